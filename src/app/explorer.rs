//! What was played from a position, in the games finished here and in the collections added, and what added books of
//! other programs say of it. A thread of its own holds the games and the books.

mod books;
mod worker;

use std::path::PathBuf;
use std::sync::Arc;

use super::disk::{Notice, Reason};
use super::library::{Archive, ImportError};
use crate::analysis::book_values;
use crate::explorer::{Equivalence, GameDatabase, Results, played};
use crate::game::{PerGame, Ply, Position};
use crate::repertoire::{Counts, SourceError};

pub use books::{BookAnswer, BookFacts};
pub use worker::{ExplorerWorker, Reading, Wanted};

/// What is held of a file that was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Games.
    Games {
        /// Those that were read.
        read: PerGame<usize>,
        /// Those that can't be.
        left_out: usize,
    },
    /// A book of another program.
    Book(BookFacts),
    /// It waits for being read.
    Waiting {
        /// Whether it is a book.
        is_book: bool,
    },
}

/// A file that was added.
#[derive(Clone, Debug)]
pub struct ListedCollection {
    /// The file.
    pub path: PathBuf,
    /// What is held of it, or why it can't be read.
    pub held: Result<Held, Arc<ImportError>>,
}

/// The games and books at hand.
#[derive(Clone, Debug, Default)]
pub struct Collections {
    /// The number of games finished here.
    pub own: PerGame<usize>,
    /// The collections, in the order of adding.
    pub added: Vec<ListedCollection>,
    /// What was wrong with the list.
    pub notices: Vec<Notice>,
    /// Why a change to the list could not be saved.
    pub refused: Option<Reason>,
}

/// A move in the explorer's list.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploredMove {
    /// The move: a cell in row order.
    pub cell: usize,
    /// Its name.
    pub name: String,
    /// The share of all games with this move, from 0 to 1.
    pub share: f32,
    /// The results, from Black's view.
    pub results: Results,
    /// The opening book's value for the side to move, in discs or units of Gomoku's evaluation.
    pub book: Option<f32>,
}

/// The explorer's answer for a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explored {
    /// The question's number.
    pub generation: u64,
    /// The moves played, most frequent first, then those only in the book, best first.
    pub moves: Vec<ExploredMove>,
    /// The results of all games through the position, from Black's view.
    pub results: Results,
    /// What books of other programs say of the position, in the order of adding, of those that know it.
    pub books: Vec<BookAnswer>,
}

/// Looks a position up in collections and the book. One move stands for all its mirror images.
pub fn explore<'a>(
    generation: u64,
    collections: impl IntoIterator<Item = &'a mut GameDatabase>,
    position: &Position,
) -> Explored {
    let played = played(collections, position);
    let book = book_values::of_position(position);
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
    Explored { generation, moves, results: played.results, books: Vec::new() }
}

/// Where the explorer finds its games; `None` where there is no place for them.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The archive of finished games.
    pub archive: Option<Archive>,
    /// The list of collections.
    pub list: Option<PathBuf>,
}

/// What the counts of a repertoire are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsFor {
    /// The list of the openings that are learnt.
    List,
    /// A game in which the machine plays into them.
    Game,
}

/// What the thread reports.
#[derive(Clone, Debug)]
pub enum News {
    /// Games were read: the request's number, and the games at hand.
    Read(u64, Arc<Collections>),
    /// A position was looked up.
    Explored(Explored),
    /// What people played in a repertoire was counted: the request's number.
    Counted(u64, Arc<Counts>),
    /// Lines were looked for: the request's number.
    Grown(u64, Result<Vec<Vec<Ply>>, SourceError>),
}
