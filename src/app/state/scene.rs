//! What is on the board. A scene takes in what is done there, knows its position, and says what is shown.
//!
//! Each scene has a file of its own beside this one. To add another: its file, a variant of [`Scene`], and the arms that
//! the compiler then asks for here.

use std::borrow::Cow;

use super::exercise::OpenExercise;
use super::set_up::SetUp;
use super::{AppState, Effect, Note, Question, Shown, Status, StudyEvent};
use crate::game::tree::GameTree;
use crate::game::{Answer, Choice, Ply, Position, Study};

/// What is on the board.
#[derive(Clone, Debug)]
pub(super) enum Scene {
    /// The match.
    Match {
        /// The turns up to the earlier position that is looked at; `None` shows where the match stands.
        view: Option<usize>,
    },
    /// The study in the notebook.
    Study,
    /// A mistake to be put right; the study that it comes from lies below.
    Exercise(Box<OpenExercise>),
    /// A position that is set up by hand; the match or the study lies below.
    SetUp(Box<SetUp>),
}

/// Something that is done at the board. Every scene has its own answer.
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

/// Where somebody wants to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    First,
    Previous,
    Next,
    Last,
    /// The position after this many turns.
    Turn(usize),
}

impl Scene {
    /// The match as it stands.
    pub(super) const MATCH: Self = Self::Match { view: None };

    /// The study if there is one on the board, else the match.
    pub(super) fn of_study(is_open: bool) -> Self {
        if is_open { Self::Study } else { Self::MATCH }
    }

    /// Whether the study is on the board or lies below what is there.
    pub(super) fn has_study(&self) -> bool {
        match self {
            Self::Match { .. } => false,
            Self::Study | Self::Exercise(_) => true,
            Self::SetUp(set_up) => set_up.was_studying(),
        }
    }

    pub(super) fn is_match(&self) -> bool {
        matches!(self, Self::Match { .. })
    }
}

impl AppState {
    /// Has the scene do what is done at the board.
    pub(super) fn act(&mut self, action: BoardAction, effects: &mut Vec<Effect>) {
        match &self.scene {
            Scene::Match { .. } => self.act_in_match(action, effects),
            Scene::Study => self.act_in_study(action, effects),
            Scene::Exercise(_) => self.act_in_exercise(action, effects),
            Scene::SetUp(_) => self.act_in_set_up(action, effects),
        }
    }

    /// Does something to the study, once the scene has made way for it.
    pub(super) fn study_event(&mut self, event: StudyEvent, effects: &mut Vec<Effect>) {
        let goes_on = match &self.scene {
            Scene::Match { .. } | Scene::Study => true,
            Scene::Exercise(_) => self.leave_exercise_for(&event, effects),
            Scene::SetUp(_) => self.leave_set_up_for(&event, effects),
        };
        if goes_on {
            self.change_study(event, effects);
        }
    }

    /// Ends a scene that lies over the match or the study.
    pub(super) fn uncover_scene(&mut self, effects: &mut Vec<Effect>) {
        match &self.scene {
            Scene::Match { .. } | Scene::Study => {}
            Scene::Exercise(_) => self.leave_exercise(effects),
            Scene::SetUp(_) => self.drop_set_up(effects),
        }
    }

    /// Puts the match on the board.
    pub(super) fn return_to_match(&mut self, effects: &mut Vec<Effect>) {
        self.uncover_scene(effects);
        if !self.scene.is_match() {
            self.scene = Scene::MATCH;
        }
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position {
        match &self.scene {
            Scene::Match { view } => self.game.position_after(view.unwrap_or(usize::MAX)),
            Scene::Study | Scene::Exercise(_) => match self.preview() {
                Some((position, _)) => position,
                None => self.studied().position(),
            },
            Scene::SetUp(set_up) => set_up.position(),
        }
    }

    /// The position in which a click on a legal cell places a stone; `None` if a click does something else.
    pub(super) fn playable_position(&self) -> Option<Cow<'_, Position>> {
        match &self.scene {
            Scene::Match { view } => {
                let plays =
                    view.is_none() && (self.game.human_to_move() || self.click_plays_first());
                plays.then(|| Cow::Borrowed(self.game.position()))
            }
            Scene::Study | Scene::Exercise(_) => {
                let position = self.studied().position();
                let plays = self.preview().is_none() && !position.is_over();
                plays.then(|| Cow::Owned(super::study::line::to_place(position)))
            }
            Scene::SetUp(_) => None,
        }
    }

    /// The game that the position on the board is one of; `None` if it is of none.
    pub(super) fn tree(&self) -> Option<&GameTree> {
        match &self.scene {
            Scene::Match { .. } => Some(self.game.tree()),
            Scene::Study | Scene::Exercise(_) => Some(self.studied().tree()),
            Scene::SetUp(_) => None,
        }
    }

    /// The plies that lead to the position on the board.
    pub(super) fn plies(&self) -> Vec<Ply> {
        match &self.scene {
            Scene::Match { .. } => {
                self.game.turns()[..self.viewed()].iter().map(|turn| turn.ply).collect()
            }
            Scene::Study | Scene::Exercise(_) => {
                let study = self.studied();
                let ahead = self.preview().into_iter().flat_map(|(_, line)| line.iter().copied());
                study.tree().plies(study.at()).into_iter().chain(ahead).collect()
            }
            Scene::SetUp(_) => Vec::new(),
        }
    }

    /// Everything that is shown but the rows.
    pub fn shown(&self) -> Shown {
        match &self.scene {
            Scene::Match { .. } => self.shown_of_match(),
            Scene::Study | Scene::Exercise(_) => self.shown_of_study(self.studied()),
            Scene::SetUp(set_up) => self.shown_of_set_up(set_up),
        }
    }

    /// What the status line says of the scene when nothing has just happened.
    pub(super) fn scene_note(&self) -> Note {
        match &self.scene {
            Scene::Match { .. } => self.game_note(),
            Scene::Study => self.study_note(),
            Scene::Exercise(_) => Note::new(Status::Exercise),
            Scene::SetUp(set_up) => set_up.note(),
        }
    }

    /// What is studied, while it is on the board or below what is there.
    pub fn study(&self) -> Option<&Study> {
        self.notebook.study().filter(|_| self.scene.has_study())
    }

    /// The study, if its position is on the board, or one in the course of a line from there.
    pub(super) fn study_on_board(&self) -> Option<&Study> {
        match &self.scene {
            Scene::Study | Scene::Exercise(_) => self.study(),
            Scene::Match { .. } | Scene::SetUp(_) => None,
        }
    }

    fn studied(&self) -> &Study {
        self.notebook.study().expect("what is on the board is in the notebook")
    }

    /// The earlier position of the match that is looked at.
    pub(super) fn view(&self) -> Option<usize> {
        match self.scene {
            Scene::Match { view } => view,
            Scene::Study | Scene::Exercise(_) | Scene::SetUp(_) => None,
        }
    }

    /// Looks at where the match stands, if it is on the board.
    pub(super) fn view_latest(&mut self) {
        if let Scene::Match { view } = &mut self.scene {
            *view = None;
        }
    }
}
