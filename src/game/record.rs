//! One line of a game.

use thiserror::Error;

use super::position::{IllegalPly, Ply, Position, StartError, Variant};
use super::tree::{GameTree, NodeId, Start};

/// A start and the legal plies after it: one line of a [`GameTree`], where only the moves matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    start: Start,
    plies: Vec<Ply>,
}

/// A record can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The game does not support the start.
    #[error("{0}")]
    Start(#[from] StartError),
    /// A ply is illegal.
    #[error("move {at_move}: {name}: {reason}")]
    Ply {
        /// Counted from 1.
        at_move: usize,
        /// The move as a player would write it.
        name: String,
        /// Why it is illegal.
        reason: IllegalPly,
    },
}

impl GameRecord {
    /// Makes a record from legal plies.
    ///
    /// # Errors
    /// [`RecordError`] names the first illegal ply.
    pub fn new(variant: Variant, plies: Vec<Ply>) -> Result<Self, RecordError> {
        Self::from_start(Start::of(variant)?, plies)
    }

    /// The same for a game from a custom position.
    ///
    /// # Errors
    /// [`RecordError::Ply`] names the first illegal ply.
    pub fn from_start(start: Start, plies: Vec<Ply>) -> Result<Self, RecordError> {
        replay(&start, &plies)?;
        Ok(Self { start, plies })
    }

    /// The line to a node of this tree.
    pub fn of(tree: &GameTree, end: NodeId) -> Self {
        Self { start: tree.start().clone(), plies: tree.plies(end) }
    }

    /// The start.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The plies in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position after the last ply.
    pub fn end(&self) -> Position {
        replay(&self.start, &self.plies).expect("every ply of a record is legal")
    }
}

impl Default for GameRecord {
    fn default() -> Self {
        Self::new(Variant::default(), Vec::new()).expect("the usual game has a start")
    }
}

impl From<GameRecord> for GameTree {
    fn from(record: GameRecord) -> Self {
        let mut position = record.start.position().clone();
        let mut tree = Self::new(record.start);
        record.plies.into_iter().fold(NodeId::ROOT, |at, ply| {
            tree.play_from(at, &mut position, ply).expect("every ply of a record is legal")
        });
        tree
    }
}

fn replay(start: &Start, plies: &[Ply]) -> Result<Position, RecordError> {
    let mut position = start.position().clone();
    for (index, &ply) in plies.iter().enumerate() {
        position.play(ply).map_err(|reason| RecordError::Ply {
            at_move: index + 1,
            name: position.ply_name(ply),
            reason,
        })?;
    }
    Ok(position)
}
