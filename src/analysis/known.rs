//! What the opening book knows of the moves of a position, as the analysis shows it.

use super::chance::Class;
use super::sheet::sureness;
use super::value::MoveValue;
use crate::book::Book;
use crate::eval::Score;
use crate::game::tree::Certainty;
use crate::game::{Position, Variant};

/// What is known of the moves of a position before anything is searched: what has been proved, else what the book that
/// comes with the program says; nothing if it does not know it.
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

/// What all moves of a position are proved to be worth: from the start of Othello, where the four first moves are mirror
/// images of each other, perfect play ends in a draw (Hiroki Takizawa, "Othello is Solved", 2023).
fn proved(position: &Position) -> Option<Score> {
    let is_start = Variant::default().start().is_ok_and(|start| start == *position);
    is_start.then(Score::default)
}

/// Whether a move is one of the book: it knows the move, and does not call it a mistake.
pub fn is_book_move(position: &Position, cell: usize) -> bool {
    let book = of_book(position);
    let best = book.iter().map(|it| it.score).max();
    let found = book.iter().find(|it| it.cell == cell).zip(best);
    found.is_some_and(|(it, best)| Class::of(position, best, it.score).is_none())
}

/// What is known of moves, with what the book knows of them in place of what is less sure.
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
