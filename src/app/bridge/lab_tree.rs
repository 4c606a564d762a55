//! The first plies of a search as they came, a row for each node, gone through step by step.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::objects::standalone;
use super::rows::{Fetched, Rows, roles};
use super::side::ffi::Colour;
use crate::app::laboratory::{Step, Walk, WalkNode};
use crate::lab::{NodeState, ValueKind};

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
    /// The number of the outcome, and its tree.
    held: Option<(Int, Walk)>,
}

standalone! {
    LabTree as LabTreeRust of Tree, rows: rows_of;
    outcome: Int = |it| it.held.as_ref().map_or(Int(-1), |(number, _)| *number);
    plies: Int = |it| it.plies().into();
    deepest: Int = |it| it.walk().map_or(0, Walk::deepest).into();
    step: Int = |it| it.walk().map_or(0, Walk::step).into();
    steps: Int = |it| it.walk().map_or(0, Walk::steps).into();
    row: Int = |it| it.walk().and_then(Walk::row).map_or(Int(-1), Int::from);
    complete: bool = |it| it.walk().is_none_or(Walk::is_complete);
    event: ffi::LabEvent = |it| it.walk().and_then(Walk::last).into();
    moves: QString = |it| it.walk().map(|walk| QString::from(&walk.moves())).unwrap_or_default();
    windowed: bool = |it| it.window().is_some();
    low: Int = |it| Int(it.window().map_or(0, |window| window.0));
    high: Int = |it| Int(it.window().map_or(0, |window| window.1));
    how: ffi::LabHow = |it| it.now().map_or(ffi::LabHow::NoValue, how_of);
    worth: Int = |it| Int(it.now().and_then(|now| now.value).map_or(0, |(value, _)| value));
    share: Int = |it| Int(it.now().map_or(-1, share_of));
    visits: Int = |it| it.now().map_or(0, |now| now.visits).into();
}

same_names! { Step | Nothing => ffi::LabEvent; Entered, Left, CutOff, PlayedOut }

impl Tree {
    fn plies(&self) -> usize {
        self.plies.unwrap_or(USUAL_PLIES)
    }

    fn walk(&self) -> Option<&Walk> {
        self.held.as_ref().map(|(_, walk)| walk)
    }

    fn now(&self) -> Option<&NodeState> {
        self.walk()?.now()
    }

    fn window(&self) -> Option<(i32, i32)> {
        self.walk()?.window()
    }
}

fn rows_of(tree: &Rc<RefCell<Tree>>) -> Box<dyn Rows> {
    let roles = roles! { WalkNode;
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
    let count = move || counted.borrow().walk().map_or(0, Walk::len);
    let row = move |row: usize| made.borrow().walk()?.node(row);
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
                .and_then(|(found, request)| Walk::of(found, &request.subject, plies))
        };
        self.as_mut().change_rows(|it| it.held = held.map(|walk| (outcome, walk)));
        // The same number can be that of another run.
        self.outcome_changed();
    }

    fn show_plies(self: Pin<&mut Self>, plies: Int) {
        let plies = usize::try_from(plies.0).unwrap_or_default().max(1);
        self.change_rows(|it| {
            it.plies = Some(plies);
            if let Some((_, walk)) = &mut it.held {
                walk.show_plies(plies);
            }
        });
    }

    fn go_to(mut self: Pin<&mut Self>, step: Int) {
        let step = usize::try_from(step.0).unwrap_or_default();
        let changed = self
            .as_mut()
            .change(|it| it.held.as_mut().map(|(_, walk)| walk.go_to(step)).unwrap_or_default());
        for row in changed {
            self.list().pin().change(row as i32, row as i32, &[]);
        }
    }

    fn board(&self, row: i32) -> QString {
        let board = self.at(row, Walk::board);
        board.map(|board| QString::from(&board)).unwrap_or_default()
    }

    fn last_cell(&self, row: i32) -> Int {
        let cell = self.at(row, Walk::position).and_then(|(_, cell)| cell);
        cell.map_or(Int(-1), Into::into)
    }

    fn side_at(&self, row: i32) -> Colour {
        let position = self.at(row, Walk::position);
        position.map_or(Colour::None, |(position, _)| position.side_to_move().into())
    }

    fn at<T>(&self, row: i32, ask: impl FnOnce(&Walk, usize) -> Option<T>) -> Option<T> {
        ask(self.state().walk()?, usize::try_from(row).ok()?)
    }
}
