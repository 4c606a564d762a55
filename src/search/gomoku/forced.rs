//! Forced wins with their lines, to explain games rather than play them.

use std::num::NonZeroUsize;

use super::context::{Searcher, Shared};
use super::moves::{self, Duty, Moves};
use super::table::Table;
use super::threat_wins::{EVERY_PLY, Known};
use super::vcf::Win;
use super::vct::Threats;
use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::gomoku::{Point, Position, Stone};
use crate::search::budget::Allowance;
use crate::search::hash_size::HashSize;
use crate::search::shortage::Shortage;
use crate::search::stop::Stop;

pub use super::threat_wins::ThreatWins;

/// What forces a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ForcedWinKind {
    /// Fours alone (VCF): the other side can only stop fives.
    Fours,
    /// Fours, and threes that threaten an open four (VCT).
    Threats,
}

/// A forced win of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// What forces it.
    pub kind: ForcedWinKind,
    /// Both sides' moves up to the five, or to a four that may not be stopped; each answer is one of several that lose.
    pub line: Vec<Point>,
}

/// A four of the side to move, or its five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// Where.
    pub point: Point,
    /// The plies within which it wins by fours alone, if it does.
    pub wins_in: Option<usize>,
    /// The points that stop it; none if it can't be stopped.
    pub stops: Vec<Point>,
}

/// Searches for forced wins.
#[derive(Debug)]
pub struct ForcedWins {
    table: Table,
}

const MAX_PLIES: usize = 80;

impl ForcedWins {
    /// A searcher with a table of its own.
    ///
    /// # Errors
    /// [`Shortage`] if there is no memory.
    pub fn new() -> Result<Self, Shortage> {
        Ok(Self { table: Table::new(HashSize::mebibytes(1))? })
    }

    /// A win by fours or else by threats, within this many nodes each. `None` if there is none or it was not found.
    pub fn find(&self, position: &Position, nodes: u64, stop: &Stop) -> Option<ForcedWin> {
        [ForcedWinKind::Fours, ForcedWinKind::Threats]
            .into_iter()
            .find_map(|kind| self.find_kind(position, kind, nodes, stop))
    }

    /// All fours of the side to move, and which of them win by fours alone: those without a number certainly don't. `None`
    /// if these nodes for each don't suffice to be sure, or the search was stopped.
    pub fn fours(&self, position: &Position, nodes: u64, stop: &Stop) -> Option<Vec<Four>> {
        self.with_searcher(position, None, stop, |mut searcher| {
            let fours = four_moves(&searcher);
            fours.into_iter().map(|four| searcher.judge_four(four, nodes)).collect()
        })
    }

    /// The plies within which the side to move wins by fours alone, if it does: `Some(None)` if it certainly doesn't. `None`
    /// if these nodes don't suffice to be sure, or the search was stopped.
    pub fn wins_by_fours(
        &self,
        position: &Position,
        nodes: u64,
        stop: &Stop,
    ) -> Option<Option<usize>> {
        self.with_searcher(position, None, stop, |mut searcher| {
            let win = searcher.find_vcf(EVERY_PLY, nodes).ok()?;
            let is_sure = win.is_some() || searcher.budget.nodes() <= searcher.vcf_end;
            is_sure.then(|| win.map(|win| win.plies))
        })
    }

    /// Which first moves of the side to move win by threats within so many moves, by an exhaustive search: the attacker plays
    /// only fours and what threatens a win by fours, the other side whatever is legal. `None` if these nodes don't suffice to
    /// be sure, or the search was stopped.
    pub fn threat_wins(
        &self,
        position: &Position,
        within: NonZeroUsize,
        nodes: u64,
        stop: &Stop,
    ) -> Option<ThreatWins<Point>> {
        let mut known = Known::new(position.to_move());
        self.with_searcher(position, Some(nodes), stop, |mut searcher| {
            let found = searcher.threat_wins(&mut known, within.get()).ok()?;
            Some(found.map(Cell::point))
        })
    }

    fn find_kind(
        &self,
        position: &Position,
        kind: ForcedWinKind,
        nodes: u64,
        stop: &Stop,
    ) -> Option<ForcedWin> {
        let attacker = position.to_move();
        let threats = Threats::of(attacker);
        self.with_searcher(position, None, stop, |searcher| {
            let line = Line { searcher, kind, nodes, attacker, threats }.find()?;
            Some(ForcedWin { kind, line: line.into_iter().map(Cell::point).collect() })
        })
    }

    /// What `act` finds within so many nodes, where a move is due.
    fn with_searcher<T>(
        &self,
        position: &Position,
        nodes: Option<u64>,
        stop: &Stop,
        act: impl FnOnce(Searcher<'_>) -> Option<T>,
    ) -> Option<T> {
        if position.is_game_over() || position.stage().wants_choice() {
            return None;
        }
        let shared = Shared::new(&self.table, usize::MAX, Allowance::new(stop, None, nodes));
        act(Searcher::new(&shared, PatternBoard::new(position)))
    }
}

fn four_moves(searcher: &Searcher<'_>) -> Vec<Cell> {
    let board = &searcher.board;
    let own = board.to_move();
    let mut fours = Moves::new();
    match moves::duty(board) {
        Duty::Win(_) => board.for_each(own, Class::Five, |cell| fours.push(cell)),
        Duty::StopFive => {
            fours.extend(moves::stops(board));
            fours.retain(|cell| board.makes_four(*cell, own));
        }
        _ => moves::fours(board, own, &mut fours),
    }
    fours.into_iter().collect()
}

impl Searcher<'_> {
    /// `None` if the nodes don't suffice.
    fn judge_four(&mut self, four: Cell, nodes: u64) -> Option<Four> {
        if self.board.class(four, self.board.to_move()) == Class::Five {
            return Some(Four { point: four.point(), wins_in: Some(1), stops: Vec::new() });
        }
        self.vcf_end = self.budget.nodes() + nodes;
        let wins_in = self.wins_with(four, EVERY_PLY).ok()?;
        if wins_in.is_none() && self.budget.nodes() > self.vcf_end {
            return None;
        }
        self.board.place(four);
        let stops = moves::stops(&self.board).iter().map(|cell| cell.point()).collect();
        self.board.undo();
        Some(Four { point: four.point(), wins_in, stops })
    }
}

struct Line<'a> {
    searcher: Searcher<'a>,
    kind: ForcedWinKind,
    nodes: u64,
    attacker: Stone,
    threats: Threats,
}

impl Line<'_> {
    fn find(mut self) -> Option<Vec<Cell>> {
        let mut line = Vec::new();
        let mut next = self.win()?.first;
        loop {
            let board = &mut self.searcher.board;
            let is_five = matches!(moves::duty(board), Duty::Win(_));
            line.push(next);
            board.place(next);
            if is_five {
                return Some(line);
            }
            if line.len() >= MAX_PLIES || board.empties() == 0 {
                return None;
            }
            next = if board.to_move() == self.attacker {
                self.win()?.first
            } else if let Some(answer) = self.answer() {
                answer
            } else {
                // Only an unstoppable four ends a line early.
                let is_lost = matches!(moves::duty(&self.searcher.board), Duty::StopFive);
                return is_lost.then_some(line);
            };
        }
    }

    fn win(&mut self) -> Option<Win> {
        let quick = match moves::duty(&self.searcher.board) {
            Duty::Win(first) => Some(Win { first, plies: 1 }),
            Duty::OpenFour(first) => Some(Win { first, plies: 3 }),
            _ => None,
        };
        if quick.is_some() {
            return quick;
        }
        match self.kind {
            ForcedWinKind::Fours => self.searcher.find_vcf(MAX_PLIES, self.nodes),
            ForcedWinKind::Threats => self.searcher.find_vct(&mut self.threats, self.nodes),
        }
        .ok()
        .flatten()
    }

    /// The loser's answer: stops a five or parries an open four as well as it can. `None` if nothing makes sense.
    fn answer(&mut self) -> Option<Cell> {
        let board = &self.searcher.board;
        let legal = |cell: &Cell| !board.is_forbidden(*cell);
        match moves::duty(board) {
            // Otherwise it would not be a win.
            Duty::Win(_) => None,
            Duty::StopFive => {
                let stop = moves::stops(board).first().copied();
                stop.or_else(|| board.any(self.attacker, Class::Five).filter(legal))
            }
            _ => {
                let parry = moves::parries(board, Class::OpenFour).first().copied();
                let mut fours = Moves::new();
                moves::fours(board, board.to_move(), &mut fours);
                let four = || board.any(self.attacker, Class::OpenFour).filter(legal);
                parry.or_else(|| fours.first().copied()).or_else(four)
            }
        }
    }
}
