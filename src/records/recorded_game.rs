//! What a file can say about a game.

use crate::game::{End, GameRecord, Level, Mode, Outcome, PerSide, TimeControl};

/// A game as a file has it: the moves and the names, and what else the format knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordedGame {
    /// The start, the plies and the players' names.
    pub record: GameRecord,
    /// The end, if somebody decided it, or the clock did; the board shows any other.
    pub end: Option<End>,
    /// Who played.
    pub mode: Option<Mode>,
    /// How strongly the machine played each side.
    pub levels: Option<PerSide<Level>>,
    /// How the time was given.
    pub time: Option<TimeControl>,
}

impl RecordedGame {
    /// The result, or `None` if the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(&self.record.end(), self.end)
    }
}

impl From<GameRecord> for RecordedGame {
    fn from(record: GameRecord) -> Self {
        Self { record, ..Self::default() }
    }
}
