//! The opening book's values as the analysis shows them.

use super::chance::Class;
use super::result::sureness;
use super::value::MoveValue;
use crate::book::Book;
use crate::eval::Score;
use crate::game::tree::Certainty;
use crate::game::{Position, Variant};

/// What is known of a position's moves before any search: proven values, else those of the embedded book, if it has the
/// position.
pub fn of_book(position: &Position) -> Vec<MoveValue> {
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

/// The proven value of all moves of a position: from the start of Othello, whose four first moves are mirror images of
/// each other, perfect play ends in a draw (Hiroki Takizawa, "Othello is Solved", 2023).
fn proved(position: &Position) -> Option<Score> {
    let is_start = Variant::default().start().is_ok_and(|start| start == *position);
    is_start.then(Score::default)
}

/// Returns whether the book has a move and does not call it a mistake.
pub fn is_book_move(position: &Position, cell: usize) -> bool {
    let book = of_book(position);
    let best = book.iter().map(|it| it.score).max();
    let found = book.iter().find(|it| it.cell == cell).zip(best);
    found.is_some_and(|(it, best)| Class::of(position, best, it.score).is_none())
}

/// Known values, with the book's in place of less certain ones.
pub fn with_book(mut known: Vec<MoveValue>, book: &[MoveValue]) -> Vec<MoveValue> {
    for value in book {
        match known.iter_mut().find(|old| old.cell == value.cell) {
            Some(old) if sureness(old.certainty) < sureness(value.certainty) => {
                *old = value.clone();
            }
            Some(_) => {}
            None => known.push(value.clone()),
        }
    }
    known
}
