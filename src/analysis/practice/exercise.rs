//! An exercise: tries, hints and the grade.

use std::ops::Range;

use super::deck::{Card, CardError};
use super::schedule::Grade;
use crate::analysis::MoveValue;
use crate::analysis::chance::Class;
use crate::eval::Score;
use crate::game::Position;

/// In Othello a move within this many hundredths of a disc of the best is as good.
const TOLERANCE: i32 = 100;

/// Returns whether a move counts as right: in Othello within one disc of the best, or keeping a proven win; in Gomoku
/// keeping a forced win, or losing less of the chance than an inaccuracy. `are_exact`: both scores are proven.
pub fn is_right(position: &Position, best: Score, tried: Score, are_exact: bool) -> bool {
    let forced = [best, tried].map(|score| score.forced().is_some_and(|plies| plies > 0));
    if forced[0] {
        return forced[1];
    }
    if tried >= best {
        return true;
    }
    if !position.game().kind().counts_stones {
        return Class::if_certain(position, best, tried).is_none();
    }
    let lost = i32::from(best.hundredths()) - i32::from(tried.hundredths());
    lost <= TOLERANCE || are_exact && tried > Score::default()
}

/// A part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A corner.
    Corner,
    /// An edge.
    Edge,
    /// Anywhere else.
    Inside,
}

/// A hint; each says more than the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The best move is one of these cells: the empty ones of a quadrant.
    Where(Vec<usize>),
    /// The kind of move: its place, and how many stones it changes.
    What {
        /// Where it lies.
        place: Place,
        /// How many stones change their colour.
        changes: usize,
    },
    /// The move itself.
    Move(usize),
}

/// The stage of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Waits for a move.
    Asking,
    /// Waits for the value of this move.
    Looking(usize),
    /// This move was right.
    Solved(usize),
    /// The answer was shown.
    Told,
}

/// The reply to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Right; the exercise is over.
    Right,
    /// Wrong; try again.
    Wrong,
    /// Unknown: evaluate these moves, and pass their values to [`Exercise::learn`].
    Look(Vec<usize>),
    /// Illegal, or nothing is asked.
    Refused,
}

/// A mistake as an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    card: Card,
    position: Position,
    stage: Stage,
    wrong: Vec<usize>,
    hints: usize,
    /// Set by the first move, or by the answer's being shown: what comes later does not count.
    grade: Option<Grade>,
}

impl Exercise {
    /// Begins an exercise.
    ///
    /// # Errors
    /// [`CardError`] if the card is invalid.
    pub fn new(card: Card) -> Result<Self, CardError> {
        let position = card.check()?;
        let stage = Stage::Asking;
        Ok(Self { card, position, stage, wrong: Vec::new(), hints: 0, grade: None })
    }

    /// The card.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The stage.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether a move is wanted or looked at.
    pub fn is_asked(&self) -> bool {
        matches!(self.stage, Stage::Asking | Stage::Looking(_))
    }

    /// Wrong tries.
    pub fn wrong(&self) -> &[usize] {
        &self.wrong
    }

    /// The grade, once a move was right or wrong, or the answer was shown.
    pub fn grade(&self) -> Option<Grade> {
        self.grade
    }

    /// A best move.
    pub fn best(&self) -> usize {
        self.card.line[0]
    }

    /// Tries a move.
    pub fn try_move(&mut self, cell: usize) -> Reply {
        if self.stage != Stage::Asking || !self.position.is_legal(cell) {
            return Reply::Refused;
        }
        if cell == self.best() {
            return self.solve(cell);
        }
        if cell == self.card.played || self.wrong.contains(&cell) {
            return self.miss(cell);
        }
        self.stage = Stage::Looking(cell);
        Reply::Look(vec![self.best(), cell])
    }

    /// Tries a move of which it is proved whether it is right.
    pub fn answer(&mut self, cell: usize, is_right: bool) -> Reply {
        if self.stage != Stage::Asking || !self.position.is_legal(cell) {
            return Reply::Refused;
        }
        if is_right { self.solve(cell) } else { self.miss(cell) }
    }

    /// Puts proved values in the place of those that the card has, for this exercise: a review is not always right.
    pub fn prove(&mut self, best: &MoveValue, played: &MoveValue) {
        let card = &mut self.card;
        if played.cell != card.played || best.cell == card.played {
            return;
        }
        card.line.clone_from(&best.line);
        card.played_line.clone_from(&played.line);
        card.best_score = best.score.hundredths();
        card.played_score = played.score.hundredths();
        card.is_exact = best.is_exact() && played.is_exact();
    }

    /// Takes the values of the best move and of the one tried. Obsolete ones are [`Reply::Refused`].
    pub fn learn(&mut self, best: &MoveValue, tried: &MoveValue) -> Reply {
        if self.stage != Stage::Looking(tried.cell) || best.cell != self.best() {
            return Reply::Refused;
        }
        let are_exact = best.is_exact() && tried.is_exact();
        if is_right(&self.position, best.score, tried.score, are_exact) {
            self.solve(tried.cell)
        } else {
            self.miss(tried.cell)
        }
    }

    /// Asks again: the move can't be evaluated.
    pub fn give_up_looking(&mut self) {
        if let Stage::Looking(_) = self.stage {
            self.stage = Stage::Asking;
        }
    }

    /// The next hint; `None` after the move itself, or when nothing is asked.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.stage != Stage::Asking {
            return None;
        }
        let hint = hint(&self.position, self.best(), self.hints)?;
        self.hints += 1;
        Some(hint)
    }

    /// Shows the answer: the best move with its line.
    pub fn tell(&mut self) -> &[usize] {
        if !matches!(self.stage, Stage::Solved(_)) {
            self.stage = Stage::Told;
            self.grade.get_or_insert(Grade::Again);
        }
        &self.card.line
    }

    /// Starts over; the grade stays.
    pub fn again(&mut self) {
        (self.stage, self.hints) = (Stage::Asking, 0);
        self.wrong.clear();
    }

    fn solve(&mut self, cell: usize) -> Reply {
        self.stage = Stage::Solved(cell);
        let grade = match self.hints {
            0 => Grade::Good,
            1..=2 => Grade::Hard,
            // Being shown the move is not knowing it.
            3.. => Grade::Again,
        };
        self.grade.get_or_insert(grade);
        Reply::Right
    }

    fn miss(&mut self, cell: usize) -> Reply {
        self.stage = Stage::Asking;
        self.grade.get_or_insert(Grade::Again);
        if !self.wrong.contains(&cell) {
            self.wrong.push(cell);
        }
        Reply::Wrong
    }
}

/// The hint to a move of a position after so many; `None` after the move itself.
pub fn hint(position: &Position, best: usize, given: usize) -> Option<Hint> {
    match given {
        0 => Some(Hint::Where(quarter(position, best))),
        1 => {
            let changes = position.changes(best).len();
            Some(Hint::What { place: place(position, best), changes })
        }
        2 => Some(Hint::Move(best)),
        _ => None,
    }
}

/// The empty cells of a cell's quadrant; middle rows and columns belong to both halves.
pub fn quarter(position: &Position, cell: usize) -> Vec<usize> {
    let (size, rows, columns) = quadrant(position, cell);
    let cells = rows.flat_map(|row| columns.clone().map(move |column| row * size + column));
    cells.filter(|&cell| position.stone(cell).is_none()).collect()
}

/// The cells at the upper left and the lower right end of that quadrant.
pub fn quarter_ends(position: &Position, cell: usize) -> [usize; 2] {
    let (size, rows, columns) = quadrant(position, cell);
    [rows.start * size + columns.start, (rows.end - 1) * size + columns.end - 1]
}

/// The size of the board, and the rows and columns of a cell's quadrant.
fn quadrant(position: &Position, cell: usize) -> (usize, Range<usize>, Range<usize>) {
    let size = usize::from(position.size());
    let half = size.div_ceil(2);
    let span = |at: usize| if at < half { 0..half } else { size - half..size };
    (size, span(cell / size), span(cell % size))
}

/// The part of the board where a cell lies.
pub fn place(position: &Position, cell: usize) -> Place {
    let last = usize::from(position.size()) - 1;
    let is_end = |at: usize| at == 0 || at == last;
    match (is_end(cell / (last + 1)), is_end(cell % (last + 1))) {
        (true, true) => Place::Corner,
        (false, false) => Place::Inside,
        _ => Place::Edge,
    }
}
