//! What is chosen before a match begins, and the house rules that may change at any time.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::clock::{TimeControl, TimeControlError};
use super::opening::Opening;
use super::player::{Level, Mode};
use super::position::{PerGame, Ply, StartError, Variant};
use super::seat::{ProgramId, Seat};
use super::side::{PerSide, Side};
use super::time_out_rule::TimeOutRule;
use crate::gomoku::Opening::Free;
use crate::gomoku::Ruleset;

/// What is chosen before a match begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The game, the board and who begins.
    pub variant: Variant,
    /// Who plays which side.
    pub mode: Mode,
    /// How strongly the machine plays each side. This one may change at any time.
    pub levels: PerSide<Level>,
    /// The programs that take the machine's place. These may change at any time, too.
    #[serde(default, skip_serializing_if = "is_without_programs")]
    pub programs: PerSide<Option<ProgramId>>,
    /// How the time is given.
    pub time: TimeControl,
    /// Which moves are made before the first turn, where the start has any.
    #[serde(default, skip_serializing_if = "Opening::is_none")]
    pub opening: Opening,
}

impl Setup {
    /// Makes sure that a match can be played so.
    ///
    /// # Errors
    /// [`SetupError`] says what is out of range.
    pub fn check(&self) -> Result<(), SetupError> {
        self.variant.start()?;
        self.time.check()?;
        Ok(())
    }

    /// Who sits where a side's player does.
    pub fn seat(&self, player: Side) -> Seat {
        match self.programs[player] {
            _ if self.mode.is_human(player) => Seat::Person,
            Some(program) => Seat::Program(program),
            None => Seat::Machine(self.levels[player]),
        }
    }

    /// Returns whether a game that starts so may begin with an opening by chance: those are known for the usual start of
    /// the usual board alone.
    pub fn has_openings(&self) -> bool {
        self.variant == Variant::default()
    }

    /// Returns whether a game that starts so may begin with a line that was chosen: lines have their names on the usual
    /// board of Othello, and by the rules of renju.
    pub fn has_lines(&self) -> bool {
        let renju = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening: Free };
        self.variant == Variant::default() || self.variant == renju
    }

    /// Returns whether the game begins with an opening.
    pub fn plays_opening(&self) -> bool {
        match self.opening {
            Opening::None => false,
            Opening::Balanced => self.has_openings(),
            Opening::Line(_) => self.line().is_some(),
        }
    }

    /// The line that was chosen for the game to begin with, if it can.
    pub fn line(&self) -> Option<Vec<Ply>> {
        let Opening::Line(line) = self.opening else { return None };
        let start = self.has_lines().then(|| self.variant.start().ok())??;
        line.plies(&start)
    }
}

fn is_without_programs(programs: &PerSide<Option<ProgramId>>) -> bool {
    *programs == PerSide::default()
}

/// Says why no match can be played with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The game knows no such board.
    #[error("{0}")]
    Start(#[from] StartError),
    /// The clock has a number out of its range.
    #[error("{0}")]
    Time(#[from] TimeControlError),
    /// An opening is another than was chosen, or there is none from this start.
    #[error("the game can't begin with that opening")]
    Opening,
}

/// The house rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// When people may skip a turn.
    pub skip: SkipRule,
    /// What happens when somebody's time is up.
    pub time_out: PerGame<TimeOutRule>,
    /// Whether a person's turn without a legal move is passed after a moment without a press.
    pub pass_by_itself: bool,
}

/// When two people at one board may skip a turn. Against the machine it always takes a turn without
/// a legal move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkipRule {
    /// At any time, as among friends.
    #[default]
    Friendly,
    /// Only without a legal move.
    Official,
}
