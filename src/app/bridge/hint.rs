//! What the machine advises.

use cxx_qt::CxxQtType;

use super::int::Int;
use super::objects::{properties, slots};
use crate::app::state::Event;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_hint() -> UniquePtr<Hint>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The hint's best move: its worth, and the plies to a forced end.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(f64, score, READ, NOTIFY)]
        #[qproperty(bool, exact, READ, NOTIFY)]
        #[qproperty(Int, forced, READ, NOTIFY)]
        #[qproperty(Int, percent, READ, NOTIFY)]
        #[qproperty(bool, can_ask, READ, NOTIFY)]
        type Hint = super::HintRust;

        #[qinvokable]
        fn ask(self: &Hint);
    }
}

properties! {
    Hint as HintRust with game;
    score: f64 = |now| now.shown.hint.map_or(0.0, |hint| hint.score.into());
    exact: bool = |now| now.shown.hint.is_some_and(|hint| hint.exact);
    forced: Int = |now| now.shown.hint.and_then(|hint| hint.forced).unwrap_or(0).into();
    percent: Int = |now| now.shown.hint.map_or(50, |hint| usize::from(hint.percent)).into();
    can_ask: bool = |now| now.shown.can_hint;
}

slots! {
    Hint;
    ask() => Event::Hint;
}
