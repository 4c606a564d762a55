//! What values there are: hundredths of a disc while a search looks ahead, whole discs once it sees the end of the
//! game. The first are plain numbers; the second have a type of their own, so that nobody takes one for the other.

use std::ops::Neg;

/// The greatest value on 8×8, in hundredths of a disc.
pub const INFINITY: i32 = 6400;

/// A margin in whole discs for the side to move, empty squares counted to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Discs(pub i32);

impl Discs {
    /// Less than any margin.
    pub const NOTHING: Self = Self(-1000);

    /// As many whole discs as fit into a value in hundredths: what is more than these discs is more than the value.
    #[inline]
    pub const fn within(hundredths: i32) -> Self {
        Self(hundredths.div_euclid(100))
    }

    /// The same in hundredths of a disc.
    #[inline]
    pub const fn hundredths(self) -> i32 {
        self.0 * 100
    }

    /// The lower end of the zero window above this one, as the other side sees it: it asks whether it gets more than
    /// that.
    #[inline]
    #[must_use]
    pub const fn asked_back(self) -> Self {
        Self(-self.0 - 1)
    }

    /// One more, the upper end of the zero window above this one.
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
