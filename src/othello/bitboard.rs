//! Sets of squares as the bits of one word, and the grids they lie on: bit `row * size + column`, so bit 0 is a1.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// A word with one bit for each square: `u64` up to 8×8, `u128` up to 10×10.
pub trait Word:
    Copy
    + Debug
    + Eq
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + private::Sealed
    + 'static
{
    /// No bit.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;
    /// The highest bit.
    const HIGHEST: Self;

    /// Adds, dropping the carry.
    #[must_use]
    fn wrapping_add(self, other: Self) -> Self;

    /// Subtracts, dropping the borrow.
    #[must_use]
    fn wrapping_sub(self, other: Self) -> Self;

    /// Zeros above the highest set bit.
    fn leading_zeros(self) -> u32;

    /// Zeros below the lowest set bit.
    fn trailing_zeros(self) -> u32;

    /// Set bits.
    fn count_ones(self) -> u32;
}

mod private {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
}

macro_rules! impl_word {
    ($word:ty) => {
        impl Word for $word {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const HIGHEST: Self = 1 << (<$word>::BITS - 1);

            #[inline]
            fn wrapping_add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn wrapping_sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline]
            fn leading_zeros(self) -> u32 {
                self.leading_zeros()
            }

            #[inline]
            fn trailing_zeros(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn count_ones(self) -> u32 {
                self.count_ones()
            }
        }
    };
}

impl_word!(u64);
impl_word!(u128);

/// The indices of a word's set bits, lowest first.
///
/// ```
/// use heibai::othello::Bits;
/// assert_eq!(Bits::new(0b1010_u64).collect::<Vec<_>>(), [1, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Bits<W>(W);

impl<W: Word> Bits<W> {
    /// Iterates over the bits of `word`.
    pub fn new(word: W) -> Self {
        Self(word)
    }
}

impl<W: Word> Iterator for Bits<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == W::ZERO {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 = self.0 & self.0.wrapping_sub(W::ONE);
        Some(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl<W: Word> ExactSizeIterator for Bits<W> {}

/// The squares from a square to the edge, excluding itself, in the eight directions: first the four in which the index
/// grows, then their opposites in the same order.
pub(super) type Rays<W> = [W; 8];

/// A board's geometry, known at compile time so that every shift and mask is a constant.
pub(super) trait Grid {
    type Word: Word;
    const SIZE: u32;
    const ALL: Self::Word;
    /// All but the leftmost and the rightmost.
    const INNER_COLUMNS: Self::Word;

    fn rays() -> &'static [Rays<Self::Word>];
}

pub(super) type Grid8 = SmallGrid<8>;

pub(super) type Grid6 = SmallGrid<6>;

/// Up to 8×8, in 64 bits.
pub(super) struct SmallGrid<const SIZE: u32>;

impl<const SIZE: u32> SmallGrid<SIZE> {
    /// Long enough for any grid, as an array's length can't be computed from `SIZE` here.
    const RAYS: &'static [Rays<u64>; 64] = {
        assert!(SIZE >= 4 && SIZE <= 8, "64 bits hold up to 8×8 squares");
        &{
            let mut rays = [[0; 8]; 64];
            let mut index = 0;
            while index < SIZE * SIZE {
                let wide = rays_from(SIZE, index);
                let mut direction = 0;
                while direction < 8 {
                    rays[index as usize][direction] = wide[direction] as u64;
                    direction += 1;
                }
                index += 1;
            }
            rays
        }
    };
}

impl<const SIZE: u32> Grid for SmallGrid<SIZE> {
    type Word = u64;
    const SIZE: u32 = SIZE;
    const ALL: u64 = columns(SIZE, 0, SIZE) as u64;
    const INNER_COLUMNS: u64 = columns(SIZE, 1, SIZE - 1) as u64;

    #[inline]
    fn rays() -> &'static [Rays<u64>] {
        Self::RAYS
    }
}

/// Up to 10×10, in 128 bits.
pub(super) struct WideGrid<const SIZE: u32>;

impl<const SIZE: u32> WideGrid<SIZE> {
    /// As in [`SmallGrid`].
    const RAYS: &'static [Rays<u128>; 100] = {
        assert!(SIZE >= 4 && SIZE <= 10, "128 bits hold up to 10×10 squares");
        &{
            let mut rays = [[0; 8]; 100];
            let mut index = 0;
            while index < SIZE * SIZE {
                rays[index as usize] = rays_from(SIZE, index);
                index += 1;
            }
            rays
        }
    };
}

impl<const SIZE: u32> Grid for WideGrid<SIZE> {
    type Word = u128;
    const SIZE: u32 = SIZE;
    const ALL: u128 = columns(SIZE, 0, SIZE);
    const INNER_COLUMNS: u128 = columns(SIZE, 1, SIZE - 1);

    #[inline]
    fn rays() -> &'static [Rays<u128>] {
        Self::RAYS
    }
}

const fn columns(size: u32, first: u32, end: u32) -> u128 {
    let mut bits = 0;
    let mut row = 0;
    while row < size {
        let mut column = first;
        while column < end {
            bits |= 1 << (row * size + column);
            column += 1;
        }
        row += 1;
    }
    bits
}

const fn rays_from(size: u32, index: u32) -> Rays<u128> {
    /// Steps of (column, row), in the order of [`Rays`].
    const STEPS: [(i32, i32); 8] =
        [(1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1)];
    let size = size as i32;
    let mut rays = [0; 8];
    let mut direction = 0;
    while direction < 8 {
        let (step_column, step_row) = STEPS[direction];
        let mut column = index as i32 % size + step_column;
        let mut row = index as i32 / size + step_row;
        while column >= 0 && column < size && row >= 0 && row < size {
            rays[direction] |= 1 << (row * size + column);
            column += step_column;
            row += step_row;
        }
        direction += 1;
    }
    rays
}
