//! Who sits at the board: a person, or the machine at a level.

use cxx_qt::CxxQtType;

use super::int::Int;
use super::objects::properties;
use super::side::ffi::Colour;
use crate::game::Level;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_players() -> UniquePtr<Players>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Who sits at the board; the levels of black and white are 0 for a person.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Colour, you, READ, NOTIFY)]
        #[qproperty(Colour, opener, READ, NOTIFY)]
        #[qproperty(Int, black, READ, NOTIFY)]
        #[qproperty(Int, white, READ, NOTIFY)]
        type Players = super::PlayersRust;
    }
}

properties! {
    Players as PlayersRust;
    you: Colour = |now| now.shown.you.into();
    opener: Colour = |now| now.shown.opener.into();
    black: Int = |now| level_of(now.shown.players.black);
    white: Int = |now| level_of(now.shown.players.white);
}

/// 0 for a person.
fn level_of(machine: Option<Level>) -> Int {
    machine.map_or(Int(0), |level| level.number().into())
}
