//! The analysis of what is studied, as far as it is no list: whether it is on, how far it is, what a position is worth.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::enumerations::same_names;
use super::int::Int;
use super::lines;
use super::objects::{properties, slots};
use super::rows::texts;
use super::snapshot::Snapshot;
use crate::analysis::{Progress, Stones};
use crate::app::state::{AnalysisEvent, BalancedRow, Event};
use crate::game::Side;
use crate::gomoku::Threat;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_analysis() -> UniquePtr<Analysis>;
    }

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
        /// The analysis of the position shown. Its worth is for Black.
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
        /// About how many seconds until all moves are exact; -1 where that can't be told.
        #[qproperty(Int, seconds_left, READ, NOTIFY)]
        #[qproperty(bool, known, READ, NOTIFY)]
        #[qproperty(f64, worth, READ, NOTIFY)]
        #[qproperty(Int, percent, READ, NOTIFY)]
        #[qproperty(Int, forced, READ, NOTIFY)]
        #[qproperty(bool, certain, READ, NOTIFY)]
        /// How likely no move is better than the best one, in percent; 0 while that is not known.
        #[qproperty(Int, best_is_best, READ, NOTIFY)]
        #[qproperty(QString, chosen, READ, NOTIFY)]
        #[qproperty(QList_i32, threats, READ, NOTIFY)]
        /// Whether stones that balance the position can be looked for; how many were, and whether they still are.
        #[qproperty(bool, balances, READ, NOTIFY)]
        #[qproperty(Int, balance_stones, READ, NOTIFY)]
        #[qproperty(bool, balancing, READ, NOTIFY)]
        /// What was found: their names, the values after them in hundredths and the chances to win in percent, for Black.
        #[qproperty(QStringList, balanced, READ, NOTIFY)]
        #[qproperty(QList_i32, balanced_hundredths, READ, NOTIFY)]
        #[qproperty(QList_i32, balanced_percents, READ, NOTIFY)]
        type Analysis = super::AnalysisRust;

        #[qinvokable]
        fn switch_to(self: &Analysis, on: bool);
        /// Analyses this move alone, or as well as those chosen; drops a chosen one.
        #[qinvokable]
        fn choose(self: &Analysis, cell: Int);
        #[qinvokable]
        fn choose_all(self: &Analysis);
        #[qinvokable]
        fn preview(self: &Analysis, row: Int, moves: Int);
        #[qinvokable]
        fn end_preview(self: &Analysis);
        /// Looks for this many stones that balance the position, one or two.
        #[qinvokable]
        fn balance(self: &Analysis, stones: Int);
        #[qinvokable]
        fn play_balanced(self: &Analysis, row: Int);
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
    seconds_left: Int = |now| {
        let left = now.shown.analysis.until_exact;
        left.map_or(-1, |left| i32::try_from(left.as_secs()).unwrap_or(i32::MAX)).into()
    };
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
    threats: QList<i32> = |now| {
        let threats = now.driver.state().threats();
        let numbers = threats.iter().filter_map(|it| {
            let (first, last) = (it.stones.iter().min()?, it.stones.iter().max()?);
            let is_own = it.side == now.shown.turn;
            Some([is_own.into(), (it.threat >= Threat::Four).into(), *first as i32, *last as i32])
        });
        numbers.flatten().collect()
    };
    balances: bool = |now| now.shown.analysis.balance.possible;
    balance_stones: Int = |now| now.shown.analysis.balance.asked.map_or(0, Stones::count).into();
    balancing: bool = |now| {
        let balance = &now.shown.analysis.balance;
        balance.asked.is_some() && balance.found.is_none()
    };
    balanced: QStringList = |now| {
        let state = now.driver.state();
        let names = |row: &BalancedRow| {
            let names: Vec<String> = row.cells.iter().map(|&cell| state.cell_name(cell)).collect();
            names.join(" ")
        };
        let names: Vec<String> = balanced(now).iter().map(names).collect();
        texts(&names)
    };
    balanced_hundredths: QList<i32> = |now| {
        balanced(now).iter().map(|row| (100.0 * row.score).round() as i32).collect()
    };
    balanced_percents: QList<i32> = |now| balanced(now).iter().map(|row| i32::from(row.percent)).collect();
    best_is_best: Int = |now| now.shown.analysis.best_is_best.map_or(0, usize::from).into();
    certain: bool = |now| now.shown.analysis.worth.is_some_and(|(worth, _)| worth.is_exact);
}

fn balanced<'now>(now: &'now Snapshot<'_>) -> &'now [BalancedRow] {
    now.shown.analysis.balance.found.as_deref().unwrap_or_default()
}

same_names! { Progress => ffi::Stage; Looking, Exact, Ended, Failed }

slots! {
    Analysis;
    choose(cell: Int) => Event::Analysis(AnalysisEvent::ChooseAlso(cell.index()?));
    choose_all() => Event::Analysis(AnalysisEvent::Choose(Vec::new()));
    preview(row: Int, moves: Int) => Event::Analysis(AnalysisEvent::Preview(Some((row.index()?, moves.index()?))));
    play(row: Int, moves: Int) => Event::Analysis(AnalysisEvent::Play(row.index()?, moves.index()?));
    end_preview() => Event::Analysis(AnalysisEvent::Preview(None));
    balance(stones: Int) => Event::Analysis(AnalysisEvent::Balance(Stones::of_count(stones.index()?)?));
    play_balanced(row: Int) => Event::Analysis(AnalysisEvent::PlayBalanced(row.index()?));
}

impl ffi::Analysis {
    fn switch_to(&self, on: bool) {
        self.game.change_settings(|it| it.view.analysis = on);
    }
}
