//! The review of a game, as far as it is no list: how far it is, and how well each side played.

use std::time::Duration;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QList;

use super::int::Int;
use super::parts::properties;
use crate::analysis::review::Effort;
use crate::analysis::{Class, LOSSES, SideSummary};
use crate::app::state::{Event, ReviewEvent, WhichLine};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        /// Whole numbers.
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_review() -> UniquePtr<Review>;
    }

    /// How far it looks.
    #[qenum(Review)]
    enum Thoroughness {
        Quick,
        Usual,
        Deep,
    }

    /// What a move is called that lost much.
    #[qenum(Review)]
    enum Slip {
        NoSlip,
        Inaccuracy,
        Mistake,
        Blunder,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The review of the line on the board: whether there is one to make, whether it runs, in its quick pass or
        /// not, how many of how many moves are judged in that pass, the seconds that are left, whether it failed, and
        /// whether reasons are looked for; how far a side was ahead at most, what one has lost in
        /// all, and the longest time of a move in seconds; how
        /// many moves are known; and of each side its accuracy (0 to 100, -1 if not known), what a move lost on average,
        /// its slips, three numbers for each phase (moves that count, accuracy in percent or -1, what a move lost in
        /// hundredths), and its moves by what they lost, from `losses` (tenths) on.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(bool, possible, READ, NOTIFY)]
        #[qproperty(bool, running, READ, NOTIFY)]
        #[qproperty(bool, quick, READ, NOTIFY)]
        #[qproperty(Int, done, READ, NOTIFY)]
        #[qproperty(Int, all, READ, NOTIFY)]
        #[qproperty(Int, seconds_left, READ, NOTIFY)]
        #[qproperty(bool, failed, READ, NOTIFY)]
        #[qproperty(bool, explains, READ, NOTIFY)]
        #[qproperty(f64, farthest_ahead, READ, NOTIFY)]
        #[qproperty(f64, most_lost, READ, NOTIFY)]
        #[qproperty(f64, longest, READ, NOTIFY)]
        #[qproperty(Int, moves, READ, NOTIFY)]
        #[qproperty(Int, known, READ, NOTIFY)]
        #[qproperty(f64, black_accuracy, READ, NOTIFY)]
        #[qproperty(f64, white_accuracy, READ, NOTIFY)]
        #[qproperty(f64, black_lost, READ, NOTIFY)]
        #[qproperty(f64, white_lost, READ, NOTIFY)]
        #[qproperty(Int, black_inaccuracies, READ, NOTIFY)]
        #[qproperty(Int, white_inaccuracies, READ, NOTIFY)]
        #[qproperty(Int, black_mistakes, READ, NOTIFY)]
        #[qproperty(Int, white_mistakes, READ, NOTIFY)]
        #[qproperty(Int, black_blunders, READ, NOTIFY)]
        #[qproperty(Int, white_blunders, READ, NOTIFY)]
        #[qproperty(QList_i32, black_phases, READ, NOTIFY)]
        #[qproperty(QList_i32, white_phases, READ, NOTIFY)]
        #[qproperty(QList_i32, black_losses, READ, NOTIFY)]
        #[qproperty(QList_i32, white_losses, READ, NOTIFY)]
        #[qproperty(QList_i32, losses, READ, NOTIFY)]
        type Review = super::ReviewRust;

        /// Reviews the game on the board; one that is over is studied for that.
        #[qinvokable]
        fn start(self: &Review, thoroughness: Thoroughness);
        /// Ends it; what was found stays.
        #[qinvokable]
        fn cancel(self: &Review);
        /// Whether the window shows it, and with it the mistakes on the board.
        #[qinvokable]
        fn show(self: &Review, shown: bool);
        /// Shows the position after so many moves of the line of the mistake that can be made on the board: that of the
        /// better move, or of the one that was played.
        #[qinvokable]
        fn preview(self: &Review, better: bool, moves: Int);
        /// Shows the position that is studied again.
        #[qinvokable]
        fn end_preview(self: &Review);
        /// Plays so many moves of that line in the study.
        #[qinvokable]
        fn play(self: &Review, better: bool, moves: Int);
    }
}

properties! {
    Review as ReviewRust with hub;
    possible / possible_changed: bool = |now| now.shown.review.possible;
    running / running_changed: bool = |now| now.shown.review.running.is_some();
    quick / quick_changed: bool = |now| now.shown.review.running.is_some_and(|it| it.is_quick);
    done / done_changed: Int = |now| now.shown.review.running.map_or(0, |it| it.done).into();
    all / all_changed: Int = |now| now.shown.review.running.map_or(0, |it| it.all).into();
    seconds_left / seconds_left_changed: Int = |now| {
        let left = now.shown.review.running.map_or(Duration::ZERO, |it| it.left);
        (left.as_secs_f64().ceil() as i32).into()
    };
    failed / failed_changed: bool = |now| now.shown.review.failed;
    explains / explains_changed: bool = |now| now.shown.review.explains;
    farthest_ahead / farthest_ahead_changed: f64 = |now| now.shown.review.highest.0.into();
    most_lost / most_lost_changed: f64 = |now| now.shown.review.highest.1.into();
    longest / longest_changed: f64 = |now| now.shown.review.highest.2.into();
    moves / moves_changed: Int = |now| now.shown.review.moves.into();
    known / known_changed: Int = |now| now.shown.review.known.into();
    black_accuracy / black_accuracy_changed: f64 = |now| accuracy(&now.shown.review.sides.black);
    white_accuracy / white_accuracy_changed: f64 = |now| accuracy(&now.shown.review.sides.white);
    black_lost / black_lost_changed: f64 = |now| now.shown.review.sides.black.mean_lost.into();
    white_lost / white_lost_changed: f64 = |now| now.shown.review.sides.white.mean_lost.into();
    black_inaccuracies / black_inaccuracies_changed: Int = |now| now.shown.review.sides.black.classes[0].into();
    white_inaccuracies / white_inaccuracies_changed: Int = |now| now.shown.review.sides.white.classes[0].into();
    black_mistakes / black_mistakes_changed: Int = |now| now.shown.review.sides.black.classes[1].into();
    white_mistakes / white_mistakes_changed: Int = |now| now.shown.review.sides.white.classes[1].into();
    black_blunders / black_blunders_changed: Int = |now| now.shown.review.sides.black.classes[2].into();
    white_blunders / white_blunders_changed: Int = |now| now.shown.review.sides.white.classes[2].into();
    black_phases / black_phases_changed: QList<i32> = |now| phases(&now.shown.review.sides.black);
    white_phases / white_phases_changed: QList<i32> = |now| phases(&now.shown.review.sides.white);
    black_losses / black_losses_changed: QList<i32> = |now| list(now.shown.review.sides.black.losses.map(|it| it as f32));
    white_losses / white_losses_changed: QList<i32> = |now| list(now.shown.review.sides.white.losses.map(|it| it as f32));
    losses / losses_changed: QList<i32> = |_| list(LOSSES.map(|it| it * 10.0));
}

const fn which(better: bool) -> WhichLine {
    if better { WhichLine::Better } else { WhichLine::Played }
}

fn phases(side: &SideSummary) -> QList<i32> {
    list(side.phases.iter().flat_map(|&(moves, accuracy, lost)| {
        [moves as f32, accuracy.unwrap_or(-1.0), lost * 100.0]
    }))
}

fn list(numbers: impl IntoIterator<Item = f32>) -> QList<i32> {
    let mut list = QList::default();
    for number in numbers {
        list.append(number.round() as i32);
    }
    list
}

fn accuracy(side: &SideSummary) -> f64 {
    side.accuracy.map_or(-1.0, f64::from)
}

impl From<Option<Class>> for ffi::Slip {
    fn from(class: Option<Class>) -> Self {
        match class {
            None => Self::NoSlip,
            Some(Class::Inaccuracy) => Self::Inaccuracy,
            Some(Class::Mistake) => Self::Mistake,
            Some(Class::Blunder) => Self::Blunder,
        }
    }
}

impl ffi::Review {
    fn start(&self, thoroughness: ffi::Thoroughness) {
        let effort = match thoroughness {
            ffi::Thoroughness::Quick => Effort::QUICK,
            ffi::Thoroughness::Usual => Effort::USUAL,
            ffi::Thoroughness::Deep => Effort::DEEP,
            _ => return,
        };
        self.hub.tell(Event::Review(ReviewEvent::Start(effort)));
    }

    fn show(&self, shown: bool) {
        self.hub.tell(Event::Review(ReviewEvent::Show(shown)));
    }

    fn preview(&self, better: bool, moves: Int) {
        if let Ok(moves) = usize::try_from(moves.0) {
            let line = Some((which(better), moves));
            self.hub.tell(Event::Review(ReviewEvent::Preview(line)));
        }
    }

    fn end_preview(&self) {
        self.hub.tell(Event::Review(ReviewEvent::Preview(None)));
    }

    fn play(&self, better: bool, moves: Int) {
        if let Ok(moves) = usize::try_from(moves.0) {
            self.hub.tell(Event::Review(ReviewEvent::Play(which(better), moves)));
        }
    }

    fn cancel(&self) {
        self.hub.tell(Event::Review(ReviewEvent::Cancel));
    }
}
