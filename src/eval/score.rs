//! The value of a position.

use std::fmt;
use std::ops::Neg;

/// The value of a position for the side to move, in hundredths: in Othello a margin in discs, with the empty squares to
/// the winner; in Gomoku an evaluation without a unit, or a forced win or loss.
///
/// ```
/// use heibai::eval::Score;
/// assert_eq!(Score::from_discs(-4), Score::from_hundredths(-400));
/// assert!((Score::from_hundredths(250).discs() - 2.5).abs() < 1e-6);
/// assert_eq!(Score::from_hundredths(-250).to_string(), "-2.50");
/// assert_eq!(Score::win_in(5).forced(), Some(5));
/// assert_eq!((-Score::win_in(4)).forced(), Some(-4));
/// assert_eq!(Score::from_discs(64).forced(), None);
/// assert_eq!((-Score::win_in(4)).a_ply_before().forced(), Some(-5));
/// assert!(Score::win_in(3) > Score::win_in(5));
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

    /// A forced win in this many plies, at most [`Score::LONGEST`].
    pub const fn win_in(plies: u16) -> Self {
        let plies = if plies > Self::LONGEST { Self::LONGEST } else { plies };
        Self(Self::WIN - plies as i16)
    }

    /// Plies to a forced end, positive for a win, negative for a loss.
    pub const fn forced(self) -> Option<i16> {
        let plies = Self::WIN - self.0.abs();
        if plies > Self::LONGEST as i16 {
            None
        } else if self.0 > 0 {
            Some(plies)
        } else {
            Some(-plies)
        }
    }

    /// The score one ply earlier: a forced end is one ply further away.
    #[must_use]
    pub const fn a_ply_before(self) -> Self {
        match self.forced() {
            Some(plies) if plies.unsigned_abs() < Self::LONGEST => Self(self.0 - self.0.signum()),
            _ => self,
        }
    }

    /// The longest forced end that a score can express.
    pub const LONGEST: u16 = 999;
    /// An immediate win; beyond the margin of any Othello board.
    const WIN: i16 = 30_000;

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
    /// Writes discs with sign and two decimals, or a forced end with its plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.forced() {
            Some(plies) if plies > 0 => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {}", -plies),
            None => write!(f, "{:+.2}", self.discs()),
        }
    }
}
