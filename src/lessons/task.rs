//! Tasks to be played on the board.

use super::claim::Claim;
use super::goal::Goal;
use super::shown::Shown;
use crate::game::Position;

/// Wrong moves that one answer explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The moves.
    pub cells: Vec<usize>,
    /// Why they are wrong.
    pub text: String,
    /// What may follow each of them, to be shown; often the opponent's reply.
    pub reply: Vec<usize>,
    /// What the text states, of the position before the move.
    pub claims: Vec<Claim>,
}

/// A move to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position.
    pub position: Position,
    /// What is asked.
    pub ask: String,
    /// What the right moves fulfil, and no other.
    pub goal: Goal,
    /// The cells that come into question, if not all.
    pub among: Vec<usize>,
    /// The right moves; only one where another step follows.
    pub right: Vec<usize>,
    /// Why the right moves are right, as a sentence.
    pub solved: String,
    /// Answers for certain wrong moves.
    pub wrong: Vec<Wrong>,
    /// The answer for all other wrong moves; empty if there are none.
    pub other: String,
    /// The answer for a cell that can't be played; may be empty.
    pub illegal: String,
    /// What is drawn.
    pub shown: Shown,
    /// What the texts state of the position.
    pub claims: Vec<Claim>,
}

/// A task of one or more moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The moves to be found, at least one. The opponent's replies lie between.
    pub steps: Vec<Step>,
    /// The opponent's reply after each step but the last.
    pub replies: Vec<usize>,
}

/// What a cell is as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is wrong, and counts as a try.
    Wrong,
    /// It can't be played, or is not one of those in question: no try.
    Outside,
}

/// The answer to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<'a> {
    /// What the cell is.
    pub verdict: Verdict,
    /// What is said; may be empty if the cell can't be played.
    pub text: &'a str,
    /// What to play after it: the opponent's reply before the next step, or what shows why the move is wrong.
    pub reply: &'a [usize],
}

impl Answer<'_> {
    /// Returns whether the cell is right.
    pub fn is_right(&self) -> bool {
        self.verdict == Verdict::Right
    }
}

impl Step {
    /// Returns whether a cell may be chosen at all.
    pub fn is_open(&self, cell: usize) -> bool {
        let is_in_question = self.among.is_empty() || self.among.contains(&cell);
        is_in_question
            && match self.goal {
                Goal::Legal | Goal::Forbidden => {
                    cell < self.position.stones().len() && self.position.stone(cell).is_none()
                }
                _ => self.position.is_legal(cell),
            }
    }

    /// The cells that may be chosen, in order.
    pub fn open_cells(&self) -> Vec<usize> {
        (0..self.position.stones().len()).filter(|&cell| self.is_open(cell)).collect()
    }
}

impl Task {
    /// Judges a cell at the step of this number, from 0.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn judge(&self, number: usize, cell: usize) -> Answer<'_> {
        let step = &self.steps[number];
        if step.right.contains(&cell) {
            let reply = self.replies.get(number).map_or(&[][..], std::slice::from_ref);
            return Answer { verdict: Verdict::Right, text: &step.solved, reply };
        }
        if !step.is_open(cell) {
            return Answer { verdict: Verdict::Outside, text: &step.illegal, reply: &[] };
        }
        let verdict = Verdict::Wrong;
        match step.wrong.iter().find(|wrong| wrong.cells.contains(&cell)) {
            Some(wrong) => Answer { verdict, text: &wrong.text, reply: &wrong.reply },
            None => Answer { verdict, text: &step.other, reply: &[] },
        }
    }

    pub(super) fn words(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().flat_map(|step| {
            let plain = [&step.ask, &step.solved, &step.other, &step.illegal].into_iter();
            let words = plain.chain(step.wrong.iter().map(|wrong| &wrong.text));
            words.map(String::as_str).filter(|text| !text.is_empty())
        })
    }
}
