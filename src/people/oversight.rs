//! What people overlook in Gomoku. There are no games of people of known strength to learn from, so this is a rule: a win is
//! found by who is strong enough for its length, its distance from the last stone and the number of fours to look at.

/// A win to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The winner's own stones up to the five.
    pub stones: usize,
    /// The distance of the first from the last stone, in columns or rows, whichever is more.
    pub distance: usize,
    /// The moves to choose among.
    pub choices: usize,
}

impl Hidden {
    /// The rating of somebody who finds half of such wins: 700 for a five beside the last stone, 170 more for each stone before
    /// it, 25 for each step beyond two, 60 for twice as many moves.
    pub fn rating(self) -> f64 {
        let stones = self.stones.saturating_sub(1) as f64;
        let far = self.distance.saturating_sub(2) as f64;
        700.0 + 170.0 * stones + 25.0 * far + 60.0 * (self.choices.max(1) as f64).log2()
    }

    /// How likely somebody of a rating finds it, by Elo's curve, from 0 to 1.
    pub fn is_found_by(self, rating: f64) -> f64 {
        1.0 / (1.0 + 10_f64.powf((self.rating() - rating) / 400.0))
    }
}
