//! What was played from the position that is looked at: in the games that were finished here, and in the collections
//! that were added. A thread of its own holds the games and answers; plain Rust.

mod worker;

use std::path::PathBuf;
use std::sync::Arc;

use super::disk::{Notice, Reason};
use super::library::{Archive, ImportError};
use crate::analysis::known;
use crate::explorer::{Equivalence, Held, Results, played};
use crate::game::Position;

pub use worker::{ExplorerWorker, Reading};

/// A collection that was added.
#[derive(Debug)]
pub struct Added {
    /// Its file.
    pub path: PathBuf,
    /// How many games are held of it and how many were left out, or why it can't be read.
    pub games: Result<(usize, usize), ImportError>,
}

/// What is there to be looked at.
#[derive(Debug, Default)]
pub struct Shelves {
    /// The number of games that were finished here.
    pub own: usize,
    /// The collections that were added, in their order.
    pub added: Vec<Added>,
    /// What was wrong with the list of them.
    pub notices: Vec<Notice>,
    /// Why a change of the list is not on disk.
    pub refused: Option<Reason>,
}

/// A move of the position, as the explorer lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploredMove {
    /// The move: a cell in row order.
    pub cell: usize,
    /// Its name.
    pub name: String,
    /// The share of all games that went on so, from 0 to 1.
    pub share: f32,
    /// How these ended, from Black's view.
    pub results: Results,
    /// What the opening book says of it for the side to move, in discs or units of Gomoku's evaluation.
    pub book: Option<f32>,
}

/// What the explorer says of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explored {
    /// The number that the question had.
    pub generation: u64,
    /// The moves, the one played most first; then those that only the book knows, the best first.
    pub moves: Vec<ExploredMove>,
    /// How all games ended that came by, from Black's view.
    pub results: Results,
}

/// What a position is answered with by some collections and the book. Of moves that are mirror images of each other one
/// stands for all.
pub fn explore<'a>(
    generation: u64,
    collections: impl IntoIterator<Item = &'a mut Held>,
    position: &Position,
) -> Explored {
    let played = played(collections, position);
    let book = known::of_book(position);
    let equivalence = Equivalence::of(position);
    let all = played.results.games().max(1) as f32;
    let listed = |cell: usize, results: Results, book: Option<f32>| ExploredMove {
        cell,
        name: position.cell_name(cell),
        share: results.games() as f32 / all,
        results,
        book,
    };
    let known = |cell: usize| {
        let known = book.iter().find(|known| equivalence.holds(known.cell, cell));
        known.map(|known| known.score.discs())
    };
    let played_moves = played.moves.iter();
    let mut moves: Vec<ExploredMove> =
        played_moves.map(|it| listed(it.cell, it.results, known(it.cell))).collect();
    for it in &book {
        if !moves.iter().any(|listed| equivalence.holds(listed.cell, it.cell)) {
            moves.push(listed(it.cell, Results::default(), Some(it.score.discs())));
        }
    }
    Explored { generation, moves, results: played.results }
}

/// Where the explorer finds its games.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The games that were finished here; `None` if there is no place for them.
    pub archive: Option<Archive>,
    /// The list of the collections that were added; `None` if there is no place for it.
    pub list: Option<PathBuf>,
}

/// What comes of it.
#[derive(Clone, Debug)]
pub enum News {
    /// Games were read: the number of the order, and what there is now.
    Read(u64, Arc<Shelves>),
    /// A position was looked at.
    Explored(Explored),
}
