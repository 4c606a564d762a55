//! Who sits at the board: a person, or the machine at a level.

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::int::Int;
use super::objects::properties;
use super::side::ffi::Colour;
use crate::game::Skill;
use crate::marks::visible_name;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_players() -> UniquePtr<Players>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Who sits at the board: levels, or the ratings of people the machine plays like; 0 for a person. In a study,
        /// whether a side was the person in front of the window, and the name in the record.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Colour, you, READ, NOTIFY)]
        #[qproperty(Colour, opener, READ, NOTIFY)]
        #[qproperty(Int, black, READ, NOTIFY)]
        #[qproperty(Int, white, READ, NOTIFY)]
        #[qproperty(bool, black_is_you, READ, NOTIFY)]
        #[qproperty(bool, white_is_you, READ, NOTIFY)]
        #[qproperty(QString, black_recorded, READ, NOTIFY)]
        #[qproperty(QString, white_recorded, READ, NOTIFY)]
        type Players = super::PlayersRust;
    }
}

properties! {
    Players as PlayersRust;
    you: Colour = |now| now.shown.you.into();
    opener: Colour = |now| now.shown.opener.into();
    black: Int = |now| level_of(now.shown.players.black);
    white: Int = |now| level_of(now.shown.players.white);
    black_is_you: bool = |now| now.shown.people.black.is_you;
    white_is_you: bool = |now| now.shown.people.white.is_you;
    black_recorded: QString = |now| QString::from(&visible_name(&now.shown.people.black.recorded));
    white_recorded: QString = |now| QString::from(&visible_name(&now.shown.people.white.recorded));
}

fn level_of(machine: Option<Skill>) -> Int {
    Int(machine.map_or(0, |skill| skill.number().into()))
}
