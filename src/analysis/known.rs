//! What the opening book knows of the moves of a position, as the analysis shows it.

use super::chance::{Class, chance};
use super::sheet::sureness;
use super::value::MoveValue;
use crate::book::Book;
use crate::game::Position;
use crate::game::tree::Certainty;

/// What the book that comes with the program knows of the moves of a position; nothing if it does not know it.
pub fn of_book(position: &Position) -> Vec<MoveValue> {
    let moves = Book::embedded(position).map_or_else(Vec::new, |book| book.moves(position));
    moves
        .into_iter()
        .map(|known| MoveValue {
            cell: known.cell,
            score: known.score,
            certainty: if known.exact { Certainty::Exact } else { Certainty::Depth(known.depth) },
            line: known.line,
        })
        .collect()
}

/// Whether a move is one of the book: it knows the move, and does not call it a mistake.
pub fn is_book_move(position: &Position, cell: usize) -> bool {
    let book = of_book(position);
    let best = book.iter().map(|it| it.score).max();
    let found = book.iter().find(|it| it.cell == cell).zip(best);
    found.is_some_and(|(it, best)| {
        Class::of(chance(position, best), chance(position, it.score)).is_none()
    })
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
