//! The façade: owns the table, chooses the search that fits the board.

use std::time::Instant;

use super::board_table::BoardTable;
use super::othello::{self, Task};
use super::report::Report;
use super::request::Request;
use super::stop::Stop;
use super::table::{Hash, Table};
use crate::game;
use crate::othello::{Board, WideBoard};

/// A searcher with its memory, which it takes at the first search that needs it.
///
/// The same request always gets the same answer, whatever was searched before, unless time or a stop
/// ended the search.
#[derive(Debug, Default)]
pub struct Engine {
    hash: Hash,
    tables: Tables,
}

/// At most one table is held: that of the boards searched last.
#[derive(Debug, Default)]
enum Tables {
    #[default]
    None,
    Narrow(BoardTable),
    Wide(Table<u128>),
}

impl Engine {
    /// An engine whose table will take so much memory.
    pub fn new(hash: Hash) -> Self {
        Self { hash, tables: Tables::None }
    }

    /// Finds a move for the side to move; `None` exactly if it has no legal one. `report` is told
    /// whenever a better founded answer is there. A search that is stopped, or has hardly any time
    /// or nodes, answers with the best it has.
    pub fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let started = Instant::now();
        let game::Position::Othello(position) = &request.position;
        let task = Task { request, stop, started };
        let hash = self.hash;
        if let Ok(board) = Board::try_from(position) {
            othello::search_board(board, task, || self.tables.narrow(hash), report)
        } else if let Ok(board) = WideBoard::try_from(position) {
            othello::search(board, task, || self.tables.wide(hash), report)
        } else {
            othello::glance(position, request.seed)
        }
    }
}

impl Tables {
    /// The table for 8×8 boards, made where it isn't there yet.
    fn narrow(&mut self, hash: Hash) -> &mut BoardTable {
        if !matches!(self, Self::Narrow(_)) {
            *self = Self::None; // frees the old one first
            *self = Self::Narrow(BoardTable::new(hash));
        }
        match self {
            Self::Narrow(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The table for boards of the other sizes, made where it isn't there yet.
    fn wide(&mut self, hash: Hash) -> &mut Table<u128> {
        if !matches!(self, Self::Wide(_)) {
            *self = Self::None; // frees the old one first
            *self = Self::Wide(Table::new(hash));
        }
        match self {
            Self::Wide(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }
}
