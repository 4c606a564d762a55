//! The root of every search: deeper and deeper, each round with a narrow window around what the one before has
//! found, always with an answer at hand.

use std::time::Instant;

use super::budget::Spent;
use super::report::{RankedMove, Report};
use super::request::Request;
use super::selectivity::Selectivity;
use super::stop::Stop;
use super::time::TimePlan;

/// Less than any value.
pub const NOTHING: i32 = i32::MIN + 1;

/// One round of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Moves ahead; all the empty squares for a search to the end of the game.
    pub depth: u8,
    /// How sure to be.
    pub selectivity: Selectivity,
}

/// The values that a search tells from each other: others come out as bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The lower end, itself outside.
    pub alpha: i32,
    /// The upper end, itself outside.
    pub beta: i32,
}

/// How windows are laid around a guess, and widened where the value lies outside (aspiration windows).
#[derive(Clone, Copy, Debug)]
pub struct Aspiration {
    /// Half the width of the first window.
    pub half: i32,
    /// How many times as far the side is moved that the value lay beyond.
    pub widening: i32,
    /// Whether the other side then closes in on the value. Where searches leave things out, both sides may fail in
    /// turn.
    pub closes: bool,
    /// The window after which sides are no longer moved but taken away.
    pub tries: u32,
    /// More than any value.
    pub widest: i32,
    /// A guess further from 0 says nothing about other values.
    pub most_guess: i32,
}

impl Aspiration {
    /// The value that `look` finds in a window that holds it, tried one after the other.
    ///
    /// # Errors
    /// Those of `look`.
    pub fn around<E>(
        self,
        guess: Option<i32>,
        mut look: impl FnMut(Window) -> Result<i32, E>,
    ) -> Result<i32, E> {
        let Self { half, widening, closes, tries, widest, most_guess } = self;
        let (mut alpha, mut beta) = match guess.filter(|guess| guess.abs() < most_guess) {
            Some(guess) => (guess - half, guess + half),
            None => (-widest, widest),
        };
        let further = half * widening;
        for number in 1.. {
            let value = look(Window { alpha, beta })?;
            let is_inside = value > alpha && value < beta;
            if is_inside || (alpha <= -widest && beta >= widest) {
                return Ok(value);
            }
            let (is_last, is_low) = (number >= tries, value <= alpha);
            if is_last && closes {
                // A selective search may contradict itself for ever.
                (alpha, beta) = (-widest, widest);
            } else if is_low {
                alpha = if is_last { -widest } else { value - further };
                beta = if closes { value + 1 } else { beta };
            } else {
                beta = if is_last { widest } else { value + further };
                alpha = if closes { value - 1 } else { alpha };
            }
        }
        unreachable!("the widest window ends it")
    }
}

/// A game's search, as its root sees it.
pub trait Root {
    /// A move of the root.
    type Move: Copy;

    /// How windows are laid around what the round before has found.
    const ASPIRATION: Aspiration;

    /// The move as it is told.
    fn cell(&self, root_move: Self::Move) -> usize;

    /// What a move is worth within a window; it is the `place`th that the round comes to, from 0 on.
    ///
    /// # Errors
    /// [`Spent`] if the search is over.
    fn look(
        &mut self,
        root_move: Self::Move,
        step: Step,
        window: Window,
        place: usize,
    ) -> Result<i32, Spent>;

    /// A move as it is told, with its value in a round.
    fn found(&mut self, root_move: Self::Move, value: i32, reached: Step) -> RankedMove;

    /// Nodes of all threads so far.
    fn nodes(&mut self) -> u64;

    /// A move that needs no round, because it is proved to win; asked for only if one move is wanted.
    fn win_at_once(&mut self) -> Option<RankedMove> {
        None
    }

    /// Looks at the outcome of a round, and may better it; returns whether nothing more is to be found out.
    fn concludes(&mut self, _found: &mut [RankedMove]) -> bool {
        false
    }
}

/// What the root strives for.
#[derive(Debug)]
pub struct Aim<'a> {
    /// The rounds, one after the other.
    pub steps: Vec<Step>,
    /// What it may take.
    pub plan: TimePlan,
    /// When it was asked for.
    pub started: Instant,
    /// Asks to end before the next round.
    pub stop: &'a Stop,
}

/// A search at its root: its moves, the best in front.
pub struct Deepening<R: Root> {
    root: R,
    moves: Vec<R::Move>,
}

/// The best value of a round that was cut short, or [`NOTHING`] if that isn't known.
struct Half(i32);

impl<R: Root> Deepening<R> {
    /// A search of these moves, likely ones first.
    pub fn new(root: R, moves: Vec<R::Move>) -> Self {
        Self { root, moves }
    }

    /// Whether there is nothing to choose where a move is wanted and not its score: one round does.
    pub fn is_forced(&self, request: &Request, plan: &TimePlan) -> bool {
        self.moves.len() == 1 && (request.limits.level.is_some() || plan.is_by_clock())
    }

    /// Answers a request for so many of the best moves; `None` exactly if there is no legal one. `report` is told
    /// of every finished round.
    pub fn search(
        mut self,
        aim: Aim<'_>,
        best: usize,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let Aim { steps, mut plan, started, stop } = aim;
        let wanted = best.max(1).min(self.moves.len());
        let first = self.moves[..wanted].iter();
        let mut found: Vec<RankedMove> =
            first.map(|&root_move| RankedMove::unknown(self.root.cell(root_move))).collect();
        if found.is_empty() {
            return None;
        }
        if wanted == 1
            && let Some(win) = self.root.win_at_once()
        {
            return Some(Report::of(win, self.root.nodes()));
        }
        for step in steps {
            // Helpers may have filled the table so well that a round ends before it looks at its limits.
            let ends = || stop.is_requested() || !plan.goes_on(started.elapsed());
            if step.depth > 1 && ends() {
                break;
            }
            if !self.deepen(step, &mut found) {
                break;
            }
            let is_over = self.root.concludes(&mut found);
            plan.learn(found[0].cell, found[0].score);
            report(&Report::ranking(found.clone(), self.root.nodes()));
            if is_over {
                break;
            }
        }
        Some(Report::ranking(found, self.root.nodes()))
    }

    /// Looks at the same position as the thread that answers, so that it finds much in the table that it would have
    /// to look for; the `number` of the thread decides with which round it begins.
    pub fn help(mut self, steps: &[Step], number: usize) {
        let mut guess = None;
        for &step in steps.iter().skip(number % 2) {
            match self.narrow(0, step, guess) {
                Ok(value) if !self.moves.is_empty() => guess = Some(value),
                Ok(_) | Err(Half(_)) => return,
            }
        }
    }

    /// One round: the best moves one after the other, each among those that are left, so that each has a score of
    /// its own. Tells whether it came to its end.
    fn deepen(&mut self, step: Step, found: &mut [RankedMove]) -> bool {
        let mut settled: Vec<RankedMove> = Vec::with_capacity(found.len());
        for rank in 0..found.len() {
            // The expected score of this rank is that of the round before.
            let before = &found[rank];
            let guess = (before.depth > 0).then(|| i32::from(before.score.hundredths()));
            let reached = Step { depth: before.depth, selectivity: before.selectivity };
            let (value, reached, is_whole) = match self.narrow(rank, step, guess) {
                Ok(value) => (value, step, true),
                Err(Half(value)) => (value, reached, false),
            };
            if value > NOTHING {
                settled.push(self.root.found(self.moves[rank], value, reached));
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

    /// The best of the moves from `first` on in one round, at first within a narrow window around `guess`. It comes
    /// to `first`.
    fn narrow(&mut self, first: usize, step: Step, guess: Option<i32>) -> Result<i32, Half> {
        // A move that beat the window is better than the last answer, even if there is no time left to find out by
        // how much.
        let mut least = NOTHING;
        R::ASPIRATION.around(guess, |window| match self.look(first, step, window) {
            Ok(value) => {
                if value >= window.beta {
                    least = value;
                }
                Ok(value)
            }
            Err(Half(value)) => Err(Half(value.max(least))),
        })
    }

    /// Looks at every move from `first` on once.
    fn look(&mut self, first: usize, step: Step, window: Window) -> Result<i32, Half> {
        let Window { alpha, beta } = window;
        let mut best = NOTHING;
        for at in first..self.moves.len() {
            let window = Window { alpha: alpha.max(best), beta };
            let Ok(value) = self.root.look(self.moves[at], step, window, at - first) else {
                let is_known = alpha < best && best < beta;
                return Err(Half(if is_known { best } else { NOTHING }));
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
        Ok(best)
    }
}
