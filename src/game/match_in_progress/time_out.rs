//! Time-outs.

use std::time::Duration;

use super::{Match, Mover, Phase, Refusal};
use crate::game::outcome::End;
use crate::game::position::Ply;
use crate::game::side::Side;
use crate::game::time_out_rule::TimeOutRule;
use crate::game::turn::How;

/// A time-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedOut {
    /// Whose.
    pub side: Side,
    /// Its consequence.
    pub consequence: Consequence,
}

/// The consequence of a time-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// The player is asked; [`Match::answer_time_up`] answers.
    Asked,
    /// The turn passed.
    Passed,
    /// The turn passed, and since nobody seems to be there the game is paused.
    PassedAndPaused,
    /// The game is lost.
    Lost,
    /// The game ended and was decided on the board.
    Counted,
    /// The game ended without a winner.
    Drawn,
}

/// The answer to whether a side may keep its turn after its time ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The side's clock is refilled.
    KeepTurn,
    /// The turn passes; where passing is impossible this is [`Answer::KeepTurn`].
    GiveTurn,
    /// The match starts over.
    NewGame,
}

impl Match {
    /// Reads the clock, and reports a person's time-out. The engine never times out: it gets less time than it has, and
    /// if late its clock stays at zero.
    pub fn advance(&mut self, now: Duration) -> Option<TimedOut> {
        if !self.clock_runs() {
            return None;
        }
        let player = self.player_to_move();
        self.clock.read(player, now);
        if !self.clock.is_out(player) || self.mover() != Mover::Human {
            return None;
        }
        let side = self.side_in_turn();
        let consequence = match self.time_out_rule() {
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
            TimeOutRule::Count => {
                self.history.end_by(End::CountedOnTime(side));
                self.turn_is_over(now);
                Consequence::Counted
            }
            TimeOutRule::Draw => {
                self.history.end_by(End::DrawnOnTime(side));
                self.turn_is_over(now);
                Consequence::Drawn
            }
        };
        Some(TimedOut { side, consequence })
    }

    /// Answers whether a side may keep its turn after its time ran out.
    ///
    /// # Errors
    /// [`Refusal::Nothing`] if the question is not open.
    pub fn answer_time_up(&mut self, answer: Answer, now: Duration) -> Result<(), Refusal> {
        if self.asking.is_none() {
            return Err(Refusal::Nothing);
        }
        match answer {
            Answer::GiveTurn if self.setup.variant.game().kind().knows_pass => {
                self.give_turn_away(now);
            }
            Answer::KeepTurn | Answer::GiveTurn => self.give_time_again(now),
            Answer::NewGame => self.reset()?,
        }
        Ok(())
    }

    fn time_out_rule(&self) -> TimeOutRule {
        let game = self.setup.variant.game();
        let (wanted, known) = (self.options.time_out[game], game.kind().time_out_rules);
        if known.contains(&wanted) { wanted } else { known[0] }
    }

    fn give_turn_away(&mut self, now: Duration) {
        let player = self.player_to_move();
        self.history
            .play(Ply::Pass, How::TimedOut, self.turn_clocks)
            .expect("a running game that knows a pass accepts it");
        self.clock.refill(player);
        self.turn_is_over(now);
    }

    fn give_time_again(&mut self, now: Duration) {
        self.clock.refill(self.player_to_move());
        self.turn_clocks = self.clock.left();
        self.asking = None;
        self.revision += 1;
        self.clock.run(now);
    }
}
