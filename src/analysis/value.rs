//! A move and what it is worth.

use crate::eval::Score;
use crate::game::Position;
use crate::game::tree::Certainty;
use crate::search::{RankedMove, Selectivity};

/// A move of a position and what it is worth for the side that makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move: a cell in row order.
    pub cell: usize,
    /// What it is worth for the side that makes it.
    pub score: Score,
    /// How sure that is.
    pub certainty: Certainty,
    /// The moves expected from here, [`Self::cell`] first; passes are left out.
    pub line: Vec<usize>,
}

impl MoveValue {
    /// Returns whether the score is proved: the true result with best play, or a forced end.
    pub fn is_exact(&self) -> bool {
        self.certainty == Certainty::Exact
    }

    /// What a search of a position with so many empty cells found.
    pub fn of(found: &RankedMove, empties: usize) -> Self {
        let RankedMove { cell, score, depth, selectivity, exact, ref line } = *found;
        let certainty = if exact {
            Certainty::Exact
        } else if usize::from(depth) >= empties && selectivity < Selectivity::Full {
            Certainty::Probable(selectivity.percent())
        } else {
            Certainty::Depth(depth)
        };
        Self { cell, score, certainty, line: line.clone() }
    }

    /// What a search of a position with so many empty cells would have found, so that it goes on from there.
    pub(super) fn as_found(&self, empties: usize) -> RankedMove {
        let unknown = RankedMove::unknown(self.cell);
        let (depth, selectivity) = match self.certainty {
            Certainty::Depth(depth) => (depth, Selectivity::P73),
            // A step that there is not is no better founded than the one below.
            Certainty::Probable(percent) => {
                let below = |step: &Selectivity| step.percent() <= percent;
                let step = Selectivity::ALL.into_iter().rev().find(below);
                (empties.min(255) as u8, step.unwrap_or(Selectivity::P73))
            }
            Certainty::Exact => (empties.min(255) as u8, Selectivity::NONE),
        };
        let (score, line) = (self.score, self.line.clone());
        RankedMove { score, depth, selectivity, exact: self.is_exact(), line, ..unknown }
    }
}

/// A move that was played where there was a better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The position before it.
    pub position: Position,
    /// What was played.
    pub played: MoveValue,
    /// The best move.
    pub best: MoveValue,
}

impl Mistake {
    /// What the move cost, in hundredths of a disc or of the evaluation's unit; never less than nothing.
    pub fn loss(&self) -> i32 {
        let hundredths = |value: &MoveValue| i32::from(value.score.hundredths());
        (hundredths(&self.best) - hundredths(&self.played)).max(0)
    }
}
