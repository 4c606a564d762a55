//! How games ended.

/// How games ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games that Black won.
    pub black: u32,
    /// Games that White won.
    pub white: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games of which that is not known.
    pub unknown: u32,
    /// Games whose margin is known.
    scored: u32,
    /// By how much Black was ahead in these, all together.
    margin: i64,
}

impl Results {
    /// All games.
    pub fn games(&self) -> u32 {
        self.black + self.white + self.draws + self.unknown
    }

    /// By how many discs Black was ahead on average; `None` where no game has discs to count.
    pub fn mean(&self) -> Option<f32> {
        (self.scored > 0).then(|| self.margin as f32 / self.scored as f32)
    }

    /// The share of the points that Black made, from 0 to 1, of the games whose result is known; a draw is half a point.
    pub fn black_share(&self) -> Option<f32> {
        let known = self.games() - self.unknown;
        let points = self.black as f32 + self.draws as f32 / 2.0;
        (known > 0).then(|| points / known as f32)
    }

    /// Adds those of other games.
    pub fn add(&mut self, other: &Self) {
        self.black += other.black;
        self.white += other.white;
        self.draws += other.draws;
        self.unknown += other.unknown;
        self.scored += other.scored;
        self.margin += other.margin;
    }

    /// The same with colours changed.
    pub(super) fn swapped(self) -> Self {
        Self { black: self.white, white: self.black, margin: -self.margin, ..self }
    }
}

/// How a game ended for the side that began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Unknown,
    /// With so many discs more than the other side.
    Margin(i16),
    /// Without anything to count: won, drawn or lost.
    Sign(i8),
}

impl Verdict {
    /// What one such game adds, as if the side to move, the first or the other, had Black.
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
