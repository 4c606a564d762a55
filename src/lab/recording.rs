//! The first plies of a search as they came: what went into each node, what came back, and what was cut off; to be
//! played, paused and stepped through.

use super::game::{INFINITY, Move};

/// How much of a search is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordLimits {
    /// Moves from the root of the deepest nodes, 1 to 8 as a picture goes.
    pub plies: usize,
    /// Nodes at most; those that come later are left out, with what happens in them.
    pub nodes: usize,
    /// Steps at most.
    pub events: usize,
}

impl RecordLimits {
    /// Nodes that any recording has at most.
    pub const MAX_NODES: usize = 20_000;
    /// Steps that any recording has at most.
    pub const MAX_EVENTS: usize = 100_000;
}

impl Default for RecordLimits {
    /// Three plies, 2,000 nodes, 10,000 steps.
    fn default() -> Self {
        Self { plies: 3, nodes: 2_000, events: 10_000 }
    }
}

/// A node of the recorded tree. The root is node 0; children come after their parents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedNode {
    /// The node that it hangs on; `None` for the root.
    pub parent: Option<usize>,
    /// The move that leads here; `None` for the root.
    pub mv: Option<Move>,
    /// What the move is called; empty for the root.
    pub name: String,
    /// Moves from the root.
    pub ply: usize,
}

/// A window, or what is known of a value: from, to. `None` is beyond every value.
pub type Window = (Option<i32>, Option<i32>);

/// Something that happened in a search. Values and windows are those of the side to move at the root, as books draw
/// them: at even plies the larger is wanted, at odd ones the smaller.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The search goes into a node, perhaps for the second time.
    Enter {
        /// The node.
        node: usize,
        /// Inside of which the value matters; all values where the algorithm knows no windows.
        window: Window,
    },
    /// The search comes back from a node.
    Leave {
        /// The node.
        node: usize,
        /// What it brings.
        value: i32,
        /// What that is.
        how: ValueKind,
    },
    /// At a node the search knows enough: this branch, which was not looked at, is cut off.
    Cut {
        /// The branch.
        node: usize,
    },
    /// UCT: a playout came back through a node.
    Played {
        /// The node.
        node: usize,
        /// Playouts that went through it so far.
        visits: u32,
        /// Points for the side to move at the root, in thousandths.
        share: u16,
    },
}

/// What a value is that comes out of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// The evaluation at the end of the search's sight.
    Evaluated,
    /// The game is over.
    GameOver,
    /// The transposition table knew it.
    TableHit,
    /// A shallow search answered for a deep one.
    ProbCut,
    /// The value of the node.
    Exact,
    /// It is as large, or larger.
    LowerBound,
    /// It is as small, or smaller.
    UpperBound,
}

/// What is to be seen of a node after some steps.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NodeState {
    /// How often the search has come in; 0 is a node that nobody has seen yet.
    pub visits: u32,
    /// Whether the search is in it now.
    pub is_open: bool,
    /// The window of its last visit.
    pub window: Option<Window>,
    /// What it brought last.
    pub value: Option<(i32, ValueKind)>,
    /// Whether it was cut off.
    pub is_cut: bool,
    /// UCT: points of its playouts in thousandths.
    pub share: Option<u16>,
}

/// A part of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recording {
    /// The tree.
    pub nodes: Vec<RecordedNode>,
    /// What happened, in this order.
    pub events: Vec<Event>,
    /// Whether nothing was left out within the plies that are recorded.
    pub is_complete: bool,
}

impl Recording {
    /// What is to be seen of each node after the first `steps` events; of all events if there are fewer.
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

    /// Changes what is to be seen by one event more, so that a player need not begin anew for each step. Gives the node
    /// that it happened to.
    pub fn step(&self, shown: &mut [NodeState], event: Event) -> usize {
        match event {
            Event::Enter { node, window } => {
                let it = &mut shown[node];
                it.visits += 1;
                (it.is_open, it.window, it.is_cut) = (true, Some(window), false);
                node
            }
            Event::Leave { node, value, how } => {
                let it = &mut shown[node];
                (it.is_open, it.value) = (false, Some((value, how)));
                node
            }
            Event::Cut { node } => {
                // Another visit may have looked at it; then it is no branch that nobody saw.
                shown[node].is_cut = shown[node].visits == 0;
                node
            }
            Event::Played { node, visits, share } => {
                (shown[node].visits, shown[node].share) = (visits, Some(share));
                node
            }
        }
    }

    /// The moves from the root to a node.
    pub fn line(&self, node: usize) -> Vec<Move> {
        let above = std::iter::successors(Some(node), |&at| self.nodes[at].parent);
        let mut line: Vec<Move> = above.filter_map(|at| self.nodes[at].mv).collect();
        line.reverse();
        line
    }
}

/// Writes a recording while a search goes on.
#[derive(Clone, Debug)]
pub(super) struct Recorder {
    limits: RecordLimits,
    recording: Recording,
    children: Vec<Vec<usize>>,
    /// The nodes from the root to where the search is, as far as they are recorded.
    path: Vec<usize>,
    /// Plies that the search is deep.
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

    /// Begins anew at the root; gives what was recorded before.
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

    /// The node at which the search is, if it is recorded.
    fn here(&self) -> Option<usize> {
        (self.path.len() == self.depth + 1).then(|| self.path[self.depth])
    }

    /// The node that a move leads to from here, made if there is room.
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
