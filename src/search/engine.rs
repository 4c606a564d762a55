//! The façade: owns the table, chooses the search that fits the board.

use std::time::Instant;

use super::othello::{self, Task};
use super::report::Report;
use super::request::Request;
use super::stop::Stop;
use super::table::{Hash, Table};
use crate::eval::othello::FastBoard;
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
    Narrow(Table<u64>),
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
        if let Ok(board) = Board::try_from(position) {
            self.run(board, Task { request, stop, started }, report)
        } else if let Ok(board) = WideBoard::try_from(position) {
            self.run(board, Task { request, stop, started }, report)
        } else {
            othello::glance(position, request.seed)
        }
    }

    fn run<B: Remembered>(
        &mut self,
        board: B,
        task: Task,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        othello::search(board, task, || B::table(&mut self.tables, self.hash), report)
    }
}

/// A board that there is a table for.
trait Remembered: FastBoard {
    /// The table for such boards, made where it isn't there yet.
    fn table(tables: &mut Tables, hash: Hash) -> &mut Table<Self::Mask>;
}

impl Remembered for Board {
    fn table(tables: &mut Tables, hash: Hash) -> &mut Table<u64> {
        if !matches!(tables, Tables::Narrow(_)) {
            *tables = Tables::None; // frees the old one first
            *tables = Tables::Narrow(Table::new(hash));
        }
        match tables {
            Tables::Narrow(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }
}

impl Remembered for WideBoard {
    fn table(tables: &mut Tables, hash: Hash) -> &mut Table<u128> {
        if !matches!(tables, Tables::Wide(_)) {
            *tables = Tables::None; // frees the old one first
            *tables = Tables::Wide(Table::new(hash));
        }
        match tables {
            Tables::Wide(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }
}
