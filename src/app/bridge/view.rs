//! Which position of the game is on the board: the live one, or an earlier one that is looked at.

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::cell::ffi::{Foul, Sign, Threat};
use super::int::Int;
use super::objects::{properties, slots};
use super::rows::{List, Rows, roles, subject_of};
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::move_columns::{MovePlace, in_columns};
use crate::app::state::{BoardRow, Event, Gap, MoveRow};
use crate::game::Side;
use crate::game::tree::Mark;
use crate::openings::Opening;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_view() -> UniquePtr<View>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The position shown: `shown` of `count` turns, and whether it is a past one; `played` of a game's turns are moves.
        /// `first`, `previous`, `next` and `last` walk from `walked` of `walkable` moves: those of the game, or `in_line` those
        /// of the line of a solved puzzle or exercise.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, cells, READ, CONSTANT)]
        #[qproperty(*mut RowModel, moves, READ, CONSTANT)]
        #[qproperty(Int, shown, READ, NOTIFY)]
        #[qproperty(Int, count, READ, NOTIFY)]
        #[qproperty(Int, played, READ, NOTIFY)]
        #[qproperty(bool, past, READ, NOTIFY)]
        #[qproperty(Int, walked, READ, NOTIFY)]
        #[qproperty(Int, walkable, READ, NOTIFY)]
        #[qproperty(bool, in_line, READ, NOTIFY)]
        #[qproperty(QString, opening, READ, NOTIFY)]
        type View = super::ViewRust;

        #[qinvokable]
        fn go_to(self: &View, plies: Int);
        #[qinvokable]
        fn first(self: &View);
        #[qinvokable]
        fn previous(self: &View);
        #[qinvokable]
        fn next(self: &View);
        #[qinvokable]
        fn last(self: &View);
    }
}

properties! {
    View as ViewRust with game lists { cells: cells, moves: moves };
    shown: Int = |now| now.shown.viewed_move.into();
    count: Int = |now| now.shown.move_count.into();
    played: Int = |now| now.shown.played.into();
    opening: QString = |now| {
        let name = |opening: &Opening| QString::from(opening.name(now.tongue()));
        now.driver.state().opening().map(name).unwrap_or_default()
    };
    past: bool = |now| now.shown.viewing_past;
    walked: Int = |now| now.shown.walk.shown.into();
    walkable: Int = |now| now.shown.walk.length.into();
    in_line: bool = |now| now.shown.walk.is_line;
}

slots! {
    View;
    go_to(plies: Int) => Event::View(plies.index()?);
    first() => Event::ViewFirst;
    previous() => Event::ViewPrevious;
    next() => Event::ViewNext;
    last() => Event::ViewLast;
}

fn cells() -> Box<dyn Rows> {
    let roles = roles! { BoardRow;
        stone: |cell| Colour::from(cell.stone).repr;
        legal: |cell| cell.legal;
        lastMove: |cell| cell.last_move;
        offered: |cell| cell.offered as i32;
        hintRank: |cell| cell.hint.map_or(0, |hint| hint.rank);
        hintScore: |cell| cell.hint.map_or(0.0, |hint| hint.score);
        hintExact: |cell| cell.hint.is_some_and(|hint| hint.exact);
        hintForced: |cell| i32::from(cell.hint.and_then(|hint| hint.forced).unwrap_or(0));
        cellName: |cell| &cell.name;
        winning: |cell| cell.winning;
        number: |cell| cell.number;
        foul: |cell| Foul::from(cell.foul).repr;
        sign: |cell| Sign::from(cell.mark.as_ref()).repr;
        label: |cell| match &cell.mark {
            Some(Mark::Label(text)) => text.as_str(),
            _ => "",
        };
        sureness: |cell| Sureness::from(cell.value.map(|it| it.certainty)).repr;
        depth: |cell| depth_of(cell.value.map(|it| it.certainty));
        value: |cell| cell.value.map_or(0.0, |it| it.score);
        valueForced: |cell| i32::from(cell.value.and_then(|it| it.forced).unwrap_or(0));
        best: |cell| cell.value.is_some_and(|it| it.gap == Gap::Best);
        near: |cell| cell.value.is_some_and(|it| it.gap == Gap::Near);
        poor: |cell| cell.value.is_some_and(|it| it.gap == Gap::Poor);
        percent: |cell| {
            let of_hint = cell.hint.map(|it| it.percent);
            of_hint.or(cell.value.map(|it| it.percent)).map_or(0, i32::from)
        };
        book: |cell| cell.value.is_some_and(|it| it.book);
        inReason: |cell| cell.reason;
        chosenMove: |cell| cell.chosen;
        advised: |cell| cell.advised;
        threat: |cell| Threat::from(cell.threat.map(|it| it.threat)).repr;
        threatSide: |cell| Colour::from(cell.threat.map(|it| it.side)).repr;
        threatOwn: |cell| cell.threat.is_some_and(|it| it.own);
        // Why Black may not play there, when White is to move.
        barred: |cell| Foul::from(cell.barred).repr;
    };
    // Cells are told apart by position alone.
    let list = List::of(|now| now.driver.state().board_rows(), |_| (), roles);
    Box::new(list.about(|now| subject_of(&(now.variant().game(), now.variant().size()))))
}

/// The turns, one for each place of two columns; `plies` is 0 where a place is empty.
fn moves() -> Box<dyn Rows> {
    let roles = roles! { MovePlace;
        number: |place| place.turn.as_ref().map_or(0, |turn| turn.number);
        notation: |place| place.turn.as_ref().map_or("", |turn| &turn.notation);
        black: |place| place.turn.as_ref().is_some_and(|turn| turn.side == Side::Black);
        pass: |place| place.turn.as_ref().is_some_and(MoveRow::is_pass);
        current: |place| place.turn.as_ref().is_some_and(|turn| turn.current);
        choice: |place| place.turn.as_ref().is_some_and(MoveRow::is_choice);
        plies: |place| place.plies;
    };
    let places = |now: &Snapshot| in_columns(now.driver.state().move_rows());
    Box::new(List::of(places, |place| place.plies, roles))
}
