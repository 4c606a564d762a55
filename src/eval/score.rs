//! What a position is worth, in discs.

use std::fmt;
use std::ops::Neg;

/// A margin from the view of the side to move, kept in hundredths of a disc.
///
/// As in the game's own score, the squares that stay empty at the end belong to the winner.
///
/// ```
/// use heibai::eval::Score;
/// assert_eq!(Score::from_discs(-4), Score::from_hundredths(-400));
/// assert!((Score::from_hundredths(250).discs() - 2.5).abs() < 1e-6);
/// assert_eq!(Score::from_hundredths(-250).to_string(), "-2.50");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

impl Score {
    /// The score of a margin of whole discs.
    pub const fn from_discs(discs: i16) -> Self {
        Self(discs * 100)
    }

    /// The score of a margin in hundredths of a disc.
    pub const fn from_hundredths(hundredths: i16) -> Self {
        Self(hundredths)
    }

    /// The margin in discs.
    pub fn discs(self) -> f32 {
        f32::from(self.0) / 100.0
    }

    /// The margin in hundredths of a disc.
    pub const fn hundredths(self) -> i16 {
        self.0
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// Writes discs with sign and two decimals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.2}", self.discs())
    }
}
