//! What is on the board: the match or the study, or what lies over one of them. `app_state` has a file for each.

use super::Status;
use super::board_action::Deed;
use super::drill::OpenDrill;
use super::exercise::OpenExercise;
use super::lesson::OpenLesson;
use super::overlay::Overlay;
use super::puzzle::OpenPuzzle;
use super::set_up::SetUp;
use crate::game::Game;
use crate::puzzles::Mode;

#[derive(Clone, Debug)]
pub(super) struct Scene {
    ground: Ground,
    over: Option<Over>,
}

#[derive(Clone, Debug)]
enum Ground {
    Match {
        /// The turns up to the earlier position that is shown; `None` shows where the match stands.
        view: Option<usize>,
    },
    Study,
}

/// What lies over the match or the study, which wait meanwhile.
#[derive(Clone, Debug)]
pub(super) enum Over {
    /// A mistake to be corrected, over the study it comes from; the deck's has a notebook of its own.
    Exercise(Box<OpenExercise>),
    Puzzle(Box<OpenPuzzle>),
    Lesson(Box<OpenLesson>),
    /// A drill of openings.
    Drill(Box<OpenDrill>),
    /// A position being set up by hand, perhaps over something to learn, which is there again if nothing comes of it.
    SetUp {
        set_up: Box<SetUp>,
        learning: Option<Box<Self>>,
    },
}

impl Over {
    /// Whether it belongs to the room where one learns.
    fn is_learning(&self) -> bool {
        matches!(self, Self::Puzzle(_) | Self::Lesson(_) | Self::Drill(_))
    }

    /// Whether there is something for a deed to do; else why not.
    fn offer(&self, deed: Deed) -> Result<(), Status> {
        match self {
            Self::Exercise(open) => open.offer(deed),
            Self::Puzzle(open) => open.offer(deed),
            Self::Lesson(open) => open.offer(deed),
            Self::Drill(open) => open.offer(deed),
            Self::SetUp { set_up, .. } => set_up.offer(deed),
        }
    }

    /// What has a board of its own; an exercise is on that of the study.
    fn overlay(&self) -> Option<&dyn Overlay> {
        match self {
            Self::Exercise(_) => None,
            Self::Puzzle(open) => Some(&**open),
            Self::Lesson(open) => Some(&**open),
            Self::Drill(open) => Some(&**open),
            Self::SetUp { set_up, .. } => Some(&**set_up),
        }
    }
}

/// Declares how to reach what lies over the match or the study, if it is of one kind.
macro_rules! over {
    ($($kind:ident: $open:ident, $get:ident, $get_mut:ident;)*) => {
        $(
            pub(super) fn $get(&self) -> Option<&$open> {
                if let Some(Over::$kind(open)) = &self.over { Some(open) } else { None }
            }

            pub(super) fn $get_mut(&mut self) -> Option<&mut $open> {
                if let Some(Over::$kind(open)) = &mut self.over { Some(open) } else { None }
            }
        )*
    };
}

impl Scene {
    pub(super) const MATCH: Self = Self { ground: Ground::Match { view: None }, over: None };
    pub(super) const STUDY: Self = Self { ground: Ground::Study, over: None };

    pub(super) fn of_study(is_open: bool) -> Self {
        if is_open { Self::STUDY } else { Self::MATCH }
    }

    /// Whether the study is on the board or lies below what is there.
    pub(super) fn has_study(&self) -> bool {
        matches!(self.ground, Ground::Study)
    }

    pub(super) fn is_match(&self) -> bool {
        !self.has_study() && self.over.is_none()
    }

    pub(super) fn is_study(&self) -> bool {
        self.has_study() && self.over.is_none()
    }

    /// The turns of the match up to the earlier position that is shown.
    pub(super) fn view(&self) -> Option<usize> {
        match self.ground {
            Ground::Match { view } => view.filter(|_| self.over.is_none()),
            Ground::Study => None,
        }
    }

    /// Shows the match after so many turns; `None` shows where it stands.
    pub(super) fn look_at_match(&mut self, view: Option<usize>) {
        *self = Self { ground: Ground::Match { view }, over: None };
    }

    pub(super) fn view_latest(&mut self) {
        if let Ground::Match { view } = &mut self.ground {
            *view = None;
        }
    }

    /// Lays something over the match, as it stands, or the study, in place of what lay there.
    pub(super) fn lay(&mut self, over: Over) {
        self.view_latest();
        self.over = Some(over);
    }

    /// Takes away what lies over the match or the study.
    pub(super) fn lift(&mut self) -> Option<Over> {
        self.over.take()
    }

    pub(super) fn over(&self) -> Option<&Over> {
        self.over.as_ref()
    }

    /// Whether what lies there has something for a deed to do; the match and the study tell that themselves.
    ///
    /// # Errors
    /// The status that says why there isn't.
    pub(super) fn offer(&self, deed: Deed) -> Result<(), Status> {
        self.over.as_ref().map_or(Ok(()), |over| over.offer(deed))
    }

    /// What lies there with a board of its own.
    pub(super) fn overlay(&self) -> Option<&dyn Overlay> {
        self.over.as_ref()?.overlay()
    }

    /// Whether the room where one learns is on the board.
    pub(super) fn is_learning(&self) -> bool {
        self.over.as_ref().is_some_and(Over::is_learning)
    }

    /// Lifts what belongs to the room where one learns.
    pub(super) fn lift_learning(&mut self) -> Option<Over> {
        self.over.take_if(|over| over.is_learning())
    }

    over! {
        Exercise: OpenExercise, exercise, exercise_mut;
        Puzzle: OpenPuzzle, puzzle, puzzle_mut;
        Lesson: OpenLesson, lesson, lesson_mut;
        Drill: OpenDrill, drill, drill_mut;
    }

    pub(super) fn set_up(&self) -> Option<&SetUp> {
        if let Some(Over::SetUp { set_up, .. }) = &self.over { Some(set_up) } else { None }
    }

    pub(super) fn set_up_mut(&mut self) -> Option<&mut SetUp> {
        if let Some(Over::SetUp { set_up, .. }) = &mut self.over { Some(set_up) } else { None }
    }

    /// Whether there is something to learn below a position that is set up.
    pub(super) fn covers_learning(&self) -> bool {
        matches!(&self.over, Some(Over::SetUp { learning: Some(_), .. }))
    }

    /// Lifts a position that is set up, with what there is to learn below it.
    pub(super) fn lift_set_up(&mut self) -> Option<(SetUp, Option<Over>)> {
        match self.over.take()? {
            Over::SetUp { set_up, learning } => Some((*set_up, learning.map(|it| *it))),
            other => {
                self.over = Some(other);
                None
            }
        }
    }
}

/// What was on the board when the room where one learns was left.
#[derive(Clone, Debug)]
pub(super) struct LeftScene {
    over: Over,
    date: i64,
    below: Game,
}

impl LeftScene {
    /// What was left on this date over a game or a study of `below`.
    pub(super) fn of(over: Over, date: i64, below: Game) -> Self {
        Self { over, date, below }
    }

    /// What was left, unless another game lies below by now. A puzzle of the day is there for that day.
    pub(super) fn over(self, date: i64, below: Game) -> Option<Over> {
        let is_of_day = matches!(&self.over, Over::Puzzle(open) if open.mode == Mode::Day);
        let is_past = self.below != below || (is_of_day && self.date != date);
        (!is_past).then_some(self.over)
    }
}
