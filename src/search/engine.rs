//! The façade: owns the table and picks the search for the board.

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
use crate::othello::{Board, SmallBoard, WideBoard};
use crate::{game, gomoku as gomoku_rules, othello as othello_rules};

/// A searcher with its table. The same request always gets the same answer, unless time or a stop ends the search.
/// Short of memory or threads it makes do with less, and [`Self::check`] says so.
#[derive(Debug, Default)]
pub struct Engine {
    weights: Option<Arc<Weights>>,
    gomoku: gomoku_eval::Weights,
    memory: Memory,
    /// What the last search was short of, besides memory.
    shortage: Option<Shortage>,
}

#[derive(Debug, Default)]
struct Memory {
    hash: HashSize,
    tables: Tables,
    shortage: Option<Shortage>,
}

/// A position as a search of ours takes it.
enum Searched<'a> {
    Narrow(Board),
    Small(SmallBoard),
    Wide(WideBoard),
    /// Too large for the boards that a search plays on.
    Large(&'a othello_rules::Position),
    Gomoku(&'a gomoku_rules::Position),
}

impl<'a> From<&'a game::Position> for Searched<'a> {
    fn from(position: &'a game::Position) -> Self {
        let position = match position {
            game::Position::Othello(position) => position,
            game::Position::Gomoku(position) => return Self::Gomoku(position),
        };
        let narrow = || Board::try_from(position).map(Self::Narrow);
        let small = || SmallBoard::try_from(position).map(Self::Small);
        let wide = || WideBoard::try_from(position).map(Self::Wide);
        narrow().or_else(|_| small()).or_else(|_| wide()).unwrap_or(Self::Large(position))
    }
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

    /// Replaces the weights for 8×8 boards; `None` for the embedded ones.
    #[must_use]
    pub fn with_weights(self, weights: Option<Arc<Weights>>) -> Self {
        // Results with other weights must not be reused.
        Self { weights, gomoku: self.gomoku, ..Self::new(self.memory.hash) }
    }

    /// Replaces the weights for Gomoku.
    #[must_use]
    pub fn with_gomoku_weights(self, gomoku: gomoku_eval::Weights) -> Self {
        Self { gomoku, weights: self.weights, ..Self::new(self.memory.hash) }
    }

    /// The weights for 8×8 boards.
    pub fn weights(&self) -> &Weights {
        self.weights.as_deref().unwrap_or_else(|| Weights::shipped())
    }

    /// Unpacks the weights and allocates the table for 8×8 boards, to save the first search the time.
    pub fn warm_up(&mut self) {
        let _ = self.weights();
        self.memory.narrow().touch();
    }

    /// Allocates and fills the tables for games like this one.
    pub fn prepare(&mut self, position: &game::Position) {
        match position.into() {
            Searched::Narrow(_) => self.warm_up(),
            Searched::Small(_) => self.memory.small().touch(),
            Searched::Wide(_) => self.memory.wide().touch(),
            Searched::Large(_) => {}
            Searched::Gomoku(_) => {
                // The search is run only for its side effects.
                let request = Request::new(position.clone(), Limits::nodes(1));
                let _ = self.search(&request, &Stop::default(), &mut |_| {});
            }
        }
    }

    /// Allocates the memory for games like this one.
    ///
    /// # Errors
    /// [`Shortage::Memory`] if the machine has less.
    pub fn reserve(&mut self, position: &game::Position) -> Result<(), Shortage> {
        match position.into() {
            Searched::Narrow(_) => _ = self.memory.narrow(),
            Searched::Small(_) => _ = self.memory.small(),
            Searched::Wide(_) => _ = self.memory.wide(),
            Searched::Large(_) => {}
            Searched::Gomoku(_) => _ = self.memory.gomoku(),
        }
        self.check()
    }

    /// Checks that the engine has, and the last search had, all the memory and threads asked for.
    ///
    /// # Errors
    /// [`Shortage`] says what was missing.
    pub fn check(&self) -> Result<(), Shortage> {
        let shortage = self.memory.shortage.as_ref().or(self.shortage.as_ref());
        shortage.map_or(Ok(()), |shortage| Err(shortage.clone()))
    }

    /// Clears what was found, even for requests that remember it.
    pub fn forget(&mut self) {
        match &mut self.memory.tables {
            Tables::None => {}
            Tables::Narrow(table) => table.start_search(false),
            Tables::Small(table) => table.start_search(false),
            Tables::Wide(table) => table.start_search(false),
            Tables::Gomoku(table) => table.start_search(false),
        }
    }

    /// Finds a move, even if stopped at once; `None` only if there is no legal one. `report` gets every improvement.
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

    /// Multi-PV: searches the `wanted` moves side by side, each with its own score, until all are exact or a limit ends
    /// it. What is known is not searched again. `report` gets each improved move and the nodes so far, on any thread.
    /// Returns every move as known at the end, best first; if stopped early, some are unknown.
    ///
    /// # Panics
    /// If a wanted move is not legal.
    pub fn search_multi_pv(
        &mut self,
        request: &Request,
        wanted: Vec<RankedMove>,
        stop: &Stop,
        report: &mut (dyn FnMut(&RankedMove, u64) + Send),
    ) -> Vec<RankedMove> {
        let is_legal = |found: &RankedMove| request.position.is_legal(found.cell);
        assert!(wanted.iter().all(is_legal), "a wanted move is legal");
        let shortage = OnceCell::new();
        let task = Task { request, stop, started: Instant::now(), shortage: &shortage };
        let memory = &mut self.memory;
        let found = match (&request.position).into() {
            Searched::Narrow(board) => {
                let weights = self.weights.as_deref().unwrap_or_else(|| Weights::shipped());
                let memory = (weights, memory.narrow());
                othello::search_board_multi_pv(board, task, wanted, memory, report)
            }
            Searched::Small(board) => {
                othello::search_multi_pv(board, task, wanted, memory.small(), report)
            }
            Searched::Wide(board) => {
                othello::search_multi_pv(board, task, wanted, memory.wide(), report)
            }
            Searched::Large(position) => othello::one_ply_multi_pv(position, &wanted, report),
            Searched::Gomoku(position) => {
                let memory = (self.gomoku, memory.gomoku());
                gomoku::search_multi_pv(position, task, wanted, memory, report)
            }
        };
        self.shortage = shortage.into_inner();
        found
    }

    fn answer(&mut self, task: Task, report: &mut dyn FnMut(&Report)) -> Option<Report> {
        let (given, memory) = (self.weights.as_deref(), &mut self.memory);
        match (&task.request.position).into() {
            Searched::Narrow(board) => {
                let weights = || given.unwrap_or_else(|| Weights::shipped());
                othello::search_board(board, task, || (weights(), memory.narrow()), report)
            }
            Searched::Small(board) => othello::search(board, task, || memory.small(), report),
            Searched::Wide(board) => othello::search(board, task, || memory.wide(), report),
            Searched::Large(position) => othello::one_ply(position, task.request),
            Searched::Gomoku(position) => {
                gomoku::search(position, task, (self.gomoku, memory.gomoku()), report)
            }
        }
    }
}

impl Memory {
    fn narrow(&mut self) -> &mut BoardTable {
        self.table(BoardTable::new, Tables::Narrow, |tables| match tables {
            Tables::Narrow(table) => Some(table),
            _ => None,
        })
    }

    fn small(&mut self) -> &mut SmallTable {
        self.table(SmallTable::new, Tables::Small, |tables| match tables {
            Tables::Small(table) => Some(table),
            _ => None,
        })
    }

    fn wide(&mut self) -> &mut WideTable {
        self.table(WideTable::new, Tables::Wide, |tables| match tables {
            Tables::Wide(table) => Some(table),
            _ => None,
        })
    }

    fn gomoku(&mut self) -> &mut gomoku::Table {
        self.table(gomoku::Table::new, Tables::Gomoku, |tables| match tables {
            Tables::Gomoku(table) => Some(table),
            _ => None,
        })
    }

    fn table<T>(
        &mut self,
        new: impl Fn(HashSize) -> Result<T, Shortage>,
        kept: impl Fn(T) -> Tables,
        of: impl Fn(&mut Tables) -> Option<&mut T>,
    ) -> &mut T {
        if of(&mut self.tables).is_none() {
            self.tables = kept(self.make(new));
        }
        of(&mut self.tables).expect("the table was made above")
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
            // The first shortage names the wanted size.
            self.shortage.get_or_insert(shortage);
        }
    }
}
