//! What the machine advises.

use cxx_qt::CxxQtType;

use super::int::Int;
use super::objects::properties;
use crate::app::state::Event;

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
        fn new_hint() -> UniquePtr<Hint>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// What the best move of the hint is worth, whether that is proven, and the plies to a forced end.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(f64, score, READ, NOTIFY)]
        #[qproperty(bool, exact, READ, NOTIFY)]
        #[qproperty(Int, forced, READ, NOTIFY)]
        #[qproperty(bool, can_ask, READ, NOTIFY)]
        type Hint = super::HintRust;

        /// Asks the machine for the best move.
        #[qinvokable]
        fn ask(self: &Hint);
    }
}

properties! {
    Hint as HintRust with game;
    score: f64 = |now| now.shown.hint.map_or(0.0, |hint| hint.score.into());
    exact: bool = |now| now.shown.hint.is_some_and(|hint| hint.exact);
    forced: Int = |now| now.shown.hint.and_then(|hint| hint.forced).unwrap_or(0).into();
    can_ask: bool = |now| now.shown.can_hint;
}

impl ffi::Hint {
    fn ask(&self) {
        self.game.send(Event::Hint);
    }
}
