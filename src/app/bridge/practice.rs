//! A mistake that is given back: what is wanted, what was tried, and what is told.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList};

use super::enumerations::same_names;
use super::goal::ffi::Aim;
use super::int::Int;
use super::objects::{properties, slots};
use super::reason::ffi::{Manner, Motif, Remedy};
use super::rows::texts;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use crate::analysis::practice::Place;
use crate::app::state::{Event, HintShown, NamedReason, PracticeEvent, PracticeStage, WorthShown};
use crate::marks::visible_name;

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
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/reason.cxxqt.h");
        #[namespace = "Reason"]
        type Motif = crate::app::bridge::reason::ffi::Motif;
        #[namespace = "Reason"]
        type Manner = crate::app::bridge::reason::ffi::Manner;
        #[namespace = "Reason"]
        type Remedy = crate::app::bridge::reason::ffi::Remedy;
        include!("heibai/src/app/bridge/goal.cxxqt.h");
        #[namespace = "Goal"]
        type Aim = crate::app::bridge::goal::ffi::Aim;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_practice() -> UniquePtr<Practice>;
    }

    #[qenum(Practice)]
    enum Exercise {
        Closed,
        Asking,
        Looking,
        Solved,
        Told,
    }

    #[qenum(Practice)]
    enum Clue {
        NoClue,
        Corner,
        Edge,
        Inside,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// A mistake to correct. `missed` is the last wrong try, `reply` its answer; `tried` is looked at or was right. `goal`
        /// says what is to be found, if the position is known to be a puzzle.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(bool, can_try, READ, NOTIFY)]
        #[qproperty(Exercise, stage, READ, NOTIFY)]
        #[qproperty(bool, of_deck, READ, NOTIFY)]
        #[qproperty(Int, number, READ, NOTIFY)]
        #[qproperty(Int, all, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(QString, played, READ, NOTIFY)]
        #[qproperty(f64, lost, READ, NOTIFY)]
        #[qproperty(QString, missed, READ, NOTIFY)]
        #[qproperty(QString, reply, READ, NOTIFY)]
        #[qproperty(QString, tried, READ, NOTIFY)]
        #[qproperty(QStringList, part, READ, NOTIFY)]
        #[qproperty(Clue, clue, READ, NOTIFY)]
        #[qproperty(QString, clue_cell, READ, NOTIFY)]
        #[qproperty(Int, clue_count, READ, NOTIFY)]
        #[qproperty(bool, can_hint, READ, NOTIFY)]
        #[qproperty(QStringList, answer, READ, NOTIFY)]
        #[qproperty(QStringList, line, READ, NOTIFY)]
        #[qproperty(bool, is_solution, READ, NOTIFY)]
        #[qproperty(Aim, goal, READ, NOTIFY)]
        #[qproperty(Int, choices, READ, NOTIFY)]
        #[qproperty(Int, found, READ, NOTIFY)]
        #[qproperty(QString, last_right, READ, NOTIFY)]
        #[qproperty(QString, last_answer, READ, NOTIFY)]
        #[qproperty(bool, refuted, READ, NOTIFY)]
        #[qproperty(Int, refuted_score, READ, NOTIFY)]
        #[qproperty(QString, told, READ, NOTIFY)]
        #[qproperty(f64, worth, READ, NOTIFY)]
        #[qproperty(Int, worth_forced, READ, NOTIFY)]
        #[qproperty(bool, worth_exact, READ, NOTIFY)]
        #[qproperty(f64, best_worth, READ, NOTIFY)]
        #[qproperty(Int, best_forced, READ, NOTIFY)]
        #[qproperty(bool, best_exact, READ, NOTIFY)]
        #[qproperty(f64, played_worth, READ, NOTIFY)]
        #[qproperty(Int, played_forced, READ, NOTIFY)]
        #[qproperty(bool, played_exact, READ, NOTIFY)]
        #[qproperty(Motif, motif, READ, NOTIFY)]
        #[qproperty(Manner, manner, READ, NOTIFY)]
        #[qproperty(QString, reason_cell, READ, NOTIFY)]
        #[qproperty(QStringList, reason_list, READ, NOTIFY)]
        #[qproperty(Int, reason_count, READ, NOTIFY)]
        #[qproperty(Remedy, remedy, READ, NOTIFY)]
        #[qproperty(QString, remedy_cell, READ, NOTIFY)]
        #[qproperty(QStringList, remedy_list, READ, NOTIFY)]
        #[qproperty(Int, remedy_count, READ, NOTIFY)]
        #[qproperty(bool, explains, READ, NOTIFY)]
        #[qproperty(QString, black, READ, NOTIFY)]
        #[qproperty(QString, white, READ, NOTIFY)]
        #[qproperty(QString, event, READ, NOTIFY)]
        #[qproperty(QString, date, READ, NOTIFY)]
        type Practice = super::PracticeRust;

        /// Sets the mistake that comes next on the board as an exercise.
        #[qinvokable]
        fn try_again(self: &Practice);
        #[qinvokable]
        fn begin(self: &Practice);
        #[qinvokable]
        fn hint(self: &Practice);
        #[qinvokable]
        fn tell(self: &Practice);
        #[qinvokable]
        fn again(self: &Practice);
        #[qinvokable]
        fn show_line(self: &Practice, moves: Int);
        #[qinvokable]
        fn next(self: &Practice);
        #[qinvokable]
        fn leave(self: &Practice);
    }
}

properties! {
    Practice as PracticeRust with game;
    can_try: bool = |now| now.shown.practice.can_try;
    stage: ffi::Exercise = |now| now.shown.practice.stage.into();
    of_deck: bool = |now| now.shown.practice.of_deck;
    number: Int = |now| now.shown.practice.number.into();
    all: Int = |now| now.shown.practice.all.into();
    side: Colour = |now| now.shown.practice.side.into();
    played: QString = |now| QString::from(&now.shown.practice.played);
    lost: f64 = |now| now.shown.practice.lost.into();
    missed: QString = |now| text(now.shown.practice.missed.as_ref());
    reply: QString = |now| text(now.shown.practice.reply.as_ref());
    tried: QString = |now| text(now.shown.practice.tried.as_ref());
    part: QStringList = |now| texts(now.shown.practice.hint_part.iter().flatten());
    clue: ffi::Clue = |now| what(now).map(|it| it.0).into();
    clue_cell: QString = |now| {
        let cell = now.shown.practice.hints.iter().find_map(|hint| match hint {
            HintShown::Move(cell) => Some(cell),
            HintShown::Where | HintShown::What(..) => None,
        });
        text(cell)
    };
    clue_count: Int = |now| what(now).map_or(0, |it| it.1).into();
    can_hint: bool = |now| now.shown.practice.can_hint;
    answer: QStringList = |now| texts(&now.shown.practice.answer);
    /// The line that is walked through, which is that of another move where the right one was not the best.
    line: QStringList = |now| texts(&now.shown.practice.line);
    is_solution: bool = |now| now.shown.practice.is_solution;
    goal: Aim = |now| now.shown.practice.goal.into();
    choices: Int = |now| now.shown.practice.choices.into();
    found: Int = |now| now.shown.practice.found.into();
    last_right: QString = |now| QString::from(&now.shown.practice.last_right);
    last_answer: QString = |now| QString::from(&now.shown.practice.last_answer);
    /// Whether the puzzle refutes the wrong try, and the value that it has there.
    refuted: bool = |now| now.shown.practice.refuted.is_some();
    refuted_score: Int = |now| i32::from(now.shown.practice.refuted.unwrap_or(0)).into();
    /// The move that was told, if it was not the first.
    told: QString = |now| text(now.shown.practice.told.as_ref());
    worth: f64 = |now| now.shown.practice.worth.worth.into();
    worth_forced: Int = |now| plies(now.shown.practice.worth);
    worth_exact: bool = |now| now.shown.practice.worth.is_exact;
    best_worth: f64 = |now| now.shown.practice.best.worth.into();
    best_forced: Int = |now| plies(now.shown.practice.best);
    best_exact: bool = |now| now.shown.practice.best.is_exact;
    played_worth: f64 = |now| now.shown.practice.mistake.worth.into();
    played_forced: Int = |now| plies(now.shown.practice.mistake);
    played_exact: bool = |now| now.shown.practice.mistake.is_exact;
    motif: Motif = |now| told(now).map_or(Motif::None, |it| Motif::from(&it.motif));
    manner: Manner = |now| told(now).map_or(Manner::Plain, |it| Manner::from(&it.motif));
    reason_cell: QString = |now| text(told(now).map(|it| &it.cell));
    reason_list: QStringList = |now| texts(told(now).iter().flat_map(|it| &it.list));
    reason_count: Int = |now| told(now).map_or(0, |it| it.count).into();
    remedy: Remedy = |now| told(now).map_or(Remedy::Untold, |it| Remedy::from(&it.remedy));
    remedy_cell: QString = |now| text(told(now).map(|it| &it.remedy_cell));
    remedy_list: QStringList = |now| texts(told(now).iter().flat_map(|it| &it.remedy_list));
    remedy_count: Int = |now| told(now).map_or(0, |it| it.remedy_count).into();
    explains: bool = |now| now.shown.practice.explains;
    black: QString = |now| foreign(&now.shown.practice.occasion.names.black);
    white: QString = |now| foreign(&now.shown.practice.occasion.names.white);
    event: QString = |now| foreign(&now.shown.practice.occasion.event);
    date: QString = |now| foreign(&now.shown.practice.occasion.date);
}

fn text(words: Option<&String>) -> QString {
    words.map(QString::from).unwrap_or_default()
}

/// A text of a file, which may hold invisible characters.
fn foreign(text: &str) -> QString {
    QString::from(&visible_name(text))
}

fn told<'a>(now: &'a Snapshot) -> Option<&'a NamedReason> {
    now.shown.practice.reason.as_ref()
}

fn plies(worth: WorthShown) -> Int {
    Int(worth.forced.map_or(0, i32::from))
}

fn what(now: &Snapshot) -> Option<(Place, usize)> {
    now.shown.practice.hints.iter().find_map(|hint| match hint {
        HintShown::What(place, changes) => Some((*place, *changes)),
        HintShown::Where | HintShown::Move(_) => None,
    })
}

same_names! { PracticeStage => ffi::Exercise; Closed, Asking, Looking, Solved, Told }
same_names! { Place | NoClue => ffi::Clue; Corner, Edge, Inside }

slots! {
    Practice;
    begin() => Event::Practice(PracticeEvent::Read);
    try_again() => Event::Practice(PracticeEvent::TryAgain);
    hint() => Event::Practice(PracticeEvent::Hint);
    tell() => Event::Practice(PracticeEvent::Tell);
    again() => Event::Practice(PracticeEvent::Again);
    show_line(moves: Int) => Event::Practice(PracticeEvent::Show(moves.index().unwrap_or(0)));
    next() => Event::Practice(PracticeEvent::Next);
    leave() => Event::Practice(PracticeEvent::Leave);
}
