//! What people do at the board.

use super::Question;
use crate::game::{Answer, Choice};

/// An action at the board. Every scene has its own answer.
#[derive(Clone, Copy, Debug)]
pub(super) enum BoardAction {
    Activate(usize),
    MakeChoice(Choice),
    Skip,
    Undo,
    Redo,
    Hint,
    View(Target),
    TogglePause,
    Resign,
    Ask(Question),
    AnswerQuestion { is_meant: bool },
    AnswerTimeUp(Answer),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    First,
    Previous,
    Next,
    Last,
    /// The position after this many turns.
    Turn(usize),
}
