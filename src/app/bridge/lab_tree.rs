//! The first plies of a search as they came, a row for each node, gone through step by step.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::driver;
use super::int::Int;
use super::objects::standalone;
use super::rows::{Fetched, Rows, roles};
use super::side::ffi::Colour;
use crate::app::laboratory::{TreeRow, TreeRows};
use crate::game::{Position, Side};
use crate::lab::{
    Event, INFINITY, NodeState, Outcome, RecordedNode, Recording, Subject, ValueKind,
};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
    }

    #[qenum(LabTree)]
    enum LabHow {
        NoValue,
        Evaluated,
        GameOver,
        Remembered,
        Probable,
        Exact,
        AtLeast,
        AtMost,
    }

    #[qenum(LabTree)]
    enum LabEvent {
        Nothing,
        Entered,
        Left,
        CutOff,
        PlayedOut,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The recorded tree of an outcome after some of its steps. `row` is that of the last step or the one above it,
        /// or -1; what bears the name of a role speaks of its node.
        #[qobject]
        #[qml_element]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(Int, outcome, READ, NOTIFY)]
        #[qproperty(Int, plies, READ, NOTIFY)]
        #[qproperty(Int, deepest, READ, NOTIFY)]
        #[qproperty(Int, step, READ, NOTIFY)]
        #[qproperty(Int, steps, READ, NOTIFY)]
        #[qproperty(Int, row, READ, NOTIFY)]
        #[qproperty(bool, complete, READ, NOTIFY)]
        #[qproperty(LabEvent, event, READ, NOTIFY)]
        #[qproperty(QString, moves, READ, NOTIFY)]
        #[qproperty(bool, windowed, READ, NOTIFY)]
        #[qproperty(Int, low, READ, NOTIFY)]
        #[qproperty(Int, high, READ, NOTIFY)]
        #[qproperty(LabHow, how, READ, NOTIFY)]
        #[qproperty(Int, worth, READ, NOTIFY)]
        #[qproperty(Int, share, READ, NOTIFY)]
        #[qproperty(Int, visits, READ, NOTIFY)]
        type LabTree = super::LabTreeRust;

        #[qinvokable]
        fn show(self: Pin<&mut LabTree>, outcome: Int);
        #[qinvokable]
        fn show_plies(self: Pin<&mut LabTree>, plies: Int);
        #[qinvokable]
        fn go_to(self: Pin<&mut LabTree>, step: Int);
        /// The position of a row: X, O and - from the top-left cell, with / between rows of cells.
        #[qinvokable]
        fn board(self: &LabTree, row: i32) -> QString;
        #[qinvokable]
        fn last_cell(self: &LabTree, row: i32) -> Int;
        #[qinvokable]
        fn side_at(self: &LabTree, row: i32) -> Colour;
    }
}

const USUAL_PLIES: usize = 2;

#[derive(Default)]
struct Tree {
    plies: Option<usize>,
    held: Option<Held>,
}

struct Held {
    number: Int,
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

standalone! {
    LabTree as LabTreeRust of Tree, rows: rows_of;
    outcome: Int = |it| it.held.as_ref().map_or(Int(-1), |held| held.number);
    plies: Int = |it| it.plies().into();
    deepest: Int = |it| it.held.as_ref().map_or(0, |held| held.deepest).into();
    step: Int = |it| it.held.as_ref().map_or(0, |held| held.step).into();
    steps: Int = |it| it.held.as_ref().map_or(0, |held| held.recording().events.len()).into();
    row: Int = |it| it.held.as_ref().and_then(|held| held.row).map_or(Int(-1), Int::from);
    complete: bool = |it| it.held.as_ref().is_none_or(|held| held.recording().is_complete);
    event: ffi::LabEvent = |it| it.held.as_ref().map_or(ffi::LabEvent::Nothing, Held::event);
    moves: QString = |it| {
        it.held.as_ref().map(|it| QString::from(&it.rows.moves(&it.outcome, it.node))).unwrap_or_default()
    };
    windowed: bool = |it| it.window().is_some();
    low: Int = |it| Int(it.window().map_or(0, |window| window.0));
    high: Int = |it| Int(it.window().map_or(0, |window| window.1));
    how: ffi::LabHow = |it| it.now().map_or(ffi::LabHow::NoValue, how_of);
    worth: Int = |it| Int(it.now().and_then(|now| now.value).map_or(0, |(value, _)| value));
    share: Int = |it| Int(it.now().map_or(-1, share_of));
    visits: Int = |it| it.now().map_or(0, |now| now.visits).into();
}

impl Tree {
    fn plies(&self) -> usize {
        self.plies.unwrap_or(USUAL_PLIES)
    }

    fn now(&self) -> Option<&NodeState> {
        self.held.as_ref().map(|held| &held.shown[held.node])
    }

    fn window(&self) -> Option<(i32, i32)> {
        self.held.as_ref().and_then(|held| held.window_of(held.node))
    }
}

impl Held {
    /// A recording at its last step; `None` if the outcome has none.
    fn of(number: Int, outcome: &Arc<Outcome>, subject: &Subject, plies: usize) -> Option<Self> {
        let recording = outcome.recording.as_ref()?;
        let mut held = Self {
            number,
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
        held.go_to(usize::MAX);
        Some(held)
    }

    fn recording(&self) -> &Recording {
        self.outcome.recording.as_ref().expect("only an outcome with a recording is held")
    }

    /// Goes to a step, at most the last; returns the rows that changed.
    fn go_to(&mut self, step: usize) -> Vec<usize> {
        let recording = self.outcome.recording.as_ref().expect("as above");
        let former_row = self.row;
        self.step = step.min(recording.events.len());
        let before = std::mem::replace(&mut self.shown, recording.at(self.step));
        self.node = match self.step.checked_sub(1).map(|last| recording.events[last]) {
            None => 0,
            Some(
                Event::Enter { node, .. }
                | Event::Leave { node, .. }
                | Event::Cut { node }
                | Event::Played { node, .. },
            ) => node,
        };
        self.row = self.rows.row_of(recording, self.node);
        let is_other = |&row: &usize| {
            let node = self.rows.rows[row].node;
            before.get(node) != self.shown.get(node)
                || former_row == Some(row)
                || self.row == Some(row)
        };
        (0..self.rows.rows.len()).filter(is_other).collect()
    }

    fn event(&self) -> ffi::LabEvent {
        match self.step.checked_sub(1).map(|last| self.recording().events[last]) {
            None => ffi::LabEvent::Nothing,
            Some(Event::Enter { .. }) => ffi::LabEvent::Entered,
            Some(Event::Leave { .. }) => ffi::LabEvent::Left,
            Some(Event::Cut { .. }) => ffi::LabEvent::CutOff,
            Some(Event::Played { .. }) => ffi::LabEvent::PlayedOut,
        }
    }

    /// `None` if the algorithm knows no windows.
    fn window_of(&self, node: usize) -> Option<(i32, i32)> {
        let (low, high) = self.shown.get(node)?.window.filter(|_| self.knows_windows)?;
        Some((low.unwrap_or(-INFINITY), high.unwrap_or(INFINITY)))
    }

    fn position(&self, row: i32) -> Option<(Position, Option<usize>)> {
        let node = self.rows.rows.get(usize::try_from(row).ok()?)?.node;
        let Subject::Position(position) = &self.subject else { return None };
        let mut position = position.clone();
        let line = self.recording().line(node);
        for mv in &line {
            position.play(mv.ply()).ok()?;
        }
        Some((position, line.last().and_then(|mv| mv.cell())))
    }
}

struct Node {
    outcome: Arc<Outcome>,
    at: TreeRow,
    moves: String,
    now: NodeState,
    window: Option<(i32, i32)>,
    is_current: bool,
}

impl Node {
    fn recorded(&self) -> Option<&RecordedNode> {
        self.outcome.recording.as_ref()?.nodes.get(self.at.node)
    }
}

fn rows_of(tree: &Rc<RefCell<Tree>>) -> Box<dyn Rows> {
    let roles = roles! { Node;
        name: |row| row.recorded().map_or("", |it| &it.name);
        moves: |row| &row.moves;
        ply: |row| row.recorded().map_or(0, |it| it.ply);
        // Whether the node maximises.
        largest: |row| row.recorded().is_some_and(|it| it.ply.is_multiple_of(2));
        visits: |row| i32::try_from(row.now.visits).unwrap_or(i32::MAX);
        open: |row| row.now.is_open;
        cut: |row| row.now.is_cut;
        windowed: |row| row.window.is_some();
        low: |row| row.window.map_or(0, |it| it.0);
        high: |row| row.window.map_or(0, |it| it.1);
        how: |row| how_of(&row.now).repr;
        // A number of the recording.
        worth: |row| row.now.value.map_or(0, |(value, _)| value);
        // Of playouts, in thousandths, or -1.
        share: |row| share_of(&row.now);
        lastBranch: |row| row.at.is_last;
        // For each ply above it, 1 where another branch follows below, else 0.
        trunks: |row| &row.at.trunks;
        current: |row| row.is_current;
    };
    let (counted, made) = (Rc::clone(tree), Rc::clone(tree));
    let count = move || counted.borrow().held.as_ref().map_or(0, |held| held.rows.rows.len());
    let row = move |row: usize| {
        let tree = made.borrow();
        let held = tree.held.as_ref()?;
        let at = held.rows.rows.get(row)?.clone();
        Some(Node {
            outcome: Arc::clone(&held.outcome),
            moves: held.rows.moves(&held.outcome, at.node),
            now: *held.shown.get(at.node)?,
            window: held.window_of(at.node),
            is_current: held.step > 0 && held.row == Some(row),
            at,
        })
    };
    Fetched::of(count, row, roles)
}

impl From<ValueKind> for ffi::LabHow {
    fn from(how: ValueKind) -> Self {
        match how {
            ValueKind::Evaluated => Self::Evaluated,
            ValueKind::GameOver => Self::GameOver,
            ValueKind::TableHit => Self::Remembered,
            ValueKind::ProbCut => Self::Probable,
            ValueKind::Exact => Self::Exact,
            ValueKind::LowerBound => Self::AtLeast,
            ValueKind::UpperBound => Self::AtMost,
        }
    }
}

fn knows_windows(recording: &Recording) -> bool {
    let is_narrow = |event: &Event| match event {
        Event::Enter { window, .. } => *window != (None, None),
        _ => false,
    };
    recording.events.iter().any(is_narrow)
}

fn how_of(shown: &NodeState) -> ffi::LabHow {
    shown.value.map_or(ffi::LabHow::NoValue, |(_, how)| how.into())
}

fn share_of(shown: &NodeState) -> i32 {
    shown.share.map_or(-1, i32::from)
}

impl ffi::LabTree {
    fn show(mut self: Pin<&mut Self>, outcome: Int) {
        let held = {
            let driver = driver();
            let driver = driver.borrow();
            let lab = driver.state().lab();
            let found = usize::try_from(outcome.0).ok().and_then(|at| lab.outcomes().get(at));
            let plies = self.state().plies();
            found
                .zip(lab.request())
                .and_then(|(found, request)| Held::of(outcome, found, &request.subject, plies))
        };
        self.as_mut().change_rows(|it| it.held = held);
        // The same number can be that of another run.
        self.outcome_changed();
    }

    fn show_plies(self: Pin<&mut Self>, plies: Int) {
        let plies = usize::try_from(plies.0).unwrap_or_default().max(1);
        self.change_rows(|it| {
            it.plies = Some(plies);
            if let Some(held) = &mut it.held {
                held.rows = TreeRows::of(held.recording(), plies);
                held.go_to(held.step);
            }
        });
    }

    fn go_to(mut self: Pin<&mut Self>, step: Int) {
        let step = usize::try_from(step.0).unwrap_or_default();
        let changed = self
            .as_mut()
            .change(|it| it.held.as_mut().map(|held| held.go_to(step)).unwrap_or_default());
        for row in changed {
            self.list().pin().change(row as i32, row as i32, &[]);
        }
    }

    fn board(&self, row: i32) -> QString {
        let Some((position, _)) = self.position(row) else { return QString::default() };
        let size = usize::from(position.size());
        let sign = |cell: usize| match position.stone(cell) {
            None => '-',
            Some(Side::Black) => 'X',
            Some(Side::White) => 'O',
        };
        let rows = (0..size).map(|row| (row * size..(row + 1) * size).map(sign).collect());
        let rows: Vec<String> = rows.collect();
        QString::from(&rows.join("/"))
    }

    fn last_cell(&self, row: i32) -> Int {
        let cell = self.position(row).and_then(|(_, cell)| cell);
        cell.map_or(Int(-1), Into::into)
    }

    fn side_at(&self, row: i32) -> Colour {
        self.position(row).map_or(Colour::None, |(position, _)| position.side_to_move().into())
    }

    fn position(&self, row: i32) -> Option<(Position, Option<usize>)> {
        self.state().held.as_ref()?.position(row)
    }
}
