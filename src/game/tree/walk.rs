//! Iterative traversal of a tree of any depth.

use super::{GameTree, NodeId};
use crate::game::position::Position;

/// The nodes of a tree, parents before children and the main line before variations.
#[derive(Clone, Debug)]
pub struct Walk<'tree> {
    tree: &'tree GameTree,
    /// The next last.
    waiting: Vec<NodeId>,
}

impl<'tree> Walk<'tree> {
    pub(super) fn new(tree: &'tree GameTree) -> Self {
        Self { tree, waiting: vec![NodeId::ROOT] }
    }

    /// The same with the position at each node, each ply played once.
    pub fn with_positions(self) -> impl Iterator<Item = (NodeId, Position)> + use<'tree> {
        let tree = self.tree;
        // The positions on the path to the previous node.
        let mut path: Vec<(NodeId, Position)> = Vec::new();
        self.map(move |id| {
            let position = match tree.node(id).parent() {
                None => tree.start().position().clone(),
                Some(parent) => {
                    while path.last().is_some_and(|(node, _)| *node != parent) {
                        path.pop();
                    }
                    let (_, before) = path.last().expect("a parent comes before its children");
                    let mut position = before.clone();
                    let ply = tree.node(id).ply().expect("a ply led here from the parent");
                    position.play(ply).expect("every ply of a tree is legal");
                    position
                }
            };
            path.push((id, position.clone()));
            (id, position)
        })
    }
}

impl Iterator for Walk<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let next = self.waiting.pop()?;
        self.waiting.extend(self.tree.node(next).children().iter().rev());
        Some(next)
    }
}
