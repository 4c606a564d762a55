//! The index of every pattern's configuration, kept up to date from move to move.

use super::layout::{PATTERN_LANES, PATTERNS};
use crate::othello::{Bits, Board};

/// The configurations of all patterns on a board, seen from the side to move.
///
/// ```
/// use heibai::eval::othello::patterns::Features;
/// use heibai::othello::Board;
/// let board = Board::start();
/// let flips = board.flips(37);
/// let after = Features::new(board).after(37, flips);
/// assert_eq!(after, Features::new(board.play_with(37, flips)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Features([i16; PATTERN_LANES]);

impl Features {
    /// The features of a board.
    pub fn new(board: Board) -> Self {
        let mut features = [0; PATTERN_LANES];
        for square in Bits::new(board.player()) {
            add(&mut features, PATTERNS.steps(square), i16::wrapping_add);
        }
        for square in Bits::new(board.opponent()) {
            add(&mut features, PATTERNS.steps(square), i16::wrapping_sub);
        }
        Self(features)
    }

    /// The features after the side to move has placed a disc on `cell` and turned `flips` over, seen
    /// from the other side.
    ///
    /// # Panics
    /// If `cell` is not below 64.
    #[inline]
    #[must_use]
    pub fn after(&self, cell: usize, flips: u64) -> Self {
        let mut flipped = [0; PATTERN_LANES];
        for square in Bits::new(flips) {
            add(&mut flipped, PATTERNS.steps(square), i16::wrapping_add);
        }
        let placed = PATTERNS.steps(cell);
        // A disc that is turned over goes from -1 to +1.
        Self(std::array::from_fn(|lane| {
            let new = placed[lane].wrapping_add(flipped[lane].wrapping_mul(2));
            0_i16.wrapping_sub(self.0[lane]).wrapping_sub(new)
        }))
    }

    /// The features of the same board, seen from the other side.
    #[inline]
    #[must_use]
    pub fn passed(&self) -> Self {
        Self(self.0.map(i16::wrapping_neg))
    }

    /// The index of each lane's configuration; lanes that are not in use have 0.
    #[inline]
    pub fn indices(&self) -> &[i16; PATTERN_LANES] {
        &self.0
    }
}

#[inline]
fn add(features: &mut [i16; PATTERN_LANES], steps: &[i16; PATTERN_LANES], f: fn(i16, i16) -> i16) {
    for (feature, step) in features.iter_mut().zip(steps) {
        *feature = f(*feature, *step);
    }
}
