//! Mistakes as a reviewed tree keeps them.

use crate::analysis::kept;
use crate::analysis::live::OWN;
use crate::analysis::value::Mistake;
use crate::game::Ply;
use crate::game::tree::{GameTree, NodeId};

/// The mistake that led to a node, by what our own machine said of it and of the best move; `None` if that is not known,
/// or nothing was better.
pub fn mistake(tree: &GameTree, node: NodeId) -> Option<Mistake> {
    let Some(Ply::Place(cell)) = tree.node(node).ply() else { return None };
    let parent = tree.node(node).parent()?;
    let position = tree.position(parent);
    let best = kept::best(tree, parent, OWN)?;
    let moves = kept::known(tree, parent, &position, OWN);
    let find = |cell: usize| moves.iter().find(|it| it.cell == cell).cloned();
    let (played, best) = (find(cell)?, find(best)?);
    let is_one = played.cell != best.cell && played.score < best.score;
    is_one.then_some(Mistake { position, played, best })
}
