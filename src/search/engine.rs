//! The façade: owns the table and chooses the search for the board.

use std::cell::OnceCell;
use std::sync::Arc;
use std::time::Instant;

use super::gomoku;
use super::hash_size::HashSize;
use super::limits::Limits;
use super::othello;
use super::othello::{BoardTable, SmallTable, WideTable};
use super::report::{RankedMove, Report};
use super::request::Request;
use super::shortage::Shortage;
use super::stop::Stop;
use super::task::Task;
use crate::eval::gomoku as gomoku_eval;
use crate::eval::othello::patterns::Weights;
use crate::game;
use crate::othello::{Board, SmallBoard, WideBoard};

/// A searcher with its transposition table, allocated at the first search that needs it.
///
/// The same request always gets the same answer, whatever was searched before, unless time or a stop ends the search.
///
/// If the machine can't provide the memory or threads asked for, the search makes do with less, and [`Self::check`]
/// reports it.
#[derive(Debug, Default)]
pub struct Engine {
    weights: Option<Arc<Weights>>,
    gomoku: gomoku_eval::Weights,
    memory: Memory,
    /// What the last search was short of, besides memory.
    shortage: Option<Shortage>,
}

/// The memory of an engine.
#[derive(Debug, Default)]
struct Memory {
    hash: HashSize,
    tables: Tables,
    /// Why the table is smaller than it should be.
    shortage: Option<Shortage>,
}

/// At most one table: that of the boards searched last.
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
    /// An engine with a table of this size.
    pub fn new(hash: HashSize) -> Self {
        Self { memory: Memory { hash, ..Memory::default() }, ..Self::default() }
    }

    /// The engine with other weights for 8×8 boards, or the embedded ones.
    #[must_use]
    pub fn with_weights(self, weights: Option<Arc<Weights>>) -> Self {
        // Results with other weights must not be reused.
        Self { weights, gomoku: self.gomoku, ..Self::new(self.memory.hash) }
    }

    /// The engine with other weights for Gomoku.
    #[must_use]
    pub fn with_gomoku_weights(self, gomoku: gomoku_eval::Weights) -> Self {
        Self { gomoku, weights: self.weights, ..Self::new(self.memory.hash) }
    }

    /// The weights for 8×8 boards.
    pub fn weights(&self) -> &Weights {
        self.weights.as_deref().unwrap_or_else(|| Weights::embedded())
    }

    /// Prepares for 8×8 boards: unpacks the weights and allocates the table, so that the first search, which may be
    /// short of time, need not.
    pub fn warm_up(&mut self) {
        let _ = self.weights();
        self.memory.narrow().touch();
    }

    /// Prepares for games like this one.
    pub fn prepare(&mut self, position: &game::Position) {
        if let game::Position::Othello(position) = position {
            // Only one table is kept at a time: another board's would have to go again.
            if Board::try_from(position).is_ok() {
                self.warm_up();
            } else if SmallBoard::try_from(position).is_ok() {
                self.memory.small().touch();
            } else if WideBoard::try_from(position).is_ok() {
                self.memory.wide().touch();
            }
            return;
        }
        // The result is not wanted; the search just allocates and fills its tables.
        let request = Request::new(position.clone(), Limits::nodes(1));
        let _ = self.search(&request, &Stop::default(), &mut |_| {});
    }

    /// Allocates the memory for games like this one.
    ///
    /// # Errors
    /// [`Shortage::Memory`] if the machine has less.
    pub fn reserve(&mut self, position: &game::Position) -> Result<(), Shortage> {
        let position = match position {
            game::Position::Othello(position) => position,
            game::Position::Gomoku(_) => {
                let _ = self.memory.gomoku();
                return self.check();
            }
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

    /// Checks whether the engine has, and the last search had, all the memory and threads asked for.
    ///
    /// # Errors
    /// [`Shortage`] says what was missing.
    pub fn check(&self) -> Result<(), Shortage> {
        let shortage = self.memory.shortage.as_ref().or(self.shortage.as_ref());
        shortage.map_or(Ok(()), |shortage| Err(shortage.clone()))
    }

    /// Clears what was found, even for requests that ask to remember it.
    pub fn forget(&mut self) {
        match &mut self.memory.tables {
            Tables::None => {}
            Tables::Narrow(table) => table.start_search(false),
            Tables::Small(table) => table.start_search(false),
            Tables::Wide(table) => table.start_search(false),
            Tables::Gomoku(table) => table.start_search(false),
        }
    }

    /// Finds a move for the side to move; `None` exactly if it has no legal one. `report` is called whenever the answer
    /// improves. A search that is stopped, or has hardly any time or nodes, answers with the best it has.
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

    /// Searches the `wanted` moves side by side (multi-PV), each with its own score, deeper and deeper until all are
    /// exact or a limit ends it. Depth, selectivity, time and nodes are honoured.
    ///
    /// What is known of a move is not searched again. `tell` is called with each improved move and the nodes so far, on
    /// whatever thread found it. Returns every move as known at the end, best first; if stopped early, some may be
    /// unknown.
    ///
    /// # Panics
    /// If a wanted move is not legal.
    pub fn search_multi_pv(
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
                let memory = (self.gomoku, self.memory.gomoku());
                gomoku::search_multi_pv(position, task, wanted, memory, tell)
            }
            game::Position::Othello(position) => {
                if let Ok(board) = Board::try_from(position) {
                    let table = self.memory.narrow();
                    let weights = self.weights.as_deref().unwrap_or_else(|| Weights::embedded());
                    othello::search_board_multi_pv(board, task, wanted, (weights, table), tell)
                } else if let Ok(board) = SmallBoard::try_from(position) {
                    othello::search_multi_pv(board, task, wanted, self.memory.small(), tell)
                } else if let Ok(board) = WideBoard::try_from(position) {
                    othello::search_multi_pv(board, task, wanted, self.memory.wide(), tell)
                } else {
                    othello::one_ply_multi_pv(position, &wanted, tell)
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
                let memory = (self.gomoku, self.memory.gomoku());
                return gomoku::search(position, task, memory, report);
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
            othello::one_ply(position, task.request)
        }
    }
}

impl Memory {
    /// The table for 8×8 boards, made on first use.
    fn narrow(&mut self) -> &mut BoardTable {
        if !matches!(self.tables, Tables::Narrow(_)) {
            self.tables = Tables::Narrow(self.make(BoardTable::new));
        }
        match &mut self.tables {
            Tables::Narrow(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The table for 6×6 boards, made on first use.
    fn small(&mut self) -> &mut SmallTable {
        if !matches!(self.tables, Tables::Small(_)) {
            self.tables = Tables::Small(self.make(SmallTable::new));
        }
        match &mut self.tables {
            Tables::Small(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The table for other sizes, made on first use.
    fn wide(&mut self) -> &mut WideTable {
        if !matches!(self.tables, Tables::Wide(_)) {
            self.tables = Tables::Wide(self.make(WideTable::new));
        }
        match &mut self.tables {
            Tables::Wide(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// The table for Gomoku, made on first use.
    fn gomoku(&mut self) -> &mut gomoku::Table {
        if !matches!(self.tables, Tables::Gomoku(_)) {
            self.tables = Tables::Gomoku(self.make(gomoku::Table::new));
        }
        match &mut self.tables {
            Tables::Gomoku(table) => table,
            _ => unreachable!("the table was made above"),
        }
    }

    /// Makes the largest table up to the wanted size, after dropping the old one.
    fn make<T>(&mut self, new: impl Fn(HashSize) -> Result<T, Shortage>) -> T {
        (self.tables, self.shortage) = (Tables::None, None);
        let mut hash = self.hash;
        loop {
            let shortage = match new(hash) {
                Ok(table) => return table,
                Err(shortage) => shortage,
            };
            hash = hash.halved().expect("there is a MiB, or nothing else could go on either");
            // The first shortage has the size that was wanted.
            self.shortage.get_or_insert(shortage);
        }
    }
}
