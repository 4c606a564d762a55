//! The graph of a book's positions, and what is known of them.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::field::{After, Field};
use super::making::Making;
use crate::eval::Score;
use crate::game;

/// A move that a book knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move: a cell in row order.
    pub cell: usize,
    /// What it is worth for the side that makes it, by all that the book knows.
    pub score: Score,
    /// Moves looked ahead: those on the book's best line, and those that its end was searched ahead.
    pub depth: u8,
    /// Whether the score is that of best play to the end of the game.
    pub exact: bool,
    /// The book's moves from here, [`Self::cell`] first; passes are left out.
    pub line: Vec<usize>,
}

/// A move from a position of the book to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The move on the board as it is kept.
    pub cell: u16,
    /// The number of the position that it leads to.
    child: u32,
    /// The same side is to move there: the other had to pass.
    is_own: bool,
}

#[derive(Clone, Debug)]
struct Node {
    field: Field,
    /// What its own search said, for the side to move.
    searched: Score,
    /// Its end is known: the game is over, or the search saw the end of it. It gets no moves.
    is_settled: bool,
    edges: Vec<Edge>,
    /// What it is worth by all that is known, for the side to move.
    value: Score,
    /// Moves looked ahead for that.
    depth: u8,
    /// Whether that is what best play to the end of the game leads to.
    is_exact: bool,
    /// Plies and lost units from the start, in hundredths of a ply.
    cost: u32,
}

impl Node {
    /// It may be given moves.
    fn is_leaf(&self) -> bool {
        self.edges.is_empty() && !self.is_settled
    }
}

/// A move of a position that is expanded.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The move on the board as it is kept.
    pub cell: u16,
    /// What the search of the position that it leads to said, or that of a solved position itself, for the side that
    /// makes the move.
    pub score: Score,
    /// Where it leads.
    pub step: Step,
}

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    making: Making,
    nodes: Vec<Node>,
    numbers: HashMap<Field, u32>,
    /// The numbers of the positions with so many stones.
    by_stones: Vec<Vec<u32>>,
    expanded: usize,
}

/// Where a move leads, as a book keeps it.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// The position after the move, and after a pass if one is due.
    pub field: Field,
    /// The same side is to move there.
    is_own: bool,
    /// What it is worth for its side to move if the game is over.
    pub result: Option<Score>,
}

impl Step {
    /// The move on a cell; `None` if it is not legal.
    pub fn of(field: &Field, cell: usize) -> Option<Self> {
        let After { field, is_own, result } = field.after(cell)?;
        Some(Self { field: field.canonical().0, is_own, result })
    }

    /// A score of the position that it leads to, for the side that makes the move, or the other way.
    pub fn turned(&self, score: Score) -> Score {
        if self.is_own { score } else { -score }
    }
}

impl Book {
    /// A book that knows nothing but the start.
    pub fn new(making: Making) -> Self {
        let start = Field::start(making.variant()).expect("makings are of games that have books");
        let (nodes, numbers, by_stones) = (Vec::new(), HashMap::new(), Vec::new());
        let mut book = Self { making, nodes, numbers, by_stones, expanded: 0 };
        book.add(start.canonical().0, Score::default(), false);
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
        let Some(field) = Field::of(position) else { return Vec::new() };
        let mut moves: Vec<BookMove> = self
            .known(&field)
            .into_iter()
            .map(|(cell, edge)| BookMove {
                cell,
                score: self.worth(edge),
                depth: self.nodes[edge.child as usize].depth.saturating_add(1),
                exact: self.nodes[edge.child as usize].is_exact,
                line: self.line(&field, cell),
            })
            .collect();
        moves.sort_by_key(|known| (Reverse(known.score), known.cell));
        moves
    }

    /// How many positions of the book a position leads to, itself counted; none if the book does not know it.
    pub fn positions_from(&self, position: &game::Position) -> usize {
        let start = Field::of(position).and_then(|field| self.number(&field.canonical().0));
        let Some(start) = start else { return 0 };
        let mut seen = vec![false; self.nodes.len()];
        let mut waiting = vec![start];
        seen[start] = true;
        let mut count = 0;
        while let Some(number) = waiting.pop() {
            count += 1;
            for edge in &self.nodes[number].edges {
                if !std::mem::replace(&mut seen[edge.child as usize], true) {
                    waiting.push(edge.child as usize);
                }
            }
        }
        count
    }

    /// The moves that the book knows of a position as it lies, in the order of their cells. Where a position is its own
    /// mirror image, a move that is kept stands for its mirror image, too.
    fn known(&self, field: &Field) -> Vec<(usize, Edge)> {
        let (least, turns) = field.canonical();
        let Some(number) = self.number(&least) else { return Vec::new() };
        let all = self.nodes[number].edges.iter();
        let mut known: Vec<(usize, Edge)> = all
            .flat_map(|edge| field.unturned(edge.cell.into(), &turns).map(|cell| (cell, *edge)))
            .collect();
        known.sort_by_key(|&(cell, _)| cell);
        known.dedup_by_key(|&mut (cell, _)| cell);
        known
    }

    /// The book's best moves from a move on.
    fn line(&self, field: &Field, first: usize) -> Vec<usize> {
        let mut line = Vec::new();
        let mut next = Some((first, field.clone()));
        while let Some((cell, field)) = next {
            line.push(cell);
            next = field.after(cell).and_then(|After { field, .. }| {
                let known = self.known(&field).into_iter();
                let best = known.min_by_key(|&(cell, edge)| (Reverse(self.worth(edge)), cell));
                Some((best?.0, field))
            });
        }
        line
    }

    fn number(&self, field: &Field) -> Option<usize> {
        self.numbers.get(field).map(|&number| number as usize)
    }

    /// What its own search said of a position as it is kept, for its side to move.
    pub(super) fn searched(&self, field: &Field) -> Option<Score> {
        Some(self.nodes[self.number(field)?].searched)
    }

    /// Returns whether a position as it is kept is known and may be expanded.
    pub(super) fn is_leaf(&self, field: &Field) -> bool {
        self.number(field).is_some_and(|number| self.nodes[number].is_leaf())
    }

    /// Gives a leaf its moves, each with where it leads and what the search there said for the side that makes it. What
    /// follows from that is known after [`Self::settle`].
    pub(super) fn expand(&mut self, field: &Field, moves: &[Found]) {
        let number = self.number(field).expect("a leaf is known");
        let mut edges = Vec::with_capacity(moves.len());
        for Found { cell, score, step } in moves {
            let child = match self.numbers.get(&step.field) {
                Some(&child) => child,
                None => self.add(step.field.clone(), step.turned(*score), step.result.is_some()),
            };
            edges.push(Edge { cell: *cell, child, is_own: step.is_own });
        }
        self.nodes[number].edges = edges;
        self.expanded += 1;
    }

    fn add(&mut self, field: Field, searched: Score, is_over: bool) -> u32 {
        let number = self.nodes.len() as u32;
        let (stones, empties) = (field.stones(), field.empties());
        // Only solved positions lead there: the start has enough empty squares.
        let is_solved = self.making.solve().is_some_and(|solve| empties < usize::from(solve));
        let depth = match () {
            () if is_over => 0,
            () if is_solved => empties as u8,
            () => self.making.depth(),
        };
        let is_settled = is_over || is_solved || searched.forced().is_some();
        self.numbers.insert(field.clone(), number);
        let (value, edges, cost) = (searched, Vec::new(), u32::MAX);
        let is_exact = is_settled;
        self.nodes.push(Node { field, searched, is_settled, edges, value, depth, is_exact, cost });
        if self.by_stones.len() <= stones {
            self.by_stones.resize(stones + 1, Vec::new());
        }
        self.by_stones[stones].push(number);
        number
    }

    /// Works out what each position is worth, from the last ones back.
    pub(super) fn settle(&mut self) {
        for &number in self.by_stones.iter().rev().flatten() {
            // Among equal moves the first, so that nothing depends on how the graph was built.
            let edges = self.nodes[number as usize].edges.iter();
            let best = edges
                .map(|edge| (self.worth(*edge), edge))
                .min_by_key(|&(score, edge)| (Reverse(score), edge.cell));
            let Some((value, edge)) = best else { continue };
            let depth = self.nodes[edge.child as usize].depth.saturating_add(1);
            let is_exact = value.forced().is_some() || self.is_known(&self.nodes[number as usize]);
            let node = &mut self.nodes[number as usize];
            (node.value, node.depth, node.is_exact) = (value, depth, is_exact);
        }
    }

    /// Returns whether what a position with moves is worth is that of best play, by what is known where they lead.
    fn is_known(&self, node: &Node) -> bool {
        self.making.solve().is_some_and(|solve| {
            let is_whole = node.field.empties() == usize::from(solve)
                || node.edges.len() == node.field.legal_moves();
            is_whole && node.edges.iter().all(|edge| self.nodes[edge.child as usize].is_exact)
        })
    }

    /// What a move is worth for the side that makes it.
    fn worth(&self, edge: Edge) -> Score {
        let value = self.nodes[edge.child as usize].value.a_ply_before();
        if edge.is_own { value } else { -value }
    }

    /// The leaf that is to be expanded next: with the fewest plies and lost units from the start. `None` if no leaf is
    /// left.
    pub(super) fn next(&mut self) -> Option<Field> {
        self.nodes.iter_mut().for_each(|node| node.cost = u32::MAX);
        self.nodes[0].cost = 0;
        let unit = i32::from(self.making.unit());
        for &number in self.by_stones.iter().flatten() {
            let number = number as usize;
            let (value, cost) = (self.nodes[number].value, self.nodes[number].cost);
            for at in 0..self.nodes[number].edges.len() {
                let edge = self.nodes[number].edges[at];
                let [best, worth] =
                    [value, self.worth(edge)].map(|score| i32::from(score.hundredths()));
                let step = (100 + (best - worth).max(0) * unit) as u32;
                let child = &mut self.nodes[edge.child as usize];
                child.cost = child.cost.min(cost.saturating_add(step));
            }
        }
        let leaves = self.nodes.iter().filter(|node| node.is_leaf());
        leaves.min_by_key(|node| (node.cost, &node.field)).map(|node| node.field.clone())
    }
}
