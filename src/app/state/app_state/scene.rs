//! What every scene answers: actions at the board, its position, and what is shown of it.

use std::borrow::Cow;

use super::AppState;
use crate::app::state::board_action::BoardAction;
use crate::app::state::scene::Scene;
use crate::app::state::study::line::to_place;
use crate::app::state::{Note, Shown, Status, StudyEvent};
use crate::game::tree::GameTree;
use crate::game::{GameRecord, Ply, Position, Study};

impl AppState {
    pub(super) fn act(&mut self, action: BoardAction) {
        match &self.scene {
            Scene::Match { .. } => self.act_in_match(action),
            Scene::Study => self.act_in_study(action),
            Scene::Exercise(_) => self.act_in_exercise(action),
            Scene::Puzzle(_) => self.act_in_puzzle(action),
            Scene::Lesson(_) => self.act_in_lesson(action),
            Scene::Drill(_) => self.act_in_drill(action),
            Scene::SetUp { .. } => self.act_in_set_up(action),
        }
    }

    pub(super) fn study_event(&mut self, event: StudyEvent) {
        // It changes nothing of what is on the board, and may belong below.
        if let StudyEvent::Comment { study, node, text } = event {
            return self.comment(study, node, text);
        }
        let was_learning = self.scene.is_learning();
        let goes_on = match &self.scene {
            Scene::Match { .. } | Scene::Study => true,
            Scene::Exercise(_) => self.leave_exercise_for(&event),
            Scene::Puzzle(_) | Scene::Lesson(_) | Scene::Drill(_) => self.leave_learn_for(&event),
            Scene::SetUp { .. } => self.leave_set_up_for(&event),
        };
        // How a run ended is said this once, in place of what the study says of itself.
        let is_enter = was_learning && event == StudyEvent::Enter;
        let ended =
            Some(self.out.note()).filter(|it| is_enter && it.status == Status::RunLeft).cloned();
        if goes_on {
            self.change_study(event);
        }
        if let Some(ended) = ended {
            self.out.say(ended);
        }
    }

    /// Ends a scene that lies over the match or the study.
    pub(super) fn uncover_scene(&mut self) {
        match &self.scene {
            Scene::Match { .. } | Scene::Study => {}
            Scene::Exercise(_) => self.leave_exercise(),
            Scene::Puzzle(_) | Scene::Lesson(_) | Scene::Drill(_) => self.leave_learn(),
            Scene::SetUp { .. } => {
                self.put_set_up_by();
                self.drop_set_up();
            }
        }
    }

    pub(super) fn return_to_match(&mut self) {
        self.uncover_scene();
        if !self.scene.is_match() {
            self.scene = Scene::MATCH;
        }
    }

    pub(super) fn position(&self) -> &Position {
        match &self.scene {
            Scene::Match { view } => self.table.game.position_after(view.unwrap_or(usize::MAX)),
            Scene::Study | Scene::Exercise(_) => match self.preview() {
                Some((position, _)) => position,
                None => self.studied().position(),
            },
            Scene::Puzzle(open) => open.position(),
            Scene::Lesson(open) => open.position(),
            Scene::Drill(open) => open.position(),
            Scene::SetUp { set_up, .. } => set_up.position(),
        }
    }

    /// The position in which a click on a legal cell places a stone; `None` if a click does something else.
    pub(super) fn playable_position(&self) -> Option<Cow<'_, Position>> {
        match &self.scene {
            Scene::Match { view } => {
                let game = &self.table.game;
                let plays =
                    view.is_none() && (game.human_to_move() || self.table.click_plays_first());
                plays.then(|| Cow::Borrowed(game.position()))
            }
            Scene::Exercise(open) if open.asked_further().is_some() => {
                open.asked_further().map(|it| Cow::Owned(to_place(it)))
            }
            Scene::Study | Scene::Exercise(_) => {
                let position = self.studied().position();
                let plays = self.preview().is_none() && !position.is_over();
                plays.then(|| Cow::Owned(to_place(position)))
            }
            Scene::Puzzle(open) => {
                open.asks().then(|| Cow::Owned(to_place(open.solving.position())))
            }
            Scene::Lesson(open) => open.asks().then(|| Cow::Borrowed(open.position())),
            Scene::Drill(open) => open.asks().then(|| Cow::Borrowed(open.position())),
            Scene::SetUp { .. } => None,
        }
    }

    pub(super) fn tree(&self) -> Option<&GameTree> {
        match &self.scene {
            Scene::Match { .. } => Some(self.table.game.tree()),
            Scene::Study | Scene::Exercise(_) => Some(self.studied().tree()),
            Scene::Puzzle(_) | Scene::Lesson(_) | Scene::Drill(_) | Scene::SetUp { .. } => None,
        }
    }

    pub(super) fn plies(&self) -> Vec<Ply> {
        match &self.scene {
            Scene::Match { .. } => {
                self.table.game.turns()[..self.viewed()].iter().map(|turn| turn.ply).collect()
            }
            Scene::Study | Scene::Exercise(_) => {
                let study = self.studied();
                let ahead = self.preview().into_iter().flat_map(|(_, line)| line.iter().copied());
                study.tree().plies(study.at()).into_iter().chain(ahead).collect()
            }
            Scene::Puzzle(open) => open.move_before().iter().chain(open.plies()).copied().collect(),
            Scene::Lesson(open) => open.plies().to_vec(),
            Scene::Drill(open) => open.plies().to_vec(),
            Scene::SetUp { .. } => Vec::new(),
        }
    }

    /// The line to what lies over the match or the study; `None` where one of them is on the board.
    pub fn line_on_board(&self) -> Option<GameRecord> {
        match &self.scene {
            Scene::Match { .. } | Scene::Study | Scene::Exercise(_) => None,
            Scene::Puzzle(open) => Some(open.record()),
            Scene::Lesson(open) => Some(open.record()),
            Scene::Drill(open) => Some(open.record()),
            Scene::SetUp { set_up, .. } => Some(set_up.record()),
        }
    }

    /// Whether there is anything to copy: a move, or a position that is not the usual start.
    pub(super) fn can_copy(&self) -> bool {
        let has_any = |tree: &GameTree| !tree.is_empty() || tree.start().is_set_up();
        match &self.scene {
            Scene::Match { .. } | Scene::Study | Scene::Exercise(_) => {
                self.tree().is_some_and(has_any)
            }
            Scene::Puzzle(_) => true,
            Scene::Lesson(open) => open.record().start().is_set_up(),
            Scene::Drill(open) => !open.plies().is_empty(),
            Scene::SetUp { set_up, .. } => set_up.record().start().is_set_up(),
        }
    }

    /// Everything that is shown but the rows.
    pub fn shown(&self) -> Shown {
        match &self.scene {
            Scene::Match { .. } => self.shown_of_match(),
            Scene::Study | Scene::Exercise(_) => self.shown_of_study(self.studied()),
            Scene::Puzzle(open) => self.shown_of_puzzle(open),
            Scene::Lesson(open) => self.shown_of_lesson(open),
            Scene::Drill(open) => self.shown_of_drill(open),
            Scene::SetUp { set_up, .. } => self.shown_of_set_up(set_up),
        }
    }

    pub(super) fn scene_note(&self) -> Note {
        match &self.scene {
            Scene::Match { .. } => self.table.game_note(),
            Scene::Study => self.study_note(),
            Scene::Exercise(_) => Note::new(Status::Exercise),
            Scene::Puzzle(open) => open.note(),
            Scene::Lesson(_) => Note::new(Status::Lesson),
            Scene::Drill(_) => Note::new(Status::Drill),
            Scene::SetUp { set_up, .. } => set_up.note(),
        }
    }

    /// The study, while it is on the board or below what is there.
    pub fn study(&self) -> Option<&Study> {
        self.notebook.study().filter(|_| self.scene.has_study())
    }

    /// The study, if its position is on the board, or one in the course of a line from there.
    pub(super) fn study_on_board(&self) -> Option<&Study> {
        match &self.scene {
            Scene::Study | Scene::Exercise(_) => self.study(),
            Scene::Match { .. }
            | Scene::Puzzle(_)
            | Scene::Lesson(_)
            | Scene::Drill(_)
            | Scene::SetUp { .. } => None,
        }
    }

    fn studied(&self) -> &Study {
        self.notebook.study().expect("what is on the board is in the notebook")
    }
}
