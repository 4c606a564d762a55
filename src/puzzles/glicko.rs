//! Glicko-2 (Mark Glickman, 2013), in periods of one game: who tries a puzzle plays against it.

/// How much a strength changes unseen; Glickman's own example.
const TAU: f64 = 0.5;

/// From the scale of Glicko to that of Glicko-2.
const SCALE: f64 = 173.7178;

/// The middle of the scale.
const MIDDLE: f64 = 1500.0;

/// No deviation becomes smaller, so that nobody's rating ever stands still, nor larger than a stranger's.
const LEAST_DEVIATION: f64 = 45.0;
const MOST_DEVIATION: f64 = 350.0;

/// A rating with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation, from 45 to 350.
    pub deviation: f64,
    /// How erratic the results are, usually about 0.06.
    pub volatility: f64,
}

impl Rating {
    /// Somebody of whom nothing is known.
    pub const STRANGER: Self = Self { rating: 1200.0, deviation: 350.0, volatility: 0.06 };

    /// A puzzle that nobody has tried, with its first rating.
    pub fn of_puzzle(first: u16) -> Self {
        Self { rating: f64::from(first), deviation: 150.0, volatility: 0.06 }
    }

    /// How likely this one is to win against another, from 0 to 1.
    pub fn expects(self, other: Self) -> f64 {
        let (own, against) = (self.scaled(), other.scaled());
        expectation(own.0, against.0, against.1)
    }

    /// After a game, with 1 for a win and 0 for a loss.
    #[must_use]
    pub fn after(self, other: Self, result: f64) -> Self {
        let (mean, deviation) = self.scaled();
        let (against, spread) = other.scaled();
        let weight = g(spread);
        let expected = expectation(mean, against, spread);
        let variance = 1.0 / (weight * weight * expected * (1.0 - expected));
        let change = variance * weight * (result - expected);
        let volatility = volatility(self.volatility, deviation, variance, change);
        let before = deviation.hypot(volatility);
        let after = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        let moved = mean + after * after * weight * (result - expected);
        Self {
            rating: moved * SCALE + MIDDLE,
            deviation: (after * SCALE).clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility,
        }
    }

    fn scaled(self) -> (f64, f64) {
        ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE)
    }
}

fn g(deviation: f64) -> f64 {
    use std::f64::consts::PI;
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

fn expectation(mean: f64, against: f64, deviation: f64) -> f64 {
    1.0 / (1.0 + (-g(deviation) * (mean - against)).exp())
}

/// Step 5 of Glickman's text: the root of his function, by the Illinois variant of regula falsi.
fn volatility(volatility: f64, deviation: f64, variance: f64, change: f64) -> f64 {
    const TOLERANCE: f64 = 1e-6;
    let start = (volatility * volatility).ln();
    let f = |x: f64| {
        let ex = x.exp();
        let sum = deviation * deviation + variance + ex;
        ex * (change * change - sum) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
    };
    let mut low = start;
    let mut high = if change * change > deviation * deviation + variance {
        (change * change - deviation * deviation - variance).ln()
    } else {
        let below = |steps: i32| start - f64::from(steps) * TAU;
        let steps = (1..100).find(|&steps| f(below(steps)) >= 0.0).unwrap_or(100);
        below(steps)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    // It converges in a few steps; the limit is for numbers that no game gives.
    for _ in 0..100 {
        if (high - low).abs() <= TOLERANCE {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}
