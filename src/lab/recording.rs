//! The first plies of a search in order: the windows and values of each node, and the cuts, to be played back step by
//! step.

use super::game::{INFINITY, Move};

/// How much of a search is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordLimits {
    /// Depth of the deepest nodes, 1 to 8.
    pub plies: usize,
    /// Maximum nodes; later ones are left out with their events.
    pub nodes: usize,
    /// Maximum steps.
    pub events: usize,
}

impl RecordLimits {
    /// Maximum nodes of any recording.
    pub const MAX_NODES: usize = 20_000;
    /// Maximum steps of any recording.
    pub const MAX_EVENTS: usize = 100_000;
}

impl Default for RecordLimits {
    fn default() -> Self {
        Self { plies: 3, nodes: 2_000, events: 10_000 }
    }
}

/// A node of the recorded tree. The root is node 0; children come after their parents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedNode {
    /// Its parent; `None` for the root.
    pub parent: Option<usize>,
    /// The move that leads here; `None` for the root.
    pub mv: Option<Move>,
    /// The move's name; empty for the root.
    pub name: String,
    /// Moves from the root.
    pub ply: usize,
}

/// A window, or the bounds of a value: from, to. `None` is unbounded.
pub type Window = (Option<i32>, Option<i32>);

/// An event of a search. Values and windows are for the side to move at the root, as in textbooks: it maximises at even
/// plies and minimises at odd ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The search enters a node, perhaps again.
    Enter {
        /// The node.
        node: usize,
        /// The window; unbounded for algorithms without windows.
        window: Window,
    },
    /// The search leaves a node.
    Leave {
        /// The node.
        node: usize,
        /// The value.
        value: i32,
        /// Its kind.
        how: ValueKind,
    },
    /// A branch is cut off without being searched.
    Cut {
        /// The branch.
        node: usize,
    },
    /// UCT: a playout came back through a node.
    Played {
        /// The node.
        node: usize,
        /// Playouts through it so far.
        visits: u32,
        /// Points for the side to move at the root, in thousandths.
        share: u16,
    },
}

/// How a node's value came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// An evaluation at the horizon.
    Evaluated,
    /// The game is over.
    GameOver,
    /// From the transposition table.
    TableHit,
    /// From a shallow search in place of a deep one.
    ProbCut,
    /// The exact value.
    Exact,
    /// A lower bound.
    LowerBound,
    /// An upper bound.
    UpperBound,
}

/// The state of a node after some steps.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NodeState {
    /// How often it was entered.
    pub visits: u32,
    /// Whether the search is in it.
    pub is_open: bool,
    /// The window of its last visit.
    pub window: Option<Window>,
    /// Its last value.
    pub value: Option<(i32, ValueKind)>,
    /// Whether it was cut off.
    pub is_cut: bool,
    /// UCT: points of its playouts in thousandths.
    pub share: Option<u16>,
}

/// The recorded part of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recording {
    /// The tree.
    pub nodes: Vec<RecordedNode>,
    /// The events in order.
    pub events: Vec<Event>,
    /// Whether nothing was left out within the recorded plies.
    pub is_complete: bool,
}

impl Recording {
    /// The state of each node after the first `steps` events, or after all if there are fewer.
    ///
    /// ```
    /// use heibai::lab::Recording;
    /// assert!(Recording::default().at(5).is_empty());
    /// ```
    pub fn at(&self, steps: usize) -> Vec<NodeState> {
        let mut shown = vec![NodeState::default(); self.nodes.len()];
        for &event in self.events.iter().take(steps) {
            self.step(&mut shown, event);
        }
        shown
    }

    /// Applies one more event, and returns the node concerned.
    pub fn step(&self, shown: &mut [NodeState], event: Event) -> usize {
        let (Event::Enter { node, .. }
        | Event::Leave { node, .. }
        | Event::Cut { node }
        | Event::Played { node, .. }) = event;
        let it = &mut shown[node];
        match event {
            Event::Enter { window, .. } => {
                it.visits += 1;
                (it.is_open, it.window, it.is_cut) = (true, Some(window), false);
            }
            Event::Leave { value, how, .. } => {
                (it.is_open, it.value) = (false, Some((value, how)));
            }
            // Another visit may have searched it.
            Event::Cut { .. } => it.is_cut = it.visits == 0,
            Event::Played { visits, share, .. } => {
                (it.visits, it.share) = (visits, Some(share));
            }
        }
        node
    }

    /// The moves from the root to a node.
    pub fn line(&self, node: usize) -> Vec<Move> {
        let above = std::iter::successors(Some(node), |&at| self.nodes[at].parent);
        let mut line: Vec<Move> = above.filter_map(|at| self.nodes[at].mv).collect();
        line.reverse();
        line
    }
}

#[derive(Clone, Debug)]
pub(super) struct Recorder {
    limits: RecordLimits,
    recording: Recording,
    children: Vec<Vec<usize>>,
    /// The nodes from the root to the current one, as far as they are recorded.
    path: Vec<usize>,
    depth: usize,
}

impl Recorder {
    pub fn new(limits: RecordLimits) -> Self {
        let limits = RecordLimits {
            nodes: limits.nodes.clamp(1, RecordLimits::MAX_NODES),
            events: limits.events.min(RecordLimits::MAX_EVENTS),
            ..limits
        };
        let recording = Recording::default();
        let mut made = Self { limits, recording, children: vec![], path: vec![], depth: 0 };
        made.begin();
        made
    }

    /// Starts again at the root and returns the previous recording.
    pub fn begin(&mut self) -> Recording {
        let root = RecordedNode { parent: None, mv: None, name: String::new(), ply: 0 };
        let begun = Recording { nodes: vec![root], events: vec![], is_complete: true };
        self.children = vec![Vec::new()];
        self.path = vec![0];
        self.depth = 0;
        std::mem::replace(&mut self.recording, begun)
    }

    pub fn finish(self) -> Recording {
        self.recording
    }

    fn here(&self) -> Option<usize> {
        (self.path.len() == self.depth + 1).then(|| self.path[self.depth])
    }

    /// The child that a move leads to, created if there is room.
    fn child(&mut self, mv: Move, name: impl FnOnce() -> String) -> Option<usize> {
        let here = self.here()?;
        if self.depth >= self.limits.plies {
            return None;
        }
        let nodes = &mut self.recording.nodes;
        if let Some(&known) = self.children[here].iter().find(|&&at| nodes[at].mv == Some(mv)) {
            return Some(known);
        }
        if nodes.len() >= self.limits.nodes {
            self.recording.is_complete = false;
            return None;
        }
        let ply = self.depth + 1;
        nodes.push(RecordedNode { parent: Some(here), mv: Some(mv), name: name(), ply });
        let made = nodes.len() - 1;
        self.children[here].push(made);
        self.children.push(Vec::new());
        Some(made)
    }

    pub fn play(&mut self, mv: Move, name: impl FnOnce() -> String) {
        if let Some(child) = self.child(mv, name) {
            self.path.push(child);
        }
        self.depth += 1;
    }

    pub fn undo(&mut self) {
        self.depth -= 1;
        self.path.truncate(self.depth + 1);
    }

    fn note(&mut self, event: Event) {
        if self.recording.events.len() < self.limits.events {
            self.recording.events.push(event);
        } else {
            self.recording.is_complete = false;
        }
    }

    pub fn enter(&mut self, alpha: i32, beta: i32) {
        let Some(node) = self.here() else { return };
        let finite = |bound: i32| (bound.abs() < INFINITY).then_some(bound);
        let window = if self.depth.is_multiple_of(2) {
            (finite(alpha), finite(beta))
        } else {
            (finite(-beta), finite(-alpha))
        };
        self.note(Event::Enter { node, window });
    }

    pub fn leave(&mut self, value: i32, how: ValueKind) {
        let Some(node) = self.here() else { return };
        let (value, how) = match (self.depth.is_multiple_of(2), how) {
            (true, how) => (value, how),
            (false, ValueKind::LowerBound) => (-value, ValueKind::UpperBound),
            (false, ValueKind::UpperBound) => (-value, ValueKind::LowerBound),
            (false, how) => (-value, how),
        };
        self.note(Event::Leave { node, value, how });
    }

    pub fn cut(&mut self, mv: Move, name: impl FnOnce() -> String) {
        if let Some(node) = self.child(mv, name) {
            self.note(Event::Cut { node });
        }
    }

    pub fn played(&mut self, visits: u32, share: f64) {
        let Some(node) = self.here() else { return };
        let share = (1000.0 * share).round().clamp(0.0, 1000.0) as u16;
        self.note(Event::Played { node, visits, share });
    }
}
