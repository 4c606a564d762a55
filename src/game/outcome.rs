//! How a game ended, and what it is worth.

use serde::{Deserialize, Serialize};

use super::position::{Finish, Position};
use super::side::{PerSide, Side};

/// An end that the board does not show: somebody decided it, or the clock did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "side")]
pub enum End {
    /// This side gave the game up.
    Resigned(Side),
    /// This side's time was up, and that costs the game.
    LostOnTime(Side),
    /// This side's time was up, and the board decides.
    CountedOnTime(Side),
    /// This side's time was up, and nobody wins.
    DrawnOnTime(Side),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules.
    Board(Finish),
    /// Somebody decided it, or the clock did.
    By(End),
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// How it ended.
    pub ending: Ending,
    /// The stones on the board.
    pub counts: PerSide<usize>,
    /// The points of each side, where the game has any and they decided it: a game that was given up or lost on time
    /// has no score.
    pub score: Option<PerSide<usize>>,
    /// The points that a match between programs counts, where the game has any: those of the score, or where there is
    /// none because one side gave up or lost on time, what the other one would have had at least.
    pub awarded: Option<PerSide<usize>>,
}

impl Outcome {
    /// The result of a game that stopped at `position`, or `None` if it goes on there.
    pub fn of(position: &Position, end: Option<End>) -> Option<Self> {
        let ending = match end {
            Some(end) => Ending::By(end),
            None => Ending::Board(position.finish()?),
        };
        let counts = position.counts();
        Some(match end {
            Some(End::Resigned(loser) | End::LostOnTime(loser)) => {
                let awarded = position.forfeit_score(!loser);
                Self { winner: Some(!loser), ending, counts, score: None, awarded }
            }
            Some(End::DrawnOnTime(_)) => {
                Self { winner: None, ending, counts, score: None, awarded: None }
            }
            Some(End::CountedOnTime(_)) | None => {
                let score = position.score();
                Self { winner: position.leader(), ending, counts, score, awarded: score }
            }
        })
    }

    /// The points that `side` is ahead of the other, as they are awarded; 0 where the game has none.
    pub fn margin(&self, side: Side) -> i32 {
        self.awarded.map_or(0, |score| score[side] as i32 - score[!side] as i32)
    }
}
