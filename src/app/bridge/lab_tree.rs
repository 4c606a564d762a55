//! The first plies of a search as they came, a row for each node, as a list model that goes on step by step.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::driver;
use super::int::Int;
use super::objects::Child;
use super::row_model::{ffi::RowModel, free, model_of};
use super::rows::{Fetched, Rows, roles};
use super::side::ffi::Colour;
use crate::app::laboratory::{TreeRow, TreeRows};
use crate::lab::{
    Event, INFINITY, NodeState, Outcome, RecordedNode, Recording, Subject, ValueKind,
};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
    }

    /// What a value is that came out of a node.
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

    /// What happened last.
    #[qenum(LabTree)]
    enum LabEvent {
        Nothing,
        Entered,
        Left,
        CutOff,
        PlayedOut,
    }

    extern "RustQt" {
        /// The properties say which outcome it is of, how many plies are shown of how many that there are, after how many
        /// steps of how many, in which row the last one happened (or the row above it, or -1) and what; whether nothing was
        /// left out; and the node of the last step with the same names as the roles of a row.
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

        /// Another outcome, or other ones, at its end.
        #[qinvokable]
        fn show(self: Pin<&mut LabTree>, outcome: Int);
        /// Shows so many plies.
        #[qinvokable]
        #[cxx_name = "showPlies"]
        fn show_plies(self: Pin<&mut LabTree>, plies: Int);
        /// Goes to a step.
        #[qinvokable]
        #[cxx_name = "goTo"]
        fn go_to(self: Pin<&mut LabTree>, step: Int);
        /// The position of a row: X, O and - from the top-left cell on, with / between rows of cells.
        #[qinvokable]
        fn board(self: &LabTree, row: i32) -> QString;
        /// The cell of the last move there, or -1.
        #[qinvokable]
        #[cxx_name = "lastCell"]
        fn last_cell(self: &LabTree, row: i32) -> Int;
        /// Whose move it is there.
        #[qinvokable]
        #[cxx_name = "sideAt"]
        fn side_at(self: &LabTree, row: i32) -> Colour;
    }
}

/// The rows as QML knows them.
pub struct LabTreeRust {
    outcome: Int,
    plies: Int,
    deepest: Int,
    step: Int,
    steps: Int,
    row: Int,
    complete: bool,
    event: ffi::LabEvent,
    moves: QString,
    windowed: bool,
    low: Int,
    high: Int,
    how: ffi::LabHow,
    worth: Int,
    share: Int,
    visits: Int,
    rows: *mut RowModel,
    tree: Rc<RefCell<Tree>>,
}

/// What the rows are made of.
#[derive(Default)]
struct Tree {
    held: Option<Held>,
    /// The row in which the last step happened.
    current: Option<usize>,
}

/// A row, as it is to be seen.
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
        // Of the move.
        name: |row| row.recorded().map_or("", |it| &it.name);
        // All from the root.
        moves: |row| &row.moves;
        ply: |row| row.recorded().map_or(0, |it| it.ply);
        // Whether the larger value is wanted there.
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
        // For each ply above it from the first on, 1 where another branch follows below, else 0.
        trunks: |row| &row.at.trunks;
        // Whether the last step happened there.
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
            is_current: tree.current == Some(row),
            at,
        })
    };
    Fetched::of(count, row, roles)
}

impl Default for LabTreeRust {
    fn default() -> Self {
        let tree = Rc::default();
        Self {
            rows: model_of(rows_of(&tree)),
            tree,
            outcome: Int(-1),
            plies: Int(2),
            deepest: Int(0),
            step: Int(0),
            steps: Int(0),
            row: Int(-1),
            complete: true,
            event: ffi::LabEvent::Nothing,
            moves: QString::default(),
            windowed: false,
            low: Int(0),
            high: Int(0),
            how: ffi::LabHow::NoValue,
            worth: Int(0),
            share: Int(-1),
            visits: Int(0),
        }
    }
}

impl Drop for LabTreeRust {
    fn drop(&mut self) {
        // SAFETY: views live no longer than the object that has the list.
        unsafe { free(self.rows) };
    }
}

/// A recording that is looked at.
struct Held {
    outcome: Arc<Outcome>,
    subject: Subject,
    rows: TreeRows,
    shown: Vec<NodeState>,
    /// Whether the algorithm knows windows: one that does not has the widest everywhere.
    knows_windows: bool,
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

/// Whether any window of a recording leaves something out.
fn knows_windows(recording: &Recording) -> bool {
    let is_narrow = |event: &Event| match event {
        Event::Enter { window, .. } => *window != (None, None),
        _ => false,
    };
    recording.events.iter().any(is_narrow)
}

impl Held {
    /// The window of a node, if the algorithm knows windows.
    fn window_of(&self, node: usize) -> Option<(i32, i32)> {
        let (low, high) = self.shown.get(node)?.window.filter(|_| self.knows_windows)?;
        Some((low.unwrap_or(-INFINITY), high.unwrap_or(INFINITY)))
    }
}

fn how_of(shown: &NodeState) -> ffi::LabHow {
    shown.value.map_or(ffi::LabHow::NoValue, |(_, how)| how.into())
}

fn share_of(shown: &NodeState) -> i32 {
    shown.share.map_or(-1, i32::from)
}

impl LabTreeRust {
    /// The subject after the moves to a row.
    fn position(&self, row: i32) -> Option<(crate::game::Position, Option<usize>)> {
        let tree = self.tree.borrow();
        let Held { outcome, subject, rows, .. } = tree.held.as_ref()?;
        let node = rows.rows.get(usize::try_from(row).ok()?)?.node;
        let Subject::Position(position) = subject else { return None };
        let mut position = position.clone();
        let line = outcome.recording.as_ref()?.line(node);
        for mv in &line {
            position.play(mv.ply()).ok()?;
        }
        Some((position, line.last().and_then(|mv| mv.cell())))
    }
}

impl ffi::LabTree {
    fn show(mut self: Pin<&mut Self>, outcome: Int) {
        let plies = self.rust().plies;
        let held = {
            let driver = driver();
            let driver = driver.borrow();
            let lab = driver.state().lab();
            let found = usize::try_from(outcome.0).ok().and_then(|at| lab.outcomes().get(at));
            found.zip(lab.request()).and_then(|(found, request)| {
                let recording = found.recording.as_ref()?;
                let rows = TreeRows::of(recording, plies.0.max(1) as usize);
                let knows_windows = knows_windows(recording);
                let (outcome, subject) = (Arc::clone(found), request.subject.clone());
                Some(Held { outcome, subject, rows, shown: Vec::new(), knows_windows })
            })
        };
        let recording = held.as_ref().and_then(|held| held.outcome.recording.as_ref());
        let steps = recording.map_or(0, |it| it.events.len());
        let plies = |it: &Recording| it.nodes.iter().map(|node| node.ply).max();
        let deepest = recording.and_then(plies).unwrap_or_default();
        let is_complete = recording.is_none_or(|it| it.is_complete);
        let outcome = held.as_ref().map_or(Int(-1), |_| outcome);
        self.as_mut().begin_anew(|rust| {
            rust.outcome = outcome;
            rust.tree.borrow_mut().held = held;
            (rust.steps, rust.deepest, rust.complete) = (steps.into(), deepest.into(), is_complete);
            rust.set_step(steps);
        });
    }

    fn show_plies(self: Pin<&mut Self>, plies: Int) {
        self.begin_anew(|rust| {
            rust.plies = Int(plies.0.max(1));
            let most = rust.plies.0 as usize;
            if let Some(held) = &mut rust.tree.borrow_mut().held
                && let Some(recording) = &held.outcome.recording
            {
                held.rows = TreeRows::of(recording, most);
            }
            let step = usize::try_from(rust.step.0).unwrap_or_default();
            rust.set_step(step);
        });
    }

    /// Shows other rows, and tells of all that is said besides.
    fn begin_anew(mut self: Pin<&mut Self>, change: impl FnOnce(&mut LabTreeRust)) {
        let mut rows = self.model();
        rows.pin().begin_anew(|| change(&mut self.as_mut().rust_mut()));
        self.tell();
    }

    fn model(&self) -> Child<RowModel> {
        // SAFETY: it lives as long as this, in its thread.
        unsafe { Child::of(self.rust().rows) }
    }

    fn go_to(mut self: Pin<&mut Self>, step: Int) {
        let step = usize::try_from(step.0).unwrap_or_default();
        let before = self.rust().row;
        let changed = self.as_mut().rust_mut().set_step(step);
        let mut rows = changed;
        rows.extend([before, self.rust().row].map(|row| row.0).iter().filter(|row| **row >= 0));
        rows.sort_unstable();
        rows.dedup();
        for row in rows {
            self.model().pin().change(row, row, &[]);
        }
        self.tell();
    }

    /// Tells of every property; QML looks which are others.
    fn tell(mut self: Pin<&mut Self>) {
        let tell: [fn(Pin<&mut Self>); 16] = [
            Self::outcome_changed,
            Self::plies_changed,
            Self::deepest_changed,
            Self::steps_changed,
            Self::complete_changed,
            Self::event_changed,
            Self::moves_changed,
            Self::windowed_changed,
            Self::low_changed,
            Self::high_changed,
            Self::how_changed,
            Self::worth_changed,
            Self::share_changed,
            Self::visits_changed,
            Self::row_changed,
            Self::step_changed,
        ];
        for tell in tell {
            tell(self.as_mut());
        }
    }

    fn board(&self, row: i32) -> QString {
        let Some((position, _)) = self.rust().position(row) else { return QString::default() };
        let size = usize::from(position.size());
        let sign = |cell: usize| match position.stone(cell) {
            None => '-',
            Some(crate::game::Side::Black) => 'X',
            Some(crate::game::Side::White) => 'O',
        };
        let rows = (0..size).map(|row| (row * size..(row + 1) * size).map(sign).collect());
        let rows: Vec<String> = rows.collect();
        QString::from(&rows.join("/"))
    }

    fn last_cell(&self, row: i32) -> Int {
        let cell = self.rust().position(row).and_then(|(_, cell)| cell);
        cell.map_or(Int(-1), Into::into)
    }

    fn side_at(&self, row: i32) -> Colour {
        let position = self.rust().position(row);
        position.map_or(Colour::None, |(position, _)| position.side_to_move().into())
    }
}

impl LabTreeRust {
    /// Says that there is no tree.
    fn nothing(&mut self) {
        (self.outcome, self.row, self.share) = (Int(-1), Int(-1), Int(-1));
        (self.deepest, self.step, self.steps) = (Int(0), Int(0), Int(0));
        (self.low, self.high, self.worth, self.visits) = (Int(0), Int(0), Int(0), Int(0));
        (self.complete, self.windowed, self.moves) = (true, false, QString::default());
        (self.event, self.how) = (ffi::LabEvent::Nothing, ffi::LabHow::NoValue);
    }

    /// Goes to a step; gives the rows of which something else is to be seen.
    fn set_step(&mut self, step: usize) -> Vec<i32> {
        let tree = Rc::clone(&self.tree);
        let mut tree = tree.borrow_mut();
        let Tree { held: Some(held), current } = &mut *tree else {
            self.nothing();
            return Vec::new();
        };
        let Some(recording) = &held.outcome.recording else { return Vec::new() };
        let step = step.min(recording.events.len());
        let before = std::mem::replace(&mut held.shown, recording.at(step));
        let rows = held.rows.rows.iter().enumerate();
        let is_other = |node: usize| before.get(node) != held.shown.get(node);
        let changed = rows.filter(|(_, row)| is_other(row.node)).map(|(row, _)| row as i32);
        let changed = changed.collect();

        let event = step.checked_sub(1).map(|last| recording.events[last]);
        let (node, what) = match event {
            None => (0, ffi::LabEvent::Nothing),
            Some(Event::Enter { node, .. }) => (node, ffi::LabEvent::Entered),
            Some(Event::Leave { node, .. }) => (node, ffi::LabEvent::Left),
            Some(Event::Cut { node }) => (node, ffi::LabEvent::CutOff),
            Some(Event::Played { node, .. }) => (node, ffi::LabEvent::PlayedOut),
        };
        let row = held.rows.row_of(recording, node);
        let now = held.shown[node];
        let window = held.window_of(node);
        self.step = step.into();
        self.row = row.map_or(Int(-1), Into::into);
        *current = row.filter(|_| step > 0);
        self.event = what;
        self.moves = QString::from(&held.rows.moves(&held.outcome, node));
        self.windowed = window.is_some();
        (self.low, self.high) =
            window.map_or((Int(0), Int(0)), |(low, high)| (Int(low), Int(high)));
        self.how = how_of(&now);
        self.worth = Int(now.value.map_or(0, |(value, _)| value));
        self.share = Int(share_of(&now));
        self.visits = now.visits.into();
        changed
    }
}
