//! The cells of the board in row order, and the moves of the game.

use crate::app::bridge::cell::ffi::{Foul, Sign, Threat};
use crate::app::bridge::rows::{List, Rows, roles, subject_of};
use crate::app::bridge::side::ffi::Colour;
use crate::app::bridge::snapshot::Snapshot;
use crate::app::bridge::sureness::{depth_of, ffi::Sureness};
use crate::app::move_columns::{MovePlace, in_columns};
use crate::app::state::{BoardRow, MoveRow};
use crate::game::Side;
use crate::game::tree::Mark;

/// The cells.
pub fn cells() -> Box<dyn Rows> {
    let roles = roles! { BoardRow;
        stone: |cell| Colour::from(cell.stone).repr;
        legal: |cell| cell.legal;
        lastMove: |cell| cell.last_move;
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
        // What the analysis says of a move there.
        sureness: |cell| Sureness::from(cell.value.map(|it| it.certainty)).repr;
        depth: |cell| depth_of(cell.value.map(|it| it.certainty));
        value: |cell| cell.value.map_or(0.0, |it| it.score);
        valueForced: |cell| i32::from(cell.value.and_then(|it| it.forced).unwrap_or(0));
        loss: |cell| cell.value.map_or(0.0, |it| it.loss);
        best: |cell| cell.value.is_some_and(|it| it.best);
        percent: |cell| cell.value.map_or(0, |it| i32::from(it.percent));
        book: |cell| cell.value.is_some_and(|it| it.book);
        inReason: |cell| cell.reason;
        chosenMove: |cell| cell.chosen;
        advised: |cell| cell.advised;
        threat: |cell| Threat::from(cell.threat.map(|it| it.threat)).repr;
        threatSide: |cell| Colour::from(cell.threat.map(|it| it.side)).repr;
        threatOwn: |cell| cell.threat.is_some_and(|it| it.own);
        // Why Black may not play there, where White is to move.
        barred: |cell| Foul::from(cell.barred).repr;
    };
    // Cells are told apart by their places alone.
    let list = List::of(|now| now.driver.state().board_rows(), |_| (), roles);
    Box::new(list.about(|now| subject_of(&(now.variant().game(), now.variant().size()))))
}

/// The turns, one for each place of two columns; `plies` is 0 where a place stays empty.
pub fn moves() -> Box<dyn Rows> {
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
