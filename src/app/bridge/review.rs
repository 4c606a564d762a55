//! The review of a game, as far as it is no list: how far it is, and how well each side played.

use std::time::Duration;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QList;

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::objects::{properties, slots};
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

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("heibai/src/app/bridge/side_review.cxxqt.h");
        type SideReview = crate::app::bridge::side_review::ffi::SideReview;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_review() -> UniquePtr<Review>;
    }

    #[qenum(Review)]
    enum Thoroughness {
        Quick,
        Usual,
        Deep,
    }

    #[qenum(Review)]
    enum Slip {
        NoSlip,
        Inaccuracy,
        Mistake,
        Blunder,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, points, READ, CONSTANT)]
        #[qproperty(*mut RowModel, slips, READ, CONSTANT)]
        #[qproperty(*mut RowModel, black_slips, READ, CONSTANT)]
        #[qproperty(*mut RowModel, white_slips, READ, CONSTANT)]
        #[qproperty(*mut RowModel, doubted, READ, CONSTANT)]
        #[qproperty(*mut SideReview, black, READ, CONSTANT)]
        #[qproperty(*mut SideReview, white, READ, CONSTANT)]
        #[qproperty(bool, possible, READ, NOTIFY)]
        #[qproperty(bool, running, READ, NOTIFY)]
        #[qproperty(bool, quick, READ, NOTIFY)]
        #[qproperty(Int, done, READ, NOTIFY)]
        #[qproperty(Int, all, READ, NOTIFY)]
        #[qproperty(Int, seconds_left, READ, NOTIFY)]
        #[qproperty(bool, failed, READ, NOTIFY)]
        #[qproperty(bool, stopped, READ, NOTIFY)]
        #[qproperty(bool, rough, READ, NOTIFY)]
        #[qproperty(bool, explains, READ, NOTIFY)]
        #[qproperty(f64, farthest_ahead, READ, NOTIFY)]
        #[qproperty(f64, most_lost, READ, NOTIFY)]
        #[qproperty(f64, longest, READ, NOTIFY)]
        #[qproperty(Int, moves, READ, NOTIFY)]
        #[qproperty(Int, known, READ, NOTIFY)]
        #[qproperty(QList_i32, losses, READ, NOTIFY)]
        type Review = super::ReviewRust;

        /// Reviews the game on the board; one that is over is opened in the study.
        #[qinvokable]
        fn start(self: &Review, thoroughness: Thoroughness);
        /// Keeps what was found.
        #[qinvokable]
        fn cancel(self: &Review);
        #[qinvokable]
        fn show(self: &Review, shown: bool);
        /// The next slip after this move, or before it if `by` is negative, by this side or by either; -1 without one.
        #[qinvokable]
        fn slip_beside(self: &Review, plies: Int, by: Int, side: Colour) -> Int;
        /// Shows the position after this many moves of the line after the mistake on the board, or the better move.
        #[qinvokable]
        fn preview(self: &Review, better: bool, moves: Int);
        #[qinvokable]
        fn end_preview(self: &Review);
        #[qinvokable]
        fn play(self: &Review, better: bool, moves: Int);
    }
}

properties! {
    Review as ReviewRust with game
    lists {
        points: points, slips: slips, black_slips: black_slips, white_slips: white_slips, doubted: doubted
    }
    owns { black: side_review, white: side_review = white };
    possible: bool = |now| now.shown.review.possible;
    running: bool = |now| now.shown.review.running.is_some();
    quick: bool = |now| now.shown.review.running.is_some_and(|it| it.is_quick);
    done: Int = |now| now.shown.review.running.map_or(0, |it| it.done).into();
    all: Int = |now| now.shown.review.running.map_or(0, |it| it.all).into();
    /// 0 while nobody knows.
    seconds_left: Int = |now| {
        let left = now.shown.review.running.map_or(Duration::ZERO, |it| it.left);
        (left.as_secs_f64().ceil() as i32).into()
    };
    failed: bool = |now| now.shown.review.failed;
    /// Whether the latest one was stopped before its end.
    stopped: bool = |now| now.shown.review.is_stopped;
    /// Whether values of a quick pass have stayed among deeper ones, or may have.
    rough: bool = |now| now.shown.review.is_rough;
    explains: bool = |now| now.shown.review.explains;
    farthest_ahead: f64 = |now| now.shown.review.highest.0.into();
    most_lost: f64 = |now| now.shown.review.highest.1.into();
    /// The longest move, in seconds.
    longest: f64 = |now| now.shown.review.highest.2.into();
    moves: Int = |now| now.shown.review.moves.into();
    /// Moves judged.
    known: Int = |now| now.shown.review.known.into();
    /// Where the classes that `SideReview.losses` counts begin, in tenths.
    losses: QList<i32> = |_| numbers(LOSSES.map(|it| it * 10.0));
}

const fn which(better: bool) -> WhichLine {
    if better { WhichLine::Better } else { WhichLine::Played }
}

same_names! { Class | NoSlip => ffi::Slip; Inaccuracy, Mistake, Blunder }

slots! {
    Review;
    show(shown: bool) => Event::Review(ReviewEvent::Show(shown));
    preview(better: bool, moves: Int) => {
        Event::Review(ReviewEvent::Preview(Some((which(better), moves.index()?))))
    };
    end_preview() => Event::Review(ReviewEvent::Preview(None));
    play(better: bool, moves: Int) => Event::Review(ReviewEvent::Play(which(better), moves.index()?));
    cancel() => Event::Review(ReviewEvent::Cancel);
}

impl ffi::Review {
    fn slip_beside(&self, plies: Int, by: Int, side: Colour) -> Int {
        let slips = slips_of(driver().borrow().state().review_rows(), side.into());
        let mut all = slips.iter().map(|row| Int::from(row.ply).0);
        let found =
            if by.0 > 0 { all.find(|&it| it > plies.0) } else { all.rfind(|&it| it < plies.0) };
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
}

fn points() -> Box<dyn Rows> {
    moves(|now| now.driver.state().review_rows())
}

fn slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now.driver.state().review_rows(), None))
}

fn black_slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now.driver.state().review_rows(), Some(Side::Black)))
}

fn white_slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now.driver.state().review_rows(), Some(Side::White)))
}

/// Moves that are no slips for the only reason that their loss is within what the values may be off.
fn doubted() -> Box<dyn Rows> {
    moves(|now| {
        let mut rows = now.driver.state().review_rows();
        rows.retain(|row| row.noise > 0.0);
        rows
    })
}

fn slips_of(mut rows: Vec<ReviewRow>, side: Option<Side>) -> Vec<ReviewRow> {
    rows.retain(|row| row.class.is_some() && side.is_none_or(|side| side == row.side));
    rows
}

fn moves(source: fn(&Snapshot) -> Vec<ReviewRow>) -> Box<dyn Rows> {
    let roles = roles! { ReviewRow;
        plies: |row| row.ply;
        number: |row| row.number;
        name: |row| &row.name;
        side: |row| Colour::from(row.side).repr;
        // For Black after the move, like the plies to a forced end.
        value: |row| row.black;
        forced: |row| i32::from(row.forced);
        sureness: |row| Sureness::from(Some(row.certainty)).repr;
        better: |row| row.better.as_deref().unwrap_or_default();
        lost: |row| row.lost;
        lostSoFar: |row| row.lost_so_far;
        // How far the loss may be off where it is no slip for that reason alone, or 0.
        noise: |row| row.noise;
        slip: |row| ffi::Slip::from(row.class).repr;
        seconds: |row| row.time.map_or(-1.0, |time| time.as_secs_f64());
        motif: |row| row.reason.as_ref().map_or(Motif::None, |it| Motif::from(&it.motif)).repr;
        manner: |row| row.reason.as_ref().map_or(Manner::Plain, |it| Manner::from(&it.motif)).repr;
        reasonCell: |row| row.reason.as_ref().map_or("", |it| &it.cell);
        reasonList: |row| texts(row.reason.iter().flat_map(|it| &it.list));
        reasonCount: |row| row.reason.as_ref().map_or(0, |it| it.count);
        // The number of the move with which the opponent took the chance, or 0.
        happened: |row| row.reason.as_ref().and_then(|it| it.happened).unwrap_or(0);
        remedy: |row| row.reason.as_ref().map_or(Remedy::Untold, |it| Remedy::from(&it.remedy)).repr;
        remedyCell: |row| row.reason.as_ref().map_or("", |it| &it.remedy_cell);
        remedyList: |row| texts(row.reason.iter().flat_map(|it| &it.remedy_list));
        remedyCount: |row| row.reason.as_ref().map_or(0, |it| it.remedy_count);
        // The lines after it, and after the better move.
        playedNames: |row| texts(row.lines[0].iter().map(|(_, name)| name));
        playedSides: |row| texts(row.lines[0].iter().map(|&(side, _)| letter(side)));
        betterNames: |row| texts(row.lines[1].iter().map(|(_, name)| name));
        betterSides: |row| texts(row.lines[1].iter().map(|&(side, _)| letter(side)));
    };
    Box::new(List::of(source, |row| row.ply, roles))
}
