//! A mistake prepared for finding reasons: the boards, both lines, and the proof that something costs half of the loss.

use super::probe::{Prober, Reach, Spent};
use super::terms::{Terms, Who};
use crate::analysis::reasons::{Motif, Reason, ReasonLimits};
use crate::analysis::{Mistake, MoveValue};
use crate::othello::{Bits, Board};

/// A move of a line; passes are no steps.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub who: Who,
    pub cell: usize,
    pub before: Board,
    /// The board after it, with the other side to move, even if it has to pass.
    pub after: Board,
}

pub struct Case<'a> {
    pub board: Board,
    /// The refutation, beginning with the mistake.
    pub played: Vec<Step>,
    pub better: Vec<Step>,
    /// The scores from the mistaken side's view, in hundredths, and whether they are exact.
    pub scores: [(i32, bool); 2],
    /// The probes' values after the mistake and after the best move.
    values: [i32; 2],
    /// The larger of the loss given and the probes' loss.
    loss: i32,
    prober: Prober<'a>,
    reach: Reach,
}

/// How far the terms may at least overshoot level: discs come in pairs near the end.
const SMALL: i32 = 600;

const LEAST: i32 = -7000;

/// The plies that a line needs for finding reasons.
const LINE: usize = 14;

impl<'a> Case<'a> {
    /// `None` if one of the moves is illegal or there is no loss.
    pub fn new(
        board: Board,
        mistake: &Mistake,
        effort: ReasonLimits,
        prober: Prober<'a>,
    ) -> Option<Self> {
        let line = |value: &MoveValue| {
            let moves = std::iter::once(value.cell).chain(value.line.iter().copied().skip(1));
            let steps = replay(board, moves);
            (!steps.is_empty()).then_some(steps)
        };
        let score = |value: &MoveValue| (i32::from(value.score.hundredths()), value.is_exact());
        let (played, better) = (line(&mistake.played)?, line(&mistake.best)?);
        let loss = mistake.loss();
        let is_one = mistake.played.cell != mistake.best.cell && loss > 0;
        let reach = Reach { depth: effort.depth, exact: effort.exact };
        is_one.then_some(Self {
            board,
            played,
            better,
            scores: [score(&mistake.played), score(&mistake.best)],
            values: [0; 2],
            loss,
            prober,
            reach,
        })
    }

    pub fn after(&self) -> Board {
        self.played[0].after
    }

    pub fn instead(&self) -> Board {
        self.better[0].after
    }

    /// Extends both lines where the search's table had lost their ends.
    pub fn complete(&mut self) -> Result<(), Spent> {
        let reach = Reach { depth: self.reach.depth.min(6), exact: self.reach.exact.min(12) };
        for line in [&mut self.played, &mut self.better] {
            while line.len() < LINE
                || line.last().is_some_and(|step| step.before.empty_count() <= 13)
            {
                let Some(&Step { who, after, .. }) = line.last() else { break };
                let (who, board) =
                    if after.legal_moves() == 0 { (who, after.pass()) } else { (!who, after) };
                let Some(cell) = self.prober.best(board, who, reach)? else { break };
                line.push(Step { who, cell, before: board, after: board.play(cell) });
            }
        }
        Ok(())
    }

    /// The ply after which a shallow search sees at least half of the loss, and keeps seeing it.
    pub fn shows(&mut self) -> Result<Option<usize>, Spent> {
        let limit = self.scores[1].0 - self.loss / 2;
        let mut shows = None;
        for at in 0..self.played.len() {
            let Step { who, after, .. } = self.played[at];
            let reach = Reach { depth: 2, exact: 4 };
            let value = self.prober.value(after, !who, Terms::Usual, reach, LEAST)?;
            if value > limit {
                shows = None;
            } else {
                shows = shows.or(Some(at));
            }
        }
        Ok(shows)
    }

    /// Returns whether the probes see enough of the loss; if not, all search two, then four plies deeper from now on.
    pub fn sees_loss(&mut self) -> Result<bool, Spent> {
        let [after, instead] = [self.after(), self.instead()];
        let is_exact = self.board.empty_count() <= u32::from(self.reach.exact);
        for further in [0, 2, 2] {
            self.reach.depth += further;
            self.values = [self.probe(after, Terms::Usual)?, self.probe(instead, Terms::Usual)?];
            let seen = self.values[1] - self.values[0];
            if seen >= self.loss / 2 {
                self.loss = self.loss.max(seen);
                return Ok(true);
            }
            if is_exact {
                break;
            }
        }
        Ok(false)
    }

    fn probe(&mut self, board: Board, terms: Terms) -> Result<i32, Spent> {
        self.prober.value(board, Who::Other, terms, self.reach, LEAST)
    }

    pub fn reaches(&mut self, board: Board, terms: Terms, value: i32) -> Result<bool, Spent> {
        self.prober.reaches(board, Who::Other, terms, self.reach, value)
    }

    pub fn best_value(&self) -> i32 {
        self.values[1]
    }

    /// The share that comes back, in per cent, if what the terms forbid the opponent or give the own side is the reason:
    /// at least half of the loss after the mistake, and no more than half separates it from the best move.
    pub fn proves(&mut self, terms: Terms) -> Result<Option<u8>, Spent> {
        let half = (self.loss + 1) / 2;
        let (board, least) = (self.after(), self.values[0] + half);
        let does = self.reaches(board, terms, least)?;
        if !does {
            return Ok(None);
        }
        let after = self.prober.value(board, Who::Other, terms, self.reach, least - 1)?;
        // Selective searches may say slightly less the second time.
        if after < least {
            return Ok(None);
        }
        let board = self.instead();
        let is_level = !self.reaches(board, terms, after + half + 1)?
            && self.reaches(board, terms, after - self.loss.max(SMALL))?;
        Ok(is_level.then(|| self.percent(after - self.values[0])))
    }

    /// The same if what the terms forbid the own side is the point of the best move, after which the loss then appears.
    pub fn proves_missed(&mut self, terms: Terms) -> Result<Option<u8>, Spent> {
        self.missed(terms, self.instead(), Who::Other)
    }

    /// As [`Self::proves_missed`], where the terms forbid the best move itself and its best alternative replaces it.
    pub fn proves_best_missed(&mut self, terms: Terms) -> Result<Option<u8>, Spent> {
        self.missed(terms, self.board, Who::Own)
    }

    fn missed(&mut self, terms: Terms, board: Board, who: Who) -> Result<Option<u8>, Spent> {
        let half = (self.loss + 1) / 2;
        let most = self.values[1] - half;
        if self.prober.reaches(board, who, terms, self.reach, most + 1)? {
            return Ok(None);
        }
        let instead = self.prober.value(board, who, terms, self.reach, LEAST)?;
        if instead > most {
            return Ok(None);
        }
        let board = self.after();
        let is_level = self.reaches(board, terms, instead - half)?
            && !self.reaches(board, terms, instead + self.loss.max(SMALL) + 1)?;
        Ok(is_level.then(|| self.percent(self.values[1] - instead)))
    }

    fn percent(&self, part: i32) -> u8 {
        (100 * part / self.loss.max(1)).clamp(0, 100) as u8
    }
}

/// The steps of a line up to its first illegal move, with passes inferred.
fn replay(board: Board, moves: impl Iterator<Item = usize>) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut board, mut who) = (board, Who::Own);
    for cell in moves {
        if board.must_pass() {
            (board, who) = (board.pass(), !who);
        }
        if cell >= 64 || board.legal_moves() >> cell & 1 == 0 {
            break;
        }
        let after = board.play(cell);
        steps.push(Step { who, cell, before: board, after });
        (board, who) = (after, !who);
    }
    steps
}

pub fn proven(motif: Motif, ply: usize, proof: Option<u8>) -> Option<Reason> {
    proof.map(|explained| Reason::new(motif, ply, explained))
}

pub fn cells(squares: u64) -> Vec<usize> {
    Bits::new(squares).collect()
}
