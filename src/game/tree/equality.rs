//! Two trees are the same if one can't tell them apart from outside, whatever was cut off in them.

use super::{GameTree, Node};

impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        if self.start != other.start || self.facts != other.facts {
            return false;
        }
        let (mut ours, mut theirs) = (self.walk(), other.walk());
        loop {
            match (ours.next(), theirs.next()) {
                (None, None) => return true,
                (Some(one), Some(two)) if says_the_same(self.node(one), other.node(two)) => {}
                _ => return false,
            }
        }
    }
}

/// The same plies, notes and number of children; with the same order of all nodes that is the same tree.
fn says_the_same(one: &Node, two: &Node) -> bool {
    one.children.len() == two.children.len()
        && one.ply == two.ply
        && one.turn == two.turn
        && one.end == two.end
        && one.comment == two.comment
        && one.judgement == two.judgement
        && one.marks == two.marks
        && one.values == two.values
        && one.time == two.time
}
