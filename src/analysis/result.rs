//! The results for a position's moves.

use std::cmp::Reverse;
use std::sync::Arc;

use super::sureness::is_measured;
use super::until_exact::UntilExact;
use super::value::{MoveValue, empties};
use crate::eval::Score;
use crate::game::Position;
use crate::game::tree::Certainty;

/// The progress of an analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Running.
    #[default]
    Looking,
    /// Every wanted move is exact.
    Exact,
    /// A limit was reached.
    Ended,
    /// It failed.
    Failed,
}

/// The results for a position's moves, with their source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisResult {
    /// The number of the request; results of others are obsolete.
    pub generation: u64,
    /// The position.
    pub position: Arc<Position>,
    /// The source.
    pub by: String,
    /// Nodes searched.
    pub nodes: u64,
    /// The progress.
    pub progress: Progress,
    moves: usize,
    values: Vec<MoveValue>,
    until_exact: Option<UntilExact>,
}

impl AnalysisResult {
    /// A result with only what is `known` already.
    pub fn new(
        generation: u64,
        position: Arc<Position>,
        by: impl Into<String>,
        known: Vec<MoveValue>,
    ) -> Self {
        let (by, progress) = (by.into(), Progress::Looking);
        let moves = position.legal_cells().len();
        let values = Vec::with_capacity(moves);
        let mut result =
            Self { generation, position, by, nodes: 0, progress, moves, values, until_exact: None };
        for value in known {
            result.write(value);
        }
        result.expect_of(None);
        result
    }

    /// Makes it the first result of another request: for these moves, or for all.
    pub fn begin_again(&mut self, generation: u64, moves: Option<&[usize]>) {
        (self.generation, self.nodes, self.progress) = (generation, 0, Progress::Looking);
        self.expect_of(moves);
    }

    fn expect_of(&mut self, moves: Option<&[usize]>) {
        self.until_exact = is_measured(&self.position).then(|| {
            let mut cells = self.position.legal_cells();
            let all = cells.len();
            cells.retain(|cell| moves.is_none_or(|moves| moves.contains(cell)));
            let is_all = cells.len() == all;
            let mut until = UntilExact::new(empties(&self.position) as u8, cells, is_all);
            for value in &self.values {
                until.know(value.cell, value.certainty, value.score.hundredths());
            }
            until
        });
    }

    /// Stores what was found of a move after so many nodes.
    pub fn find(&mut self, value: MoveValue, nodes: u64) {
        self.nodes = nodes;
        if let Some(until) = &mut self.until_exact {
            until.find(value.cell, value.certainty, value.score.hundredths(), nodes);
        }
        self.write(value);
    }

    /// How much longer it takes until every move that was asked for is exact, where that was measured.
    pub fn until_exact(&self) -> Option<&UntilExact> {
        self.until_exact.as_ref()
    }

    /// Stores a move's value, replacing an older one. Illegal moves are ignored.
    pub fn write(&mut self, value: MoveValue) {
        if !self.position.is_legal(value.cell) {
            return;
        }
        self.values.retain(|old| old.cell != value.cell);
        let after = |old: &MoveValue| Reverse(old.score) <= Reverse(value.score);
        let at = self.values.partition_point(after);
        self.values.insert(at, value);
    }

    /// The moves with values, best first.
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

    /// The number of legal moves, with or without a value.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Returns whether each legal move has a value.
    pub fn is_whole(&self) -> bool {
        self.moves > 0 && self.moves == self.values.len()
    }

    /// The position's value for its side to move, no more certain than the least certain move that could still be best.
    pub fn worth(&self) -> Option<(Score, Certainty)> {
        let best = self.best()?;
        let others = || self.values.iter().filter(|value| !value.is_exact());
        let certainty = match best.certainty {
            // A proven win is one whatever the other moves are worth.
            Certainty::Exact if best.score.forced().is_some_and(|plies| plies > 0) => {
                best.certainty
            }
            Certainty::Exact => {
                let least = others().min_by_key(|value| certainty_rank(value.certainty));
                least.map_or(Certainty::Exact, |value| value.certainty)
            }
            certainty => certainty,
        };
        Some((best.score, certainty))
    }
}

/// Grows with certainty.
pub(super) fn certainty_rank(certainty: Certainty) -> u16 {
    match certainty {
        Certainty::Depth(depth) => depth.into(),
        Certainty::Probable(percent) => 256 + u16::from(percent),
        Certainty::Exact => u16::MAX,
    }
}
