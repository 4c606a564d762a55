//! A mistake that is given back: what is wanted, what was tried, and what is told.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::driver;
use super::int::Int;
use super::parts::properties;
use super::side::ffi::Colour;
use super::source::Source;
use crate::analysis::practice::Place;
use crate::app::state::{Event, HintShown, PracticeEvent, PracticeStage};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        /// Texts.
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_practice() -> UniquePtr<Practice>;
    }

    /// How far an exercise is.
    #[qenum(Practice)]
    enum Exercise {
        Closed,
        Asking,
        Looking,
        Solved,
        Told,
    }

    /// What was given away.
    #[qenum(Practice)]
    enum Clue {
        NoClue,
        Part,
        Corner,
        Edge,
        Inside,
        Answer,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Whether the move that comes next on the board is a mistake to be given back; and of the exercise how far it is,
        /// whether it came out of the deck, its number there and how many there are; whose move is wanted, what
        /// was played and lost in its place, what was tried last in vain, what is looked at or was right; the last
        /// hint with the move or the number of stones that it changes, and whether there is another; and, when it is
        /// over, the moves that are expected, the best first.
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
        #[qproperty(QString, tried, READ, NOTIFY)]
        #[qproperty(Clue, clue, READ, NOTIFY)]
        #[qproperty(QString, clue_cell, READ, NOTIFY)]
        #[qproperty(Int, clue_count, READ, NOTIFY)]
        #[qproperty(bool, can_hint, READ, NOTIFY)]
        #[qproperty(QStringList, answer, READ, NOTIFY)]
        type Practice = super::PracticeRust;

        /// Gives the mistake back that comes next on the board.
        #[qinvokable]
        fn try_again(self: &Practice);
        /// Asks the mistakes of the deck that are due.
        #[qinvokable]
        fn begin(self: &Practice);
        /// Gives a hint.
        #[qinvokable]
        fn hint(self: &Practice);
        /// Tells the answer.
        #[qinvokable]
        fn tell(self: &Practice);
        /// Begins the exercise anew.
        #[qinvokable]
        fn again(self: &Practice);
        /// Goes on to the next.
        #[qinvokable]
        fn next(self: &Practice);
        /// Ends the practice.
        #[qinvokable]
        fn leave(self: &Practice);
    }
}

properties! {
    Practice as PracticeRust with hub;
    can_try / can_try_changed: bool = |now| now.shown.practice.can_try;
    stage / stage_changed: ffi::Exercise = |now| now.shown.practice.stage.into();
    of_deck / of_deck_changed: bool = |now| now.shown.practice.of_deck;
    number / number_changed: Int = |now| now.shown.practice.number.into();
    all / all_changed: Int = |now| now.shown.practice.all.into();
    side / side_changed: Colour = |now| now.shown.practice.side.into();
    played / played_changed: QString = |now| QString::from(&now.shown.practice.played);
    lost / lost_changed: f64 = |now| now.shown.practice.lost.into();
    missed / missed_changed: QString = |now| text(now.shown.practice.missed.as_ref());
    tried / tried_changed: QString = |now| text(now.shown.practice.tried.as_ref());
    clue / clue_changed: ffi::Clue = |now| now.shown.practice.hint.as_ref().into();
    clue_cell / clue_cell_changed: QString = |now| match &now.shown.practice.hint {
        Some(HintShown::Move(cell)) => QString::from(cell),
        _ => QString::default(),
    };
    clue_count / clue_count_changed: Int = |now| match &now.shown.practice.hint {
        Some(HintShown::What(_, changes)) => (*changes).into(),
        _ => Int(0),
    };
    can_hint / can_hint_changed: bool = |now| now.shown.practice.can_hint;
    answer / answer_changed: QStringList = answer;
}

fn text(words: Option<&String>) -> QString {
    words.map(QString::from).unwrap_or_default()
}

fn answer(now: &Source) -> QStringList {
    let moves: QList<QString> = now.shown.practice.answer.iter().map(QString::from).collect();
    QStringList::from(&moves)
}

impl From<PracticeStage> for ffi::Exercise {
    fn from(stage: PracticeStage) -> Self {
        match stage {
            PracticeStage::Closed => Self::Closed,
            PracticeStage::Asking => Self::Asking,
            PracticeStage::Looking => Self::Looking,
            PracticeStage::Solved => Self::Solved,
            PracticeStage::Told => Self::Told,
        }
    }
}

impl From<Option<&HintShown>> for ffi::Clue {
    fn from(hint: Option<&HintShown>) -> Self {
        match hint {
            None => Self::NoClue,
            Some(HintShown::Where) => Self::Part,
            Some(HintShown::What(Place::Corner, _)) => Self::Corner,
            Some(HintShown::What(Place::Edge, _)) => Self::Edge,
            Some(HintShown::What(Place::Inside, _)) => Self::Inside,
            Some(HintShown::Move(_)) => Self::Answer,
        }
    }
}

impl ffi::Practice {
    fn try_again(&self) {
        self.hub.tell(Event::Practice(PracticeEvent::TryAgain));
    }

    fn begin(&self) {
        driver().borrow().practise();
    }

    fn hint(&self) {
        self.hub.tell(Event::Practice(PracticeEvent::Hint));
    }

    fn tell(&self) {
        self.hub.tell(Event::Practice(PracticeEvent::Tell));
    }

    fn again(&self) {
        self.hub.tell(Event::Practice(PracticeEvent::Again));
    }

    fn next(&self) {
        self.hub.tell(Event::Practice(PracticeEvent::Next));
    }

    fn leave(&self) {
        self.hub.tell(Event::Practice(PracticeEvent::Leave));
    }
}
