//! Moves of a position that are mirror images of each other.

use crate::game::Position;
use crate::game::symmetry::transformed;

/// The symmetries of a board that leave a position unchanged.
#[derive(Clone, Debug)]
pub struct Equivalence {
    size: usize,
    turns: Vec<u8>,
}

impl Equivalence {
    /// The symmetries of a position.
    pub fn of(position: &Position) -> Self {
        let size = usize::from(position.size());
        let is_same = |turn: &u8| {
            (0..size * size)
                .all(|cell| position.stone(cell) == position.stone(transformed(cell, size, *turn)))
        };
        Self { size, turns: (0..8).filter(is_same).collect() }
    }

    /// Returns whether two moves are symmetric.
    pub fn holds(&self, one: usize, other: usize) -> bool {
        self.turns.iter().any(|&turn| transformed(one, self.size, turn) == other)
    }
}
