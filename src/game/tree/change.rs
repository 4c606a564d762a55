//! Changes of a tree, each of which can be undone.

use super::{CellMark, GameTree, Judgement, NodeId};
use crate::game::position::{IllegalPly, Ply};

/// One change of a tree. Applying it gives the change that undoes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Puts a node that was cut off back under its parent.
    Attach {
        /// The node; its parent it knows.
        node: NodeId,
        /// Its place among the parent's children, at most their number.
        place: usize,
    },
    /// Cuts a node off, with all that follows it.
    Detach {
        /// Any node but the root.
        node: NodeId,
    },
    /// Puts a node to another place among its siblings.
    Move {
        /// Any node but the root.
        node: NodeId,
        /// Its place after that.
        place: usize,
    },
    /// Writes another comment.
    Comment {
        /// The node it is about.
        node: NodeId,
        /// The text; empty for none.
        text: String,
    },
    /// Thinks otherwise of a ply.
    Judge {
        /// The node the ply led to.
        node: NodeId,
        /// What is thought of it now.
        judgement: Option<Judgement>,
    },
    /// Marks other cells.
    Mark {
        /// The node at which they are seen.
        node: NodeId,
        /// All signs that are there now.
        marks: Vec<CellMark>,
    },
}

impl GameTree {
    /// Makes a change and gives the one that undoes it.
    ///
    /// # Panics
    /// If the change does not fit: a node of another tree, the root where it can't be, a place that there is not.
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

    /// The place of a node among its siblings; `None` for the root, and for what is cut off.
    pub fn place_of(&self, node: NodeId) -> Option<usize> {
        let parent = self.node(node).parent?;
        self.node(parent).children.iter().position(|&child| child == node)
    }

    /// The change that plays a ply at a node where it was not played before: it is to become the last variation.
    ///
    /// # Errors
    /// [`IllegalPly`] says why it can't be played there.
    pub fn new_variation(&mut self, at: NodeId, ply: Ply) -> Result<Change, IllegalPly> {
        self.position(at).play(ply)?;
        let place = self.node(at).children.len();
        Ok(Change::Attach { node: self.new_node(at, ply), place })
    }

    /// The changes that bring a node one place nearer to the main line: before its sibling, or, where it is the
    /// first already, what it belongs to. None if it is on the main line.
    pub fn promotion(&self, node: NodeId) -> Option<Change> {
        let mut at = node;
        loop {
            match self.place_of(at)? {
                0 => at = self.node(at).parent?,
                place => return Some(Change::Move { node: at, place: place - 1 }),
            }
        }
    }

    /// The change that puts a node behind its next sibling; none if it is the last.
    pub fn demotion(&self, node: NodeId) -> Option<Change> {
        let place = self.place_of(node)? + 1;
        let siblings = self.node(self.node(node).parent?).children.len();
        (place < siblings).then_some(Change::Move { node, place })
    }

    /// The changes that make the line to a node the main line.
    pub fn to_main_line(&self, node: NodeId) -> Vec<Change> {
        self.path(node)
            .into_iter()
            .filter(|&node| self.place_of(node).is_some_and(|place| place > 0))
            .map(|node| Change::Move { node, place: 0 })
            .collect()
    }

    /// The changes that cut off all that follows a node.
    pub fn cut_after(&self, node: NodeId) -> Vec<Change> {
        self.node(node).children.iter().rev().map(|&node| Change::Detach { node }).collect()
    }

    fn parent_of(&self, node: NodeId) -> NodeId {
        self.node(node).parent.expect("the root stays where it is")
    }
}
