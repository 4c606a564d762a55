//! How a turn ends without a stone, and how the next one begins.

use std::time::Duration;

use super::{Match, Mover, Phase, Refusal};
use crate::game::position::Ply;
use crate::game::tally::{Counted, TallyChange};
use crate::game::turn::How;

impl Match {
    /// Skips a person's turn.
    ///
    /// # Errors
    /// [`Refusal::CanMove`] if there is a legal move and the rules forbid skipping; another [`Refusal`] if it is not a
    /// person's turn.
    pub fn skip(&mut self, now: Duration) -> Result<(), Refusal> {
        self.advance(now);
        self.check_turn(Mover::Human)?;
        if !self.may_skip() {
            return Err(Refusal::CanMove);
        }
        self.leave_turn(now);
        Ok(())
    }

    /// Passes the engine's turn.
    ///
    /// # Errors
    /// [`Refusal::CanMove`] if the engine has a legal move; another [`Refusal`] if it is not its turn.
    pub fn machine_pass(&mut self, now: Duration) -> Result<(), Refusal> {
        self.advance(now);
        self.check_turn(Mover::Machine)?;
        if !self.position().must_pass() {
            return Err(Refusal::CanMove);
        }
        self.leave_turn(now);
        Ok(())
    }

    pub(super) fn check_running(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Paused => Err(Refusal::Paused),
            Phase::Over => Err(Refusal::Over),
            Phase::Running if self.asking.is_some() => Err(Refusal::TimeUp),
            Phase::Running => Ok(()),
        }
    }

    pub(super) fn check_turn(&self, mover: Mover) -> Result<(), Refusal> {
        self.check_running()?;
        if self.mover() == mover { Ok(()) } else { Err(Refusal::NotYourTurn) }
    }

    pub(super) fn leave_turn(&mut self, now: Duration) {
        let how = if self.position().must_pass() { How::ForcedPass } else { How::Skipped };
        self.history
            .play(Ply::Pass, how, self.turn_clocks)
            .expect("a running game is not over, and then a pass is accepted");
        let time_outs = self.time_outs;
        self.turn_is_over(now);
        if how == How::ForcedPass {
            // Nobody may be there, so it does not reset the count: otherwise a side that times out again and again could
            // alternate forever with one that has to pass.
            self.time_outs = time_outs;
        }
    }

    pub(super) fn turn_is_over(&mut self, now: Duration) {
        self.dropped = self.stash.take().or(self.dropped.take());
        self.time_outs = 0;
        self.begin_turn(now);
    }

    pub(super) fn begin_turn(&mut self, now: Duration) {
        self.revision += 1;
        self.asking = None;
        if self.history.end().is_none() {
            // Otherwise the turn stays as it was, to return if the end is taken back.
            self.clock.begin_turn();
            self.turn_clocks = self.clock.left();
        }
        self.clock.halt();
        if let Some(outcome) = self.outcome() {
            self.phase = Phase::Over;
            if self.counted.is_none() {
                let game = self.setup.variant.game();
                let counted = Counted::new(game, self.players(), outcome.winner);
                self.counted = Some(counted);
                self.change_tally(TallyChange::Count(counted));
            }
        } else if self.phase == Phase::Running {
            self.clock.run(now);
        }
    }

    pub(super) fn change_tally(&mut self, change: TallyChange) {
        self.tallies.change(change);
        self.tally_changes.push(change);
    }

    pub(super) fn interrupt(&mut self) {
        self.phase = Phase::Paused;
        self.clock.halt();
        self.revision += 1;
    }
}
