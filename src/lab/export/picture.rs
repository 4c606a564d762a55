//! The recorded tree as a picture: windows and values at the nodes, cut branches drawn as cut.

use super::drawing::{Drawing, FAINT, INK};
use crate::lab::recording::{NodeState, RecordedNode, Recording, ValueKind, Window};
use crate::lab::subject::Subject;

/// What part of a tree to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeOptions {
    /// Maximum plies.
    pub plies: usize,
    /// Maximum nodes; the rest is left out with its branches, and counted below the tree.
    pub nodes: usize,
    /// Steps of the recording to show; all by default.
    pub steps: Option<usize>,
}

impl Default for TreeOptions {
    fn default() -> Self {
        Self { plies: 3, nodes: 300, steps: None }
    }
}

/// The distances between leaves and between plies, and the margin.
const COLUMN: f64 = 96.0;
const ROW: f64 = 92.0;
const MARGIN: f64 = 52.0;
/// The room for words at a node.
const LABEL: f64 = COLUMN - 4.0;

/// The recorded tree. Squares are maximising nodes, circles minimising ones; the window is above, the value below. A
/// branch that was cut off is dashed, with two strokes across.
pub fn tree_svg(subject: &Subject, recording: &Recording, options: &TreeOptions) -> String {
    let shown = recording.at(options.steps.unwrap_or(usize::MAX));
    let drawn = chosen(recording, &shown, options);
    let places = places(recording, &drawn);
    let leaves = places.iter().flatten().map(|&(x, _)| x).fold(0.0, f64::max);
    let plies = drawn.iter().map(|&node| recording.nodes[node].ply).max().unwrap_or_default();
    let (width, height) = (2.0 * MARGIN + leaves, 2.0 * MARGIN + ROW * plies as f64 + 40.0);
    let mut drawing = Drawing::new(width.max(240.0), height, "The first plies of the search");
    for &node in &drawn {
        branch(&mut drawing, recording, &places, node, &shown[node]);
    }
    for &node in &drawn {
        if let Some(at) = places[node] {
            node_mark(&mut drawing, subject, at, &recording.nodes[node], &shown[node]);
        }
    }
    let left_out = recording.nodes.len() - drawn.len();
    let words = match (left_out, recording.is_complete) {
        (0, true) => None,
        (0, false) => Some("What was not recorded is not drawn".to_owned()),
        (1, true) => Some("1 node is not drawn".to_owned()),
        (_, true) => Some(format!("{left_out} nodes are not drawn")),
        (1, false) => Some("1 node and what was not recorded are not drawn".to_owned()),
        (_, false) => Some(format!("{left_out} nodes and what was not recorded are not drawn")),
    };
    if let Some(words) = words {
        drawing.words((MARGIN, height - 10.0), "start", FAINT, &words);
    }
    drawing.finish()
}

/// The nodes to draw, parents first: those seen or cut, preferring the upper ones.
fn chosen(recording: &Recording, shown: &[NodeState], options: &TreeOptions) -> Vec<usize> {
    let is_seen = |node: usize| shown[node].visits > 0 || shown[node].is_cut;
    let mut chosen: Vec<usize> = (0..recording.nodes.len())
        .filter(|&node| recording.nodes[node].ply <= options.plies && (node == 0 || is_seen(node)))
        .collect();
    chosen.sort_by_key(|&node| recording.nodes[node].ply);
    chosen.truncate(options.nodes.max(1));
    chosen.sort_unstable();
    chosen
}

/// Where each node lies: leaves side by side in search order, parents above the middle of their children.
fn places(recording: &Recording, drawn: &[usize]) -> Vec<Option<(f64, f64)>> {
    let mut children = vec![Vec::new(); recording.nodes.len()];
    for &node in drawn {
        if let Some(parent) = recording.nodes[node].parent {
            children[parent].push(node);
        }
    }
    let mut places = vec![None; recording.nodes.len()];
    let mut next = MARGIN;
    // Depth first, each inner node twice: before its branches, and after them.
    let mut waiting = vec![(0, false)];
    while let Some((node, is_done)) = waiting.pop() {
        let y = MARGIN + ROW * recording.nodes[node].ply as f64;
        if children[node].is_empty() {
            places[node] = Some((next, y));
            next += COLUMN;
        } else if is_done {
            let of = |child: usize| places[child].map_or(0.0, |(x, _)| x);
            let (first, last) = (children[node][0], children[node][children[node].len() - 1]);
            places[node] = Some((f64::midpoint(of(first), of(last)), y));
        } else {
            waiting.push((node, true));
            waiting.extend(children[node].iter().rev().map(|&child| (child, false)));
        }
    }
    places
}

fn branch(
    drawing: &mut Drawing,
    recording: &Recording,
    places: &[Option<(f64, f64)>],
    node: usize,
    shown: &NodeState,
) {
    let it = &recording.nodes[node];
    let parent = it.parent.and_then(|parent| places[parent]);
    let (Some((from_x, from_y)), Some((x, y))) = (parent, places[node]) else { return };
    let (stroke, dash) = if shown.is_cut { (FAINT, "3 3") } else { (INK, "") };
    drawing.add(format_args!(
        "<path d=\"M{from_x:.1} {from_y:.1}L{x:.1} {y:.1}\" stroke=\"{stroke}\" stroke-dasharray=\"{dash}\"/>"
    ));
    let (middle_x, middle_y) = (f64::midpoint(from_x, x), f64::midpoint(from_y, y));
    if shown.is_cut {
        drawing.add(format_args!(
            "<path d=\"M{:.1} {:.1}h10m-10 4h10\" stroke=\"{INK}\"/>",
            middle_x - 5.0,
            middle_y - 2.0
        ));
    }
}

fn node_mark(
    drawing: &mut Drawing,
    subject: &Subject,
    (x, y): (f64, f64),
    node: &RecordedNode,
    shown: &NodeState,
) {
    if node.parent.is_some() {
        let ink = if shown.is_cut { FAINT } else { INK };
        drawing.label((x, y - 26.0), LABEL, ink, &node.name);
    }
    let (fill, stroke) = if shown.is_open { ("#ffe08a", INK) } else { ("#ffffff", INK) };
    let stroke = if shown.is_cut { FAINT } else { stroke };
    if node.ply.is_multiple_of(2) {
        let (left, top) = (x - 7.0, y - 7.0);
        drawing.add(format_args!(
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"14\" height=\"14\" fill=\"{fill}\" stroke=\"{stroke}\"/>"
        ));
    } else {
        drawing.add(format_args!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7\" fill=\"{fill}\" stroke=\"{stroke}\"/>"
        ));
    }
    if let Some(window) = shown.window.filter(|&window| window != (None, None)) {
        drawing.label((x, y - 13.0), LABEL, FAINT, &interval(subject, window));
    }
    let value = shown.value.map(|(value, how)| {
        let sign = match how {
            ValueKind::LowerBound => "≥ ",
            ValueKind::UpperBound => "≤ ",
            ValueKind::ProbCut => "≈ ",
            ValueKind::TableHit => "= ",
            ValueKind::Evaluated | ValueKind::GameOver | ValueKind::Exact => "",
        };
        format!("{sign}{}", subject.value(value))
    });
    let share = shown.share.map(|share| format!("{} %, {}", share / 10, shown.visits));
    if let Some(words) = value.or(share) {
        drawing.label((x, y + 20.0), LABEL, INK, &words);
    }
}

/// A window, as in `-2.00 … ∞`.
fn interval(subject: &Subject, (low, high): Window) -> String {
    let low = low.map_or_else(|| "-∞".to_owned(), |low| subject.value(low).to_string());
    let high = high.map_or_else(|| "∞".to_owned(), |high| subject.value(high).to_string());
    format!("{low} … {high}")
}
