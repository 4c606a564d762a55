//! Moves of a position that are mirror images of each other.

use crate::game::Position;
use crate::game::forms::turned;

/// The ways to turn and mirror a board that leave a position as it is.
#[derive(Clone, Debug)]
pub struct Alike {
    size: usize,
    turns: Vec<u8>,
}

impl Alike {
    /// Those of a position.
    pub fn of(position: &Position) -> Self {
        let size = usize::from(position.size());
        let is_same = |turn: &u8| {
            (0..size * size)
                .all(|cell| position.stone(cell) == position.stone(turned(cell, size, *turn)))
        };
        Self { size, turns: (0..8).filter(is_same).collect() }
    }

    /// Whether two moves lead to the same position, turned or mirrored.
    pub fn are(&self, one: usize, other: usize) -> bool {
        self.turns.iter().any(|&turn| turned(one, self.size, turn) == other)
    }
}
