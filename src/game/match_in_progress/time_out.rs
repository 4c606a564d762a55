//! What happens when somebody's time is up.

use std::time::Duration;

use super::{Match, Mover, Phase, Refusal};
use crate::game::history::How;
use crate::game::outcome::End;
use crate::game::position::Ply;
use crate::game::setup::TimeOutRule;
use crate::game::side::Side;

/// Tells that somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedOut {
    /// Whose.
    pub side: Side,
    /// What came of it.
    pub consequence: Consequence,
}

/// What came of a time that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// It is asked what happens now; [`Match::answer_time_up`] answers.
    Asked,
    /// The turn passed to the other side.
    Passed,
    /// The turn passed to the other side, and since nobody seems to be there the game is paused.
    PassedAndPaused,
    /// The game is lost.
    Lost,
    /// The game ended and the discs decided.
    Counted,
}

/// An answer to "Time is up. Continue?".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The other side goes on, with all of its countdown.
    Continue,
    /// The match starts over.
    NewGame,
}

impl Match {
    /// Reads the clock, and tells if a person's time is up. The machine's time never is: it is given
    /// less than it has to think, and should it be late all the same its clock stays at nothing.
    pub fn advance(&mut self, now: Duration) -> Option<TimedOut> {
        if !self.clock.is_running() {
            return None;
        }
        let side = self.side_to_move();
        self.clock.read(side, now);
        if !self.clock.is_out(side) || self.mover() != Some(Mover::Human) {
            return None;
        }
        let consequence = match self.options.time_out {
            TimeOutRule::Ask => {
                self.asking = Some(side);
                self.clock.halt();
                self.revision += 1;
                Consequence::Asked
            }
            TimeOutRule::Pass => {
                let in_a_row = self.time_outs + 1;
                self.give_turn_away(now);
                self.time_outs = in_a_row;
                if in_a_row >= 2 && self.phase == Phase::Running {
                    self.interrupt();
                    Consequence::PassedAndPaused
                } else {
                    Consequence::Passed
                }
            }
            TimeOutRule::Lose => {
                self.history.end_by(End::LostOnTime(side));
                self.turn_is_over(now);
                Consequence::Lost
            }
            TimeOutRule::Discs => {
                self.history.end_by(End::CountedOnTime(side));
                self.turn_is_over(now);
                Consequence::Counted
            }
        };
        Some(TimedOut { side, consequence })
    }

    /// Answers "Time is up. Continue?".
    ///
    /// # Errors
    /// [`Refusal::Nothing`] if that is not asked.
    pub fn answer_time_up(&mut self, answer: Answer, now: Duration) -> Result<(), Refusal> {
        if self.asking.is_none() {
            return Err(Refusal::Nothing);
        }
        match answer {
            Answer::Continue => self.give_turn_away(now),
            Answer::NewGame => self.reset()?,
        }
        Ok(())
    }

    /// Gives the turn of the side whose time is up to the other one.
    fn give_turn_away(&mut self, now: Duration) {
        let side = self.side_to_move();
        self.history
            .play(Ply::Pass, How::TimedOut, self.turn_clocks)
            .expect("a running game is not over, and then a pass is accepted");
        self.clock.refill(side);
        self.turn_is_over(now);
    }
}
