//! One line of a game, and nothing else.

use thiserror::Error;

use super::position::{IllegalPly, Ply, Position, StartError, Variant};
use super::tree::{GameTree, NodeId, Start};

/// A start and the plies after it, every one legal: one line of a [`GameTree`] by value, for who needs moves alone, such
/// as a transcript, an opening, or a match that is to begin with them. It is no second shape of a game: whatever is said
/// of a game, who played it and what was tried in it, is in its tree alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    start: Start,
    plies: Vec<Ply>,
}

/// Says that a record can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The game does not know such a start.
    #[error("{0}")]
    Start(#[from] StartError),
    /// A ply is not legal where it stands.
    #[error("move {at_move}: {name}: {reason}")]
    Ply {
        /// Counted from 1.
        at_move: usize,
        /// The move as a player would write it.
        name: String,
        /// Why it is not legal.
        reason: IllegalPly,
    },
}

impl GameRecord {
    /// Makes a record of plies that are legal one after another.
    ///
    /// # Errors
    /// [`RecordError`] names the first ply that is not.
    pub fn new(variant: Variant, plies: Vec<Ply>) -> Result<Self, RecordError> {
        Self::from_start(Start::of(variant)?, plies)
    }

    /// The same for a game that may begin at a position that was set up.
    ///
    /// # Errors
    /// [`RecordError::Ply`] names the first ply that is not legal.
    pub fn from_start(start: Start, plies: Vec<Ply>) -> Result<Self, RecordError> {
        replay(&start, &plies)?;
        Ok(Self { start, plies })
    }

    /// The line of a tree to a node.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn of(tree: &GameTree, end: NodeId) -> Self {
        Self { start: tree.start().clone(), plies: tree.plies(end) }
    }

    /// Where it begins.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// Which game it is, and how it started.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The plies, first one first.
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
    /// A game with one line, of which nothing is said.
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
