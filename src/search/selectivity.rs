//! The confidence of a search in its answer.

use std::fmt;

/// The confidence of Multi-ProbCut: the chance, at each cut, that a full search would have cut as well.
///
/// ```
/// use heibai::search::Selectivity;
/// assert!(Selectivity::P73 < Selectivity::P99);
/// assert_eq!(Selectivity::from_percent(95), Some(Selectivity::P95));
/// assert_eq!(Selectivity::NONE.to_string(), "100%");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Selectivity {
    /// 73 %: the most selective, and so the deepest within a time.
    P73,
    /// 87 %.
    P87,
    /// 95 %.
    P95,
    /// 98 %.
    P98,
    /// 99 %.
    P99,
    /// 100 %: full width.
    Full,
}

impl Selectivity {
    /// Full width.
    pub const NONE: Self = Self::Full;

    /// Every step, most selective first.
    pub const ALL: [Self; 6] = [Self::P73, Self::P87, Self::P95, Self::P98, Self::P99, Self::Full];

    /// The step at this place in [`Self::ALL`]; full width beyond its end.
    #[inline]
    pub(super) fn at(place: usize) -> Self {
        Self::ALL.get(place).copied().unwrap_or(Self::Full)
    }

    /// The confidence in per cent.
    pub const fn percent(self) -> u8 {
        match self {
            Self::P73 => 73,
            Self::P87 => 87,
            Self::P95 => 95,
            Self::P98 => 98,
            Self::P99 => 99,
            Self::Full => 100,
        }
    }

    /// The step of this confidence in per cent, if there is one.
    pub fn from_percent(percent: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.percent() == percent)
    }
}

impl fmt::Display for Selectivity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%", self.percent())
    }
}
