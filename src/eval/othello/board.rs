//! The board interface of evaluation and search, whatever the word size.

use std::fmt::Debug;

use crate::othello::{Board, SmallBoard, WideBoard, Word};

/// A set of squares; bit `row * size + column` is a square.
pub trait Mask: Word + Send + Sync {
    /// All bits mixed into one word.
    fn hash(self) -> u64;

    /// The set of one square.
    #[inline]
    fn of(index: usize) -> Self {
        Self::ONE << index as u32
    }

    /// The number of squares.
    #[inline]
    fn count(self) -> i32 {
        self.count_ones() as i32
    }

    /// Whether the set is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }

    /// Whether the two sets share a square.
    #[inline]
    fn meets(self, other: Self) -> bool {
        self & other != Self::ZERO
    }
}

impl Mask for u64 {
    #[inline]
    fn hash(self) -> u64 {
        let mixed = self.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 32)
    }
}

impl Mask for u128 {
    #[inline]
    fn hash(self) -> u64 {
        (self as u64).hash() ^ ((self >> 64) as u64).hash().rotate_left(23)
    }
}

/// A board seen from the side to move, cheap to copy.
pub trait FastBoard: Copy + Debug + Eq + Send + Sync {
    /// A set of its squares.
    type Mask: Mask;

    /// Columns and rows.
    fn size(self) -> u8;

    /// The discs of the side to move.
    fn player(self) -> Self::Mask;

    /// The discs of the other side.
    fn opponent(self) -> Self::Mask;

    /// The empty squares.
    fn empty(self) -> Self::Mask;

    /// The squares on which the side to move may place a disc.
    fn moves(self) -> Self::Mask;

    /// The discs that a move on the empty square `cell` flips; none if it is illegal.
    fn flips(self, cell: usize) -> Self::Mask;

    /// The board after the move on `cell` that flips `flips`.
    #[must_use]
    fn play(self, cell: usize, flips: Self::Mask) -> Self;

    /// The same discs, seen from the other side.
    #[must_use]
    fn pass(self) -> Self;
}

macro_rules! forward_to_rules {
    ($board:ty, $mask:ty, $size:expr) => {
        impl FastBoard for $board {
            type Mask = $mask;

            #[inline]
            fn size(self) -> u8 {
                $size(self)
            }

            #[inline]
            fn player(self) -> $mask {
                <$board>::player(self)
            }

            #[inline]
            fn opponent(self) -> $mask {
                <$board>::opponent(self)
            }

            #[inline]
            fn empty(self) -> $mask {
                <$board>::empty(self)
            }

            #[inline]
            fn moves(self) -> $mask {
                <$board>::legal_moves(self)
            }

            #[inline]
            fn flips(self, cell: usize) -> $mask {
                <$board>::flips(self, cell)
            }

            #[inline]
            fn play(self, cell: usize, flips: $mask) -> Self {
                <$board>::play_with(self, cell, flips)
            }

            #[inline]
            fn pass(self) -> Self {
                <$board>::pass(self)
            }
        }
    };
}

forward_to_rules!(Board, u64, |_| Board::SIZE);
forward_to_rules!(SmallBoard, u64, |_| SmallBoard::SIZE);
forward_to_rules!(WideBoard, u128, WideBoard::size);
