//! Boards that no game can lead to, as they come from a slip of the hand.

use thiserror::Error;

use crate::othello::{Board, Position, Square};

/// Says why no game leads to a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImpossibleBoard {
    /// One of the four squares in the middle is empty.
    #[error("{0} is empty, one of the four squares that every game begins with")]
    EmptyMiddle(Square),
    /// A disc touches no other that leads to the middle.
    #[error("the disc on {0} is cut off from the middle")]
    CutOff(Square),
}

/// Checks that the middle of a board is full and that all its discs hang together with it. That is what
/// every game keeps to, and what most slips break; whether a game really leads to the board is not
/// known then. Boards of other sizes than 8×8 are not looked at.
///
/// # Errors
/// [`ImpossibleBoard`] says which square is wrong.
pub fn check(position: &Position) -> Result<(), ImpossibleBoard> {
    /// d4, e4, d5 and e5.
    const MIDDLE: u64 = 0x0000_0018_1800_0000;
    let Ok(board) = Board::try_from(position) else { return Ok(()) };
    let square = |squares: u64| {
        let index = squares.trailing_zeros() as usize;
        Square::from_index(index, Board::SIZE).expect("one of 64 squares is on the board")
    };
    let discs = !board.empty();
    if discs & MIDDLE != MIDDLE {
        return Err(ImpossibleBoard::EmptyMiddle(square(MIDDLE & !discs)));
    }
    let mut reached = MIDDLE;
    loop {
        let wider = discs & with_neighbours(reached);
        if wider == reached {
            break;
        }
        reached = wider;
    }
    if reached == discs { Ok(()) } else { Err(ImpossibleBoard::CutOff(square(discs & !reached))) }
}

/// The squares and those beside them in all eight directions.
fn with_neighbours(squares: u64) -> u64 {
    const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
    const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let row = squares | (squares & NOT_H) << 1 | (squares & NOT_A) >> 1;
    row | row << 8 | row >> 8
}
