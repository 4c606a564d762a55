//! A move and its value.

use crate::eval::Score;
use crate::game::Position;
use crate::game::tree::Certainty;
use crate::search::{RankedMove, Selectivity};

/// A move and its value for the side that makes it, with one measure of certainty for all sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The cell in row order.
    pub cell: usize,
    /// Its score for the side that makes it.
    pub score: Score,
    /// The certainty.
    pub certainty: Certainty,
    /// The principal variation, [`Self::cell`] first; passes are left out.
    pub line: Vec<usize>,
}

impl MoveValue {
    /// A move whose score is proven, in discs.
    pub fn exact(cell: usize, discs: i16, line: Vec<usize>) -> Self {
        Self { cell, score: Score::from_discs(discs), certainty: Certainty::Exact, line }
    }

    /// Returns whether the score is proven: the true result with best play, or a forced end.
    pub fn is_exact(&self) -> bool {
        self.certainty == Certainty::Exact
    }

    /// The score with its certainty.
    pub fn worth(&self) -> (Score, Certainty) {
        (self.score, self.certainty)
    }

    /// A search result in a position with this many empty cells.
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

    /// The equivalent search result in a position with this many empty cells, for a search to resume from.
    pub(super) fn as_found(&self, empties: usize) -> RankedMove {
        let unknown = RankedMove::unknown(self.cell);
        let (depth, selectivity) = match self.certainty {
            Certainty::Depth(depth) => (depth, Selectivity::P73),
            // An unknown step counts as the next lower one.
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

/// A move played where there was a better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The position before it.
    pub position: Position,
    /// The move played.
    pub played: MoveValue,
    /// The best move.
    pub best: MoveValue,
}

impl Mistake {
    /// The loss in hundredths of a disc or of the evaluation's unit; never negative.
    pub fn loss(&self) -> i32 {
        let hundredths = |value: &MoveValue| i32::from(value.score.hundredths());
        (hundredths(&self.best) - hundredths(&self.played)).max(0)
    }
}

/// The empty cells of a board.
pub(in crate::analysis) fn empties(position: &Position) -> usize {
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}
