//! Unlimited undo and redo.
//!
//! Between two people a step is one turn; against the engine, everything back to the person's last decision, which a
//! forced pass is not. The opening stays. An end not on the board is a step of its own, except the engine's, which
//! would only come again. At last the game before the reset returns.

use std::time::Duration;

use super::{Match, Phase, Refusal, Stash};
use crate::game::clock::Clock;
use crate::game::history::{History, Step};
use crate::game::outcome::End;
use crate::game::player::Mode;
use crate::game::setup::{Setup, SetupError};
use crate::game::tally::TallyChange;
use crate::game::tree::Start;

/// What was undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// This many turns, and the end by the engine after them.
    Turns(usize),
    /// The resignation, or the end by the clock.
    End,
    /// The reset: the game before it is back.
    Reset,
}

impl Match {
    /// Returns whether [`Match::undo`] would be accepted.
    pub fn can_undo(&self) -> bool {
        self.undo_step().is_some()
    }

    /// Returns whether [`Match::undo`] would bring back the game before the reset.
    pub fn undoes_reset(&self) -> bool {
        self.undo_step() == Some(Undone::Reset)
    }

    /// The number of the game that Undo brings back in the end, if it can still be restored.
    pub fn number_before(&self) -> Option<u64> {
        self.stash.as_ref().map(|stash| stash.identity.number)
    }

    /// Returns whether [`Match::redo`] would be accepted.
    pub fn can_redo(&self) -> bool {
        !self.history.redo().is_empty()
    }

    /// Undoes one step; while the engine plays itself this also pauses. A turn gets back its countdown or its game clock.
    ///
    /// # Errors
    /// [`Refusal::Nothing`] if there is nothing to undo.
    pub fn undo(&mut self, now: Duration) -> Result<Undone, Refusal> {
        let step = self.undo_step().ok_or(Refusal::Nothing)?;
        if step != Undone::Reset {
            self.uncount();
        }
        match step {
            Undone::Reset => {
                let stash = *self.stash.take().expect("undo_step saw it");
                self.take_out(stash);
                if self.phase == Phase::Paused {
                    self.clock.set(self.turn_clocks);
                }
                return Ok(step);
            }
            Undone::End => {
                self.history.take_back_end();
                self.clock.set(self.turn_clocks);
            }
            Undone::Turns(count) => {
                self.history.take_back_end();
                for _ in 0..count {
                    let turn = self.history.take_back(self.turn_clocks);
                    self.turn_clocks = turn.expect("undo_step counted the turns").clocks;
                }
                self.clock.set(self.turn_clocks);
            }
        }
        if self.setup.mode == Mode::Watch {
            self.phase = Phase::Paused;
        } else if self.phase == Phase::Over {
            self.phase = Phase::Running;
        }
        self.time_outs = 0;
        self.begin_turn(now);
        Ok(step)
    }

    /// Redoes the step last undone; while the engine plays itself this also pauses.
    ///
    /// # Errors
    /// [`Refusal::Nothing`] if nothing was undone since the last new move.
    pub fn redo(&mut self, now: Duration) -> Result<(), Refusal> {
        if !self.can_redo() {
            return Err(Refusal::Nothing);
        }
        while let Some(step) = self.history.bring_back() {
            if let Step::Turn { after, .. } = step {
                self.clock.set(after);
            }
            if self.redo_stops_here() {
                break;
            }
        }
        if self.setup.mode == Mode::Watch {
            self.phase = Phase::Paused;
        }
        self.time_outs = 0;
        self.begin_turn(now);
        Ok(())
    }

    /// Puts the game away, unless nothing has happened in it, and begins another at the usual start.
    pub(super) fn begin_anew(&mut self, setup: Setup) -> Result<(), SetupError> {
        let start = Start::of(setup.variant)?;
        self.begin_anew_from(start, setup)
    }

    /// The same at another start, which must fit the setup.
    pub(super) fn begin_anew_from(&mut self, start: Start, setup: Setup) -> Result<(), SetupError> {
        setup.check()?;
        let history = History::new(start);
        let old = std::mem::replace(&mut self.history, history);
        if !old.is_fresh() {
            self.stash = Some(Box::new(Stash {
                identity: self.identity.clone(),
                setup: self.setup,
                history: old,
                clocks: self.clock.left(),
                turn_clocks: self.turn_clocks,
                counted: self.counted,
            }));
        }
        self.setup = setup;
        self.phase = Phase::Ready;
        self.clock = Clock::new(setup.time);
        self.turn_clocks = self.clock.left();
        self.asking = None;
        self.time_outs = 0;
        self.counted = None;
        self.revision += 1;
        Ok(())
    }

    pub(super) fn take_out(&mut self, game: Stash) {
        self.identity = game.identity;
        self.setup = game.setup;
        self.history = game.history;
        self.clock = Clock::new(game.setup.time);
        self.clock.set(game.clocks);
        self.turn_clocks = game.turn_clocks;
        self.phase = if self.outcome().is_some() { Phase::Over } else { Phase::Paused };
        self.counted = game.counted;
        self.asking = None;
        self.time_outs = 0;
        self.stash = None;
        self.revision += 1;
    }

    fn undo_step(&self) -> Option<Undone> {
        let turns = self.turns();
        if self.history.is_fresh() {
            return self.stash.is_some().then_some(Undone::Reset);
        }
        let decided = self.last_decision();
        if self.history.end().is_some() && !(self.engine_resigned() && decided.is_some()) {
            return Some(Undone::End);
        }
        Some(Undone::Turns(turns.len() - decided?))
    }

    /// The turns before the person's last decision, or between people the last turn; `None` if there was none.
    fn last_decision(&self) -> Option<usize> {
        let turns = self.history.opening_length()..self.turns().len();
        match self.setup.mode {
            Mode::TwoPlayers | Mode::Watch => turns.last(),
            mode @ (Mode::PlayBlack | Mode::PlayWhite) => turns.rev().find(|&turn| {
                mode.is_human(self.history.player_of(turn)) && !self.history.was_forced(turn)
            }),
        }
    }

    fn engine_resigned(&self) -> bool {
        let (mode, Some(End::Resigned(loser))) = (self.setup.mode, self.history.end()) else {
            return false;
        };
        let has_person = matches!(mode, Mode::PlayBlack | Mode::PlayWhite);
        has_person && !mode.is_human(self.position().player_of(loser))
    }

    fn redo_stops_here(&self) -> bool {
        match (self.history.redo().last(), self.setup.mode) {
            (None | Some(Step::End(_)), _) | (_, Mode::TwoPlayers | Mode::Watch) => true,
            (Some(Step::Turn { .. }), mode) => {
                mode.is_human(self.player_to_move()) && !self.position().must_pass()
            }
        }
    }

    fn uncount(&mut self) {
        if let Some(counted) = self.counted.take() {
            self.change_tally(TallyChange::TakeBack(counted));
        }
    }
}
