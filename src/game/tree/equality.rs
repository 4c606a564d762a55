//! Two trees are equal if they can't be told apart from outside, whatever was cut off in them.

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

/// The same ply, annotations and number of children; with the same order of all nodes the trees are equal.
fn says_the_same(one: &Node, two: &Node) -> bool {
    // Destructured, so that no new field is forgotten: tests of lossless files rely on this.
    let Node {
        parent: _,
        children,
        ply,
        // It follows from the plies.
        mover: _,
        turn,
        end,
        comment,
        judgement,
        marks,
        values,
        time,
    } = one;
    children.len() == two.children.len()
        && *ply == two.ply
        && *turn == two.turn
        && *end == two.end
        && *comment == two.comment
        && *judgement == two.judgement
        && *marks == two.marks
        && *values == two.values
        && *time == two.time
}
