//! Values within the search: the evaluation's points, or a forced win by its length.

use crate::eval::Score;
use crate::eval::gomoku::Cell;
use crate::search::report::RankedMove;
use crate::search::selectivity::Selectivity;

/// From the side to move's view.
pub type Value = i32;

/// An immediate win, as in [`crate::eval::Score`]; a win is worth one less for each ply it takes.
pub const WON: Value = 30_000;

/// Beyond this on either side a win is forced.
pub const FORCED: Value = 29_000;

/// The bounds of the evaluation itself.
pub const MAX_EVALUATION: Value = 20_000;

/// Larger than every value.
pub const INFINITY: Value = 31_000;

/// The value of a win this many plies from the root.
#[inline]
pub const fn win_in(plies: usize) -> Value {
    WON - plies as Value
}

/// The value of a loss this many plies from the root.
#[inline]
pub const fn loss_in(plies: usize) -> Value {
    plies as Value - WON
}

/// Converts a value with wins counted from the root into one counted from the position at `ply`.
#[inline]
pub const fn to_here(value: Value, ply: usize) -> Value {
    if value > FORCED {
        value + ply as Value
    } else if value < -FORCED {
        value - ply as Value
    } else {
        value
    }
}

/// The inverse of [`to_here`].
#[inline]
pub const fn from_here(value: Value, ply: usize) -> Value {
    if value > FORCED {
        value - ply as Value
    } else if value < -FORCED {
        value + ply as Value
    } else {
        value
    }
}

/// A move with its value as reported; `line` begins with the move.
pub fn ranked(size: u8, value: Value, depth: u8, line: &[Cell]) -> RankedMove {
    let line: Vec<usize> = line.iter().map(|&cell| index(cell, size)).collect();
    RankedMove {
        cell: line[0],
        score: Score::from_hundredths(value as i16),
        depth,
        selectivity: Selectivity::NONE,
        exact: value.abs() > FORCED,
        line,
    }
}

/// A cell's number as reported.
pub fn index(cell: Cell, size: u8) -> usize {
    cell.point().index(size).expect("the search stays on the board")
}
