//! What is on the board. A scene answers the actions there and says what is shown; `app_state` has a file for each.

use super::exercise::OpenExercise;
use super::puzzle::OpenPuzzle;
use super::set_up::SetUp;

#[derive(Clone, Debug)]
pub(super) enum Scene {
    Match {
        /// The turns up to the earlier position that is shown; `None` shows where the match stands.
        view: Option<usize>,
    },
    Study,
    /// A mistake to be corrected; the study it comes from lies below.
    Exercise(Box<OpenExercise>),
    /// A puzzle; the match or the study lies below.
    Puzzle(Box<OpenPuzzle>),
    /// A position being set up by hand; the match or the study lies below.
    SetUp(Box<SetUp>),
}

impl Scene {
    pub(super) const MATCH: Self = Self::Match { view: None };

    pub(super) fn of_study(is_open: bool) -> Self {
        if is_open { Self::Study } else { Self::MATCH }
    }

    /// Whether the study is on the board or lies below what is there.
    pub(super) fn has_study(&self) -> bool {
        match self {
            Self::Match { .. } => false,
            Self::Study | Self::Exercise(_) => true,
            Self::Puzzle(open) => open.was_studying,
            Self::SetUp(set_up) => set_up.was_studying,
        }
    }

    pub(super) fn is_match(&self) -> bool {
        matches!(self, Self::Match { .. })
    }

    pub(super) fn view(&self) -> Option<usize> {
        match self {
            Self::Match { view } => *view,
            Self::Study | Self::Exercise(_) | Self::Puzzle(_) | Self::SetUp(_) => None,
        }
    }

    pub(super) fn view_latest(&mut self) {
        if let Self::Match { view } = self {
            *view = None;
        }
    }

    pub(super) fn exercise(&self) -> Option<&OpenExercise> {
        match self {
            Self::Exercise(open) => Some(open),
            Self::Match { .. } | Self::Study | Self::Puzzle(_) | Self::SetUp(_) => None,
        }
    }

    pub(super) fn exercise_mut(&mut self) -> Option<&mut OpenExercise> {
        match self {
            Self::Exercise(open) => Some(open),
            Self::Match { .. } | Self::Study | Self::Puzzle(_) | Self::SetUp(_) => None,
        }
    }

    pub(super) fn puzzle(&self) -> Option<&OpenPuzzle> {
        match self {
            Self::Puzzle(open) => Some(open),
            Self::Match { .. } | Self::Study | Self::Exercise(_) | Self::SetUp(_) => None,
        }
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut OpenPuzzle> {
        match self {
            Self::Puzzle(open) => Some(open),
            Self::Match { .. } | Self::Study | Self::Exercise(_) | Self::SetUp(_) => None,
        }
    }
}
