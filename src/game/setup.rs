//! The setup of a match, and the house rules, which may change at any time.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::clock::{TimeControl, TimeControlError};
use super::opening::Opening;
use super::player::{Mode, Skill};
use super::position::{PerGame, Ply, StartError, Variant};
use super::seat::{ProgramId, Seat};
use super::side::{PerSide, Side};
use super::time_out_rule::TimeOutRule;

/// The setup of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The game, the board and who begins.
    pub variant: Variant,
    /// Who plays which side.
    pub mode: Mode,
    /// How strong the engine plays each side, which may change at any time.
    #[serde(rename = "levels")]
    pub skills: PerSide<Skill>,
    /// The programs that replace the engine, which may change at any time.
    #[serde(default, skip_serializing_if = "is_without_programs")]
    pub programs: PerSide<Option<ProgramId>>,
    /// The time control.
    pub time: TimeControl,
    /// The opening, where the start supports any.
    #[serde(default, skip_serializing_if = "Opening::is_none")]
    pub opening: Opening,
}

impl Setup {
    /// Checks that the setup is valid.
    ///
    /// # Errors
    /// [`SetupError`] says what is out of range.
    pub fn check(&self) -> Result<(), SetupError> {
        self.variant.start()?;
        self.time.check()?;
        Ok(())
    }

    pub(crate) fn seat(&self, player: Side) -> Seat {
        match self.programs[player] {
            _ if self.mode.is_human(player) => Seat::Person,
            Some(program) => Seat::Program(program),
            None => Seat::Machine(self.skill(player)),
        }
    }

    /// The same with the players of another set-up.
    #[must_use]
    pub fn with_seats_of(self, other: &Self) -> Self {
        Self { skills: other.skills, programs: other.programs, ..self }
    }

    /// The same with each player on the other side.
    #[must_use]
    pub fn with_swapped_seats(self) -> Self {
        Self { skills: self.skills.swapped(), programs: self.programs.swapped(), ..self }
    }

    /// How strong the engine plays a side: like a person only where it can, else at a level of like strength.
    pub fn skill(&self, player: Side) -> Skill {
        let chosen = self.skills[player];
        if self.variant.knows_people() { chosen } else { chosen.level().into() }
    }

    /// Returns whether a game with this start supports random openings: only the usual start on the usual board.
    pub fn has_openings(&self) -> bool {
        self.variant == Variant::default()
    }

    /// Returns whether a game with this start supports chosen openings, which have names only there.
    pub(crate) fn has_lines(&self) -> bool {
        self.variant.game().kind().named == Some(self.variant)
    }

    /// Returns whether the game begins with an opening.
    pub fn plays_opening(&self) -> bool {
        match self.opening {
            Opening::None | Opening::Mine => false,
            Opening::Balanced => self.has_openings(),
            Opening::Line(_) => self.line().is_some(),
        }
    }

    /// Whose prepared lines the machine plays into, if it is to do so: those of the one person, whose colour is known.
    pub fn lines_of(&self) -> Option<Side> {
        let is_wanted = self.opening == Opening::Mine && !self.variant.swaps_colours();
        self.mode.person().filter(|_| is_wanted)
    }

    /// The chosen opening, if the game supports it.
    pub fn line(&self) -> Option<Vec<Ply>> {
        let Opening::Line(line) = self.opening else { return None };
        let start = self.has_lines().then(|| self.variant.start().ok())??;
        line.plies(&start)
    }
}

fn is_without_programs(programs: &PerSide<Option<ProgramId>>) -> bool {
    *programs == PerSide::default()
}

/// Why a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The game does not support the board.
    #[error("{0}")]
    Start(#[from] StartError),
    /// The clock has a number out of range.
    #[error("{0}")]
    Time(#[from] TimeControlError),
    /// The opening differs from the chosen one, or there is none from this start.
    #[error("the game can't begin with that opening")]
    Opening,
}

/// The house rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// When people may skip a turn.
    pub skip: SkipRule,
    /// What happens on a person's time-out.
    pub time_out: PerGame<TimeOutRule>,
    /// Whether a person's forced pass is made after a moment without a key press.
    pub pass_by_itself: bool,
    /// Whether the engine takes as long as people do where it plays like one.
    pub takes_time: bool,
    /// Whether it resigns lost games there.
    pub may_resign: bool,
}

/// When two people at one board may skip a turn. Against the engine that always takes a turn without a legal move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkipRule {
    /// At any time, as among friends.
    #[default]
    Friendly,
    /// Only without a legal move.
    Official,
}
