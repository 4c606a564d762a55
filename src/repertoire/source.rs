//! Where lines come from: a study, the book, what people play, the name of an opening. Each gives lines for
//! [`Repertoire::add`], and changes nothing.

use std::collections::{BTreeSet, VecDeque};

use thiserror::Error;

use super::graph::{LONGEST, Repertoire};
use super::key::Seen;
use super::weights::{Weigh, of_book, share};
use crate::book::Book;
use crate::game::tree::{GameTree, NodeId};
use crate::game::{Ply, Position};
use crate::openings::Opening;
use crate::records::transcript;

/// The most lines of one growth; more is no preparation.
const MOST_LINES: usize = 500;

/// A source has no lines for a repertoire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SourceError {
    /// It is of another game, board or start.
    #[error("that begins elsewhere")]
    OtherStart,
    /// A line to grow from is illegal.
    #[error("that line can't be played")]
    Line,
    /// It knows no move.
    #[error("nothing is known of this position")]
    Nothing,
}

/// How far and wide lines grow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Plies beyond the line to begin with.
    pub plies: usize,
    /// The most moves of the other side for each position.
    pub replies: usize,
    /// The least share of such a move, from 0 to 1.
    pub least_share: f32,
}

impl Default for Growth {
    fn default() -> Self {
        Self { plies: 8, replies: 3, least_share: 0.05 }
    }
}

impl Repertoire {
    /// All lines of a study, each variation of one's own an alternative to the move before it.
    ///
    /// # Errors
    /// [`SourceError::OtherStart`], and [`SourceError::Nothing`] without moves.
    pub fn lines_of(&self, tree: &GameTree) -> Result<Vec<Vec<Ply>>, SourceError> {
        self.check_start(tree.start().position())?;
        let ends = tree.walk().filter(|&id| tree.node(id).children().is_empty());
        let lines: Vec<Vec<Ply>> = ends.map(|id| tree.plies(id)).collect();
        if tree.is_empty() { Err(SourceError::Nothing) } else { Ok(lines) }
    }

    /// The line to a node of a study.
    ///
    /// # Errors
    /// As [`Self::lines_of`].
    pub fn line_of(&self, tree: &GameTree, end: NodeId) -> Result<Vec<Ply>, SourceError> {
        self.check_start(tree.start().position())?;
        let line = tree.plies(end);
        if line.is_empty() { Err(SourceError::Nothing) } else { Ok(line) }
    }

    /// Lines from the end of this one by the book: the best answers, and the other side's moves as [`of_book`] weighs
    /// them.
    ///
    /// # Errors
    /// [`SourceError`].
    pub fn lines_by_book(
        &self,
        line: &[Ply],
        growth: Growth,
        book: &Book,
    ) -> Result<Vec<Vec<Ply>>, SourceError> {
        self.grown(line, growth, &mut |it| of_book(book, it), &mut |it| best(book, it))
    }

    /// Lines from the end of this one by what people played, as `weigh` knows: their moves for the other side; answers
    /// are those of the book, or else the most played.
    ///
    /// # Errors
    /// [`SourceError`].
    pub fn lines_by_people(
        &self,
        line: &[Ply],
        growth: Growth,
        weigh: &mut Weigh,
        book: Option<&Book>,
    ) -> Result<Vec<Vec<Ply>>, SourceError> {
        let weigh = std::cell::RefCell::new(weigh);
        let people = |it: &Position| (weigh.borrow_mut())(it);
        self.grown(line, growth, &mut |it| people(it), &mut |it| {
            let of_book = book.and_then(|book| best(book, it));
            of_book.or_else(|| most_played(people(it)))
        })
    }

    /// The line of a named opening, with an answer at its end if the other side makes its last move and one is found.
    ///
    /// # Errors
    /// [`SourceError::OtherStart`] for an opening of another game, board or start.
    pub fn line_named(
        &self,
        opening: &Opening,
        answer: &mut dyn FnMut(&Position) -> Option<usize>,
    ) -> Result<Vec<Ply>, SourceError> {
        let named = opening.game().kind().named.filter(|it| *it == self.variant);
        let variant = named.ok_or(SourceError::OtherStart)?;
        let record = transcript::read(opening.moves(), variant);
        let record = record.map_err(|_| SourceError::Line)?;
        let mut line = record.plies().to_vec();
        let seen = Seen::of(&record.end());
        if seen.is_turn_of(self.side)
            && let Some(cell) = self.answer_to(&seen, answer)
        {
            line.push(Ply::Place(cell));
        }
        Ok(line)
    }

    /// Lines from the end of this one: one's own main answers, or else those of `answer`, and the other side's moves by
    /// weight. The shortest come first, and the likeliest of one length.
    ///
    /// # Errors
    /// [`SourceError::Line`], and [`SourceError::Nothing`] if no move is known at its end.
    pub fn grown(
        &self,
        line: &[Ply],
        growth: Growth,
        weigh: &mut Weigh,
        answer: &mut dyn FnMut(&Position) -> Option<usize>,
    ) -> Result<Vec<Vec<Ply>>, SourceError> {
        let mut position = self.start.clone();
        for &ply in line {
            position.play(ply).map_err(|_| SourceError::Line)?;
        }
        let first = Seen::of(&position);
        let mut begun = line.to_vec();
        if first.has_passed {
            begun.push(Ply::Pass);
        }
        let end = (begun.len() + growth.plies).min(LONGEST);
        let (mut lines, mut seen_before) = (Vec::new(), BTreeSet::new());
        let begun_at = begun.len();
        // One move after another, which a database of games answers soonest.
        let mut waiting = VecDeque::from([(first, begun)]);
        while let Some((seen, line)) = waiting.pop_front() {
            let is_new = seen_before.insert(seen.key.clone());
            let mut cells = Vec::new();
            if is_new && line.len() < end {
                if seen.is_turn_of(self.side) {
                    cells.extend(self.answer_to(&seen, answer));
                } else {
                    cells = likely(&seen, growth, &weigh(&seen.position));
                }
            }
            let next: Vec<_> = cells
                .iter()
                .filter_map(|&cell| {
                    let after = seen.after(cell)?;
                    let mut line = line.clone();
                    after.plies_after(cell, &mut line);
                    Some((after, line))
                })
                .collect();
            if next.is_empty() && line.len() > begun_at && lines.len() < MOST_LINES {
                lines.push(line);
            }
            waiting.extend(next);
        }
        if lines.is_empty() { Err(SourceError::Nothing) } else { Ok(lines) }
    }

    fn answer_to(
        &self,
        seen: &Seen,
        answer: &mut dyn FnMut(&Position) -> Option<usize>,
    ) -> Option<usize> {
        let own = self.place(&seen.key).and_then(|place| place.moves.first());
        own.map(|it| seen.shown(it.cell)).or_else(|| answer(&seen.position))
    }

    fn check_start(&self, start: &Position) -> Result<(), SourceError> {
        // A game in which colours may be swapped begins with the same stones.
        let is_same = (start.game(), start.size()) == (self.start.game(), self.start.size())
            && start.stones() == self.start.stones()
            && start.side_to_move() == self.start.side_to_move();
        if is_same { Ok(()) } else { Err(SourceError::OtherStart) }
    }
}

/// The likeliest moves, mirror images once.
fn likely(seen: &Seen, growth: Growth, known: &[(usize, f64)]) -> Vec<usize> {
    let cells: BTreeSet<u16> = known.iter().map(|&(cell, _)| seen.cell(cell)).collect();
    let shares = cells.into_iter().filter_map(|cell| Some((share(seen, cell, known)?, cell)));
    let mut likely: Vec<(f32, u16)> =
        shares.filter(|(share, _)| *share >= growth.least_share).collect();
    likely.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    likely.into_iter().take(growth.replies).map(|(_, cell)| seen.shown(cell)).collect()
}

/// The move that is played most.
pub fn most_played(known: Vec<(usize, f64)>) -> Option<usize> {
    known.into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|(cell, _)| cell)
}

/// The best move of a book.
pub fn best(book: &Book, position: &Position) -> Option<usize> {
    book.moves(position).first().map(|it| it.cell)
}
