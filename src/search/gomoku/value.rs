//! Values within the search: the evaluation, or a forced win by its length.

use crate::eval::Score;
use crate::eval::gomoku::Cell;
use crate::gomoku::Point;
use crate::search::report::RankedMove;
use crate::search::selectivity::Selectivity;

pub type Value = i32;

/// An immediate win, as in [`crate::eval::Score`]; each ply takes one off.
pub const WON: Value = 30_000;

pub const FORCED: Value = 29_000;

pub const MAX_EVALUATION: Value = 20_000;

pub const INFINITY: Value = 31_000;

#[inline]
pub const fn win_in(plies: usize) -> Value {
    WON - plies as Value
}

#[inline]
pub const fn loss_in(plies: usize) -> Value {
    plies as Value - WON
}

/// Converts wins counted from the root into wins counted from the position at `ply`.
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

/// The cell of a legal move, by its index on the board.
pub fn cell(index: usize, size: u8) -> Cell {
    Cell::of(Point::from_index(index, size).expect("a legal move is on the board"))
}

pub fn index(cell: Cell, size: u8) -> usize {
    cell.point().index(size).expect("the search stays on the board")
}
