//! The plan for the time of one move.

use std::time::Duration;

use super::limits::{GameClock, Limits};
use crate::eval::Score;

/// How much of a game lies before its mover, this move included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// The moves that the mover may have to make at most.
    pub to_come: u32,
    /// The moves among which a clock is shared: those that are expected to need thought.
    pub hard: u32,
}

/// How long one move may take: a soft end, at which it is better to answer than to look one move
/// deeper, and a hard end, which is never passed.
///
/// A search asks [`Self::goes_on`] between its iterations, and gives itself [`Self::hard`] for the one
/// that it is in. All times count from the moment at which the move was asked for, so that the plan
/// itself never looks at a clock.
///
/// A time for the move is used up, because nothing is gained by saving it. By a clock for the whole
/// game the soft end moves: further off where the best move has just changed or its score has fallen,
/// nearer where the same move has been the best again and again. The idea is that of chess programs, see
/// <https://www.chessprogramming.org/Time_Management>.
#[derive(Clone, Debug)]
pub struct TimePlan {
    /// What the clock allows for a move of average difficulty, if a clock decides.
    share: Option<Duration>,
    hard: Option<Duration>,
    /// The last finished iteration.
    last: Option<(usize, Score)>,
    /// Iterations in a row that agreed on the best move.
    agreed: u32,
    /// By how much the last iterations have shown that thinking is worth its time.
    worth: f64,
}

impl TimePlan {
    /// Kept back so that the answer is in time on a busy machine too; at most a tenth of the time.
    const RESERVE: Duration = Duration::from_millis(10);

    /// Kept back of a clock for the whole game, where being late loses.
    const CLOCK_RESERVE: Duration = Duration::from_millis(100);

    /// Kept back besides for each move to come: what may go by between the end of a search and the stop of
    /// the clock.
    const DELAY: Duration = Duration::from_millis(5);

    /// No game lasts as long; more would overflow when it is multiplied.
    const LONGEST: Duration = Duration::from_secs(1 << 32);

    /// A hard move may take so many times its share.
    const STRETCH: f64 = 3.0;

    /// An iteration that would begin after this part of the soft time would hardly end in time.
    const WORTH_STARTING: f64 = 0.55;

    /// A fall by so many hundredths of a disc asks for more thought.
    const FALL: i16 = 150;

    /// The plan for a move by these limits of time and clock, for a mover with so much to come. A plan without any
    /// limit of time goes on for ever.
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

    /// A move's fair share of a clock, and the most it may take of it.
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

    /// Tells the plan what an iteration gave: the best move and its score.
    pub fn learn(&mut self, best: usize, score: Score) {
        if let Some((last_best, last_score)) = self.last {
            let has_changed = last_best != best;
            let fall = last_score.hundredths().saturating_sub(score.hundredths());
            self.agreed = if has_changed { 0 } else { self.agreed + 1 };
            // What was surprising an iteration ago still is, but less so.
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

    /// When the search should rather answer than begin something new; `None` if nothing hurries.
    pub fn soft(&self) -> Option<Duration> {
        let hard = self.hard?;
        Some(self.share.map_or(hard, |share| share.mul_f64(self.worth).min(hard)))
    }

    /// When the search has to have answered; `None` if never.
    pub fn hard(&self) -> Option<Duration> {
        self.hard
    }

    /// Returns whether another iteration should be begun after so long. A time for the move is always
    /// used up; of a clock an iteration is begun only if it is likely to end.
    pub fn goes_on(&self, elapsed: Duration) -> bool {
        match (self.share, self.soft()) {
            (_, None) => true,
            (None, Some(soft)) => elapsed < soft,
            (Some(_), Some(soft)) => elapsed < soft.mul_f64(Self::WORTH_STARTING),
        }
    }

    /// Returns whether the time is shared with moves to come, so that what isn't used is not lost.
    pub fn is_by_clock(&self) -> bool {
        self.share.is_some()
    }
}
