//! Mistakes in a reviewed tree.

use super::Motif;
use crate::analysis::live::OWN;
use crate::analysis::tree_values;
use crate::analysis::value::Mistake;
use crate::game::Ply;
use crate::game::tree::{GameTree, NodeId};

/// The mistake that led to a node, by our own engine's values; `None` if they are unknown, or nothing was better.
pub fn mistake(tree: &GameTree, node: NodeId) -> Option<Mistake> {
    let Some(Ply::Place(cell)) = tree.node(node).ply() else { return None };
    let parent = tree.node(node).parent()?;
    let position = tree.position(parent);
    let best = tree_values::best(tree, parent, OWN)?;
    let moves = tree_values::at_node(tree, parent, &position, OWN);
    let find = |cell: usize| moves.iter().find(|it| it.cell == cell).cloned();
    let (played, best) = (find(cell)?, find(best)?);
    let is_one = played.cell != best.cell && played.score < best.score;
    is_one.then_some(Mistake { position, played, best })
}

/// Plies after a mistake within which the opponent's reply belongs to it.
const ANSWERED: usize = 12;

/// The number of the move, counting passes, with which the opponent played a reason's move along `line`, after the move to
/// `node`.
pub fn happened(tree: &GameTree, line: &[NodeId], node: NodeId, motif: &Motif) -> Option<usize> {
    let answer = motif.answer()?;
    let after = line.iter().position(|&it| it == node)? + 1;
    let is_it = |next: &&NodeId| tree.node(**next).ply() == Some(Ply::Place(answer));
    let next = *line[after..].iter().take(ANSWERED).find(is_it)?;
    let mover = |node: NodeId| Some(tree.position(tree.node(node).parent()?).side_to_move());
    (mover(next)? != mover(node)?).then(|| tree.moves_to(next))
}
