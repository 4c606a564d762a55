//! The analysis of what is studied, as far as it is no list: whether it is on, how far it is, what the position is worth.

use cxx_qt::CxxQtType;

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::parts::properties;
use crate::analysis::Progress;
use crate::app::state::{AnalysisEvent, Event};
use crate::game::Side;
use crate::game::tree::Certainty;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_analysis() -> UniquePtr<Analysis>;
    }

    /// How sure a value is: after so many plies, with so many percent, or for certain.
    #[qenum(Analysis)]
    enum Sureness {
        Unknown,
        AtDepth,
        Probable,
        Certain,
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
        /// for Black: the score, the chance to win in percent, the plies to a forced end, whether that is certain.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
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
        type Analysis = super::AnalysisRust;

        /// Switches it on or off, and remembers that.
        #[qinvokable]
        fn switch_to(self: &Analysis, on: bool);
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
    Analysis as AnalysisRust with hub;
    on / on_changed: bool = |now| now.shown.analysis.on;
    possible / possible_changed: bool = |now| now.shown.analysis.possible;
    stage / stage_changed: ffi::Stage = |now| now.shown.analysis.progress.map_or(ffi::Stage::Idle, Into::into);
    moves / moves_changed: Int = |now| now.shown.analysis.moves.into();
    exact_moves / exact_moves_changed: Int = |now| now.shown.analysis.exact.into();
    depth / depth_changed: Int = |now| i32::from(now.shown.analysis.depth).into();
    speed / speed_changed: f64 = |now| now.shown.analysis.speed as f64;
    known / known_changed: bool = |now| now.shown.analysis.worth.is_some();
    percent / percent_changed: Int = |now| now.shown.analysis.percent.map_or(50, usize::from).into();
    worth / worth_changed: f64 = |now| now.shown.analysis.worth.map_or(0.0, |(worth, side)| {
        f64::from(if side == Side::Black { worth.score } else { -worth.score })
    });
    forced / forced_changed: Int = |now| now.shown.analysis.worth.map_or(0, |(worth, side)| {
        let forced = i32::from(worth.forced.unwrap_or(0));
        if side == Side::Black { forced } else { -forced }
    }).into();
    certain / certain_changed: bool = |now| now.shown.analysis.worth.is_some_and(|(worth, _)| worth.exact);
}

same_names! { Progress => ffi::Stage; Looking, Exact, Ended, Failed }

impl From<Option<Certainty>> for ffi::Sureness {
    fn from(certainty: Option<Certainty>) -> Self {
        match certainty {
            None => Self::Unknown,
            Some(Certainty::Depth(_)) => Self::AtDepth,
            Some(Certainty::Probable(_)) => Self::Probable,
            Some(Certainty::Exact) => Self::Certain,
        }
    }
}

/// The plies that were looked ahead, or the percent of what is probable.
pub fn depth_of(certainty: Option<Certainty>) -> i32 {
    match certainty {
        Some(Certainty::Depth(depth)) => depth.into(),
        Some(Certainty::Probable(percent)) => percent.into(),
        Some(Certainty::Exact) | None => 0,
    }
}

impl ffi::Analysis {
    fn switch_to(&self, on: bool) {
        let signals = driver().borrow_mut().switch_analysis(on);
        self.hub.act(|game| game.show(signals));
    }

    fn preview(&self, row: Int, moves: Int) {
        if let Some(line) = line_of(row, moves) {
            self.hub.tell(Event::Analysis(AnalysisEvent::Preview(Some(line))));
        }
    }

    fn end_preview(&self) {
        self.hub.tell(Event::Analysis(AnalysisEvent::Preview(None)));
    }

    fn play(&self, row: Int, moves: Int) {
        if let Some((row, moves)) = line_of(row, moves) {
            self.hub.tell(Event::Analysis(AnalysisEvent::Play(row, moves)));
        }
    }
}

fn line_of(row: Int, moves: Int) -> Option<(usize, usize)> {
    Some((usize::try_from(row.0).ok()?, usize::try_from(moves.0).ok()?))
}
