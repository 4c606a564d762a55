//! A request to the engine.

use super::limits::Limits;
use crate::game::Position;

/// A position to search, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The position; the side to move is the one advised.
    pub position: Position,
    /// What ends the search.
    pub limits: Limits,
    /// Decides among equal moves: the same seed always decides the same way.
    pub seed: u64,
    /// The most threads the search may use. With one, the same request always gets the same answer, unless time or a
    /// stop ends it.
    pub threads: usize,
    /// How many of the best moves are wanted, each with its own score (multi-PV); at least one.
    pub best: usize,
    /// Whether results of the engine's earlier searches may be used. The answer then depends on them; a whole game is
    /// played better so.
    pub remember: bool,
}

impl Request {
    /// A request for the best move with seed 0 and one thread, remembering nothing.
    pub fn new(position: Position, limits: Limits) -> Self {
        Self { position, limits, seed: 0, threads: 1, best: 1, remember: false }
    }
}
