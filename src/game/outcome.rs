//! How a game ended, and its score.

use serde::{Deserialize, Serialize};

use super::position::{Finish, Position};
use super::side::{PerSide, Side};

/// An end not on the board: a decision, or the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "side")]
pub enum End {
    /// This side resigned.
    Resigned(Side),
    /// This side lost on time.
    LostOnTime(Side),
    /// This side's time ran out, and the board decides.
    CountedOnTime(Side),
    /// This side's time ran out, and nobody wins.
    DrawnOnTime(Side),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules.
    Board(Finish),
    /// By a decision or the clock.
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
    /// Each side's points, where the game has any and they decided it: a game resigned or lost on time has no score.
    pub score: Option<PerSide<usize>>,
    /// The same for a match between programs; after a resignation or loss on time, the least the winner would have had.
    pub awarded: Option<PerSide<usize>>,
}

impl Outcome {
    /// The result of a game that stopped at `position`, or `None` if it is not over.
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

    /// The awarded margin of `side`; 0 where the game has no points.
    pub fn margin(&self, side: Side) -> i32 {
        self.awarded.map_or(0, |score| score[side] as i32 - score[!side] as i32)
    }
}
