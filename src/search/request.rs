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
    /// Decides among equal moves; the same seed decides the same way.
    pub seed: u64,
    /// The most threads. With one, the same request always gets the same answer, unless time or a stop ends it.
    pub threads: usize,
    /// How many of the best moves are wanted (Multi-PV); at least one.
    pub best: usize,
    /// Whether results of earlier searches may be used: better over a whole game, but the answer then depends on them.
    pub remember: bool,
    /// Empty cells of Gomoku that are not seen: as if the board had no such points. Ignored in Othello.
    pub overlooked: Vec<usize>,
}

impl Request {
    /// A request for the best move with seed 0 and one thread, remembering nothing.
    pub fn new(position: Position, limits: Limits) -> Self {
        let overlooked = Vec::new();
        Self { position, limits, seed: 0, threads: 1, best: 1, remember: false, overlooked }
    }
}
