//! The root of Gomoku's search.

use super::context::Searcher;
use super::moves::{self, Duty, Moves};
use super::table::{Bound, Hashed};
use super::value::{self, FORCED, INFINITY};
use super::vct::Threats;
use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::search::budget::Spent;
use crate::search::deepening::{Aspiration, Conclusion, Root, Step, Window};
use crate::search::report::RankedMove;

pub const ASPIRATION: Aspiration = Aspiration {
    half: 60,
    widening: 4,
    closes: false,
    tries: 3,
    widest: INFINITY,
    most_guess: FORCED,
};

/// VCT may take one part in this many of the nodes so far, from this many nodes on.
pub const VCT_SHARE: u64 = 9;
pub const MIN_VCT_NODES: u64 = 500;

/// A win by threats against the best move may take one part in this many, as often.
const REFUTATION_SHARE: u64 = 8;

/// How far, and in how many nodes, a win by fours is looked for before anything else.
pub const ROOT_VCF_PLIES: usize = 80;
pub const ROOT_VCF_NODES: u64 = 20_000;

const LINE: usize = 60;

pub struct PositionRoot<'s, 'a> {
    searcher: &'s mut Searcher<'a>,
    wanted: usize,
    threats: Threats,
    /// Node count at the end of the last VCT.
    vct_end: u64,
    others_threats: Threats,
    /// The move that the other side was last sought a win by threats against, and the node count at the end.
    sought_against: Option<(Cell, u64)>,
}

impl<'s, 'a> PositionRoot<'s, 'a> {
    pub fn new(searcher: &'s mut Searcher<'a>, wanted: usize) -> Self {
        let own = searcher.board.to_move();
        let [threats, others_threats] = [own, !own].map(Threats::of);
        Self { searcher, wanted, threats, vct_end: 0, others_threats, sought_against: None }
    }

    /// The moves worth searching, likely ones first, then the rest if more are wanted; the seed decides among equals.
    pub fn moves(&self, seed: u64) -> Vec<Cell> {
        let board = &self.searcher.board;
        let mut moves = first_order(self.searcher, seed);
        if moves.len() < self.wanted {
            let rest = board.empty_cells().filter(|cell| !moves.contains(cell));
            let mut rest: Vec<Cell> = rest.filter(|&cell| !board.is_forbidden(cell)).collect();
            rest.sort_by_cached_key(|&cell| likeliness(board, cell));
            moves.extend(rest);
        }
        moves
    }

    fn win(&mut self) -> Option<(Cell, usize)> {
        match moves::duty(&self.searcher.board) {
            Duty::Win(cell) => Some((cell, 1)),
            Duty::OpenFour(cell) => Some((cell, 3)),
            _ => {
                let known = self.known_win();
                let fours = self.searcher.find_vcf(ROOT_VCF_PLIES, ROOT_VCF_NODES).ok().flatten();
                let fours = fours.map(|win| (win.first, win.plies));
                // Fours, or a new search, may take longer than the win that was told a move ago.
                known.into_iter().chain(fours).min_by_key(|&(_, plies)| plies)
            }
        }
    }

    /// A win that the table knows, and its plies.
    fn known_win(&self) -> Option<(Cell, usize)> {
        let known = self.searcher.shared.table.get(Hashed(self.searcher.board.hash()))?;
        let wins = known.bound != Bound::Upper && known.value > FORCED;
        let plies = value::win_in(0) - known.value;
        known.best.filter(|_| wins).map(|best| (best, plies as usize))
    }

    /// A win by VCT, which gets a share of the nodes of the rounds so far.
    fn win_by_vct(&mut self) -> Option<(Cell, usize)> {
        let nodes = self.searcher.budget.nodes() / VCT_SHARE;
        if !self.searcher.shared.searches_vct()
            || nodes < MIN_VCT_NODES
            || self.vct_end > self.searcher.budget.nodes() / 2
        {
            return None;
        }
        let Ok(Some(win)) = self.searcher.find_vct(&mut self.threats, nodes) else {
            self.vct_end = self.searcher.budget.nodes();
            return None;
        };
        Some((win.first, win.plies))
    }

    /// The plies within which the other side wins by threats after this move, sought with a share of the nodes so far.
    fn loss_by_vct(&mut self, best: Cell) -> Option<usize> {
        let so_far = self.searcher.budget.nodes();
        let nodes = so_far / REFUTATION_SHARE;
        let is_due = match self.sought_against {
            Some((cell, end)) => cell != best || end <= so_far / 2,
            None => true,
        };
        if !self.searcher.shared.searches_vct() || nodes < MIN_VCT_NODES || !is_due {
            return None;
        }
        self.searcher.board.place(best);
        // The search has seen what is over at once.
        let found = match moves::duty(&self.searcher.board) {
            Duty::StopOpenFour | Duty::Free => {
                self.searcher.find_vct(&mut self.others_threats, nodes)
            }
            Duty::Win(_) | Duty::OpenFour(_) | Duty::StopFive => Ok(None),
        };
        self.searcher.board.undo();
        self.sought_against = Some((best, self.searcher.budget.nodes()));
        found.ok().flatten().map(|win| win.plies + 1)
    }

    fn ranked(&self, (cell, plies): (Cell, usize)) -> RankedMove {
        let depth = plies.min(255) as u8;
        value::ranked(self.searcher.board.size(), value::win_in(plies), depth, &[cell])
    }
}

impl Root for PositionRoot<'_, '_> {
    type Move = Cell;

    const ASPIRATION: Aspiration = ASPIRATION;

    fn cell(&self, root_move: Cell) -> usize {
        value::index(root_move, self.searcher.board.size())
    }

    fn search_move(
        &mut self,
        root_move: Cell,
        step: Step,
        Window { alpha, beta }: Window,
        place: usize,
    ) -> Result<i32, Spent> {
        self.searcher.follow_root(root_move, step.depth.into(), alpha, beta, place)
    }

    fn found(&mut self, root_move: Cell, value: i32, reached: Step) -> RankedMove {
        let line = principal_variation(self.searcher, root_move);
        value::ranked(self.searcher.board.size(), value, reached.depth, &line)
    }

    fn nodes(&mut self) -> u64 {
        self.searcher.budget.nodes_of_all()
    }

    fn win_at_once(&mut self) -> Option<RankedMove> {
        let win = self.win()?;
        Some(self.ranked(win))
    }

    fn conclude(&mut self, found: &mut [RankedMove]) -> Conclusion {
        if let [only] = &mut *found
            && !only.exact
        {
            let best = value::cell(only.cell, self.searcher.board.size());
            if let Some(win) = self.win_by_vct() {
                *only = self.ranked(win);
            } else if let Some(plies) = self.loss_by_vct(best) {
                let (size, lost) = (self.searcher.board.size(), value::loss_in(plies));
                *only = value::ranked(size, lost, only.depth, &[best]);
                return Conclusion::Again;
            }
        }
        if found.iter().all(|found| found.exact) { Conclusion::Over } else { Conclusion::GoOn }
    }
}

pub fn principal_variation(searcher: &mut Searcher, best: Cell) -> Vec<Cell> {
    let board = &mut searcher.board;
    let mut line = Vec::new();
    let mut next = Some(best);
    while let Some(cell) = next
        && line.len() < LINE
        && board.is_empty(cell)
        && !board.is_forbidden(cell)
    {
        line.push(cell);
        let wins = board.class(cell, board.to_move()) == Class::Five;
        board.place(cell);
        if wins {
            break;
        }
        next = match moves::duty(board) {
            Duty::Win(cell) | Duty::OpenFour(cell) => Some(cell),
            Duty::StopFive => moves::stops(board).first().copied(),
            _ => searcher.shared.table.get(Hashed(board.hash())).and_then(|known| known.best),
        };
    }
    for _ in &line {
        searcher.board.undo();
    }
    line
}

fn first_order(searcher: &Searcher, seed: u64) -> Vec<Cell> {
    let board = &searcher.board;
    let own = board.to_move();
    let mut list = Moves::new();
    match moves::duty(board) {
        Duty::Win(_) => board.for_each(own, Class::Five, |cell| list.push(cell)),
        Duty::OpenFour(_) => board.for_each(own, Class::OpenFour, |cell| list.push(cell)),
        Duty::StopFive => list.extend(moves::stops(board)),
        Duty::StopOpenFour => moves::against_open_four(board, &mut list),
        Duty::Free => {}
    }
    if list.is_empty() {
        moves::free(board, &mut list);
    }
    fastrand::Rng::with_seed(seed).shuffle(&mut list);
    list.sort_by_key(|&cell| likeliness(board, cell));
    list.into_iter().collect()
}

/// What the moves are ordered by before anything is searched: likely ones have less.
pub fn likeliness(board: &PatternBoard, cell: Cell) -> i32 {
    let own = board.to_move();
    let urgency = 4 * board.urgency(cell, own) + 3 * board.urgency(cell, !own);
    i32::from(Cell::middle(board.size()).distance(cell)) - urgency
}
