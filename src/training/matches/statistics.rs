//! What a match says about strength. As the two games of an opening depend on each other, pairs are counted, worth 0,
//! ½, 1, 1½ or 2 points (the pentanomial model of <https://www.chessprogramming.org/Match_Statistics>).

use crate::game::{Outcome, Side};

/// The half-width of the 95 % interval of a normal distribution, in standard errors.
const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

/// One game from one player's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// 0, 1 or 2.
    pub half_points: u8,
    /// The margin in discs, empty squares given to the winner.
    pub margin: i32,
}

impl Score {
    /// The score of the player that had `side`.
    pub fn of(outcome: &Outcome, side: Side) -> Self {
        let half_points = match outcome.winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        };
        let margin = outcome.margin(side);
        Self { half_points, margin }
    }
}

/// The results of a match from the first player's view.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs worth 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
    /// The sum of the pairs' margins, and of their squares.
    margins: (f64, f64),
}

/// A difference in strength by the logistic model: 400 points are odds of ten to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference; infinite if all games were won or all lost.
    pub value: f64,
    /// The 95 % confidence interval, if there is one.
    pub interval: Option<(f64, f64)>,
}

impl Statistics {
    /// Adds the two games of an opening.
    pub fn add(&mut self, games: [Score; 2]) {
        for game in games {
            match game.half_points {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
        let [one, other] = games;
        self.pairs[usize::from(one.half_points.min(2) + other.half_points.min(2))] += 1;
        let margin = f64::from(one.margin + other.margin);
        self.margins.0 += margin;
        self.margins.1 += margin * margin;
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    fn pair_count(&self) -> f64 {
        self.pairs.iter().sum::<u64>() as f64
    }

    /// The share of the points, from 0 to 1; one half without games.
    pub fn score(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games() as f64
    }

    /// The standard error of [`Self::score`]; unknown with fewer than two pairs.
    pub fn score_error(&self) -> Option<f64> {
        let mean = self.score();
        let squares: f64 = (0..5)
            .map(|points| self.pairs[points] as f64 * (points as f64 / 4.0 - mean).powi(2))
            .sum();
        self.error_of(squares)
    }

    /// The mean margin of a game, in discs.
    pub fn margin(&self) -> f64 {
        self.margins.0 / (2.0 * self.pair_count()).max(1.0)
    }

    /// The standard error of [`Self::margin`].
    pub fn margin_error(&self) -> Option<f64> {
        let count = self.pair_count().max(1.0);
        let squares = self.margins.1 - self.margins.0.powi(2) / count;
        self.error_of(squares.max(0.0) / 4.0)
    }

    /// The standard error of a mean whose squared deviations have this sum.
    fn error_of(&self, squares: f64) -> Option<f64> {
        let count = self.pair_count();
        (count >= 2.0).then(|| (squares / (count - 1.0) / count).sqrt())
    }

    /// The difference in strength.
    pub fn elo(&self) -> Elo {
        let score = self.score();
        // Pairs that are all worth the same don't show any variance.
        let interval = self.score_error().filter(|&error| error > 0.0).map(|error| {
            let reach = TWO_SIDED_95 * error;
            (elo_of_score(score - reach), elo_of_score(score + reach))
        });
        Elo { value: elo_of_score(score), interval }
    }
}

/// The difference in strength that a share of the points implies.
pub fn elo_of_score(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    // Adding zero turns minus zero into zero.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

/// The share of the points that a difference in strength implies.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test between two differences in strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference if the first player is not better.
    pub elo0: f64,
    /// The difference worth having; more than [`Self::elo0`].
    pub elo1: f64,
    /// The risk of taking [`Self::elo0`] for [`Self::elo1`], between 0 and ½.
    pub alpha: f64,
    /// The risk of taking [`Self::elo1`] for [`Self::elo0`], between 0 and ½.
    pub beta: f64,
}

/// The result of such a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is [`Sprt::elo0`] rather than [`Sprt::elo1`].
    Lower,
    /// The difference is [`Sprt::elo1`] rather than [`Sprt::elo0`].
    Higher,
}

impl Sprt {
    /// The log-likelihood ratios at which the test ends, the negative one first.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of [`Self::elo1`] to [`Self::elo0`] given the pairs. For each, the likeliest
    /// distribution of pairs with the expected score is taken (M. Van den Bergh, "Comments on normalized Elo",
    /// <https://www.cantate.be/Fishtest/normalized_elo.pdf>).
    pub fn log_likelihood_ratio(&self, statistics: &Statistics) -> f64 {
        /// The count of pairs not seen yet, so that they are not taken to be impossible.
        const UNSEEN: f64 = 1e-3;
        let count = statistics.pair_count();
        if count == 0.0 {
            return 0.0;
        }
        let weights = statistics.pairs.map(|pairs| (pairs as f64).max(UNSEEN));
        let total: f64 = weights.iter().sum();
        let seen = weights.map(|weight| weight / total);
        let lower = fitted(seen, score_of_elo(self.elo0));
        let higher = fitted(seen, score_of_elo(self.elo1));
        let ratio: f64 = (0..5).map(|i| seen[i] * (higher[i] / lower[i]).ln()).sum();
        count * ratio
    }

    /// The result of the test; `None` while it goes on.
    pub fn verdict(&self, statistics: &Statistics) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio(statistics);
        let (lower, upper) = self.bounds();
        if ratio <= lower {
            Some(Verdict::Lower)
        } else if ratio >= upper {
            Some(Verdict::Higher)
        } else {
            None
        }
    }
}

/// The distribution with the mean `score` under which what was `seen` is likeliest: each share is divided by 1 + θ·(its
/// points − score), where θ makes the mean right.
fn fitted(seen: [f64; 5], score: f64) -> [f64; 5] {
    let away = |i: usize| i as f64 / 4.0 - score;
    let slope =
        |theta: f64| -> f64 { (0..5).map(|i| seen[i] * away(i) / (1.0 + theta * away(i))).sum() };
    // Between these the shares are positive, and the slope falls from +∞ to −∞.
    let (mut low, mut high) = (-1.0 / away(4), -1.0 / away(0));
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    let theta = f64::midpoint(low, high);
    std::array::from_fn(|i| seen[i] / (1.0 + theta * away(i)))
}
