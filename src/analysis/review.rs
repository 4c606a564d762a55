//! A whole game, searched from its last move back: what was played and what was best.

mod effort;
mod job;
mod search;

use crate::game::tree::{GameTree, NodeId};
use crate::game::{Ply, Position};

use super::chance::Class;
use super::live::OWN;
use super::sheet::sureness;
use super::value::MoveValue;
use super::{kept, known, summary};

pub use effort::Effort;
pub use job::{News, Review};
pub use search::{Far, run};

/// A move of the game.
#[derive(Clone, Debug)]
pub struct Step {
    /// The node before it.
    pub before: NodeId,
    /// The node that it leads to.
    pub after: NodeId,
    /// The position before it.
    pub position: Position,
    /// The move.
    pub cell: usize,
    /// What is known of the moves there.
    pub known: Vec<MoveValue>,
    /// The best of them.
    pub best: Option<usize>,
}

/// The moves of a line of a tree that can be judged.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// From the first to the last. Passes and the choices of an opening are none.
    pub steps: Vec<Step>,
}

impl Plan {
    /// The moves from the start to a node.
    pub fn of(tree: &GameTree, last: NodeId) -> Self {
        let mut position = tree.start().position().clone();
        let mut steps = Vec::new();
        for pair in tree.path(last).windows(2) {
            let [before, after] = [pair[0], pair[1]];
            let ply = tree.node(after).ply().expect("a ply leads to each node but the root");
            let is_settled = position.choices().is_empty() && position.opening_stones() == 0;
            if let (Ply::Place(cell), true) = (ply, is_settled) {
                let (known, best) = known_of(tree, before, &position, cell);
                steps.push(Step { before, after, position: position.clone(), cell, known, best });
            }
            position.play(ply).expect("every ply of a tree is legal");
        }
        Self { steps }
    }

    /// The same with what was found so far.
    pub fn learn(&mut self, verdict: &Verdict) {
        let step = &mut self.steps[verdict.step];
        step.best = Some(verdict.best.cell);
        for value in [&verdict.played, &verdict.best] {
            step.known.retain(|old| old.cell != value.cell);
            step.known.push(value.clone());
        }
    }
}

/// What is known of the moves at a node, and the best of them. Where the book knows the move that was played it is judged by
/// the book, as everywhere else, unless something surer is known.
fn known_of(
    tree: &GameTree,
    node: NodeId,
    position: &Position,
    cell: usize,
) -> (Vec<MoveValue>, Option<usize>) {
    let (kept, best) = (kept::known(tree, node, position, OWN), kept::best(tree, node, OWN));
    let book = known::of_book(position);
    if !book.iter().any(|it| it.cell == cell) {
        return (kept, best);
    }
    let all = known::with_book(kept, &book);
    let of_book: Vec<&MoveValue> = all.iter().filter(|it| book.contains(it)).collect();
    let surest = of_book.iter().map(|it| sureness(it.certainty)).max();
    let is_surer =
        |best: usize| all.iter().any(|it| it.cell == best && Some(sureness(it.certainty)) > surest);
    // Of moves that are worth the same the one that was played is the best.
    let first = of_book.iter().map(|it| (it.score, it.cell == cell, it.cell)).max();
    let best = best.filter(|&best| is_surer(best)).or(first.map(|(.., cell)| cell));
    (all, best)
}

/// What was found of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The number of the step in its plan.
    pub step: usize,
    /// The best move.
    pub best: MoveValue,
    /// What was played; the same if nothing is better.
    pub played: MoveValue,
}

impl Verdict {
    /// What the move is called, if it lost much.
    pub fn class(&self, position: &Position) -> Option<Class> {
        Class::of(position, self.best.score, self.played.score)
    }

    /// Keeps it in the tree: the values at the node before the move, and its mark, unless somebody else has judged the
    /// move. A mark that what was known before gave is changed with it.
    pub fn keep(&self, tree: &mut GameTree, step: &Step) {
        let before = summary::class_of(tree, step.before, &step.position, step.cell);
        let moves = [&self.best, &self.played];
        let count = if self.best.cell == self.played.cell { 1 } else { 2 };
        let moves: Vec<MoveValue> = moves.into_iter().take(count).cloned().collect();
        if let Some(value) = kept::value(&step.position, OWN, &moves) {
            kept::keep(tree, step.before, value);
        }
        let [after, _] = summary::class_of(tree, step.before, &step.position, step.cell);
        summary::mark(tree, step.after, before, after);
    }
}
