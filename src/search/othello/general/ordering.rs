//! Move ordering.

use super::context::{Candidate, INFINITY, Searcher};
use crate::eval::othello::{Mask, evaluate};
use crate::othello::{Bits, Word};
use crate::search::budget::Spent;
use crate::search::deepening::Window;
use crate::search::othello::table::{TableBoard, TranspositionTable};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// Almost free.
    Squares,
    /// For searches to the end.
    Replies,
    /// Where better ordering saves whole trees.
    Evaluation,
}

impl<B: TableBoard> Searcher<'_, B> {
    /// Pushes the ranked moves, `first` before all others; returns where they begin, to which the caller truncates.
    pub fn push_candidates(
        &mut self,
        board: B,
        moves: B::Mask,
        first: u8,
        ranking: Ranking,
    ) -> usize {
        let mut candidates = std::mem::take(&mut self.candidates);
        let start = candidates.len();
        self.list(&mut candidates, board, moves, first, ranking);
        self.candidates = candidates;
        start
    }

    pub fn list(
        &self,
        list: &mut Vec<Candidate<B>>,
        board: B,
        moves: B::Mask,
        first: u8,
        ranking: Ranking,
    ) {
        let odd = match ranking {
            Ranking::Replies => self.odd_quarters(board.empty()),
            _ => B::Mask::ZERO,
        };
        list.extend(Bits::new(moves).map(|cell| {
            let child = board.play(cell, board.flips(cell));
            let rank = if usize::from(first) == cell {
                i32::MAX
            } else {
                self.rank(cell, child, ranking) + 2 * i32::from(odd.meets(B::Mask::of(cell)))
            };
            Candidate { cell, child, rank }
        }));
    }

    /// `first` stays in front.
    pub fn rank_by_search(&mut self, start: usize, first: u8, depth: u8) -> Result<(), Spent> {
        let widest = Window { alpha: -INFINITY, beta: INFINITY };
        for at in start..self.candidates.len() {
            let Candidate { cell, child, .. } = self.candidates[at];
            if usize::from(first) != cell {
                self.candidates[at].rank = -self.midgame(child, widest, depth)?;
            }
        }
        Ok(())
    }

    /// Promotes moves that leave few replies or lie in the quadrants `odd`: to the end the smaller tree counts, too.
    pub fn prefer_few_replies(&mut self, start: usize, first: u8, odd: B::Mask) {
        for candidate in &mut self.candidates[start..] {
            if usize::from(first) != candidate.cell {
                let replies = candidate.child.moves();
                let corners = (replies & self.geometry.corners).count();
                let is_odd = odd.meets(B::Mask::of(candidate.cell));
                candidate.rank += 50 * i32::from(is_odd) - 200 * (replies.count() + corners);
            }
        }
    }

    /// Enhanced transposition cutoff: the value of a candidate from `start` on already known to be good enough.
    pub fn transposition_cutoff(&self, start: usize, depth: u8, beta: i32) -> Option<i32> {
        self.candidates[start..].iter().find_map(|candidate| {
            let known =
                self.table.get(candidate.child).filter(|known| known.step.depth >= depth)?;
            let least = -known.upper;
            (least >= beta).then_some(least)
        })
    }

    #[inline]
    pub fn next_candidate(&mut self, at: usize) -> Candidate<B> {
        let mut best = at;
        for other in at + 1..self.candidates.len() {
            if self.candidates[other].rank > self.candidates[best].rank {
                best = other;
            }
        }
        self.candidates.swap(at, best);
        self.candidates[at]
    }

    /// The best for the main thread, another for each helper, so that they fill the table instead of duplicating work.
    pub fn next_candidate_of_thread(&mut self, at: usize) -> Candidate<B> {
        let Some(share) = share(self.number) else { return self.next_candidate(at) };
        let rest = &mut self.candidates[at..];
        rest.sort_by_key(|candidate| std::cmp::Reverse(candidate.rank));
        let chosen = (rest.len() - 1) * share / WHOLE;
        rest.swap(0, chosen);
        rest[0]
    }

    #[inline]
    pub fn odd_quarters(&self, empty: B::Mask) -> B::Mask {
        let mut odd = B::Mask::ZERO;
        for &quarter in &self.geometry.quarters {
            if (empty & quarter).count() & 1 == 1 {
                odd |= quarter;
            }
        }
        odd
    }

    fn rank(&self, cell: usize, child: B, ranking: Ranking) -> i32 {
        match ranking {
            Ranking::Squares => self.geometry.weights[cell],
            Ranking::Replies => {
                let replies = child.moves();
                let corners = (replies & self.geometry.corners).count();
                self.geometry.weights[cell] / 20 - 10 * replies.count() - 10 * corners
            }
            Ranking::Evaluation => -evaluate(child, self.geometry),
        }
    }
}

/// All candidates together, see [`share`].
const WHOLE: usize = 1024;

/// The share of moves after which a helper begins: last, middle, quarters and so on; `None` for the main thread.
fn share(number: usize) -> Option<usize> {
    match number {
        0 => None,
        1 => Some(WHOLE),
        _ => {
            let halvings = (number - 1).ilog2();
            let odd = 2 * (number - 1 - (1 << halvings)) + 1;
            Some((WHOLE * odd) >> (halvings + 1))
        }
    }
}
