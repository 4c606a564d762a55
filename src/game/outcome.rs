//! How a game ended, and what it is worth.

use serde::{Deserialize, Serialize};

use super::position::Position;
use super::side::{PerSide, Side};

/// An end that the board does not show: somebody decided it, or the clock did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "side")]
pub enum End {
    /// This side gave the game up.
    Resigned(Side),
    /// This side's time was up, and that costs the game.
    LostOnTime(Side),
    /// This side's time was up, and the discs on the board decide.
    CountedOnTime(Side),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Neither side has a legal move.
    NoMoves,
    /// Neither side has a legal move, because one has no disc left.
    WipedOut,
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
    /// The discs on the board.
    pub discs: PerSide<usize>,
    /// The discs with the empty squares given to the winner, or shared in a draw. Who wins without
    /// being ahead, because the other side resigned or lost on time, gets the narrowest win.
    pub score: PerSide<usize>,
}

impl Outcome {
    /// The result of a game that stopped at `position`, or `None` if it goes on there.
    pub fn of(position: &Position, end: Option<End>) -> Option<Self> {
        let discs = position.counts();
        let ending = match end {
            Some(end) => Ending::By(end),
            None if !position.is_over() => return None,
            None if discs.black == 0 || discs.white == 0 => Ending::WipedOut,
            None => Ending::NoMoves,
        };
        let (winner, score) = match end {
            Some(End::Resigned(loser) | End::LostOnTime(loser)) => {
                (Some(!loser), forfeited(position, !loser))
            }
            _ => (leader(discs), position.score()),
        };
        Some(Self { winner, ending, discs, score })
    }
}

fn leader(discs: PerSide<usize>) -> Option<Side> {
    match discs.black.cmp(&discs.white) {
        std::cmp::Ordering::Greater => Some(Side::Black),
        std::cmp::Ordering::Less => Some(Side::White),
        std::cmp::Ordering::Equal => None,
    }
}

fn forfeited(position: &Position, winner: Side) -> PerSide<usize> {
    let squares = usize::from(position.size()).pow(2);
    let lost = position.counts()[!winner].min(squares / 2 - 1);
    PerSide::from_fn(|side| if side == winner { squares - lost } else { lost })
}

/// Finished games, by who won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by each side.
    pub wins: PerSide<u32>,
    /// Games that nobody won.
    pub draws: u32,
}

impl Tally {
    /// The games with this winner; `None` asks for the draws.
    pub(super) fn of(&mut self, winner: Option<Side>) -> &mut u32 {
        match winner {
            Some(side) => &mut self.wins[side],
            None => &mut self.draws,
        }
    }
}
