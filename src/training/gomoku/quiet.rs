//! Which positions are fitted to.

use crate::eval::gomoku::{Class, PatternBoard};
use crate::gomoku::Stone;

/// Whether neither side has a five or an open four at hand; the search never evaluates another.
pub fn is_quiet(board: &PatternBoard) -> bool {
    Stone::ALL.iter().all(|&stone| {
        board.count(stone, Class::Five) == 0 && board.count(stone, Class::OpenFour) == 0
    })
}
