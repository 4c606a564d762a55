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

/// A deed at the board that there is not always something to do for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Skip,
    Undo,
    Redo,
    Hint,
    Pause,
    /// Leaves the game, after a question or at once.
    Leave,
}

impl BoardAction {
    /// The deed that it is, unless it answers what was asked, plays or looks elsewhere.
    pub(super) fn deed(self) -> Option<Deed> {
        match self {
            Self::Skip => Some(Deed::Skip),
            Self::Undo => Some(Deed::Undo),
            Self::Redo => Some(Deed::Redo),
            Self::Hint => Some(Deed::Hint),
            Self::TogglePause => Some(Deed::Pause),
            Self::Ask(_) | Self::Resign => Some(Deed::Leave),
            Self::Activate(_)
            | Self::MakeChoice(_)
            | Self::View(_)
            | Self::AnswerQuestion { .. }
            | Self::AnswerTimeUp(_) => None,
        }
    }
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

impl Target {
    /// How many moves of a line are shown there, of which so many are shown now; a turn of the game is in no line.
    pub(super) fn in_line(self, shown: usize, length: usize) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Previous => Some(shown.saturating_sub(1)),
            Self::Next => Some(shown + 1),
            Self::Last => Some(length),
            Self::Turn(_) => None,
        }
    }
}
