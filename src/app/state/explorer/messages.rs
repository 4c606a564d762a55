//! Events of the explorer, and its rows.

use std::path::PathBuf;

use crate::app::explorer::{ExploredMove, Held, News};
use crate::app::state::analysis::CellValue;
use crate::app::state::status::Note;
use crate::book::foreign::KnownMove;
use crate::game::Side;

/// An event of the explorer.
#[derive(Clone, Debug)]
pub enum ExplorerEvent {
    /// Switches it on or off. Each time it comes on, games added meanwhile are read.
    Show(bool),
    /// Switches the values of books on or off, where no games are shown.
    ShowBooks(bool),
    /// Adds a file of games or a book of another program, for good.
    Add(PathBuf),
    /// Stops adding the files that are not read yet.
    StopAdding,
    /// Removes a file from the list; the file itself stays.
    Remove(PathBuf),
    /// Lists the counted games that reached the position on the board.
    ListGames,
    /// Games or a book were read, or a position was looked up.
    News(News),
}

/// A move in the position on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplorerRow {
    /// Who makes it.
    pub side: Side,
    /// How often it was played, and how those games ended.
    pub played: ExploredMove,
    /// Its value by the analysis or the book.
    pub value: Option<CellValue>,
}

/// What a book of another program says of a move in the position on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookRow {
    /// The book's file.
    pub book: PathBuf,
    /// It is the first of its book.
    pub begins: bool,
    /// Who makes the move.
    pub side: Side,
    /// The move's name.
    pub name: String,
    /// The move, its value and level.
    pub known: KnownMove,
}

/// A file in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct CollectionRow {
    /// Its file.
    pub path: PathBuf,
    /// What is held of it, if it can be read.
    pub held: Option<Held>,
    /// So many of its games are of the game on the board.
    pub games: usize,
    /// Why it can't be read.
    pub trouble: Option<Note>,
}
