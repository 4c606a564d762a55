//! Merging one game into another.

use thiserror::Error;

use super::{CellMark, Change, GameTree, NodeId, Value};

/// Two games have different starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the games begin at different positions")]
pub struct OtherStart;

impl GameTree {
    /// Merges all lines of `other` into this tree as variations. Comments, marks, judgements and values are added where
    /// this tree has none. Returns the changes that undo it, in order; values and turns stay.
    ///
    /// # Errors
    /// [`OtherStart`]; the tree is unchanged then.
    pub fn merge(&mut self, other: &Self) -> Result<Vec<Change>, OtherStart> {
        if self.start.position != other.start.position {
            return Err(OtherStart);
        }
        let mut undoing = Vec::new();
        let mut here = vec![NodeId::ROOT; other.nodes.len()];
        for theirs in other.walk() {
            let node = other.node(theirs);
            let ours = match (node.parent, node.ply, node.mover) {
                (Some(parent), Some(ply), Some(mover)) => {
                    let at = here[parent.index()];
                    self.child(at, ply).unwrap_or_else(|| {
                        let child = self.new_node(at, ply, mover);
                        self.node_mut(child).turn = node.turn;
                        self.node_mut(child).end = node.end;
                        self.node_mut(child).time = node.time;
                        let place = self.node(at).children.len();
                        undoing.push(self.apply(Change::Attach { node: child, place }));
                        child
                    })
                }
                _ => NodeId::ROOT,
            };
            here[theirs.index()] = ours;
            // Who made a move, and how, may only be known there.
            if self.node(ours).turn.is_none() {
                self.node_mut(ours).turn = node.turn;
            }
            self.take_notes(ours, node.comment.clone(), &node.marks, &node.values, &mut undoing);
            if self.node(ours).judgement.is_none() && node.judgement.is_some() {
                let change = Change::Judge { node: ours, judgement: node.judgement };
                undoing.push(self.apply(change));
            }
        }
        undoing.reverse();
        Ok(undoing)
    }

    fn take_notes(
        &mut self,
        node: NodeId,
        comment: String,
        marks: &[CellMark],
        values: &[Value],
        undoing: &mut Vec<Change>,
    ) {
        if self.node(node).comment.is_empty() && !comment.is_empty() {
            undoing.push(self.apply(Change::Comment { node, text: comment }));
        }
        if self.node(node).marks.is_empty() && !marks.is_empty() {
            undoing.push(self.apply(Change::Mark { node, marks: marks.to_vec() }));
        }
        for value in values {
            if !self.node(node).values.iter().any(|own| own.by == value.by) {
                self.set_value(node, value.clone());
            }
        }
    }
}
