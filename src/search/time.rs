//! The time plan of one move.

use std::time::Duration;

use super::limits::{GameClock, Limits};
use crate::eval::Score;

/// How much of a game is left for the mover, this move included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// The most moves the mover may still have to make.
    pub to_come: u32,
    /// The moves that share a clock: those expected to need thought.
    pub hard: u32,
}

/// How long one move may take, counted from the request: a soft limit, at which answering beats another iteration, and
/// a hard one. A time per move is used up. Under a game clock the soft limit moves: later if the best move has just
/// changed or its score has dropped, earlier if it stays best: <https://www.chessprogramming.org/Time_Management>.
#[derive(Clone, Debug)]
pub struct TimePlan {
    /// The clock's share for a move of average difficulty, if there is a clock.
    share: Option<Duration>,
    hard: Option<Duration>,
    last: Option<(usize, Score)>,
    /// Consecutive iterations that agreed on the best move.
    agreed: u32,
    /// How much the last iterations justified more thinking.
    worth: f64,
}

impl TimePlan {
    /// Reserved for a busy machine; at most a tenth of the time.
    const RESERVE: Duration = Duration::from_millis(10);

    /// Reserved of a game clock, where being late loses.
    const CLOCK_RESERVE: Duration = Duration::from_millis(100);

    /// Also reserved, per move to come, for the delay until the clock stops.
    const DELAY: Duration = Duration::from_millis(5);

    /// No game lasts as long; more would overflow in multiplication.
    const LONGEST: Duration = Duration::from_secs(1 << 32);

    /// A hard move may take this many times its share.
    const STRETCH: f64 = 3.0;

    /// An iteration begun after this part of the soft limit would hardly finish.
    const WORTH_STARTING: f64 = 0.55;

    /// A drop of this many hundredths of a disc asks for more thought.
    const FALL: i16 = 150;

    /// The plan for a move; without a time limit it goes on for ever.
    pub fn new(limits: &Limits, horizon: Horizon) -> Self {
        let (share, by_clock) = match limits.clock {
            Some(clock) => {
                let (share, hard) = Self::by_clock(clock, horizon);
                (Some(share), Some(hard))
            }
            None => (None, None),
        };
        let of_move = limits.time.map(|time| time.saturating_sub(Self::RESERVE.min(time / 10)));
        let hard = by_clock.into_iter().chain(of_move).min();
        Self { share, hard, last: None, agreed: 0, worth: 1.0 }
    }

    /// A move's fair share of a clock, and the most it may take.
    fn by_clock(clock: GameClock, horizon: Horizon) -> (Duration, Duration) {
        let to_come = horizon.to_come.max(1);
        let left = clock.left.min(Self::LONGEST);
        let reserve = Self::CLOCK_RESERVE + Self::DELAY * to_come;
        let left = left.saturating_sub(reserve).max(left / (4 * to_come));
        let increment = clock.increment.min(Self::LONGEST);
        let asked = clock.moves.map_or(u32::MAX, |moves| moves.max(1));
        let moves = horizon.hard.max(1).min(asked).min(to_come);
        let share = (left / moves).saturating_add(increment.mul_f64(0.9)).min(left);
        // Each move to come keeps at least half of an even share.
        let others = (left / moves).mul_f64(0.5) * (moves - 1);
        let hard = share.mul_f64(Self::STRETCH).min(left.saturating_sub(others)).max(share / 2);
        (share, hard)
    }

    /// Takes an iteration's best move and score into account.
    pub fn learn(&mut self, best: usize, score: Score) {
        if let Some((last_best, last_score)) = self.last {
            let has_changed = last_best != best;
            let fall = last_score.hundredths().saturating_sub(score.hundredths());
            self.agreed = if has_changed { 0 } else { self.agreed + 1 };
            // An earlier surprise still counts, but less.
            self.worth = 1.0 + (self.worth - 1.0).max(0.0) / 2.0;
            if has_changed {
                self.worth += 0.4;
            }
            if fall >= Self::FALL {
                self.worth += 0.6;
            }
            if self.agreed >= 4 && self.worth < 1.1 {
                self.worth = 0.7;
            }
        }
        self.last = Some((best, score));
    }

    /// The soft limit, if any.
    pub fn soft(&self) -> Option<Duration> {
        let hard = self.hard?;
        Some(self.share.map_or(hard, |share| share.mul_f64(self.worth).min(hard)))
    }

    /// The hard limit, if any.
    pub fn hard(&self) -> Option<Duration> {
        self.hard
    }

    /// Returns whether to begin another iteration; under a clock, only if it is likely to finish.
    pub fn goes_on(&self, elapsed: Duration) -> bool {
        match (self.share, self.soft()) {
            (_, None) => true,
            (None, Some(soft)) => elapsed < soft,
            (Some(_), Some(soft)) => elapsed < soft.mul_f64(Self::WORTH_STARTING),
        }
    }

    /// Returns whether time saved now is kept for later moves.
    pub fn is_by_clock(&self) -> bool {
        self.share.is_some()
    }
}
