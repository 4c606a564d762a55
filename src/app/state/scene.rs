//! What is on the board. A scene answers the actions there and says what is shown; `app_state` has a file for each.

use super::drill::OpenDrill;
use super::exercise::OpenExercise;
use super::lesson::OpenLesson;
use super::puzzle::OpenPuzzle;
use super::set_up::SetUp;
use crate::game::Game;
use crate::puzzles::Mode;

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
    /// A lesson; the match or the study lies below.
    Lesson(Box<OpenLesson>),
    /// A drill of openings; the match or the study lies below.
    Drill(Box<OpenDrill>),
    /// A position being set up by hand; the match or the study lies below, and perhaps a scene of learning over that, which
    /// is there again if nothing comes of the position.
    SetUp {
        set_up: Box<SetUp>,
        learning: Option<Box<Self>>,
    },
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
            Self::Lesson(open) => open.was_studying,
            Self::Drill(open) => open.was_studying,
            Self::SetUp { set_up, .. } => set_up.was_studying,
        }
    }

    pub(super) fn is_match(&self) -> bool {
        matches!(self, Self::Match { .. })
    }

    pub(super) fn view(&self) -> Option<usize> {
        if let Self::Match { view } = self { *view } else { None }
    }

    pub(super) fn view_latest(&mut self) {
        if let Self::Match { view } = self {
            *view = None;
        }
    }

    /// Tells a scene of learning what lies below it now.
    pub(super) fn lay_over(&mut self, is_study: bool) {
        match self {
            Self::Puzzle(open) => open.was_studying = is_study,
            Self::Lesson(open) => open.was_studying = is_study,
            Self::Drill(open) => open.was_studying = is_study,
            Self::Match { .. } | Self::Study | Self::Exercise(_) | Self::SetUp { .. } => {}
        }
    }

    /// Whether it belongs to the room where one learns.
    pub(super) fn is_learning(&self) -> bool {
        matches!(self, Self::Puzzle(_) | Self::Lesson(_) | Self::Drill(_))
    }

    pub(super) fn exercise(&self) -> Option<&OpenExercise> {
        if let Self::Exercise(open) = self { Some(open) } else { None }
    }

    pub(super) fn exercise_mut(&mut self) -> Option<&mut OpenExercise> {
        if let Self::Exercise(open) = self { Some(open) } else { None }
    }

    pub(super) fn puzzle(&self) -> Option<&OpenPuzzle> {
        if let Self::Puzzle(open) = self { Some(open) } else { None }
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut OpenPuzzle> {
        if let Self::Puzzle(open) = self { Some(open) } else { None }
    }

    pub(super) fn lesson(&self) -> Option<&OpenLesson> {
        if let Self::Lesson(open) = self { Some(open) } else { None }
    }

    pub(super) fn lesson_mut(&mut self) -> Option<&mut OpenLesson> {
        if let Self::Lesson(open) = self { Some(open) } else { None }
    }

    pub(super) fn drill(&self) -> Option<&OpenDrill> {
        if let Self::Drill(open) = self { Some(open) } else { None }
    }

    pub(super) fn drill_mut(&mut self) -> Option<&mut OpenDrill> {
        if let Self::Drill(open) = self { Some(open) } else { None }
    }
}

/// What was on the board when the room where one learns was left.
#[derive(Clone, Debug)]
pub(super) struct LeftScene {
    scene: Scene,
    date: i64,
    below: Game,
}

impl LeftScene {
    /// A scene of learning, left on this date over a game or a study of `below`.
    pub(super) fn of(scene: Scene, date: i64, below: Game) -> Self {
        Self { scene, date, below }
    }

    /// The scene, unless another game lies below by now. A puzzle of the day is there for that day.
    pub(super) fn scene(self, date: i64, below: Game) -> Option<Scene> {
        let is_of_day = self.scene.puzzle().is_some_and(|open| open.mode == Mode::Day);
        let is_over = self.below != below || (is_of_day && self.date != date);
        (!is_over).then_some(self.scene)
    }
}
