//! Values: hundredths of a disc in the midgame, whole discs as a type of their own in searches to the end.

use std::ops::Neg;

/// The greatest value on 8×8, in hundredths of a disc.
pub const INFINITY: i32 = 6400;

pub const NO_CELL: u8 = 127;

/// A margin in whole discs for the side to move, empty squares to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Discs(pub i32);

impl Discs {
    pub const MINUS_INFINITY: Self = Self(-1000);

    /// Rounds hundredths down to whole discs: exceeding these discs is exceeding the value.
    #[inline]
    pub const fn floor(hundredths: i32) -> Self {
        Self(hundredths.div_euclid(100))
    }

    #[inline]
    pub const fn hundredths(self) -> i32 {
        self.0 * 100
    }

    /// The null window above this one, seen by the other side.
    #[inline]
    #[must_use]
    pub const fn for_opponent(self) -> Self {
        Self(-self.0 - 1)
    }

    /// The upper end of the null window above this one.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Neg for Discs {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
