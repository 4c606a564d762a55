//! The index of every pattern's configuration, updated incrementally.

use std::fmt;
use std::marker::PhantomData;

use super::layout::{Layout, ORDERING, ORDERING_LANES, PATTERN_LANES, PATTERNS};
use crate::othello::{Bits, Board};

/// A set of patterns, with one lane for each instance.
pub trait PatternSet<const LANES: usize> {
    /// The patterns and their places.
    const LAYOUT: &'static Layout<LANES>;
}

/// The patterns of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation;

impl PatternSet<PATTERN_LANES> for Evaluation {
    const LAYOUT: &'static Layout<PATTERN_LANES> = &PATTERNS;
}

/// The patterns that order moves near the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ordering;

impl PatternSet<ORDERING_LANES> for Ordering {
    const LAYOUT: &'static Layout<ORDERING_LANES> = &ORDERING;
}

/// The configurations of the evaluation's patterns.
///
/// ```
/// use heibai::eval::othello::patterns::Features;
/// use heibai::othello::Board;
/// let board = Board::start();
/// let flips = board.flips(37);
/// let after = Features::new(board).after(37, flips);
/// assert_eq!(after, Features::new(board.play_with(37, flips)));
/// ```
pub type Features = Configurations<Evaluation, PATTERN_LANES>;

/// The configurations of the ordering's patterns.
pub type OrderingFeatures = Configurations<Ordering, ORDERING_LANES>;

/// The configurations of a set of patterns on a board, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(C, align(32))]
pub struct Configurations<Set, const LANES: usize> {
    indices: [i16; LANES],
    set: PhantomData<Set>,
}

impl<Set: PatternSet<LANES>, const LANES: usize> Configurations<Set, LANES> {
    /// The configurations on a board.
    pub fn new(board: Board) -> Self {
        let mut indices = [0; LANES];
        for square in Bits::new(board.player()) {
            add(&mut indices, Set::LAYOUT.steps(square), i16::wrapping_add);
        }
        for square in Bits::new(board.opponent()) {
            add(&mut indices, Set::LAYOUT.steps(square), i16::wrapping_sub);
        }
        Self { indices, set: PhantomData }
    }

    /// The configurations after the side to move has played `cell`, which must be below 64, and flipped `flips`, seen
    /// from the other side.
    #[inline]
    #[must_use]
    pub fn after(&self, cell: usize, flips: u64) -> Self {
        let mut flipped = [0; LANES];
        for square in Bits::new(flips) {
            add(&mut flipped, Set::LAYOUT.steps(square), i16::wrapping_add);
        }
        let placed = Set::LAYOUT.steps(cell);
        // A flipped disc goes from -1 to +1.
        let indices = std::array::from_fn(|lane| {
            let new = placed[lane].wrapping_add(flipped[lane].wrapping_mul(2));
            0_i16.wrapping_sub(self.indices[lane]).wrapping_sub(new)
        });
        Self { indices, set: PhantomData }
    }

    /// The configurations on the same board, seen from the other side.
    #[inline]
    #[must_use]
    pub fn passed(&self) -> Self {
        Self { indices: self.indices.map(i16::wrapping_neg), set: PhantomData }
    }

    /// The index of each lane's configuration; 0 in unused lanes.
    #[inline]
    pub fn indices(&self) -> &[i16; LANES] {
        &self.indices
    }
}

impl<Set, const LANES: usize> fmt::Debug for Configurations<Set, LANES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Configurations").field(&self.indices).finish()
    }
}

#[inline]
fn add<const LANES: usize>(
    indices: &mut [i16; LANES],
    steps: &[i16; LANES],
    f: fn(i16, i16) -> i16,
) {
    for (index, step) in indices.iter_mut().zip(steps) {
        *index = f(*index, *step);
    }
}
