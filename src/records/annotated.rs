//! A game with what its players thought of their moves, as programs tell each other which position they
//! mean.

use std::time::Duration;

pub use crate::game::tree::Clock;
use crate::game::{PerSide, Ply, Position};

/// A game from any start to where it was left, with what is said of its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct AnnotatedGame {
    /// Where it begins.
    pub start: Position,
    /// The plies, every one legal.
    pub plies: Vec<Ply>,
    /// What is said of each ply: as many as there are plies.
    pub notes: Vec<Note>,
    /// The players' names, empty if not known.
    pub names: PerSide<String>,
    /// The time that each side has at the start, if there is a clock.
    pub clocks: PerSide<Option<Clock>>,
}

/// What is said of a ply.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Note {
    /// Its worth for the side that made it: in Othello in discs.
    pub eval: Option<f32>,
    /// How long it took.
    pub time: Option<Duration>,
}

impl AnnotatedGame {
    /// A game that begins at `start`, before its first ply.
    pub fn from_start(start: Position) -> Self {
        Self {
            start,
            plies: Vec::new(),
            notes: Vec::new(),
            names: PerSide::default(),
            clocks: PerSide::default(),
        }
    }

    /// The position after the last ply.
    ///
    /// # Panics
    /// If a ply is not legal.
    pub fn end(&self) -> Position {
        let mut position = self.start.clone();
        for &ply in &self.plies {
            position.play(ply).expect("every ply of a game is legal");
        }
        position
    }
}
