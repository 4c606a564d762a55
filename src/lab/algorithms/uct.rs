//! UCT, Monte Carlo tree search: random playouts, most often where they went well.
//!
//! It needs no evaluation. Each playout walks down a tree that grows by one node at a time, and chooses branches as a
//! gambler chooses between slot machines: the one that has paid best, or one that was tried too seldom to judge? UCB1
//! (Peter Auer, Nicolò Cesa-Bianchi and Paul Fischer, 2002) adds a bonus to the mean that grows slowly with all tries
//! and falls with one's own. Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning", 2006, made a
//! tree search of it; Rémi Coulom, "Efficient selectivity and backup operators in Monte-Carlo tree search", 2006, gave
//! the tree its shape. With more and more playouts the choice converges to minimax's.

use crate::lab::game::{Game, Move};
use crate::lab::search::{Halt, Search};

/// The exploration constant. Kocsis and Szepesvári prove their theorem with √2; where results differ by a few
/// hundredths, as a few discs do, much less works better.
const CURIOSITY: f64 = 0.2;

/// Maximum nodes of the tree, some 30 MiB; beyond it playouts no longer grow the tree.
pub const MAX_NODES: usize = 100_000;

struct Node {
    mv: Move,
    visits: u32,
    /// The points of the side that made that move.
    points: f64,
    children: Vec<usize>,
    /// Moves without a node yet; `None` before the first visit.
    untried: Option<Vec<Move>>,
}

impl Node {
    fn new(mv: Move) -> Self {
        Self { mv, visits: 0, points: 0.0, children: Vec::new(), untried: None }
    }

    fn mean(&self) -> f64 {
        self.points / f64::from(self.visits.max(1))
    }
}

pub struct Found {
    /// Points of the most visited move for the side to move, from 0 to 1.
    pub share: f64,
    pub line: Vec<Move>,
    pub depth: usize,
}

/// Plays this many playouts, or as many as the limits allow; without any it returns the first legal move.
pub fn search<G: Game>(search: &mut Search<'_, G>, playouts: u64) -> Result<Found, Halt> {
    let mut tree = vec![Node::new(Move::PASS)];
    let mut depth = 0;
    for _ in 0..playouts {
        match playout(search, &mut tree) {
            Ok(reached) => depth = depth.max(reached),
            Err(Halt::Spent) => break,
            Err(stopped) => return Err(stopped),
        }
    }
    let most_tried = |node: &Node| {
        node.children.iter().copied().max_by_key(|&child| (tree[child].visits, usize::MAX - child))
    };
    let first = most_tried(&tree[0]);
    let mut line = Vec::new();
    let mut at = first;
    while let Some(node) = at.filter(|&node| tree[node].visits > 0) {
        line.push(tree[node].mv);
        at = most_tried(&tree[node]);
    }
    Ok(Found { share: first.map_or(0.5, |node| tree[node].mean()), line, depth })
}

/// One playout from the root and back; returns the depth of the tree on its path.
fn playout<G: Game>(search: &mut Search<'_, G>, tree: &mut Vec<Node>) -> Result<usize, Halt> {
    // Selection and expansion.
    let mut path = vec![0];
    search.count()?;
    while search.game.outcome().is_none() {
        let here = path[path.len() - 1];
        let next = match grow(search, tree, here) {
            Some(made) => made,
            None if tree[here].children.is_empty() => break,
            None => choose(tree, here),
        };
        search.play(tree[next].mv);
        search.count()?;
        path.push(next);
        if tree[next].visits == 0 {
            break;
        }
    }
    // Simulation.
    let mut made = 0;
    let mut moves = Vec::new();
    let outcome = loop {
        if let Some(outcome) = search.game.outcome() {
            break outcome;
        }
        moves.clear();
        search.game.moves(&mut moves);
        let mv = search.rng.choice(moves.iter().copied()).expect("the game goes on");
        search.game.play(mv);
        made += 1;
        search.count()?;
    };
    search.counts.leaves += 1;
    // The points of the side to move at the end; they alternate with each move further up.
    let mut points = search.game.points(outcome);
    for _ in 0..made {
        search.game.undo();
        points = 1.0 - points;
    }
    let depth = path.len() - 1;
    for (ply, &node) in path.iter().enumerate().rev() {
        let it = &mut tree[node];
        it.visits += 1;
        it.points += 1.0 - points;
        let (visits, mean) = (it.visits, it.mean());
        // The mover into a node at an odd ply is the side to move at the root.
        search.played(visits, if ply % 2 == 1 { mean } else { 1.0 - mean });
        if ply > 0 {
            search.undo();
        }
        points = 1.0 - points;
    }
    Ok(depth)
}

/// A node for an untried move, if there is one and the tree has room.
fn grow<G: Game>(search: &mut Search<'_, G>, tree: &mut Vec<Node>, here: usize) -> Option<usize> {
    let count = tree.len();
    let node = &mut tree[here];
    let untried = node.untried.get_or_insert_with(|| {
        let mut moves = Vec::new();
        search.game.moves(&mut moves);
        moves
    });
    if untried.is_empty() || count >= MAX_NODES {
        return None;
    }
    let mv = untried.swap_remove(search.rng.usize(..untried.len()));
    node.children.push(count);
    tree.push(Node::new(mv));
    Some(count)
}

fn choose(tree: &[Node], here: usize) -> usize {
    let tries = f64::from(tree[here].visits.max(1)).ln();
    let priority = |child: usize| {
        let node = &tree[child];
        node.mean() + CURIOSITY * (tries / f64::from(node.visits.max(1))).sqrt()
    };
    let children = tree[here].children.iter().copied();
    children
        .max_by(|&one, &other| priority(one).total_cmp(&priority(other)))
        .expect("there are children")
}
