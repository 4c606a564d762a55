//! Choosing how to play, and putting a game that was written down on the board.

use super::{Match, Phase, Refusal, Stash};
use crate::game::clock::Clock;
use crate::game::history::{History, How};
use crate::game::outcome::End;
use crate::game::player::Level;
use crate::game::position::Ply;
use crate::game::record::GameRecord;
use crate::game::setup::Setup;
use crate::game::side::{PerSide, Side};

impl Match {
    /// Returns whether [`Match::choose`] accepts more than other levels and programs.
    pub fn can_choose(&self) -> bool {
        !matches!(self.phase, Phase::Running | Phase::Paused)
    }

    /// Chooses how to play. After the end this puts the old game away as [`Match::reset`] does.
    ///
    /// # Errors
    /// [`Refusal::UnderWay`] while a game is played, unless only the levels or the programs differ;
    /// [`Refusal::Setup`] if no match can be played so.
    pub fn choose(&mut self, setup: Setup) -> Result<(), Refusal> {
        let Setup { levels, programs, .. } = setup;
        if (Setup { levels, programs, ..self.setup }) == setup {
            let before = PerSide::from_fn(|side| self.program(side));
            (self.setup.levels, self.setup.programs) = (levels, programs);
            if PerSide::from_fn(|side| self.program(side)) != before {
                // What somebody else found is not played.
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

    /// Sets how strongly the machine plays `side`, from its next move on.
    pub fn set_level(&mut self, side: Side, level: Level) {
        self.setup.levels[side] = level;
    }

    /// Puts a game that was written down on the board, at its end: over, also if that is an `end`
    /// which the board does not show, or else paused. It goes on as `setup` says, but on the board of
    /// the record. Clocks are full. The game before it is gone.
    ///
    /// # Errors
    /// [`Refusal::Setup`] if the match could not be played so.
    pub fn open(
        &mut self,
        record: &GameRecord,
        setup: Setup,
        end: Option<End>,
    ) -> Result<(), Refusal> {
        let setup = Setup { variant: record.variant(), ..setup };
        setup.check()?;
        let full = Clock::new(setup.time).left();
        let mut history = History::new(record.start().clone());
        for &ply in record.plies() {
            let how = how_it_was_played(&history, ply);
            history.play(ply, how, full).expect("every ply of a record is legal");
        }
        if let Some(end) = end.filter(|_| !history.position().is_over()) {
            history.end_by(end);
        }
        self.take_out(Stash { setup, history, clocks: full, turn_clocks: full, counted: None });
        Ok(())
    }
}

fn how_it_was_played(history: &History, ply: Ply) -> How {
    match ply {
        Ply::Place(_) => How::Placed,
        Ply::Choose(_) => How::Chosen,
        Ply::Pass if history.position().must_pass() => How::ForcedPass,
        Ply::Pass => How::Skipped,
    }
}
