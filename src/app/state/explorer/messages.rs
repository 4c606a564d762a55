//! Events of the explorer, and its rows.

use std::path::PathBuf;

use crate::app::explorer::{ExploredMove, News};
use crate::app::state::analysis::CellValue;
use crate::app::state::status::Note;
use crate::game::Side;

/// An event of the explorer.
#[derive(Clone, Debug)]
pub enum ExplorerEvent {
    /// Switches it on or off. Each time it comes on, games added meanwhile are read.
    Show(bool),
    /// Adds a file of games, for good.
    Add(PathBuf),
    /// Stops adding the files that are not read yet.
    StopAdding,
    /// Removes a file from the list; the file itself stays.
    Remove(PathBuf),
    /// Whether to count the games finished here.
    CountOwn(bool),
    /// Lists the counted games that reached the position on the board.
    ListGames,
    /// Games were read, or a position was looked up.
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

/// A collection in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct CollectionRow {
    /// Its file.
    pub path: PathBuf,
    /// Games counted and games left out.
    pub games: (usize, usize),
    /// Why it can't be read.
    pub trouble: Option<Note>,
}
