//! Proves what lessons state: which moves reach a goal, and whether a fact holds.

mod discs;
mod stones;

use std::collections::HashMap;
use std::ops::AddAssign;

use thiserror::Error;

use crate::game::{Finish, Ply, Position};
use crate::lessons::{Claim, Fact, Goal, Lesson, Step};
use crate::openings::{self, Tongue};
use crate::othello::Board;
use crate::search::forced::ForcedWins;
use crate::search::{Engine, HashSize, Stop};

/// Positions with more empty squares take too long to solve.
const MAX_EMPTY: usize = 16;

/// Why something is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unproved {
    /// It is not so.
    #[error("found {0}")]
    Otherwise(String),
    /// There are too many empty squares to solve.
    #[error("{0} empty squares are too many to solve; {MAX_EMPTY} are the most")]
    Empty(usize),
    /// A search for a win by fours did not come to its end.
    #[error("the search for a win by fours takes too long")]
    Fours,
    /// It is of the other game.
    #[error("it is of the other game")]
    OtherGame,
    /// A move before it can't be played.
    #[error("the moves before it can't be played")]
    Illegal,
    /// The search was stopped.
    #[error("the search was stopped")]
    Stopped,
}

/// What a lesson states and nobody can prove.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {what}: {why}")]
pub struct Fault {
    /// Where: `say 3` or `task 2, step 1`, counted from 1.
    pub place: String,
    /// The claim, or that the right moves are others.
    pub what: String,
    /// Why it is not proved.
    pub why: Unproved,
}

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tasks.
    pub tasks: usize,
    /// Goals: one for each move of a task.
    pub goals: usize,
    /// Claims of texts and answers.
    pub claims: usize,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.tasks += other.tasks;
        self.goals += other.goals;
        self.claims += other.claims;
    }
}

/// Proves lessons, one after another.
#[derive(Debug)]
pub struct Prover {
    engine: Engine,
    wins: ForcedWins,
    stop: Stop,
    scores: HashMap<Board, i32>,
}

impl Prover {
    /// With an engine of its own; a stopped one proves nothing any more.
    ///
    /// # Panics
    /// If there is no memory for a small table.
    pub fn new(stop: Stop) -> Self {
        Self {
            engine: Engine::new(HashSize::mebibytes(16)),
            wins: ForcedWins::new().expect("a mebibyte is there"),
            stop,
            scores: HashMap::new(),
        }
    }

    /// Proves all that a lesson states, and that exactly the right moves of its tasks reach their goals.
    pub fn prove(&mut self, lesson: &Lesson) -> (Counts, Vec<Fault>) {
        let mut counts = Counts { tasks: lesson.tasks.len(), ..Counts::default() };
        let mut faults = Vec::new();
        for (at, block) in lesson.blocks.iter().enumerate() {
            let place = format!("say {}", at + 1);
            counts.claims += block.claims.len();
            let end = block.end();
            faults.extend(block.claims.iter().filter_map(|it| self.refuted(it, &end, &place)));
        }
        for (task, number) in lesson.tasks.iter().zip(1..) {
            for (step, at) in task.steps.iter().zip(1..) {
                let place = format!("task {number}, step {at}");
                counts.goals += 1;
                faults.extend(self.missed(step, &place));
                let of_wrong = step.wrong.iter().flat_map(|wrong| &wrong.claims);
                for claim in step.claims.iter().chain(of_wrong) {
                    counts.claims += 1;
                    faults.extend(self.refuted(claim, &step.position, &place));
                }
            }
        }
        (counts, faults)
    }

    fn refuted(&mut self, claim: &Claim, position: &Position, place: &str) -> Option<Fault> {
        let why = self.check(claim, position).err()?;
        Some(Fault { place: place.to_owned(), what: format!("{:?}", claim.text), why })
    }

    /// The fault of a step whose right moves are others.
    fn missed(&mut self, step: &Step, place: &str) -> Option<Fault> {
        let mut right = step.right.clone();
        right.sort_unstable();
        let why = match self.right(&step.goal, &step.position, &step.open_cells()) {
            Ok(found) if found == right => return None,
            Ok(found) => Unproved::Otherwise(names(&found, &step.position)),
            Err(why) => why,
        };
        Some(Fault { place: place.to_owned(), what: "the right moves".to_owned(), why })
    }

    /// Of these cells, all of which may be chosen, those that reach a goal.
    ///
    /// # Errors
    /// [`Unproved`] if that is not settled.
    pub fn right(
        &mut self,
        goal: &Goal,
        position: &Position,
        cells: &[usize],
    ) -> Result<Vec<usize>, Unproved> {
        match position {
            Position::Othello(it) => self.right_squares(goal, it, position, cells),
            Position::Gomoku(it) => {
                let mut right = Vec::new();
                for &cell in cells {
                    if self.is_right(goal, it, cell)? {
                        right.push(cell);
                    }
                }
                Ok(right)
            }
        }
    }

    /// Checks a claim about a position.
    ///
    /// # Errors
    /// [`Unproved`] says why it does not hold, or is not settled.
    pub fn check(&mut self, claim: &Claim, position: &Position) -> Result<(), Unproved> {
        let mut end = position.clone();
        for &cell in &claim.after {
            if end.must_pass() {
                end.play(Ply::Pass).map_err(|_| Unproved::Illegal)?;
            }
            end.play(Ply::Place(cell)).map_err(|_| Unproved::Illegal)?;
        }
        match &end {
            Position::Othello(it) => self.check_discs(&claim.fact, it, &end),
            Position::Gomoku(it) => self.check_stones(&claim.fact, it, &end),
        }
    }
}

fn check_either(fact: &Fact, end: &Position) -> Result<(), Unproved> {
    match fact {
        Fact::Stones(black, white) => {
            let counts = end.counts();
            is((*black, *white), (counts.black, counts.white))
        }
        Fact::Empty(count) => is(*count, end.stones().iter().filter(|it| it.is_none()).count()),
        Fact::Turn(side) => is(*side, end.side_to_move()),
        Fact::Won(side) => {
            let is_over =
                matches!(end.finish(), Some(Finish::Row | Finish::NoMoves | Finish::WipedOut));
            is(Some(*side), end.leader().filter(|_| is_over))
        }
        Fact::Opening(name) => is(true, is_opening(end, name)),
        _ => Err(Unproved::OtherGame),
    }
}

fn otherwise(found: &impl std::fmt::Debug) -> Unproved {
    Unproved::Otherwise(format!("{found:?}"))
}

fn is<T: Copy + PartialEq + std::fmt::Debug>(claimed: T, found: T) -> Result<(), Unproved> {
    if claimed == found { Ok(()) } else { Err(otherwise(&found)) }
}

fn same(claimed: &[usize], found: &[usize], position: &Position) -> Result<(), Unproved> {
    if claimed == found { Ok(()) } else { Err(Unproved::Otherwise(names(found, position))) }
}

fn names(cells: &[usize], position: &Position) -> String {
    let names: Vec<String> = cells.iter().map(|&cell| position.cell_name(cell)).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

fn sorted(cells: &[usize]) -> Vec<usize> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

fn is_opening(position: &Position, name: &str) -> bool {
    openings::of(position).is_some_and(|found| found.name(Tongue::English) == name)
}
