//! Invertible changes of a tree.

use super::{CellMark, GameTree, Judgement, NodeId};
use crate::game::position::{IllegalPly, Ply};

/// A change of a tree. Applying it returns its inverse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Reattaches a node that was cut off.
    Attach {
        /// The node, which knows its parent.
        node: NodeId,
        /// Its place among the parent's children, at most their number.
        place: usize,
    },
    /// Cuts off a node with everything after it.
    Detach {
        /// Any node but the root.
        node: NodeId,
    },
    /// Moves a node among its siblings.
    Move {
        /// Any node but the root.
        node: NodeId,
        /// Its place after that.
        place: usize,
    },
    /// Changes a comment.
    Comment {
        /// The node it is about.
        node: NodeId,
        /// The text; empty for none.
        text: String,
    },
    /// Changes a judgement.
    Judge {
        /// The node the ply led to.
        node: NodeId,
        /// The new judgement.
        judgement: Option<Judgement>,
    },
    /// Changes the marks.
    Mark {
        /// The node with the marks.
        node: NodeId,
        /// All marks from now on.
        marks: Vec<CellMark>,
    },
}

impl GameTree {
    /// Makes a change and returns its inverse. Its nodes must be of this tree, and its place exist.
    pub fn apply(&mut self, change: Change) -> Change {
        match change {
            Change::Attach { node, place } => {
                let parent = self.parent_of(node);
                self.node_mut(parent).children.insert(place, node);
                Change::Detach { node }
            }
            Change::Detach { node } => {
                let parent = self.parent_of(node);
                let place = self.place_of(node).expect("a node that is cut off was there");
                self.node_mut(parent).children.remove(place);
                Change::Attach { node, place }
            }
            Change::Move { node, place } => {
                let parent = self.parent_of(node);
                let from = self.place_of(node).expect("a node that is moved is there");
                let children = &mut self.node_mut(parent).children;
                children.remove(from);
                children.insert(place, node);
                Change::Move { node, place: from }
            }
            Change::Comment { node, text } => {
                let old = std::mem::replace(&mut self.node_mut(node).comment, text);
                Change::Comment { node, text: old }
            }
            Change::Judge { node, judgement } => {
                let old = std::mem::replace(&mut self.node_mut(node).judgement, judgement);
                Change::Judge { node, judgement: old }
            }
            Change::Mark { node, marks } => {
                let old = std::mem::replace(&mut self.node_mut(node).marks, marks);
                Change::Mark { node, marks: old }
            }
        }
    }

    /// A node's place among its siblings; `None` for the root and for what is cut off.
    pub(crate) fn place_of(&self, node: NodeId) -> Option<usize> {
        let parent = self.node(node).parent?;
        self.node(parent).children.iter().position(|&child| child == node)
    }

    /// The change that adds a new ply at a node as the last variation.
    pub(crate) fn new_variation(&mut self, at: NodeId, ply: Ply) -> Result<Change, IllegalPly> {
        let mut position = self.position(at);
        let mover = position.side_to_move();
        position.play(ply)?;
        let place = self.node(at).children.len();
        Ok(Change::Attach { node: self.new_node(at, ply, mover), place })
    }

    /// The change that moves a node, or the first branch it is on, before its sibling; `None` on the main line.
    pub(crate) fn promotion(&self, node: NodeId) -> Option<Change> {
        let mut at = node;
        loop {
            match self.place_of(at)? {
                0 => at = self.node(at).parent?,
                place => return Some(Change::Move { node: at, place: place - 1 }),
            }
        }
    }

    /// The change that moves a node behind its next sibling; `None` if it is the last.
    pub(crate) fn demotion(&self, node: NodeId) -> Option<Change> {
        let place = self.place_of(node)? + 1;
        let siblings = self.node(self.node(node).parent?).children.len();
        (place < siblings).then_some(Change::Move { node, place })
    }

    /// The changes that make the line to a node the main line.
    pub(crate) fn to_main_line(&self, node: NodeId) -> Vec<Change> {
        self.path(node)
            .into_iter()
            .filter(|&node| self.place_of(node).is_some_and(|place| place > 0))
            .map(|node| Change::Move { node, place: 0 })
            .collect()
    }

    /// The changes that cut off everything after a node.
    pub fn cut_after(&self, node: NodeId) -> Vec<Change> {
        self.node(node).children.iter().rev().map(|&node| Change::Detach { node }).collect()
    }

    fn parent_of(&self, node: NodeId) -> NodeId {
        self.node(node).parent.expect("the root stays where it is")
    }
}
