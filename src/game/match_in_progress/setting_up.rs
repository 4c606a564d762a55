//! Choosing a setup, and loading a recorded game.

use super::{Match, Phase, Refusal, Stash};
use crate::game::clock::Clock;
use crate::game::history::History;
use crate::game::outcome::End;
use crate::game::player::Skill;
use crate::game::position::Ply;
use crate::game::record::GameRecord;
use crate::game::setup::Setup;
use crate::game::side::{PerSide, Side};
use crate::game::turn::How;

impl Match {
    /// Returns whether [`Match::choose`] accepts more than new skills and programs.
    pub fn can_choose(&self) -> bool {
        !matches!(self.phase, Phase::Running | Phase::Paused)
    }

    /// Chooses a setup. After the end this puts the old game away like [`Match::reset`].
    ///
    /// # Errors
    /// [`Refusal::UnderWay`] during a game, unless only skills or programs differ; [`Refusal::Setup`] if the setup is
    /// invalid.
    pub fn choose(&mut self, setup: Setup) -> Result<(), Refusal> {
        let Setup { skills, programs, .. } = setup;
        if (Setup { skills, programs, ..self.setup }) == setup {
            let before = PerSide::from_fn(|side| self.program(side));
            (self.setup.skills, self.setup.programs) = (skills, programs);
            if PerSide::from_fn(|side| self.program(side)) != before {
                // Another player's pending move is not played.
                self.revision += 1;
            }
            return Ok(());
        }
        if !self.can_choose() {
            return Err(Refusal::UnderWay);
        }
        self.begin_anew(setup)?;
        Ok(())
    }

    /// Sets how strong the engine plays `side`, from its next move on.
    pub fn set_skill(&mut self, side: Side, skill: Skill) {
        self.setup.skills[side] = skill;
    }

    /// Loads a recorded game at its end, perhaps by an `end` not on the board; otherwise it is paused. It continues with
    /// `setup`, but on the record's board, with full clocks.
    ///
    /// # Errors
    /// [`Refusal::Setup`] if the match could not be played so.
    pub fn open(
        &mut self,
        record: &GameRecord,
        setup: Setup,
        end: Option<End>,
    ) -> Result<(), Refusal> {
        self.load(record, setup, end, How::Placed)
    }

    /// Loads a record as [`Match::open`] does, for people who only play from there on: its stones are nobody's moves.
    ///
    /// # Errors
    /// As there.
    pub fn take_over(&mut self, record: &GameRecord, setup: Setup) -> Result<(), Refusal> {
        self.load(record, setup, None, How::Recorded)
    }

    fn load(
        &mut self,
        record: &GameRecord,
        setup: Setup,
        end: Option<End>,
        placed: How,
    ) -> Result<(), Refusal> {
        let setup = Setup { variant: record.variant(), ..setup };
        setup.check()?;
        let full = Clock::new(setup.time).left();
        let mut history = History::new(record.start().clone());
        for &ply in record.plies() {
            let how = how_it_was_played(&history, ply, placed);
            history.play(ply, how, full).expect("every ply of a record is legal");
        }
        if let Some(end) = end.filter(|_| !history.position().is_over()) {
            history.end_by(end);
        }
        let (clocks, turn_clocks) = (full, full);
        let identity = self.new_identity(None);
        self.take_out(Stash { identity, setup, history, clocks, turn_clocks, counted: None });
        Ok(())
    }
}

fn how_it_was_played(history: &History, ply: Ply, placed: How) -> How {
    match ply {
        Ply::Place(_) => placed,
        Ply::Choose(_) | Ply::Offer(_) => How::Chosen,
        Ply::Pass if history.position().must_pass() => How::ForcedPass,
        Ply::Pass => How::Skipped,
    }
}
