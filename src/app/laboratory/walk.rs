//! A recording gone through step by step: what the tree shows after each.

use std::sync::Arc;

use super::{TreeRow, TreeRows};
use crate::game::{Position, Side};
use crate::lab::{Event, INFINITY, NodeState, Outcome, RecordedNode, Recording, Subject};

/// What the search did in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It entered a node.
    Entered,
    /// It left a node.
    Left,
    /// It cut a branch off.
    CutOff,
    /// A playout came back through a node.
    PlayedOut,
}

impl Step {
    fn of(event: Event) -> Self {
        match event {
            Event::Enter { .. } => Self::Entered,
            Event::Leave { .. } => Self::Left,
            Event::Cut { .. } => Self::CutOff,
            Event::Played { .. } => Self::PlayedOut,
        }
    }
}

/// The recorded tree of an outcome after some of its steps.
#[derive(Clone, Debug)]
pub struct Walk {
    outcome: Arc<Outcome>,
    subject: Subject,
    rows: TreeRows,
    /// Without windows, every node would have the widest.
    knows_windows: bool,
    deepest: usize,
    step: usize,
    shown: Vec<NodeState>,
    /// The step's node, and its row or the one above.
    node: usize,
    row: Option<usize>,
}

impl Walk {
    /// A recording at its last step, with rows down to some ply; `None` if the outcome has none.
    pub fn of(outcome: &Arc<Outcome>, subject: &Subject, plies: usize) -> Option<Self> {
        let recording = outcome.recording.as_ref()?;
        let mut walk = Self {
            outcome: Arc::clone(outcome),
            subject: subject.clone(),
            rows: TreeRows::of(recording, plies),
            knows_windows: knows_windows(recording),
            deepest: recording.nodes.iter().map(|node| node.ply).max().unwrap_or_default(),
            step: 0,
            shown: Vec::new(),
            node: 0,
            row: None,
        };
        walk.go_to(usize::MAX);
        Some(walk)
    }

    /// Shows the nodes within so many plies of the root.
    pub fn show_plies(&mut self, plies: usize) {
        self.rows = TreeRows::of(self.recording(), plies);
        self.row = self.rows.row_of(self.recording(), self.node);
    }

    /// Goes to a step, at most the last; returns the rows that changed.
    pub fn go_to(&mut self, step: usize) -> Vec<usize> {
        let former_row = self.row;
        self.step = step.min(self.steps());
        let shown = self.recording().at(self.step);
        let before = std::mem::replace(&mut self.shown, shown);
        self.node = match self.event() {
            None => 0,
            Some(
                Event::Enter { node, .. }
                | Event::Leave { node, .. }
                | Event::Cut { node }
                | Event::Played { node, .. },
            ) => node,
        };
        self.row = self.rows.row_of(self.recording(), self.node);
        let is_other = |&row: &usize| {
            let node = self.rows.rows[row].node;
            before.get(node) != self.shown.get(node)
                || former_row == Some(row)
                || self.row == Some(row)
        };
        (0..self.len()).filter(is_other).collect()
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows.rows.len()
    }

    /// Returns whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.rows.rows.is_empty()
    }

    /// The greatest ply of the recording.
    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// How many steps were gone.
    pub fn step(&self) -> usize {
        self.step
    }

    /// How many there are.
    pub fn steps(&self) -> usize {
        self.recording().events.len()
    }

    /// Whether nothing was left out of the recording.
    pub fn is_complete(&self) -> bool {
        self.recording().is_complete
    }

    /// What the last step was; `None` before the first.
    pub fn last(&self) -> Option<Step> {
        self.event().map(Step::of)
    }

    /// The row of the last step, or the one above it.
    pub fn row(&self) -> Option<usize> {
        self.row
    }

    /// The moves that lead to the node of the last step, separated by blanks.
    pub fn moves(&self) -> String {
        self.rows.moves(&self.outcome, self.node)
    }

    /// The state of the node of the last step.
    pub fn now(&self) -> Option<&NodeState> {
        self.shown.get(self.node)
    }

    /// The window of the node of the last step; `None` if it has none, or the algorithm knows no windows.
    pub fn window(&self) -> Option<(i32, i32)> {
        self.window_of(self.node)
    }

    /// What a row shows.
    pub fn node(&self, row: usize) -> Option<WalkNode> {
        let at = self.rows.rows.get(row)?.clone();
        Some(WalkNode {
            outcome: Arc::clone(&self.outcome),
            moves: self.rows.moves(&self.outcome, at.node),
            now: *self.shown.get(at.node)?,
            window: self.window_of(at.node),
            is_current: self.step > 0 && self.row == Some(row),
            at,
        })
    }

    /// The position of a row, and the cell of the last move; `None` if the search was not one of positions.
    pub fn position(&self, row: usize) -> Option<(Position, Option<usize>)> {
        let node = self.rows.rows.get(row)?.node;
        let Subject::Position(position) = &self.subject else { return None };
        let mut position = position.clone();
        let line = self.recording().line(node);
        for mv in &line {
            position.play(mv.ply()).ok()?;
        }
        Some((position, line.last().and_then(|mv| mv.cell())))
    }

    /// The position of a row: X, O and - from the top-left cell, with / between rows of cells.
    pub fn board(&self, row: usize) -> Option<String> {
        let (position, _) = self.position(row)?;
        let size = usize::from(position.size());
        let sign = |cell: usize| match position.stone(cell) {
            None => '-',
            Some(Side::Black) => 'X',
            Some(Side::White) => 'O',
        };
        let rows = (0..size).map(|row| (row * size..(row + 1) * size).map(sign).collect());
        Some(rows.collect::<Vec<String>>().join("/"))
    }

    fn recording(&self) -> &Recording {
        self.outcome.recording.as_ref().expect("only an outcome with a recording is gone through")
    }

    fn event(&self) -> Option<Event> {
        self.step.checked_sub(1).map(|last| self.recording().events[last])
    }

    fn window_of(&self, node: usize) -> Option<(i32, i32)> {
        let (low, high) = self.shown.get(node)?.window.filter(|_| self.knows_windows)?;
        Some((low.unwrap_or(-INFINITY), high.unwrap_or(INFINITY)))
    }
}

/// A node as its row shows it.
#[derive(Clone, Debug)]
pub struct WalkNode {
    outcome: Arc<Outcome>,
    /// Its place in the tree.
    pub at: TreeRow,
    /// The moves that lead there, separated by blanks.
    pub moves: String,
    /// Its state.
    pub now: NodeState,
    /// Its window.
    pub window: Option<(i32, i32)>,
    /// Whether it is the node of the last step, or the one above it.
    pub is_current: bool,
}

impl WalkNode {
    /// What does not change from step to step.
    pub fn recorded(&self) -> Option<&RecordedNode> {
        self.outcome.recording.as_ref()?.nodes.get(self.at.node)
    }
}

fn knows_windows(recording: &Recording) -> bool {
    let is_narrow = |event: &Event| match event {
        Event::Enter { window, .. } => *window != (None, None),
        _ => false,
    };
    recording.events.iter().any(is_narrow)
}
