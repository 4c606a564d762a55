//! The moves of a study, with its variations and comments.

use cxx_qt_lib::QStringList;

use crate::analysis::MoveValue;
use crate::app::bridge::rows::{List, Rows, letter, roles, texts};
use crate::app::bridge::study::ffi::Fold;
use crate::app::state::{StudyCell, StudyRow};
use crate::eval::Score;
use crate::game::Side;
use crate::game::tree::Judgement;

/// The rows; what is said of their moves is texts of the same number.
pub fn moves() -> Box<dyn Rows> {
    let roles = roles! { StudyRow;
        indent: |row| row.indent;
        fold: |row| match row.folded {
            None => Fold::NoFold.repr,
            Some(false) => Fold::Unfolded.repr,
            Some(true) => Fold::Folded.repr,
        };
        comment: |row| &row.comment;
        // The place of the move that is shown, or -1.
        current: |row| row.cells.iter().position(|cell| cell.current).map_or(-1, |at| at as i32);
        nodes: |row| of_moves(row, |cell| cell.node.to_string());
        numbers: |row| of_moves(row, |cell| cell.number.to_string());
        names: |row| of_moves(row, |cell| cell.notation.clone());
        signs: |row| of_moves(row, |cell| cell.judgement.map_or("", Judgement::sign).to_owned());
        sides: |row| of_moves(row, |cell| letter(cell.side).to_owned());
        // Such as 2/3 among variations.
        places: |row| of_moves(row, |cell| format!("{}/{}", cell.variation.0, cell.variation.1));
        comments: |row| of_moves(row, |cell| cell.comment.clone());
        // In discs or units for Black, or empty.
        values: |row| of_moves(row, |cell| {
            for_black(cell).map_or_else(String::new, |it| it.discs().to_string())
        });
        // Plies to a forced end, negative if White wins, or 0.
        forced: |row| of_moves(row, |cell| {
            for_black(cell).and_then(Score::forced).unwrap_or(0).to_string()
        });
        exact: |row| of_moves(row, |cell| {
            u8::from(cell.value.as_ref().is_some_and(MoveValue::is_exact)).to_string()
        });
    };
    // With other moves a row is another one: what is said of each would not fit the rest while it changes.
    let key = |row: &StudyRow| {
        let nodes: Vec<u32> = row.cells.iter().map(|cell| cell.node).collect();
        (row.indent, row.comment.is_empty(), nodes)
    };
    Box::new(List::of(|now| now.driver.state().study_rows(), key, roles))
}

fn of_moves(row: &StudyRow, text: fn(&StudyCell) -> String) -> QStringList {
    texts(row.cells.iter().map(text))
}

/// What a move is worth for Black.
fn for_black(cell: &StudyCell) -> Option<Score> {
    let score = cell.value.as_ref()?.score;
    Some(if cell.side == Side::Black { score } else { -score })
}
