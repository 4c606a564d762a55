//! The façade: owns the table, chooses the search that fits the board.

use std::sync::Arc;
use std::time::Instant;

use super::board_table::BoardTable;
use super::gomoku;
use super::limits::Limits;
use super::othello;
use super::report::Report;
use super::request::Request;
use super::stop::Stop;
use super::table::{Hash, Table};
use super::task::Task;
use crate::eval::othello::patterns::Weights;
use crate::game;
use crate::othello::{Board, WideBoard};

/// A searcher with its memory, which it takes at the first search that needs it.
///
/// The same request always gets the same answer, whatever was searched before, unless time or a stop
/// ended the search.
#[derive(Debug, Default)]
pub struct Engine {
    hash: Hash,
    weights: Option<Arc<Weights>>,
    tables: Tables,
}

/// At most one table is held: that of the boards searched last.
#[derive(Debug, Default)]
enum Tables {
    #[default]
    None,
    Narrow(BoardTable),
    Wide(Table<u128>),
    Gomoku(gomoku::Table),
}

impl Engine {
    /// An engine whose table will take so much memory.
    pub fn new(hash: Hash) -> Self {
        Self { hash, weights: None, tables: Tables::None }
    }

    /// The engine with other weights for 8×8 boards; those that come with the program if there are none.
    #[must_use]
    pub fn with_weights(self, weights: Option<Arc<Weights>>) -> Self {
        // What was found with other weights is not to be found again.
        Self { weights, tables: Tables::None, ..self }
    }

    /// The weights that 8×8 boards are judged by.
    pub fn weights(&self) -> &Weights {
        self.weights.as_deref().unwrap_or_else(|| Weights::embedded())
    }

    /// Gets ready for 8×8 boards: unpacks the weights and takes the memory, so that the first search, whose
    /// time may be short, need not.
    pub fn warm_up(&mut self) {
        let _ = self.weights();
        let hash = self.hash;
        self.tables.narrow(hash).touch();
    }

    /// Gets ready for games like this one.
    pub fn prepare(&mut self, position: &game::Position) {
        if position.game() == game::Game::Othello {
            return self.warm_up();
        }
        // What the search finds is not wanted, only that it takes its memory and fills its tables.
        let request = Request::new(position.clone(), Limits::nodes(1));
        let _ = self.search(&request, &Stop::default(), &mut |_| {});
    }

    /// Forgets what was found so far, also for requests that ask to remember it.
    pub fn forget(&mut self) {
        match &mut self.tables {
            Tables::Narrow(table) => table.start_search(false),
            Tables::Gomoku(table) => table.start_search(false),
            tables => *tables = Tables::None,
        }
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
        let task = Task { request, stop, started };
        let hash = self.hash;
        let position = match &request.position {
            game::Position::Othello(position) => position,
            game::Position::Gomoku(position) => {
                return gomoku::search(position, task, self.tables.gomoku(hash), report);
            }
        };
        if let Ok(board) = Board::try_from(position) {
            let (given, tables) = (self.weights.as_deref(), &mut self.tables);
            let weights = || given.unwrap_or_else(|| Weights::embedded());
            othello::search_board(board, task, || (weights(), tables.narrow(hash)), report)
        } else if let Ok(board) = WideBoard::try_from(position) {
            othello::search(board, task, || self.tables.wide(hash), report)
        } else {
            othello::glance(position, request)
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

    /// The table for Gomoku, made where it isn't there yet.
    fn gomoku(&mut self, hash: Hash) -> &mut gomoku::Table {
        if !matches!(self, Self::Gomoku(_)) {
            *self = Self::None; // frees the old one first
            *self = Self::Gomoku(gomoku::Table::new(hash));
        }
        match self {
            Self::Gomoku(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }
}
