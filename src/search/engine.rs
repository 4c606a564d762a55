//! The façade: owns the table, chooses the search that fits the board.

use std::cell::OnceCell;
use std::sync::Arc;
use std::time::Instant;

use super::gomoku;
use super::limits::Limits;
use super::othello;
use super::othello::{BoardTable, SmallTable, WideTable};
use super::report::{RankedMove, Report};
use super::request::Request;
use super::shortage::Shortage;
use super::stop::Stop;
use super::table::Hash;
use super::task::Task;
use crate::eval::othello::patterns::Weights;
use crate::game;
use crate::othello::{Board, SmallBoard, WideBoard};

/// A searcher with its memory, which it takes at the first search that needs it.
///
/// The same request always gets the same answer, whatever was searched before, unless time or a stop
/// ended the search.
///
/// A machine that can't give the memory or the threads that are asked for gives what it can: the search makes
/// do with less, and [`Self::check`] tells of it.
#[derive(Debug, Default)]
pub struct Engine {
    weights: Option<Arc<Weights>>,
    memory: Memory,
    /// What the last search had too little of, besides memory.
    shortage: Option<Shortage>,
}

/// The memory of an engine.
#[derive(Debug, Default)]
struct Memory {
    hash: Hash,
    tables: Tables,
    /// Why the table is smaller than it should be.
    shortage: Option<Shortage>,
}

/// At most one table is held: that of the boards searched last.
#[derive(Debug, Default)]
enum Tables {
    #[default]
    None,
    Narrow(BoardTable),
    Small(SmallTable),
    Wide(WideTable),
    Gomoku(gomoku::Table),
}

impl Engine {
    /// An engine whose table will take so much memory.
    pub fn new(hash: Hash) -> Self {
        Self { memory: Memory { hash, ..Memory::default() }, ..Self::default() }
    }

    /// The engine with other weights for 8×8 boards; those that come with the program if there are none.
    #[must_use]
    pub fn with_weights(self, weights: Option<Arc<Weights>>) -> Self {
        // What was found with other weights is not to be found again.
        Self { weights, ..Self::new(self.memory.hash) }
    }

    /// The weights that 8×8 boards are judged by.
    pub fn weights(&self) -> &Weights {
        self.weights.as_deref().unwrap_or_else(|| Weights::embedded())
    }

    /// Gets ready for 8×8 boards: unpacks the weights and takes the memory, so that the first search, whose
    /// time may be short, need not.
    pub fn warm_up(&mut self) {
        let _ = self.weights();
        self.memory.narrow().touch();
    }

    /// Gets ready for games like this one.
    pub fn prepare(&mut self, position: &game::Position) {
        if let game::Position::Othello(position) = position {
            // One kind of table is kept at a time: that of another kind of board would have to go again.
            if Board::try_from(position).is_ok() {
                self.warm_up();
            } else if SmallBoard::try_from(position).is_ok() {
                self.memory.small().touch();
            } else if WideBoard::try_from(position).is_ok() {
                self.memory.wide().touch();
            }
            return;
        }
        // What the search finds is not wanted, only that it takes its memory and fills its tables.
        let request = Request::new(position.clone(), Limits::nodes(1));
        let _ = self.search(&request, &Stop::default(), &mut |_| {});
    }

    /// Takes the memory for games like this one, and nothing else.
    ///
    /// # Errors
    /// [`Shortage::Memory`] if the machine has less.
    pub fn reserve(&mut self, position: &game::Position) -> Result<(), Shortage> {
        let game::Position::Othello(position) = position else {
            let _ = self.memory.gomoku();
            return self.check();
        };
        if Board::try_from(position).is_ok() {
            let _ = self.memory.narrow();
        } else if SmallBoard::try_from(position).is_ok() {
            let _ = self.memory.small();
        } else if WideBoard::try_from(position).is_ok() {
            let _ = self.memory.wide();
        }
        self.check()
    }

    /// Tells whether the engine has, and the last search had, all the memory and threads that were asked for.
    ///
    /// # Errors
    /// [`Shortage`] says what the machine could not give.
    pub fn check(&self) -> Result<(), Shortage> {
        let shortage = self.memory.shortage.as_ref().or(self.shortage.as_ref());
        shortage.map_or(Ok(()), |shortage| Err(shortage.clone()))
    }

    /// Forgets what was found so far, also for requests that ask to remember it.
    pub fn forget(&mut self) {
        match &mut self.memory.tables {
            Tables::None => {}
            Tables::Narrow(table) => table.start_search(false),
            Tables::Small(table) => table.start_search(false),
            Tables::Wide(table) => table.start_search(false),
            Tables::Gomoku(table) => table.start_search(false),
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
        let shortage = OnceCell::new();
        let task = Task { request, stop, started: Instant::now(), shortage: &shortage };
        let found = self.answer(task, report);
        self.shortage = shortage.into_inner();
        found
    }

    /// Looks at the `wanted` moves of the request's position side by side, each with a score of its own, deeper and
    /// deeper until all are exact or the limits end it. Of the limits depth, selectivity, time and nodes are looked at.
    ///
    /// What is known of a move already is not searched again. `tell` is told of each move that is better founded
    /// than before, with the positions looked at so far, on whatever thread found it. Gives what is known of
    /// every move at the end, the best first; of some, if the search was stopped early, that is nothing.
    ///
    /// # Panics
    /// If a wanted move is not legal.
    pub fn search_each(
        &mut self,
        request: &Request,
        wanted: Vec<RankedMove>,
        stop: &Stop,
        tell: &mut (dyn FnMut(&RankedMove, u64) + Send),
    ) -> Vec<RankedMove> {
        let is_legal = |found: &RankedMove| request.position.is_legal(found.cell);
        assert!(wanted.iter().all(is_legal), "a wanted move is legal");
        let shortage = OnceCell::new();
        let task = Task { request, stop, started: Instant::now(), shortage: &shortage };
        let found = match &request.position {
            game::Position::Gomoku(position) => {
                gomoku::search_each(position, task, wanted, self.memory.gomoku(), tell)
            }
            game::Position::Othello(position) => {
                if let Ok(board) = Board::try_from(position) {
                    let table = self.memory.narrow();
                    let weights = self.weights.as_deref().unwrap_or_else(|| Weights::embedded());
                    othello::search_each_on_board(board, task, wanted, (weights, table), tell)
                } else if let Ok(board) = SmallBoard::try_from(position) {
                    othello::search_each(board, task, wanted, self.memory.small(), tell)
                } else if let Ok(board) = WideBoard::try_from(position) {
                    othello::search_each(board, task, wanted, self.memory.wide(), tell)
                } else {
                    othello::glance_each(position, &wanted, tell)
                }
            }
        };
        self.shortage = shortage.into_inner();
        found
    }

    fn answer(&mut self, task: Task, report: &mut dyn FnMut(&Report)) -> Option<Report> {
        let position = match &task.request.position {
            game::Position::Othello(position) => position,
            game::Position::Gomoku(position) => {
                return gomoku::search(position, task, self.memory.gomoku(), report);
            }
        };
        if let Ok(board) = Board::try_from(position) {
            let (given, memory) = (self.weights.as_deref(), &mut self.memory);
            let weights = || given.unwrap_or_else(|| Weights::embedded());
            othello::search_board(board, task, || (weights(), memory.narrow()), report)
        } else if let Ok(board) = SmallBoard::try_from(position) {
            othello::search(board, task, || self.memory.small(), report)
        } else if let Ok(board) = WideBoard::try_from(position) {
            othello::search(board, task, || self.memory.wide(), report)
        } else {
            othello::glance(position, task.request)
        }
    }
}

impl Memory {
    /// The table for 8×8 boards, made where it isn't there yet.
    fn narrow(&mut self) -> &mut BoardTable {
        if !matches!(self.tables, Tables::Narrow(_)) {
            self.tables = Tables::Narrow(self.make(BoardTable::new));
        }
        match &mut self.tables {
            Tables::Narrow(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The table for 6×6 boards, made where it isn't there yet.
    fn small(&mut self) -> &mut SmallTable {
        if !matches!(self.tables, Tables::Small(_)) {
            self.tables = Tables::Small(self.make(SmallTable::new));
        }
        match &mut self.tables {
            Tables::Small(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The table for boards of the other sizes, made where it isn't there yet.
    fn wide(&mut self) -> &mut WideTable {
        if !matches!(self.tables, Tables::Wide(_)) {
            self.tables = Tables::Wide(self.make(WideTable::new));
        }
        match &mut self.tables {
            Tables::Wide(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The table for Gomoku, made where it isn't there yet.
    fn gomoku(&mut self) -> &mut gomoku::Table {
        if !matches!(self.tables, Tables::Gomoku(_)) {
            self.tables = Tables::Gomoku(self.make(gomoku::Table::new));
        }
        match &mut self.tables {
            Tables::Gomoku(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The largest table up to the size that is wanted; the old one goes first.
    fn make<T>(&mut self, new: impl Fn(Hash) -> Result<T, Shortage>) -> T {
        (self.tables, self.shortage) = (Tables::None, None);
        let mut hash = self.hash;
        loop {
            let shortage = match new(hash) {
                Ok(table) => return table,
                Err(shortage) => shortage,
            };
            hash = hash.halved().expect("there is a MiB, or nothing else could go on either");
            // The first one tells what was wanted.
            self.shortage.get_or_insert(shortage);
        }
    }
}
