//! The root: deeper and deeper, then to the end of the game, at first selectively and then surer and
//! surer, always with an answer at hand.

use std::time::Instant;

use super::context::Searcher;
use super::node::Node;
use super::values::{INFINITY, NOTHING};
use crate::eval::Score;
use crate::othello::{Bits, Board};
use crate::search::board_table::{BoardTable, NO_CELL};
use crate::search::report::{RankedMove, Report};
use crate::search::request::Request;
use crate::search::selectivity::Selectivity;
use crate::search::time::TimePlan;

/// Half the width of the first window around the last value, in hundredths.
const WINDOW: i32 = 300;

/// Windows to try before the widest.
const MOST_TRIES: u32 = 4;

/// The longest line that is told.
const LINE: usize = 60;

/// How deep to look: moves ahead in the middle of the game, and empty squares from which on to look to
/// the end.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Moves ahead.
    pub depth: u8,
    /// Empty squares.
    pub exact: u8,
    /// How sure to be at last.
    pub selectivity: Selectivity,
    /// How sure to be before the end of the game is in sight.
    pub midgame: Selectivity,
}

/// What the root strives for.
#[derive(Debug)]
pub struct Aim {
    /// How deep to look.
    pub reach: Reach,
    /// What it may take.
    pub plan: TimePlan,
    /// When it was asked for.
    pub started: Instant,
}

/// One round of the search.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Moves ahead; all the empty squares for a search to the end of the game.
    pub depth: u8,
    /// How sure to be.
    pub selectivity: Selectivity,
}

struct RootMove {
    cell: usize,
    child: Node,
}

/// What one pass over the root moves gave.
struct Pass {
    value: i32,
    /// Whether every move was looked at.
    is_whole: bool,
}

/// A search at its root.
pub struct Root<'s, 'a> {
    searcher: &'s mut Searcher<'a>,
    board: Board,
    empties: u8,
    moves: Vec<RootMove>,
}

impl<'s, 'a> Root<'s, 'a> {
    /// The legal moves, likely ones first; the seed decides among those that look equal.
    pub fn new(searcher: &'s mut Searcher<'a>, board: Board, seed: u64) -> Self {
        let node = Node::new(board);
        let mut moves: Vec<(i32, RootMove)> = Bits::new(board.legal_moves())
            .map(|cell| {
                let child = node.after(cell, board.flips(cell));
                (child.value(searcher.shared.weights), RootMove { cell, child })
            })
            .collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut moves);
        moves.sort_by_key(|(value, _)| *value);
        let moves = moves.into_iter().map(|(_, found)| found).collect();
        Self { searcher, board, empties: board.empty_count() as u8, moves }
    }

    /// Answers a request; `None` exactly if there is no legal move.
    pub fn search(
        mut self,
        aim: Aim,
        request: &Request,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let Aim { reach, mut plan, started } = aim;
        let wanted = request.best.clamp(1, self.moves.len().max(1));
        // With one move there is nothing to choose; without a level or a clock the score is wanted all
        // the same.
        let is_play = request.limits.level.is_some() || plan.is_by_clock();
        let is_forced = self.moves.len() == 1 && is_play;
        let mut found: Vec<RankedMove> = self.moves[..wanted.min(self.moves.len())]
            .iter()
            .map(|root_move| RankedMove::unknown(root_move.cell))
            .collect();
        if found.is_empty() {
            return None;
        }
        for step in steps(reach, self.empties, is_forced) {
            if step.depth > 1 && !plan.goes_on(started.elapsed()) {
                break;
            }
            let is_whole = self.deepen(step, &mut found);
            if !is_whole {
                break;
            }
            plan.learn(found[0].cell, found[0].score);
            report(&Report::ranking(found.clone(), self.nodes()));
        }
        Some(Report::ranking(found, self.nodes()))
    }

    fn nodes(&mut self) -> u64 {
        self.searcher.tell();
        self.searcher.shared.nodes()
    }

    /// One round: the best moves one after the other, each among those that are left. Tells whether it
    /// came to its end.
    fn deepen(&mut self, step: Step, found: &mut [RankedMove]) -> bool {
        let mut settled: Vec<RankedMove> = Vec::with_capacity(found.len());
        for rank in 0..found.len() {
            // The expected score of this rank is that of the round before.
            let guess = &found[rank];
            let guess = (guess.depth > 0).then(|| i32::from(guess.score.hundredths()));
            let Pass { value, is_whole } = self.narrow(rank, step, guess);
            if value > NOTHING {
                let cell = self.moves[rank].cell;
                let (depth, selectivity) = if is_whole {
                    (step.depth, step.selectivity)
                } else {
                    (found[rank].depth, found[rank].selectivity)
                };
                let exact = is_whole && depth == self.empties && selectivity == Selectivity::Full;
                let score = Score::from_hundredths(value as i16);
                let line = line(self.searcher.shared.table, self.board, cell);
                settled.push(RankedMove { cell, score, depth, selectivity, exact, line });
            }
            if !is_whole {
                // Half a round may have found a better move; an order of several it can't tell.
                if let ([only], Some(better)) = (&mut *found, settled.pop()) {
                    *only = better;
                }
                return false;
            }
        }
        // A later look can know a little more through the table than the first one did.
        settled.sort_by_key(|entry| std::cmp::Reverse(entry.score));
        found.clone_from_slice(&settled);
        true
    }

    /// The best of the moves from `first` on at one depth, at first within a narrow window around
    /// `guess`. It comes to `first`.
    fn narrow(&mut self, first: usize, step: Step, guess: Option<i32>) -> Pass {
        let (mut alpha, mut beta) = match guess {
            Some(guess) => (guess - WINDOW, guess + WINDOW),
            None => (-INFINITY - 1, INFINITY + 1),
        };
        // A move that beat the window is better than the last answer, even if there is no time left
        // to find out by how much.
        let mut least = NOTHING;
        for tries in 1.. {
            let pass = self.look(first, step, alpha, beta);
            if !pass.is_whole {
                return Pass { value: pass.value.max(least), ..pass };
            }
            let is_inside = pass.value > alpha && pass.value < beta;
            if is_inside || (alpha < -INFINITY && beta > INFINITY) {
                return pass;
            }
            if tries >= MOST_TRIES {
                // A selective search may contradict itself for ever.
                (alpha, beta) = (-INFINITY - 1, INFINITY + 1);
            } else if pass.value <= alpha {
                (alpha, beta) = (pass.value - 2 * WINDOW, pass.value + 1);
            } else {
                least = pass.value;
                (alpha, beta) = (pass.value - 1, pass.value + 2 * WINDOW);
            }
        }
        unreachable!("the widest window ends it")
    }

    /// Looks at every move from `first` on once. When the search ends on the way, the value is that of
    /// the best move so far, or [`NOTHING`] if that isn't known.
    fn look(&mut self, first: usize, step: Step, alpha: i32, beta: i32) -> Pass {
        let Step { depth, selectivity } = step;
        let mut best = NOTHING;
        for at in first..self.moves.len() {
            let child = self.moves[at].child;
            let from = alpha.max(best);
            let value =
                self.searcher.follow(&child, from, beta, depth - 1, selectivity as u8, at > first);
            let Ok(value) = value else {
                let is_known = alpha < best && best < beta;
                return Pass { value: if is_known { best } else { NOTHING }, is_whole: false };
            };
            if value > best {
                best = value;
                // Values up to alpha are bounds and say nothing about which move is better.
                if best > alpha {
                    self.moves[first..=at].rotate_right(1);
                }
                if best >= beta {
                    break;
                }
            }
        }
        Pass { value: best, is_whole: true }
    }
}

/// The moves expected from a board after `best`, as far as the table knows them.
pub fn line(table: &BoardTable, mut board: Board, best: usize) -> Vec<usize> {
    let mut line = Vec::new();
    let mut next = Some(best);
    while let Some(cell) = next {
        line.push(cell);
        board = board.play(cell);
        if board.must_pass() {
            board = board.pass();
        }
        next = table
            .get(board)
            .map(|known| known.best[0])
            .filter(|&cell| cell != NO_CELL && board.legal_moves() >> cell & 1 == 1)
            .filter(|_| line.len() < LINE)
            .map(usize::from);
    }
    line
}

/// The rounds of a search; a depth of all the empty squares is a search to the end.
pub fn steps(reach: Reach, empties: u8, is_forced: bool) -> Vec<Step> {
    /// The rounds before those to the end stop this many moves short of it.
    const SHORT_OF_END: u8 = 12;
    /// With fewer empty squares nothing is left out.
    const LEAST_SELECTIVE: u8 = 13;
    /// The step that orders the moves for the surest one; more steps cost more than they save.
    const BEFORE_THE_LAST: Selectivity = Selectivity::P73;

    let is_exact = empties <= reach.exact.max(reach.depth);
    let shallow = if is_forced {
        1
    } else if is_exact {
        reach.depth.min(empties.saturating_sub(SHORT_OF_END).max(1))
    } else {
        reach.depth
    };
    let mut steps: Vec<Step> = (1..=shallow.max(1))
        .map(|depth| Step { depth, selectivity: reach.midgame.min(reach.selectivity) })
        .collect();
    if is_exact && !is_forced {
        if shallow.max(1) >= empties {
            steps.pop();
        }
        let selective = Selectivity::ALL.into_iter().filter(|step| {
            let prepares = *step == BEFORE_THE_LAST && empties >= LEAST_SELECTIVE;
            *step == reach.selectivity || *step < reach.selectivity && prepares
        });
        steps.extend(selective.map(|selectivity| Step { depth: empties, selectivity }));
    }
    steps
}
