//! The review of a game, as far as it is no list: how far it is, and how well each side played.

use std::time::Duration;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QList;

use super::driver;
use super::int::Int;
use super::objects::properties;
use super::reason::ffi::{Manner, Motif, Remedy};
use super::rows::{List, Rows, letter, numbers, roles, texts};
use super::side::ffi::Colour;
use super::side_review;
use super::snapshot::Snapshot;
use super::sureness::ffi::Sureness;
use crate::analysis::review::ReviewDepth;
use crate::analysis::{Class, LOSSES};
use crate::app::state::{Event, ReviewEvent, ReviewRow, WhichLine};
use crate::game::Side;

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
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("heibai/src/app/bridge/side_review.cxxqt.h");
        /// How well a side played.
        type SideReview = crate::app::bridge::side_review::ffi::SideReview;
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
        /// The review of the line on the board.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, points, READ, CONSTANT)]
        #[qproperty(*mut RowModel, slips, READ, CONSTANT)]
        #[qproperty(*mut RowModel, black_slips, READ, CONSTANT)]
        #[qproperty(*mut RowModel, white_slips, READ, CONSTANT)]
        #[qproperty(*mut SideReview, black, READ, CONSTANT)]
        #[qproperty(*mut SideReview, white, READ, CONSTANT)]
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
        /// The number of the next move after this one by which this side, or if it is none either, lost much; or with a
        /// negative `by` of the one before; -1 if there is none.
        #[qinvokable]
        fn slip_beside(self: &Review, number: Int, by: Int, side: Colour) -> Int;
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
    Review as ReviewRust with game
    lists { points: points, slips: slips, black_slips: black_slips, white_slips: white_slips }
    owns { black: side_review, white: side_review = white };
    /// Whether there is a game to review.
    possible: bool = |now| now.shown.review.possible;
    running: bool = |now| now.shown.review.running.is_some();
    /// Whether it runs in its quick pass.
    quick: bool = |now| now.shown.review.running.is_some_and(|it| it.is_quick);
    /// Moves that are judged in this pass.
    done: Int = |now| now.shown.review.running.map_or(0, |it| it.done).into();
    /// Moves to judge in this pass.
    all: Int = |now| now.shown.review.running.map_or(0, |it| it.all).into();
    seconds_left: Int = |now| {
        let left = now.shown.review.running.map_or(Duration::ZERO, |it| it.left);
        (left.as_secs_f64().ceil() as i32).into()
    };
    failed: bool = |now| now.shown.review.failed;
    /// Whether reasons are looked for.
    explains: bool = |now| now.shown.review.explains;
    /// How far a side was ahead at most.
    farthest_ahead: f64 = |now| now.shown.review.highest.0.into();
    /// What a side has lost in all at most.
    most_lost: f64 = |now| now.shown.review.highest.1.into();
    /// The longest time of a move, in seconds.
    longest: f64 = |now| now.shown.review.highest.2.into();
    moves: Int = |now| now.shown.review.moves.into();
    /// Moves that are judged.
    known: Int = |now| now.shown.review.known.into();
    /// Where the classes of losses begin that `SideReview.losses` counts, in tenths.
    losses: QList<i32> = |_| numbers(LOSSES.map(|it| it * 10.0));
}

const fn which(better: bool) -> WhichLine {
    if better { WhichLine::Better } else { WhichLine::Played }
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
    fn slip_beside(&self, number: Int, by: Int, side: Colour) -> Int {
        let side: Option<Side> = side.into();
        let rows = driver().borrow().state().review_rows();
        let slips = rows
            .iter()
            .filter(|row| row.class.is_some() && side.is_none_or(|side| side == row.side));
        let mut numbers = slips.map(|row| Int::from(row.number).0);
        let found = if by.0 > 0 {
            numbers.find(|&it| it > number.0)
        } else {
            numbers.rfind(|&it| it < number.0)
        };
        Int(found.unwrap_or(-1))
    }

    fn start(&self, thoroughness: ffi::Thoroughness) {
        let effort = match thoroughness {
            ffi::Thoroughness::Quick => ReviewDepth::QUICK,
            ffi::Thoroughness::Usual => ReviewDepth::USUAL,
            ffi::Thoroughness::Deep => ReviewDepth::DEEP,
            _ => return,
        };
        self.game.send(Event::Review(ReviewEvent::Start(effort)));
    }

    fn show(&self, shown: bool) {
        self.game.send(Event::Review(ReviewEvent::Show(shown)));
    }

    fn preview(&self, better: bool, moves: Int) {
        if let Ok(moves) = usize::try_from(moves.0) {
            let line = Some((which(better), moves));
            self.game.send(Event::Review(ReviewEvent::Preview(line)));
        }
    }

    fn end_preview(&self) {
        self.game.send(Event::Review(ReviewEvent::Preview(None)));
    }

    fn play(&self, better: bool, moves: Int) {
        if let Ok(moves) = usize::try_from(moves.0) {
            self.game.send(Event::Review(ReviewEvent::Play(which(better), moves)));
        }
    }

    fn cancel(&self) {
        self.game.send(Event::Review(ReviewEvent::Cancel));
    }
}

/// All moves of which something is known.
fn points() -> Box<dyn Rows> {
    moves(|now| now.driver.state().review_rows())
}

/// Those that lost much.
fn slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now, None))
}

/// Black's of these.
fn black_slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now, Some(Side::Black)))
}

/// White's.
fn white_slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now, Some(Side::White)))
}

fn slips_of(now: &Snapshot, side: Option<Side>) -> Vec<ReviewRow> {
    let mut rows = now.driver.state().review_rows();
    rows.retain(|row| row.class.is_some() && side.is_none_or(|side| side == row.side));
    rows
}

fn moves(source: fn(&Snapshot) -> Vec<ReviewRow>) -> Box<dyn Rows> {
    let roles = roles! { ReviewRow;
        number: |row| row.number;
        name: |row| &row.name;
        side: |row| Colour::from(row.side).repr;
        // For Black after it, as are the plies to a forced end.
        value: |row| row.black;
        forced: |row| i32::from(row.forced);
        sureness: |row| Sureness::from(Some(row.certainty)).repr;
        better: |row| row.better.as_deref().unwrap_or_default();
        lost: |row| row.lost;
        lostSoFar: |row| row.lost_so_far;
        slip: |row| ffi::Slip::from(row.class).repr;
        seconds: |row| row.time.map_or(-1.0, |time| time.as_secs_f64());
        // Why it lost that.
        motif: |row| row.reason.as_ref().map_or(Motif::None, |it| Motif::from(&it.motif)).repr;
        manner: |row| row.reason.as_ref().map_or(Manner::Plain, |it| Manner::from(&it.motif)).repr;
        reasonCell: |row| row.reason.as_ref().map_or("", |it| &it.cell);
        reasonList: |row| texts(row.reason.iter().flat_map(|it| &it.list));
        reasonCount: |row| row.reason.as_ref().map_or(0, |it| it.count);
        // The number of the move by which the opponent did in the game what the reason is about, or 0.
        happened: |row| row.reason.as_ref().and_then(|it| it.happened).unwrap_or(0);
        // What was better.
        remedy: |row| row.reason.as_ref().map_or(Remedy::Untold, |it| Remedy::from(&it.remedy)).repr;
        remedyCell: |row| row.reason.as_ref().map_or("", |it| &it.remedy_cell);
        remedyList: |row| texts(row.reason.iter().flat_map(|it| &it.remedy_list));
        remedyCount: |row| row.reason.as_ref().map_or(0, |it| it.remedy_count);
        // What follows from it, and from the better move.
        playedNames: |row| texts(row.lines[0].iter().map(|(_, name)| name));
        playedSides: |row| texts(row.lines[0].iter().map(|&(side, _)| letter(side)));
        betterNames: |row| texts(row.lines[1].iter().map(|(_, name)| name));
        betterSides: |row| texts(row.lines[1].iter().map(|&(side, _)| letter(side)));
    };
    Box::new(List::of(source, |row| row.number, roles))
}
