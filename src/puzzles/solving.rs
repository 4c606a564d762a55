//! The course of a puzzle that somebody solves.

use serde::{Deserialize, Serialize};

use super::{Goal, Puzzle, Shape, Step, Theme};
use crate::analysis::practice::{self, Place};
use crate::game::{Ply, Position};

/// A clue; each says more than the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The right move is one of these cells: the empty ones of a quadrant.
    Where(Vec<usize>),
    /// What it is about.
    About(Theme),
    /// Gomoku: the plies of the win that is to be found or stopped.
    Length(usize),
    /// Gomoku: what the move of a win by threats makes.
    Makes(Shape),
    /// Where it lies, if nothing else is proved.
    Lies(Place),
    /// The move itself.
    Move(usize),
}

/// Where a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A move is to be found.
    Asking,
    /// This move was tried, and is wrong.
    Refuted(usize),
    /// Every move was found.
    Solved,
    /// The solution was told.
    Told,
}

/// How it ended: the first try alone decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Found without help.
    Solved,
    /// Found with clues.
    Helped,
    /// Another move was tried, or the solution told.
    Failed,
}

/// What became of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Try {
    /// Right; there is more to find.
    Right,
    /// Right, and the last one.
    Solved,
    /// Wrong.
    Wrong,
    /// Illegal, or nothing is asked.
    Refused,
}

/// A puzzle with what was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Solving {
    puzzle: Puzzle,
    start: Position,
    /// The position of the step that is asked, or was found last.
    position: Position,
    step: usize,
    phase: Phase,
    clues: Vec<Clue>,
    was_helped: bool,
    /// The first wrong move, in which position, with the step.
    missed: Option<(usize, usize)>,
    outcome: Option<Outcome>,
}

impl Solving {
    /// Begins a puzzle.
    pub fn new(puzzle: Puzzle) -> Self {
        let start = puzzle.record.end();
        Self {
            position: start.clone(),
            start,
            puzzle,
            step: 0,
            phase: Phase::Asking,
            clues: Vec::new(),
            was_helped: false,
            missed: None,
            outcome: None,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the solution is known.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Solved | Phase::Told)
    }

    /// The position in which the first move is asked.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position in which the present step's move is asked.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves that have been found, from 0.
    pub fn found(&self) -> usize {
        self.step + usize::from(self.phase == Phase::Solved)
    }

    /// The present step.
    pub fn step(&self) -> &Step {
        &self.puzzle.steps[self.step]
    }

    /// The clues taken at this step.
    pub fn clues(&self) -> &[Clue] {
        &self.clues
    }

    /// The first wrong try: its step and its cell.
    pub fn missed(&self) -> Option<(usize, usize)> {
        self.missed
    }

    /// How the first try ended, once that is clear.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Tries a move. After a wrong one any other can be tried at once.
    pub fn try_move(&mut self, cell: usize) -> Try {
        if self.is_over() || !self.position.is_legal(cell) {
            return Try::Refused;
        }
        if cell != self.step().right {
            self.phase = Phase::Refuted(cell);
            self.missed.get_or_insert((self.step, cell));
            self.outcome.get_or_insert(Outcome::Failed);
            return Try::Wrong;
        }
        if self.step + 1 == self.puzzle.steps.len() {
            self.phase = Phase::Solved;
            let outcome = if self.was_helped { Outcome::Helped } else { Outcome::Solved };
            self.outcome.get_or_insert(outcome);
            return Try::Solved;
        }
        let Step { right, answers, .. } = &self.puzzle.steps[self.step];
        for &cell in std::iter::once(right).chain(answers) {
            place(&mut self.position, cell);
        }
        pass(&mut self.position);
        self.step += 1;
        self.phase = Phase::Asking;
        self.clues.clear();
        Try::Right
    }

    /// Takes a wrong try back.
    pub fn take_back(&mut self) {
        if let Phase::Refuted(_) = self.phase {
            self.phase = Phase::Asking;
        }
    }

    /// How the other side refutes the wrong move tried: its value for the solver, and the cells of both sides from the try
    /// on. `None` if none was tried, or the puzzle does not say.
    pub fn refutation(&self) -> Option<(i16, Vec<usize>)> {
        let Phase::Refuted(cell) = self.phase else { return None };
        let wrong = self.step().wrong.iter().find(|it| it.cell == cell)?;
        let line = std::iter::once(cell).chain(wrong.refutation.iter().copied());
        Some((wrong.score, line.collect()))
    }

    /// The next clue; `None` after the move itself, or when nothing is asked.
    pub fn clue(&mut self) -> Option<&Clue> {
        if self.is_over() {
            return None;
        }
        let clue = match self.clues.len() {
            0 => Clue::Where(practice::quarter(&self.position, self.step().right)),
            1 => self.about(),
            2 => Clue::Move(self.step().right),
            _ => return None,
        };
        self.take_back();
        self.was_helped = true;
        self.clues.push(clue);
        self.clues.last()
    }

    fn about(&self) -> Clue {
        let step = self.step();
        let tells = |theme: &&Theme| !matches!(theme, Theme::Fours | Theme::Defence);
        match (self.puzzle.goal, self.puzzle.themes.iter().find(tells)) {
            (Goal::Fours, _) => Clue::Length(step.score.unsigned_abs().into()),
            (Goal::Defence, _) => {
                let plies = step.wrong.iter().map(|it| it.score.unsigned_abs()).min();
                Clue::Length(plies.unwrap_or_default().into())
            }
            (Goal::Threats, _) => Clue::Makes(Shape::of_cell(&self.position, step.right)),
            // Themes are about the first move.
            (_, Some(&theme)) if self.step == 0 => Clue::About(theme),
            _ => Clue::Lies(practice::place(&self.position, step.right)),
        }
    }

    /// Tells the solution.
    pub fn tell(&mut self) {
        if self.phase != Phase::Solved {
            self.phase = Phase::Told;
            self.clues.clear();
            self.outcome.get_or_insert(Outcome::Failed);
        }
    }

    /// Starts over; the outcome stays.
    pub fn again(&mut self) {
        self.position = self.start.clone();
        (self.step, self.phase) = (0, Phase::Asking);
        self.clues.clear();
    }

    /// The cells of both sides from the first position to the present step's.
    pub fn played(&self) -> Vec<usize> {
        line(&self.puzzle.steps[..self.step])
    }

    /// The cells of both sides, from the first position to the end of the solution.
    pub fn solution(&self) -> Vec<usize> {
        line(&self.puzzle.steps)
    }
}

fn line(steps: &[Step]) -> Vec<usize> {
    steps
        .iter()
        .flat_map(|it| std::iter::once(it.right).chain(it.answers.iter().copied()))
        .collect()
}

fn pass(position: &mut Position) {
    if position.must_pass() {
        position.play(Ply::Pass).expect("where nothing else is left a pass is legal");
    }
}

/// Places a stone of the solution; a side without a legal move passes.
fn place(position: &mut Position, cell: usize) {
    pass(position);
    position.play(Ply::Place(cell)).expect("every move of a solution is legal");
}
