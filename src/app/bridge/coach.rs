//! What is asked before a move is made that throws much away.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList};

use super::int::Int;
use super::objects::{properties, slots};
use super::reason::ffi::{Manner, Motif};
use super::rows::texts;
use super::snapshot::Snapshot;
use crate::analysis::Alarm;
use crate::app::state::{CoachAsks, CoachEvent, Event, NamedReason};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/reason.cxxqt.h");
        #[namespace = "Reason"]
        type Motif = crate::app::bridge::reason::ffi::Motif;
        #[namespace = "Reason"]
        type Manner = crate::app::bridge::reason::ffi::Manner;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_coach() -> UniquePtr<Coach>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The question before a move that throws much away; `asked` is its number in this game.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(bool, asks, READ, NOTIFY)]
        #[qproperty(QString, cell, READ, NOTIFY)]
        #[qproperty(bool, loses_game, READ, NOTIFY)]
        #[qproperty(f64, loses, READ, NOTIFY)]
        #[qproperty(bool, exact, READ, NOTIFY)]
        #[qproperty(Motif, motif, READ, NOTIFY)]
        #[qproperty(QString, reason_cell, READ, NOTIFY)]
        #[qproperty(QStringList, reason_list, READ, NOTIFY)]
        #[qproperty(Int, reason_count, READ, NOTIFY)]
        #[qproperty(Manner, manner, READ, NOTIFY)]
        #[qproperty(Int, asked, READ, NOTIFY)]
        type Coach = super::CoachRust;

        #[qinvokable]
        fn answer(self: &Coach, play: bool);
    }
}

properties! {
    Coach as CoachRust with game;
    asks: bool = |now| now.shown.coach.asks.is_some();
    cell: QString = |now| asks(now).map(|it| QString::from(&it.name)).unwrap_or_default();
    loses_game: bool = |now| asks(now).is_some_and(|it| it.alarm == Alarm::Game);
    loses: f64 = |now| asks(now).map_or(0.0, |it| f64::from(it.before - it.after));
    /// Whether that is proven.
    exact: bool = |now| asks(now).is_some_and(|it| it.exact);
    motif: Motif = |now| told(now).map_or(Motif::None, |it| Motif::from(&it.motif));
    reason_cell: QString = |now| told(now).map(|it| QString::from(&it.cell)).unwrap_or_default();
    reason_list: QStringList = |now| texts(told(now).iter().flat_map(|it| &it.list));
    reason_count: Int = |now| told(now).map_or(0, |it| it.count).into();
    manner: Manner = |now| told(now).map_or(Manner::Plain, |it| Manner::from(&it.motif));
    asked: Int = |now| (now.shown.coach.asked as usize).into();
}

fn asks<'a>(now: &'a Snapshot) -> Option<&'a CoachAsks> {
    now.shown.coach.asks.as_ref()
}

fn told<'a>(now: &'a Snapshot) -> Option<&'a NamedReason> {
    asks(now)?.named.as_ref()
}

slots! {
    Coach;
    answer(play: bool) => Event::Coach(if play { CoachEvent::Play } else { CoachEvent::Another });
}
