//! The opening book's values for the analysis.

use super::chance::Class;
use super::result::certainty_rank;
use super::value::MoveValue;
use crate::book::Book;
use crate::eval::Score;
use crate::game::tree::Certainty;
use crate::game::{Position, Variant};

/// The values of the moves of a position in the embedded book; empty if it has none. Proven values replace the book's.
pub fn of_position(position: &Position) -> Vec<MoveValue> {
    let moves = Book::embedded(position).map_or_else(Vec::new, |book| book.moves(position));
    let proved = proved(position);
    moves
        .into_iter()
        .map(|known| {
            let exact = known.exact || proved.is_some();
            MoveValue {
                cell: known.cell,
                score: proved.unwrap_or(known.score),
                certainty: if exact { Certainty::Exact } else { Certainty::Depth(known.depth) },
                line: known.line,
            }
        })
        .collect()
}

/// From Othello's start, whose moves are all alike, perfect play draws (Hiroki Takizawa, "Othello is Solved", 2023).
fn proved(position: &Position) -> Option<Score> {
    let is_start = Variant::default().start().is_ok_and(|start| start == *position);
    is_start.then(Score::default)
}

/// Returns whether the book has a move and does not call it a mistake.
pub fn is_book_move(position: &Position, cell: usize) -> bool {
    let book = of_position(position);
    let best = book.iter().max_by_key(|it| it.score);
    let found = book.iter().find(|it| it.cell == cell).zip(best);
    found.is_some_and(|(it, best)| Class::of(position, best.worth(), it.worth()).is_none())
}

/// The values, with the book's in place of less certain ones.
pub fn merged(mut values: Vec<MoveValue>, book: &[MoveValue]) -> Vec<MoveValue> {
    for value in book {
        match values.iter_mut().find(|old| old.cell == value.cell) {
            Some(old) if certainty_rank(old.certainty) < certainty_rank(value.certainty) => {
                *old = value.clone();
            }
            Some(_) => {}
            None => values.push(value.clone()),
        }
    }
    values
}
