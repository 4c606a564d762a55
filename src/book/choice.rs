//! How the strongest levels play from a book.

use super::graph::{Book, BookMove};
use crate::eval::Score;
use crate::game::{Game, Level, PerGame};
use crate::search::{RankedMove, Report, Request, Selectivity};

/// The weakest level that plays from the book: those below are to be beaten by people who know openings.
const LEAST: u8 = 9;

/// How much worse than the best one a move of the book may be that is played: a disc in Othello; in Gomoku half a unit
/// of the evaluation, which is two games in a hundred of those that are even, as six units are 73 in 100.
const WITHIN: PerGame<Score> =
    PerGame { othello: Score::from_discs(1), gomoku: Score::from_hundredths(50) };

/// Returns whether a level plays from the book.
pub fn plays(level: Level) -> bool {
    level.number() >= LEAST
}

impl Book {
    /// What a level plays from the book, if it does and the book knows the position: any move within a disc of the
    /// best (in Gomoku half a unit of the evaluation), by the seed of the request. The same seed always plays the same
    /// at a position. Where a win is proved, that is the shortest one; where every move is proved to lose, nothing.
    ///
    /// In Gomoku, where the levels look longer at a position than the book did, that is only a move whose answers the
    /// book has looked at, too.
    pub fn choose(&self, request: &Request) -> Option<Report> {
        if request.best != 1 || !request.limits.level.is_some_and(plays) {
            return None;
        }
        let moves = self.moves(&request.position);
        let best = moves.first()?.score;
        let within = match best.forced() {
            None => WITHIN[request.position.game()],
            Some(plies) if plies > 0 => Score::default(),
            Some(_) => return None,
        };
        // What is proved to lose is far below.
        let least = i32::from(best.hundredths()) - i32::from(within.hundredths());
        let good: Vec<&BookMove> = moves
            .iter()
            .filter(|known| i32::from(known.score.hundredths()) >= least && self.trusts(known))
            .collect();
        if good.is_empty() {
            return None;
        }
        // Else one seed for a whole game would take moves of the same rank again and again.
        let counts = request.position.counts();
        let seed = request.seed
            ^ ((counts.black + counts.white) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let chosen = good[fastrand::Rng::with_seed(seed).usize(..good.len())];
        let found = RankedMove {
            cell: chosen.cell,
            score: chosen.score,
            depth: chosen.depth,
            selectivity: if chosen.exact { Selectivity::NONE } else { self.making().selectivity() },
            exact: chosen.exact,
            line: chosen.line.clone(),
        };
        Some(Report::of(found, 0))
    }

    /// Whether enough is known of a move to play it.
    fn trusts(&self, known: &BookMove) -> bool {
        let is_answered = known.line.len() > 1;
        self.making().variant().game() == Game::Othello
            || is_answered
            || known.score.forced().is_some()
    }
}
