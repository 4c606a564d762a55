//! Counts of games by result.

/// Counts of games by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games that Black won.
    pub black: u32,
    /// Games that White won.
    pub white: u32,
    /// Drawn games.
    pub draws: u32,
    /// Games with unknown result.
    pub unknown: u32,
    scored: u32,
    /// Black's total margin in games with a known one.
    margin: i64,
}

impl Results {
    /// All games.
    pub fn games(&self) -> u32 {
        self.black + self.white + self.draws + self.unknown
    }

    /// Black's mean margin in discs; `None` where no game has discs to count.
    pub fn mean(&self) -> Option<f32> {
        (self.scored > 0).then(|| self.margin as f32 / self.scored as f32)
    }

    /// Black's share of the points from 0 to 1, over games with a known result; a draw is half a point.
    pub fn black_share(&self) -> Option<f32> {
        let known = self.games() - self.unknown;
        let points = self.black as f32 + self.draws as f32 / 2.0;
        (known > 0).then(|| points / known as f32)
    }

    /// Adds other results.
    pub fn add(&mut self, other: &Self) {
        self.black += other.black;
        self.white += other.white;
        self.draws += other.draws;
        self.unknown += other.unknown;
        self.scored += other.scored;
        self.margin += other.margin;
    }

    pub(super) fn swapped(self) -> Self {
        Self { black: self.white, white: self.black, margin: -self.margin, ..self }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Unknown,
    /// In discs.
    Margin(i16),
    /// Won, drawn or lost, with nothing to count.
    Sign(i8),
}

impl Verdict {
    /// One such game, as if the side to move, the first or the other, were Black.
    pub fn results(self, is_first: bool) -> Results {
        let (sign, margin) = match self {
            Self::Unknown => return Results { unknown: 1, ..Results::default() },
            Self::Margin(margin) => (margin.signum(), Some(margin)),
            Self::Sign(sign) => (sign.into(), None),
        };
        let results = Results {
            black: u32::from(sign > 0),
            white: u32::from(sign < 0),
            draws: u32::from(sign == 0),
            unknown: 0,
            scored: u32::from(margin.is_some()),
            margin: margin.unwrap_or_default().into(),
        };
        if is_first { results } else { results.swapped() }
    }
}
