//! What is asked of the machine.

use super::limits::Limits;
use crate::game::Position;

/// A position to search, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The position; the side to move is the one that is advised.
    pub position: Position,
    /// What ends the search.
    pub limits: Limits,
    /// Chooses among equal moves: the same seed always chooses the same way.
    pub seed: u64,
    /// Threads that the search may use at most. The search of today uses one, so that the same
    /// request always gets the same answer.
    pub threads: usize,
}

impl Request {
    /// A request with seed 0 for one thread.
    pub fn new(position: Position, limits: Limits) -> Self {
        Self { position, limits, seed: 0, threads: 1 }
    }
}
