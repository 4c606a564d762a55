//! Which moves are worth searching: many in a quiet position, few under a threat.

use arrayvec::ArrayVec;

use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::gomoku::{Ruleset, Stone};

pub type Moves = ArrayVec<Cell, 484>;

/// A point's lines have no more parries.
pub type Parries = ArrayVec<Cell, 48>;

#[derive(Debug)]
pub enum Duty {
    Win(Cell),
    /// Makes an open four, and wins two plies later.
    OpenFour(Cell),
    /// Must stop a five, by one of [`stops`]; there may be none.
    StopFive,
    StopOpenFour,
    Free,
}

#[inline]
pub fn duty(board: &PatternBoard) -> Duty {
    let own = board.to_move();
    if let Some(five) = board.any(own, Class::Five) {
        return Duty::Win(five);
    }
    if board.count(!own, Class::Five) > 0 {
        return Duty::StopFive;
    }
    if let Some(four) = board.any(own, Class::OpenFour) {
        return Duty::OpenFour(four);
    }
    if board.count(!own, Class::OpenFour) > 0 { Duty::StopOpenFour } else { Duty::Free }
}

/// The legal moves that leave the other side no five; it has at least one now.
pub fn stops(board: &PatternBoard) -> Parries {
    let own = board.to_move();
    let mut moves = Parries::new();
    if board.ruleset() == Ruleset::Caro {
        // A five is also stopped by closing its other end.
        return parries(board, Class::Five);
    }
    if board.count(!own, Class::Five) == 1 {
        board.for_each(!own, Class::Five, |five| moves.push(five));
    }
    moves.retain(|cell| !board.is_forbidden(*cell));
    moves
}

pub fn parries(board: &PatternBoard, class: Class) -> Parries {
    let own = board.to_move();
    let mut moves = Parries::new();
    let mut is_first = true;
    board.for_each(!own, class, |threat| {
        let mut these = Parries::new();
        board.for_each_parry(threat, !own, class, |cell| {
            if (is_first || moves.contains(&cell)) && !these.contains(&cell) {
                these.push(cell);
            }
        });
        moves = these;
        is_first = false;
    });
    moves.retain(|cell| !board.is_forbidden(*cell));
    moves
}

/// Adds the points where this colour makes a four and may, most promising first.
pub fn fours(board: &PatternBoard, stone: Stone, moves: &mut Moves) {
    for class in [Class::OpenFour, Class::FourThree, Class::FourPlus, Class::Four] {
        board.for_each(stone, class, |cell| moves.push(cell));
    }
    board.for_each(stone, Class::Suspect, |cell| {
        if board.makes_four(cell, stone) && !board.forbids(cell, stone) {
            moves.push(cell);
        }
    });
}

pub fn against_open_four(board: &PatternBoard, moves: &mut Moves) {
    moves.extend(parries(board, Class::OpenFour));
    let mut counter = Moves::new();
    fours(board, board.to_move(), &mut counter);
    for cell in counter {
        if !moves.contains(&cell) {
            moves.push(cell);
        }
    }
}

pub fn free(board: &PatternBoard, moves: &mut Moves) {
    if board.empties() == u16::from(board.size()).pow(2) {
        moves.push(Cell::middle(board.size()));
        return;
    }
    board.for_each_of_either(Class::Two, |cell| moves.push(cell));
    moves.retain(|cell| !board.is_forbidden(*cell));
    if moves.is_empty() {
        // Little is left to win, or to be allowed.
        moves.extend(board.empty_cells().filter(|&cell| !board.is_forbidden(cell)));
    }
}
