//! The graph of a book's positions, and what is known of them.

use std::collections::HashMap;

use super::making::Making;
use crate::eval::Score;
use crate::game;
use crate::othello::{Bits, Board, Symmetry};

/// A board has so many squares, so that there are so many counts of discs and one more.
const SQUARES: usize = 64;

/// A move that a book knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move: a cell in row order.
    pub cell: usize,
    /// What it is worth for the side that makes it, by all that the book knows.
    pub score: Score,
    /// Moves looked ahead: those on the book's best line, and those that its end was searched ahead.
    pub depth: u8,
    /// The book's moves from here, [`Self::cell`] first; passes are left out.
    pub line: Vec<usize>,
}

/// A move from a position of the book to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The move on the board as it is kept.
    pub cell: u8,
    /// The number of the position that it leads to.
    child: u32,
    /// The same side is to move there: the other had to pass.
    is_own: bool,
}

#[derive(Clone, Debug)]
struct Node {
    board: Board,
    /// What its own search said, for the side to move.
    searched: Score,
    is_over: bool,
    edges: Vec<Edge>,
    /// What it is worth by all that is known, for the side to move.
    value: Score,
    /// Moves looked ahead for that.
    depth: u8,
    /// Plies and lost discs from the start, in hundredths of a ply.
    cost: u32,
}

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    making: Making,
    nodes: Vec<Node>,
    numbers: HashMap<Board, u32>,
    /// The numbers of the positions with so many discs.
    by_discs: Vec<Vec<u32>>,
    expanded: usize,
}

/// Where a move leads, as a book keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The position after the move, and after a pass if one is due.
    pub board: Board,
    /// The same side is to move there.
    is_own: bool,
    /// What it is worth for its side to move if the game is over.
    pub result: Option<Score>,
}

impl Step {
    /// The move on a cell where it is legal.
    pub fn of(board: Board, cell: usize) -> Self {
        let mut after = board.play(cell);
        let result = after.is_game_over().then(|| result(after));
        let is_own = after.must_pass();
        if is_own {
            after = after.pass();
        }
        Self { board: Symmetry::canonical(after).0, is_own, result }
    }

    /// A score of the position that it leads to, for the side that makes the move, or the other way.
    pub fn turned(&self, score: Score) -> Score {
        if self.is_own { score } else { -score }
    }
}

/// The result of a game that is over, for the side to move; the empty squares belong to the winner.
fn result(board: Board) -> Score {
    let (own, other) = (board.player_count() as i16, board.opponent_count() as i16);
    let empty = board.empty_count() as i16;
    Score::from_discs(own - other + empty * (own - other).signum())
}

impl Book {
    /// A book that knows nothing but the start.
    pub fn new(making: Making) -> Self {
        let by_discs = vec![Vec::new(); SQUARES + 1];
        let mut book =
            Self { making, nodes: Vec::new(), numbers: HashMap::new(), by_discs, expanded: 0 };
        book.add(Symmetry::canonical(Board::start()).0, Score::default(), false);
        book.settle();
        book
    }

    /// How it was made.
    pub fn making(&self) -> &Making {
        &self.making
    }

    /// How many positions it has, each with its turned and mirrored forms counted once.
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// How many of them have moves.
    pub fn expanded(&self) -> usize {
        self.expanded
    }

    /// The moves of a position that the book knows, the best first; none if it does not know the position.
    pub fn moves(&self, position: &game::Position) -> Vec<BookMove> {
        match position {
            game::Position::Othello(position) => {
                Board::try_from(position).map_or_else(|_| Vec::new(), |board| self.moves_of(board))
            }
            game::Position::Gomoku(_) => Vec::new(),
        }
    }

    /// The same for a board.
    pub fn moves_of(&self, board: Board) -> Vec<BookMove> {
        let mut moves: Vec<BookMove> = self
            .known(board)
            .into_iter()
            .map(|(cell, score, child)| {
                let node = &self.nodes[child as usize];
                let depth = node.depth.saturating_add(1);
                BookMove { cell, score, depth, line: self.line(board, cell) }
            })
            .collect();
        moves.sort_by_key(|known| (std::cmp::Reverse(known.score), known.cell));
        moves
    }

    /// How many positions of the book a position leads to, itself counted; none if the book does not know it.
    pub fn positions_from(&self, board: Board) -> usize {
        let Some(&start) = self.numbers.get(&Symmetry::canonical(board).0) else { return 0 };
        let mut seen = vec![false; self.nodes.len()];
        let mut waiting = vec![start];
        seen[start as usize] = true;
        let mut count = 0;
        while let Some(number) = waiting.pop() {
            count += 1;
            for edge in &self.nodes[number as usize].edges {
                if !std::mem::replace(&mut seen[edge.child as usize], true) {
                    waiting.push(edge.child);
                }
            }
        }
        count
    }

    /// The moves that the book knows of a board as it lies: cell, score, and where it leads.
    fn known(&self, board: Board) -> Vec<(usize, Score, u32)> {
        let Some(node) = self.node(board) else { return Vec::new() };
        Bits::new(board.legal_moves())
            .filter_map(|cell| {
                let step = Step::of(board, cell);
                let child = *self.numbers.get(&step.board)?;
                node.edges
                    .iter()
                    .any(|edge| edge.child == child)
                    .then(|| (cell, step.turned(self.nodes[child as usize].value), child))
            })
            .collect()
    }

    /// The book's best moves from a move on.
    fn line(&self, mut board: Board, first: usize) -> Vec<usize> {
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(cell) = next {
            line.push(cell);
            board = board.play(cell);
            if board.must_pass() {
                board = board.pass();
            }
            let known = self.known(board).into_iter();
            next = known
                .min_by_key(|&(cell, score, _)| (std::cmp::Reverse(score), cell))
                .map(|it| it.0);
        }
        line
    }

    fn node(&self, board: Board) -> Option<&Node> {
        let number = *self.numbers.get(&Symmetry::canonical(board).0)?;
        Some(&self.nodes[number as usize])
    }

    /// What its own search said of a position as it is kept, for its side to move.
    pub(super) fn searched(&self, board: Board) -> Option<Score> {
        Some(self.nodes[*self.numbers.get(&board)? as usize].searched)
    }

    /// Returns whether a position as it is kept is known and may be expanded.
    pub(super) fn is_leaf(&self, board: Board) -> bool {
        let node = self.numbers.get(&board).map(|&number| &self.nodes[number as usize]);
        node.is_some_and(|node| node.edges.is_empty() && !node.is_over)
    }

    /// Gives a leaf its moves, each with what it was found to be worth for the side that makes it. What follows from
    /// that is known after [`Self::settle`].
    pub(super) fn expand(&mut self, board: Board, moves: &[(u8, Score)]) {
        let number = self.numbers[&board] as usize;
        let mut edges = Vec::with_capacity(moves.len());
        for &(cell, score) in moves {
            let step = Step::of(board, cell.into());
            let child = match self.numbers.get(&step.board) {
                Some(&child) => child,
                None => self.add(step.board, step.turned(score), step.result.is_some()),
            };
            edges.push(Edge { cell, child, is_own: step.is_own });
        }
        self.nodes[number].edges = edges;
        self.expanded += 1;
    }

    fn add(&mut self, board: Board, searched: Score, is_over: bool) -> u32 {
        let number = self.nodes.len() as u32;
        let depth = if is_over { 0 } else { self.making.depth() };
        let (value, edges, cost) = (searched, Vec::new(), u32::MAX);
        self.nodes.push(Node { board, searched, is_over, edges, value, depth, cost });
        self.numbers.insert(board, number);
        self.by_discs[SQUARES - board.empty_count() as usize].push(number);
        number
    }

    /// Works out what each position is worth, from the last ones back.
    pub(super) fn settle(&mut self) {
        for numbers in self.by_discs.iter().rev() {
            for &number in numbers {
                let node = &self.nodes[number as usize];
                // Among equal moves the first, so that nothing depends on how the graph was built.
                let best = node
                    .edges
                    .iter()
                    .map(|edge| (self.worth(*edge), edge))
                    .min_by_key(|&(score, edge)| (std::cmp::Reverse(score), edge.cell));
                let Some((value, edge)) = best else { continue };
                let child = &self.nodes[edge.child as usize];
                let depth = child.depth.saturating_add(1);
                let node = &mut self.nodes[number as usize];
                (node.value, node.depth) = (value, depth);
            }
        }
    }

    /// What a move is worth for the side that makes it.
    fn worth(&self, edge: Edge) -> Score {
        let value = self.nodes[edge.child as usize].value;
        if edge.is_own { value } else { -value }
    }

    /// The leaf that is to be expanded next: with the fewest plies and lost discs from the start. `None` if no leaf is
    /// left.
    pub(super) fn next(&mut self) -> Option<Board> {
        self.nodes.iter_mut().for_each(|node| node.cost = u32::MAX);
        self.nodes[0].cost = 0;
        let disc = i32::from(self.making.disc());
        for discs in 0..self.by_discs.len() {
            for at in 0..self.by_discs[discs].len() {
                let number = self.by_discs[discs][at] as usize;
                let (value, cost) = (self.nodes[number].value, self.nodes[number].cost);
                for at in 0..self.nodes[number].edges.len() {
                    let edge = self.nodes[number].edges[at];
                    let lost = value.hundredths() - self.worth(edge).hundredths();
                    let step = (100 + i32::from(lost).max(0) * disc) as u32;
                    let child = &mut self.nodes[edge.child as usize];
                    child.cost = child.cost.min(cost.saturating_add(step));
                }
            }
        }
        let leaves = self.nodes.iter().filter(|node| node.edges.is_empty() && !node.is_over);
        let key = |node: &&Node| (node.cost, node.board.player(), node.board.opponent());
        leaves.min_by_key(key).map(|node| node.board)
    }
}
