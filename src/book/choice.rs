//! How the strongest levels play from a book.

use super::graph::Book;
use crate::eval::Score;
use crate::game::Level;
use crate::search::{RankedMove, Report, Request};

/// The lowest level that plays from the book: people who know openings should be able to beat those below.
const LEAST: u8 = 9;

/// Whether a level plays from the book.
pub fn plays(level: Level) -> bool {
    level.number() >= LEAST
}

impl Book {
    /// A level's book move, if it uses the book and the book has the position: one within the game's `book_margin` of
    /// the best, determined by seed and position, and with a reply in the book where the game's `book_needs_reply` says
    /// so. A proven win is played by the shortest line; if every move is proven to lose, none is.
    pub fn choose(&self, request: &Request) -> Option<Report> {
        if request.best != 1 || !request.limits.level.is_some_and(plays) {
            return None;
        }
        let moves = self.moves(&request.position);
        let best = moves.first()?.score;
        let within = match best.forced() {
            None => Score::from_hundredths(request.position.game().kind().book_margin),
            Some(plies) if plies > 0 => Score::default(),
            Some(_) => return None,
        };
        let least = i32::from(best.hundredths()) - i32::from(within.hundredths());
        let good: Vec<&RankedMove> = moves
            .iter()
            .filter(|known| i32::from(known.score.hundredths()) >= least && self.trusts(known))
            .collect();
        if good.is_empty() {
            return None;
        }
        // The seed alone would choose moves of the same rank throughout a game.
        let counts = request.position.counts();
        let seed = request.seed
            ^ ((counts.black + counts.white) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let chosen = good[fastrand::Rng::with_seed(seed).usize(..good.len())];
        Some(Report::of(chosen.clone(), 0))
    }

    /// Whether the book knows enough of a move to play it.
    fn trusts(&self, known: &RankedMove) -> bool {
        let is_answered = known.line.len() > 1;
        !self.making().variant().game().kind().book_needs_reply
            || is_answered
            || known.score.forced().is_some()
    }
}
