//! What is known of the moves of one position.

use std::cmp::Reverse;
use std::sync::Arc;

use super::value::MoveValue;
use crate::eval::Score;
use crate::game::Position;
use crate::game::tree::Certainty;

/// How far an analysis is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Progress {
    /// It goes on.
    #[default]
    Looking,
    /// Every wanted move is exact: there is nothing left to find.
    Exact,
    /// What it was allowed is used up.
    Ended,
    /// Whoever looked has failed.
    Failed,
}

/// What is known of the moves of one position, and whose opinion it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The number that the question had: a sheet of another question is not to be shown.
    pub generation: u64,
    /// The position that it is about.
    pub position: Arc<Position>,
    /// Whose opinion it is.
    pub by: String,
    /// Positions looked at.
    pub nodes: u64,
    /// How far it is.
    pub progress: Progress,
    /// How many legal moves there are.
    moves: usize,
    values: Vec<MoveValue>,
}

impl Sheet {
    /// A sheet on which nothing but what is `known` already stands.
    pub fn new(
        generation: u64,
        position: Arc<Position>,
        by: impl Into<String>,
        known: Vec<MoveValue>,
    ) -> Self {
        let (by, progress) = (by.into(), Progress::Looking);
        let moves = position.legal_cells().len();
        let values = Vec::with_capacity(moves);
        let mut sheet = Self { generation, position, by, nodes: 0, progress, moves, values };
        for value in known {
            sheet.write(value);
        }
        sheet
    }

    /// Keeps the value of a move in place of an older one. What is no legal move is not kept.
    pub fn write(&mut self, value: MoveValue) {
        if !self.position.is_legal(value.cell) {
            return;
        }
        self.values.retain(|old| old.cell != value.cell);
        let after = |old: &MoveValue| Reverse(old.score) <= Reverse(value.score);
        let at = self.values.partition_point(after);
        self.values.insert(at, value);
    }

    /// The moves that something is known of, the best first.
    pub fn values(&self) -> &[MoveValue] {
        &self.values
    }

    /// What is known of a move.
    pub fn value(&self, cell: usize) -> Option<&MoveValue> {
        self.values.iter().find(|value| value.cell == cell)
    }

    /// The best move, once each legal one has a value.
    pub fn best(&self) -> Option<&MoveValue> {
        self.is_whole().then(|| self.values.first()).flatten()
    }

    /// The moves that nobody knows a better one than.
    pub fn best_cells(&self) -> impl Iterator<Item = usize> {
        let best = self.best().map(|best| best.score);
        self.values.iter().filter(move |value| Some(value.score) == best).map(|value| value.cell)
    }

    /// How many legal moves there are, with or without a value.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Returns whether each legal move has a value.
    pub fn is_whole(&self) -> bool {
        self.moves > 0 && self.moves == self.values.len()
    }

    /// What the position is worth for its side to move, and how sure that is: no surer than the least sure move that
    /// could still be the best.
    pub fn worth(&self) -> Option<(Score, Certainty)> {
        let best = self.best()?;
        let others = || self.values.iter().filter(|value| !value.is_exact());
        let certainty = match best.certainty {
            // A win that is proved stays one, whatever the other moves are worth.
            Certainty::Exact if best.score.forced().is_some_and(|plies| plies > 0) => {
                best.certainty
            }
            Certainty::Exact => {
                let least = others().min_by_key(|value| sureness(value.certainty));
                least.map_or(Certainty::Exact, |value| value.certainty)
            }
            certainty => certainty,
        };
        Some((best.score, certainty))
    }
}

/// A number that grows with how sure a value is.
pub(super) fn sureness(certainty: Certainty) -> u16 {
    match certainty {
        Certainty::Depth(depth) => depth.into(),
        Certainty::Probable(percent) => 256 + u16::from(percent),
        Certainty::Exact => u16::MAX,
    }
}
