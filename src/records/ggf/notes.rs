//! What stands behind a move: `F5/eval/time`.

use std::time::Duration;

use crate::game::Side;
use crate::game::tree::{GameTree, NodeId, Value};

/// What is said of a ply.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Note {
    /// Its worth for the side that made it, in discs.
    pub eval: Option<f32>,
    /// How long it took.
    pub time: Option<Duration>,
}

impl Note {
    /// What a tree says of the ply of `side` that led to a node; who made it is believed before others.
    pub fn of(tree: &GameTree, node: NodeId, side: Side) -> Self {
        let name = &tree.facts.names[side];
        let node = tree.node(node);
        let own = node.values().iter().find(|value| value.by == *name);
        let eval = own.or(node.values().first()).map(|value| value.for_side(side));
        Self { eval, time: node.time() }
    }

    /// Keeps it in a tree, at the node to which a ply of `side` led.
    pub fn keep(self, tree: &mut GameTree, node: NodeId, side: Side) {
        tree.set_time(node, self.time);
        if let Some(eval) = self.eval {
            let value = Value::told(eval, side, &tree.facts.names[side]);
            tree.set_value(node, value);
        }
    }
}

/// Reads the move in `move/eval/time`, and what is said of it; blanks may stand for the strokes.
pub fn note(text: &str) -> (&str, Note) {
    let text = text.trim();
    let strokes = text.contains('/');
    let mut parts = text.split(|c: char| if strokes { c == '/' } else { c.is_whitespace() });
    let name = parts.next().unwrap_or_default().trim();
    let mut parts = parts.map(str::trim).filter(|part| strokes || !part.is_empty());
    let mut number = || parts.next()?.parse::<f64>().ok().filter(|number| number.is_finite());
    // A value is kept in less room: one that is endless there could not be written.
    let eval = number().map(|eval| eval as f32).filter(|eval| eval.is_finite());
    let time = number().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    (name, Note { eval, time })
}

/// Returns whether a move is one of the ways to write a pass.
pub fn is_pass(name: &str) -> bool {
    ["PA", "PASS", "PS", "--"].iter().any(|pass| name.eq_ignore_ascii_case(pass))
}
