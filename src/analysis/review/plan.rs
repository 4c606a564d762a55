//! The moves of a game to review, and what is known of them.

use crate::analysis::live::OWN;
use crate::analysis::result::certainty_rank;
use crate::analysis::value::MoveValue;
use crate::analysis::{book_values, tree_values};
use crate::game::tree::{GameTree, NodeId};
use crate::game::{Ply, Position};

/// A move of the game.
#[derive(Clone, Debug)]
pub struct Step {
    /// The node before it.
    pub before: NodeId,
    /// The node after it.
    pub after: NodeId,
    /// The position before it.
    pub position: Position,
    /// The move.
    pub cell: usize,
    /// The known values of its moves.
    pub known: Vec<MoveValue>,
    /// The best of them.
    pub best: Option<usize>,
}

/// The moves of a line that can be reviewed.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// In order, without passes and the choices of an opening.
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
            let is_settled = position.is_settled();
            if let (Ply::Place(cell), true) = (ply, is_settled) {
                let (known, best) = known_of(tree, before, &position, cell);
                steps.push(Step { before, after, position: position.clone(), cell, known, best });
            }
            position.play(ply).expect("every ply of a tree is legal");
        }
        Self { steps }
    }

    /// Stores a search's results for a step.
    pub fn learn(&mut self, step: usize, best: &MoveValue, played: &MoveValue) {
        let step = &mut self.steps[step];
        step.best = Some(best.cell);
        for value in [played, best] {
            step.known.retain(|old| old.cell != value.cell);
            step.known.push(value.clone());
        }
    }
}

/// The known moves at a node, and the best; the book judges its moves, unless something more certain is known.
fn known_of(
    tree: &GameTree,
    node: NodeId,
    position: &Position,
    cell: usize,
) -> (Vec<MoveValue>, Option<usize>) {
    let stored = tree_values::at_node(tree, node, position, OWN);
    let best = tree_values::best(tree, node, OWN);
    let book = book_values::of_position(position);
    if !book.iter().any(|it| it.cell == cell) {
        return (stored, best);
    }
    let all = book_values::merged(stored, &book);
    let of_book: Vec<&MoveValue> = all.iter().filter(|it| book.contains(it)).collect();
    let surest = of_book.iter().map(|it| certainty_rank(it.certainty)).max();
    let is_surer = |best: usize| {
        all.iter().any(|it| it.cell == best && Some(certainty_rank(it.certainty)) > surest)
    };
    // Of equal moves the one played is the best.
    let first = of_book.iter().map(|it| (it.score, it.cell == cell, it.cell)).max();
    let best = best.filter(|&best| is_surer(best)).or(first.map(|(.., cell)| cell));
    (all, best)
}
