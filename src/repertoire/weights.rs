//! How often moves are played, by people or by the book.

use super::key::Seen;
use crate::book::Book;
use crate::explorer::{self, GameDatabase, Played};
use crate::game::Position;

/// Says how often each move of a position is played, by cell; in whatever unit, and empty if nothing is known. Mirror
/// images may be listed once or each.
pub type Weigh<'a> = dyn FnMut(&Position) -> Vec<(usize, f64)> + 'a;

/// How often people played each move, as the explorer found it.
pub fn of_played(played: &Played) -> Vec<(usize, f64)> {
    played.moves.iter().map(|it| (it.cell, it.results.games().into())).collect()
}

/// How often people played each move in the games of some collections.
pub fn of_people(collections: &mut [GameDatabase], position: &Position) -> Vec<(usize, f64)> {
    of_played(&explorer::played(collections, position))
}

/// How often the moves of a book would be played: each `book_margin` that a move loses makes it half as frequent.
pub fn of_book(book: &Book, position: &Position) -> Vec<(usize, f64)> {
    let moves = book.moves(position);
    let Some(best) = moves.first() else { return Vec::new() };
    let margin = f64::from(position.game().kind().book_margin);
    let weight = |score: i16| {
        let lost = f64::from(best.score.hundredths()) - f64::from(score);
        (-lost / margin).exp2()
    };
    moves.iter().map(|it| (it.cell, weight(it.score.hundredths()))).collect()
}

/// The weights of some moves of a position, given by the cells of its least form: all 1 where nothing is known of any.
pub(super) fn of_cells(seen: &Seen, cells: &[u16], known: &[(usize, f64)]) -> Vec<f64> {
    let weight = |cell: u16| {
        let same = known.iter().filter(|&&(other, _)| is_on(seen, other));
        same.filter(|&&(other, _)| seen.cell(other) == cell).map(|(_, weight)| weight).sum()
    };
    let weights: Vec<f64> = cells.iter().map(|&cell| weight(cell)).collect();
    let is_known = weights.iter().sum::<f64>() > 0.0;
    if is_known { weights } else { vec![1.0; cells.len()] }
}

/// The share of a move among all that are known of a position, from 0 to 1; `None` if nothing is known.
pub(super) fn share(seen: &Seen, cell: u16, known: &[(usize, f64)]) -> Option<f32> {
    let all: f64 = known.iter().map(|(_, weight)| weight).sum();
    let same = known.iter().filter(|&&(other, _)| is_on(seen, other) && seen.cell(other) == cell);
    let own: f64 = same.map(|(_, weight)| weight).sum();
    (all > 0.0).then(|| (own / all) as f32)
}

/// One of these at random, as often as its weight says.
pub(super) fn drawn(weights: &[f64], rng: &mut fastrand::Rng) -> usize {
    let mut left = rng.f64() * weights.iter().sum::<f64>();
    let found = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    // Rounding may leave a rest; what weighs nothing is never drawn.
    found.or_else(|| weights.iter().rposition(|&weight| weight > 0.0)).unwrap_or_default()
}

/// Whether the board has this cell.
pub(super) fn is_on(seen: &Seen, cell: usize) -> bool {
    cell < usize::from(seen.position.size()).pow(2)
}
