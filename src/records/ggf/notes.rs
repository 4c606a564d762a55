//! What follows a move: `F5/eval/time`.

use std::time::Duration;

use crate::game::Side;
use crate::game::tree::{GameTree, NodeId, Value};

/// A ply's annotations.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Note {
    /// Its value for the side that made it, in discs.
    pub eval: Option<f32>,
    /// How long it took.
    pub time: Option<Duration>,
}

impl Note {
    /// The annotations of `side`'s ply that led to a node; the mover's own evaluation comes first.
    pub fn of(tree: &GameTree, node: NodeId, side: Side) -> Self {
        let name = &tree.facts.names[side];
        let node = tree.node(node);
        let own = node.values().iter().find(|value| value.by == *name);
        let eval = own.or(node.values().first()).map(|value| value.for_side(side));
        Self { eval, time: node.time() }
    }

    /// Stores them in a tree, at the node that a ply of `side` led to.
    pub fn keep(self, tree: &mut GameTree, node: NodeId, side: Side) {
        tree.set_time(node, self.time);
        if let Some(eval) = self.eval {
            let value = Value::told(eval, side, &tree.facts.names[side]);
            tree.set_value(node, value);
        }
    }
}

/// Reads the move of `move/eval/time`, and its annotations; blanks may replace the slashes.
pub fn note(text: &str) -> (&str, Note) {
    let text = text.trim();
    let strokes = text.contains('/');
    let mut parts = text.split(|c: char| if strokes { c == '/' } else { c.is_whitespace() });
    let name = parts.next().unwrap_or_default().trim();
    let mut parts = parts.map(str::trim).filter(|part| strokes || !part.is_empty());
    let mut number = || parts.next()?.parse::<f64>().ok().filter(|number| number.is_finite());
    // The narrower type may overflow to infinity, which could not be written.
    let eval = number().map(|eval| eval as f32).filter(|eval| eval.is_finite());
    let time = number().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    (name, Note { eval, time })
}

/// Returns whether a move is a way to write a pass.
pub fn is_pass(name: &str) -> bool {
    ["PA", "PASS", "PS", "--"].iter().any(|pass| name.eq_ignore_ascii_case(pass))
}
