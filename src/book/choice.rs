//! How the strongest levels play from a book.

use super::graph::{Book, BookMove};
use crate::eval::Score;
use crate::game::Level;
use crate::search::{RankedMove, Report, Request};

/// The weakest level that plays from the book: those below are to be beaten by people who know openings.
const LEAST: u8 = 9;

/// How much worse than the best one a move of the book may be that is played.
const WITHIN: Score = Score::from_discs(1);

/// Returns whether a level plays from the book.
pub fn plays(level: Level) -> bool {
    level.number() >= LEAST
}

impl Book {
    /// What a level plays from the book, if it does and the book knows the position: any move within a disc of the
    /// best, by the seed of the request. The same seed always plays the same at a position.
    pub fn choose(&self, request: &Request) -> Option<Report> {
        if request.best != 1 || !request.limits.level.is_some_and(plays) {
            return None;
        }
        let moves = self.moves(&request.position);
        let least = i32::from(moves.first()?.score.hundredths()) - i32::from(WITHIN.hundredths());
        let good: Vec<&BookMove> =
            moves.iter().filter(|known| i32::from(known.score.hundredths()) >= least).collect();
        // Else one seed for a whole game would take moves of the same rank again and again.
        let counts = request.position.counts();
        let seed = request.seed
            ^ ((counts.black + counts.white) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let chosen = good[fastrand::Rng::with_seed(seed).usize(..good.len())];
        let found = RankedMove {
            cell: chosen.cell,
            score: chosen.score,
            depth: chosen.depth,
            selectivity: self.making().selectivity(),
            exact: false,
            line: chosen.line.clone(),
        };
        Some(Report::of(found, 0))
    }
}
