//! The graph of a book's positions and their values.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::making::Making;
use super::position::BookPosition;
use super::successor::Successor;
use crate::eval::Score;
use crate::game;
use crate::search::{RankedMove, Selectivity};

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The move in the canonical form.
    pub cell: u16,
    /// The number of the position that it leads to.
    child: u32,
    /// The same side is to move there: the other has to pass.
    is_own: bool,
}

#[derive(Clone, Debug)]
struct Node {
    position: BookPosition,
    /// The result of its own search, for the side to move.
    searched: Score,
    /// The game is over, or the search saw its end. It gets no moves.
    is_settled: bool,
    edges: Vec<Edge>,
    /// Its value by everything known, for the side to move.
    value: Score,
    depth: u8,
    is_exact: bool,
    /// Plies and lost units from the start, in hundredths of a ply.
    cost: u32,
}

impl Node {
    fn is_leaf(&self) -> bool {
        self.edges.is_empty() && !self.is_settled
    }

    fn has_all_moves(&self) -> bool {
        self.edges.len() == self.position.legal_moves()
    }
}

#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The move in the canonical form.
    pub cell: u16,
    /// The search result of the position it leads to, or of a solved position itself, for the side that makes the move.
    pub score: Score,
    /// Where it leads, in the canonical form.
    pub step: Successor<BookPosition>,
}

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    making: Making,
    nodes: Vec<Node>,
    numbers: HashMap<BookPosition, u32>,
    /// By number of stones.
    by_stones: Vec<Vec<u32>>,
    expanded: usize,
}

impl Book {
    /// A book with nothing but the start.
    pub fn new(making: Making) -> Self {
        let start =
            BookPosition::start(making.variant()).expect("makings are for games that have books");
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

    /// Its number of positions, symmetric ones counted once.
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// Its number of expanded positions.
    pub fn expanded(&self) -> usize {
        self.expanded
    }

    /// The book's moves in a position, best first; empty if it lacks the position. A move's score is by everything the
    /// book knows; its depth is the length of the book's best line plus the depth of the search at its end.
    pub fn moves(&self, position: &game::Position) -> Vec<RankedMove> {
        let Some(position) = BookPosition::of(position) else { return Vec::new() };
        let mut moves: Vec<RankedMove> = self
            .known(&position)
            .into_iter()
            .map(|(cell, edge)| {
                let Node { depth, is_exact, .. } = self.nodes[edge.child as usize];
                let selectivity =
                    if is_exact { Selectivity::NONE } else { self.making.selectivity() };
                RankedMove {
                    cell,
                    score: self.worth(edge),
                    depth: depth.saturating_add(1),
                    selectivity,
                    exact: is_exact,
                    line: self.line(&position, cell),
                }
            })
            .collect();
        moves.sort_by_key(|known| (Reverse(known.score), known.cell));
        moves
    }

    /// The number of positions that can be reached from a position, itself included; zero if the book lacks it.
    pub fn positions_from(&self, position: &game::Position) -> usize {
        let start =
            BookPosition::of(position).and_then(|position| self.number(&position.canonical().0));
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

    /// The book's moves in a position as given, in cell order. In a symmetric position a stored move stands for its
    /// mirror images too.
    fn known(&self, position: &BookPosition) -> Vec<(usize, Edge)> {
        let (least, turns) = position.canonical();
        let Some(number) = self.number(&least) else { return Vec::new() };
        let all = self.nodes[number].edges.iter();
        let mut known: Vec<(usize, Edge)> = all
            .flat_map(|edge| position.unturned(edge.cell.into(), &turns).map(|cell| (cell, *edge)))
            .collect();
        known.sort_by_key(|&(cell, _)| cell);
        known.dedup_by_key(|&mut (cell, _)| cell);
        known
    }

    fn line(&self, position: &BookPosition, first: usize) -> Vec<usize> {
        let mut line = Vec::new();
        let mut next = Some((first, position.clone()));
        while let Some((cell, position)) = next {
            line.push(cell);
            next = position.after(cell).and_then(|Successor { position, .. }| {
                let known = self.known(&position).into_iter();
                let best = known.min_by_key(|&(cell, edge)| (Reverse(self.worth(edge)), cell));
                Some((best?.0, position))
            });
        }
        line
    }

    fn number(&self, position: &BookPosition) -> Option<usize> {
        self.numbers.get(position).map(|&number| number as usize)
    }

    /// The search result of a canonical position, for its side to move.
    pub(super) fn searched(&self, position: &BookPosition) -> Option<Score> {
        Some(self.nodes[self.number(position)?].searched)
    }

    /// Whether a canonical position is known and can be expanded.
    pub(super) fn is_leaf(&self, position: &BookPosition) -> bool {
        self.number(position).is_some_and(|number| self.nodes[number].is_leaf())
    }

    /// Expands a leaf with its moves. [`Self::settle`] then propagates the values.
    pub(super) fn expand(&mut self, position: &BookPosition, moves: &[Found]) {
        let number = self.number(position).expect("a leaf is known");
        let mut edges = Vec::with_capacity(moves.len());
        for Found { cell, score, step } in moves {
            let child = match self.numbers.get(&step.position) {
                Some(&child) => child,
                None => self.add(step.position.clone(), step.turned(*score), step.result.is_some()),
            };
            edges.push(Edge { cell: *cell, child, is_own: step.is_own });
        }
        self.nodes[number].edges = edges;
        self.expanded += 1;
    }

    fn add(&mut self, position: BookPosition, searched: Score, is_over: bool) -> u32 {
        let number = self.nodes.len() as u32;
        let (stones, empties) = (position.stones(), position.empties());
        // Only solved positions lead to these, because the start has enough empty squares.
        let is_solved = self.making.solve().is_some_and(|solve| empties < usize::from(solve));
        let depth = match () {
            () if is_over => 0,
            () if is_solved => empties as u8,
            () => self.making.depth(),
        };
        let is_settled = is_over || is_solved || searched.forced().is_some();
        self.numbers.insert(position.clone(), number);
        let (value, edges, cost) = (searched, Vec::new(), u32::MAX);
        let is_exact = is_settled;
        self.nodes.push(Node {
            position,
            searched,
            is_settled,
            edges,
            value,
            depth,
            is_exact,
            cost,
        });
        if self.by_stones.len() <= stones {
            self.by_stones.resize(stones + 1, Vec::new());
        }
        self.by_stones[stones].push(number);
        number
    }

    /// Recomputes all values, from the last positions back.
    pub(super) fn settle(&mut self) {
        for &number in self.by_stones.iter().rev().flatten() {
            // The first of equal moves, so that nothing depends on how the graph was built.
            let edges = self.nodes[number as usize].edges.iter();
            let best = edges
                .map(|edge| (self.worth(*edge), edge))
                .min_by_key(|&(score, edge)| (Reverse(score), edge.cell));
            let Some((value, edge)) = best else { continue };
            let depth = self.nodes[edge.child as usize].depth.saturating_add(1);
            let node = &self.nodes[number as usize];
            let known = match value.forced() {
                Some(plies) if plies > 0 => (value, depth, true),
                // One of the moves that the book left out may hold.
                Some(_) if !node.has_all_moves() => (node.searched, self.making.depth(), false),
                Some(_) => (value, depth, true),
                None => (value, depth, self.is_known(node)),
            };
            let node = &mut self.nodes[number as usize];
            (node.value, node.depth, node.is_exact) = known;
        }
    }

    /// Whether an expanded position's value is exact, given its children.
    fn is_known(&self, node: &Node) -> bool {
        self.making.solve().is_some_and(|solve| {
            let is_whole = node.position.empties() == usize::from(solve) || node.has_all_moves();
            is_whole && node.edges.iter().all(|edge| self.nodes[edge.child as usize].is_exact)
        })
    }

    /// A move's value for the side that makes it.
    fn worth(&self, edge: Edge) -> Score {
        let value = self.nodes[edge.child as usize].value.a_ply_before();
        if edge.is_own { value } else { -value }
    }

    /// The leaf to expand next, of those that are preferred, or else of all, the cheapest in plies and lost units from
    /// the start.
    pub(super) fn next(
        &mut self,
        is_preferred: &mut dyn FnMut(&BookPosition) -> bool,
    ) -> Option<BookPosition> {
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
        let mut key = |node: &Node| (!is_preferred(&node.position), node.cost);
        let keyed = leaves.map(|node| (key(node), &node.position));
        keyed.min().map(|(_, position)| position.clone())
    }
}
