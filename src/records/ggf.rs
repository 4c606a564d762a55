//! The Generic Game Format of the servers GGS and of `NBoard`
//! (<https://www.skatgame.net/mburo/ggsa/ggf>): `(;GM[Othello]…B[F5]W[D6];)`.
//!
//! The first game of an archive is read. Tags that are not known are ignored. What is written keeps
//! to the tags that `NBoard` knows.

mod reader;
mod tags;
mod writer;

use std::time::Duration;

pub use reader::{is_pass, note, read, read_game};
pub use writer::{write, write_game};

use crate::game::{PerSide, Ply, Position, Side, Variant};
use crate::othello::StartLayout;

/// A game with what only this format says of it: any start, and what its players thought of their
/// moves. Programs tell each other so which position they mean.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
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
    /// Its worth for the side that made it, in discs.
    pub eval: Option<f32>,
    /// How long it took.
    pub time: Option<Duration>,
}

/// The time for a whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// At the start.
    pub main: Duration,
    /// Added for each move.
    pub increment: Duration,
}

impl Game {
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

/// Every way in which a game can start on a board of this size.
fn variants(size: u8) -> impl Iterator<Item = Variant> {
    [StartLayout::Standard, StartLayout::Mirrored].into_iter().flat_map(move |layout| {
        Side::ALL.into_iter().map(move |first| Variant::Othello { size, layout, first })
    })
}
