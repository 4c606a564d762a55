//! The analysis of what is studied, as far as it is no list: whether it is on, how far it is, what the position is worth.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString};

use super::enumerations::same_names;
use super::int::Int;
use super::lines;
use super::objects::properties;
use super::snapshot::Snapshot;
use crate::analysis::Progress;
use crate::app::state::{AnalysisEvent, Event};
use crate::game::Side;
use crate::gomoku::Threat;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        /// Cells.
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_analysis() -> UniquePtr<Analysis>;
    }

    /// How far the analysis is.
    #[qenum(Analysis)]
    enum Stage {
        Idle,
        Looking,
        Exact,
        Ended,
        Failed,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The analysis: whether it is on and has something to look at, how many of how many moves are exact, how many
        /// plies the others are looked ahead, positions in a second; and once it is known, what the position is worth
        /// for Black: the score, the chance to win in percent, the plies to a forced end, whether that is certain. The
        /// names of the moves that alone are looked at; and the threats on the board, four numbers for each: whether it is
        /// that of the side to move, whether it is a four, and the cells of its first and its last stone.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, lines, READ, CONSTANT)]
        #[qproperty(bool, on, READ, NOTIFY)]
        #[qproperty(bool, possible, READ, NOTIFY)]
        #[qproperty(Stage, stage, READ, NOTIFY)]
        #[qproperty(Int, moves, READ, NOTIFY)]
        #[qproperty(Int, exact_moves, READ, NOTIFY)]
        #[qproperty(Int, depth, READ, NOTIFY)]
        #[qproperty(f64, speed, READ, NOTIFY)]
        #[qproperty(bool, known, READ, NOTIFY)]
        #[qproperty(f64, worth, READ, NOTIFY)]
        #[qproperty(Int, percent, READ, NOTIFY)]
        #[qproperty(Int, forced, READ, NOTIFY)]
        #[qproperty(bool, certain, READ, NOTIFY)]
        #[qproperty(QString, chosen, READ, NOTIFY)]
        #[qproperty(QList_i32, threats, READ, NOTIFY)]
        type Analysis = super::AnalysisRust;

        /// Switches it on or off, and remembers that.
        #[qinvokable]
        fn switch_to(self: &Analysis, on: bool);
        /// Looks at this move alone, or at this one too; no more at it if it is chosen.
        #[qinvokable]
        fn choose(self: &Analysis, cell: Int);
        /// Looks at all moves.
        #[qinvokable]
        fn choose_all(self: &Analysis);
        /// Shows the position after so many moves of a line.
        #[qinvokable]
        fn preview(self: &Analysis, row: Int, moves: Int);
        /// Shows the position that is studied again.
        #[qinvokable]
        fn end_preview(self: &Analysis);
        /// Plays so many moves of a line in the study.
        #[qinvokable]
        fn play(self: &Analysis, row: Int, moves: Int);
    }
}

properties! {
    Analysis as AnalysisRust with game lists { lines: lines::ours };
    on: bool = |now| now.shown.analysis.on;
    possible: bool = |now| now.shown.analysis.possible;
    stage: ffi::Stage = |now| now.shown.analysis.progress.map_or(ffi::Stage::Idle, Into::into);
    moves: Int = |now| now.shown.analysis.moves.into();
    exact_moves: Int = |now| now.shown.analysis.exact.into();
    depth: Int = |now| i32::from(now.shown.analysis.depth).into();
    speed: f64 = |now| now.shown.analysis.speed as f64;
    known: bool = |now| now.shown.analysis.worth.is_some();
    percent: Int = |now| now.shown.analysis.percent.map_or(50, usize::from).into();
    worth: f64 = |now| now.shown.analysis.worth.map_or(0.0, |(worth, side)| {
        f64::from(if side == Side::Black { worth.worth } else { -worth.worth })
    });
    forced: Int = |now| now.shown.analysis.worth.map_or(0, |(worth, side)| {
        let forced = i32::from(worth.forced.unwrap_or(0));
        if side == Side::Black { forced } else { -forced }
    }).into();
    chosen: QString = |now| {
        let state = now.driver.state();
        let chosen = now.shown.analysis.chosen.iter();
        let names: Vec<String> = chosen.map(|&cell| state.cell_name(cell)).collect();
        QString::from(&names.join(", "))
    };
    threats: QList<i32> = |now| threats(now);
    certain: bool = |now| now.shown.analysis.worth.is_some_and(|(worth, _)| worth.is_exact);
}

same_names! { Progress => ffi::Stage; Looking, Exact, Ended, Failed }

impl ffi::Analysis {
    fn switch_to(&self, on: bool) {
        self.game.change_settings(|it| it.view.analysis = on);
    }

    fn choose(&self, cell: Int) {
        if let Ok(cell) = usize::try_from(cell.0) {
            self.game.send(Event::Analysis(AnalysisEvent::ChooseAlso(cell)));
        }
    }

    fn choose_all(&self) {
        self.game.send(Event::Analysis(AnalysisEvent::Choose(Vec::new())));
    }

    fn preview(&self, row: Int, moves: Int) {
        if let Some(line) = line_of(row, moves) {
            self.game.send(Event::Analysis(AnalysisEvent::Preview(Some(line))));
        }
    }

    fn end_preview(&self) {
        self.game.send(Event::Analysis(AnalysisEvent::Preview(None)));
    }

    fn play(&self, row: Int, moves: Int) {
        if let Some((row, moves)) = line_of(row, moves) {
            self.game.send(Event::Analysis(AnalysisEvent::Play(row, moves)));
        }
    }
}

fn threats(now: &Snapshot) -> QList<i32> {
    let state = now.driver.state();
    let mut numbers = QList::default();
    for it in state.threats() {
        let (Some(&first), Some(&last)) = (it.stones.iter().min(), it.stones.iter().max()) else {
            continue;
        };
        let is_own = it.side == now.shown.turn;
        let is_four = it.threat >= Threat::Four;
        numbers.append(i32::from(is_own));
        numbers.append(i32::from(is_four));
        numbers.append(first as i32);
        numbers.append(last as i32);
    }
    numbers
}

fn line_of(row: Int, moves: Int) -> Option<(usize, usize)> {
    Some((usize::try_from(row.0).ok()?, usize::try_from(moves.0).ok()?))
}
