//! The points that Black may not play in renju, by the recursive definition of the Renju International Federation
//! (<https://www.renju.net/rifrules/>).

use serde::Deserialize;

use super::board::Board;
use super::lines::{Direction, stones_in};
use super::point::Point;
use super::stone::Stone;
use super::threats::{Line, Rows};

/// Why Black may not play a point: the first reason in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Foul {
    /// Six or more in a row.
    Overline,
    /// Two fours at once, even in one line.
    DoubleFour,
    /// Two threes at once that Black could turn into straight fours.
    DoubleThree,
}

impl Foul {
    /// The English name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overline => "overline",
            Self::DoubleFour => "double four",
            Self::DoubleThree => "double three",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Wins,
    IsFoul(Foul),
    IsFree,
}

/// Why Black may not play this empty point, if so. Five in a row has precedence over any foul.
#[inline]
pub fn foul(board: &Board, point: Point) -> Option<Foul> {
    if !has_enough_stones(board, point) {
        return None;
    }
    match verdict(board, point) {
        Verdict::IsFoul(foul) => Some(foul),
        Verdict::Wins | Verdict::IsFree => None,
    }
}

/// Returns whether enough black stones are near for a win or a foul: four in one direction for a five, an overline or
/// two fours in one line; two in each of two directions for anything else.
#[inline]
fn has_enough_stones(board: &Board, point: Point) -> bool {
    /// The window without its outermost cells, which no four reaches.
    const WITHIN_FOUR: u64 = 0xF_FFFC;
    let mut directions = 0;
    for direction in Direction::ALL {
        let window = u64::from(board.lines().window(point, direction));
        let stones = stones_in(window & WITHIN_FOUR, Stone::Black);
        let has_two = stones & stones.wrapping_sub(1) != 0;
        if has_two && stones.count_ones() >= 4 {
            return true;
        }
        directions += u32::from(has_two);
    }
    directions >= 2
}

fn verdict(board: &Board, point: Point) -> Verdict {
    let mut is_overline = false;
    let mut fours = 0;
    let mut threes = 0;
    let mut steps_to_fours = [[None; 2]; 4];
    for direction in Direction::ALL {
        let (line, cell) = Line::through(board, point, Stone::Black, direction);
        let length = line.length(cell);
        if length == 5 {
            return Verdict::Wins;
        }
        is_overline |= length > 5;
        match fours_along(line, cell, length) {
            0 => {
                let cells = line.cells_to_straight_four(cell, Rows::Exact);
                let steps = |to: u32| (to as i8 - cell as i8) / 2;
                threes += u32::from(cells != [None; 2]);
                steps_to_fours[direction as usize] = cells.map(|to| to.map(steps));
            }
            more => fours += more,
        }
    }
    if is_overline {
        Verdict::IsFoul(Foul::Overline)
    } else if fours >= 2 {
        Verdict::IsFoul(Foul::DoubleFour)
    } else if threes >= 2 && are_valid(board, point, threes, &steps_to_fours) {
        Verdict::IsFoul(Foul::DoubleThree)
    } else {
        Verdict::IsFree
    }
}

/// The fours along a line, each a distinct set of four stones: an unbroken four counts once.
#[inline]
fn fours_along(line: Line, cell: u32, length: u32) -> u32 {
    match (line.winning_cells(cell, Rows::Exact), length) {
        ([None, None], _) => 0,
        ([Some(_), Some(_)], ..4) => 2,
        _ => 1,
    }
}

/// Returns whether at least two of the threes that a stone makes are real: Black may play a point, this many steps
/// along the direction, that makes it a straight four and does not win otherwise.
fn are_valid(
    board: &Board,
    point: Point,
    mut threes: u32,
    steps_to_fours: &[[Option<i8>; 2]; 4],
) -> bool {
    let mut after = board.clone();
    after.place(point, Stone::Black);
    let mut valid = 0;
    for (direction, steps) in Direction::ALL.iter().zip(steps_to_fours) {
        if steps == &[None; 2] {
            continue;
        }
        let is_valid = steps.iter().flatten().any(|&steps| {
            let point = direction.along(point, steps).expect("an empty cell is on the board");
            verdict(&after, point) == Verdict::IsFree
        });
        if is_valid {
            valid += 1;
        } else {
            threes -= 1;
        }
        if valid >= 2 || threes < 2 {
            break;
        }
    }
    valid >= 2
}
