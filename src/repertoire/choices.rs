//! The moves of a position beside each other: what is prepared, what people play, and what the book thinks of it.

use std::collections::BTreeSet;

use super::graph::Repertoire;
use super::key::Seen;
use super::weights::share;
use crate::book::Book;
use crate::eval::Score;
use crate::game::Position;

/// A move of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// Where it is; of mirror images, the one tried, or one of them.
    pub cell: usize,
    /// The book's value for the side to move, if it knows one.
    pub score: Option<Score>,
    /// How often people play it, from 0 to 1; `None` if nothing is known of the position.
    pub share: Option<f32>,
    /// Whether it is prepared.
    pub is_prepared: bool,
    /// Whether it was tried.
    pub is_tried: bool,
}

impl Repertoire {
    /// The moves that are prepared at a position, that people play there (by `known`, as [`super::Weigh`] gives them) and
    /// that the book knows, with the one tried: the best first, and those without a value last, the most played first.
    /// Mirror images are one. A move tried off the board is left out.
    pub fn choices(
        &self,
        position: &Position,
        tried: Option<usize>,
        known: &[(usize, f64)],
        book: Option<&Book>,
    ) -> Vec<Choice> {
        let seen = Seen::of(position);
        let is_legal = |cell: &usize| seen.position.is_legal(*cell);
        let least = |cell: usize| Some(cell).filter(is_legal).map(|cell| seen.cell(cell));
        let of_book = book.map(|book| book.moves(&seen.position)).unwrap_or_default();
        let prepared: Vec<u16> = self
            .place(&seen.key)
            .map(|place| place.moves.iter().map(|it| it.cell).collect())
            .unwrap_or_default();
        let tried = tried.filter(is_legal);
        let mut cells: BTreeSet<u16> = prepared.iter().copied().collect();
        cells.extend(known.iter().filter_map(|&(cell, _)| least(cell)));
        cells.extend(of_book.iter().filter_map(|it| least(it.cell)));
        cells.extend(tried.and_then(least));
        let choice = |cell: u16| {
            let is_tried = tried.and_then(least) == Some(cell);
            Choice {
                cell: tried.filter(|_| is_tried).unwrap_or_else(|| seen.shown(cell)),
                score: of_book.iter().find(|it| least(it.cell) == Some(cell)).map(|it| it.score),
                share: share(&seen, cell, known),
                is_prepared: prepared.contains(&cell),
                is_tried,
            }
        };
        let mut choices: Vec<Choice> = cells.into_iter().map(choice).collect();
        choices.sort_by(|one, other| {
            let share = |it: &Choice| it.share.unwrap_or_default();
            other.score.cmp(&one.score).then(share(other).total_cmp(&share(one)))
        });
        choices
    }
}
