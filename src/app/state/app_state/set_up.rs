//! The scene in which a position is set up by hand.

use super::AppState;
use crate::app::state::board_action::BoardAction;
use crate::app::state::scene::Scene;
use crate::app::state::set_up::SetUp;
use crate::app::state::{Note, SetUpEvent, SetUpShown, Shown, Status, StudyEvent, StudyShown};
use crate::game::tree::GameTree;
use crate::game::{Position, SetUpSceneImage, Setup, Study, Variant};

impl AppState {
    pub(super) fn set_up_image(&self) -> Option<SetUpSceneImage> {
        let Scene::SetUp { set_up, .. } = &self.scene else { return None };
        Some(set_up.image())
    }

    pub(super) fn restore_set_up(&mut self, set_up: Option<SetUp>) {
        let Some(set_up) = set_up else { return };
        let was_studying = set_up.was_studying && self.scene.has_study();
        let set_up = Box::new(SetUp { was_studying, ..set_up });
        self.scene = Scene::SetUp { set_up, learning: None };
        self.out.say(self.scene_note());
    }

    /// The position being set up, with its variant.
    pub fn set_up(&self) -> Option<(Variant, &Position)> {
        let Scene::SetUp { set_up: it, .. } = &self.scene else { return None };
        Some((it.editor.variant(), it.editor.position()))
    }

    pub(super) fn act_in_set_up(&mut self, action: BoardAction) {
        let Scene::SetUp { set_up, .. } = &mut self.scene else { return };
        match action {
            BoardAction::Activate(cell) => self.out.say(set_up.put(cell)),
            BoardAction::Undo => self.out.say(set_up.undo()),
            BoardAction::Redo => self.out.say(set_up.redo()),
            BoardAction::Skip
            | BoardAction::Hint
            | BoardAction::TogglePause
            | BoardAction::Ask(_) => self.out.say(Note::new(Status::SetUpFirst)),
            BoardAction::AnswerTimeUp(answer) => {
                if !set_up.was_studying {
                    self.table.answer_time_up(answer, &mut self.out);
                }
                return;
            }
            BoardAction::MakeChoice(_)
            | BoardAction::View(_)
            | BoardAction::Resign
            | BoardAction::AnswerQuestion { .. } => {}
        }
        self.keep_game();
    }

    /// Makes way for what puts something else on the board; returns whether that is still to be done. A position that was
    /// changed stays, however, until somebody says what is to become of it, and nothing else concerns it.
    pub(super) fn leave_set_up_for(&mut self, event: &StudyEvent) -> bool {
        let opens = matches!(event, StudyEvent::Open(_) | StudyEvent::OpenOwn(_));
        let is_change = matches!(event, StudyEvent::Enter | StudyEvent::Leave);
        if !opens && (!is_change || self.changed_set_up().is_some()) {
            self.out.say(Note::new(Status::SetUpFirst));
            return false;
        }
        let was_studying = self.scene.has_study();
        if opens {
            self.put_set_up_by();
        }
        self.drop_set_up();
        if !was_studying && is_change {
            self.out.say(self.scene_note());
            return *event == StudyEvent::Enter;
        }
        true
    }

    pub(super) fn set_up_event(&mut self, event: SetUpEvent) {
        if event == SetUpEvent::Begin {
            return self.begin_set_up();
        }
        self.leave_exercise();
        self.leave_learn();
        let Scene::SetUp { set_up, .. } = &mut self.scene else { return };
        match event {
            SetUpEvent::Begin => {}
            SetUpEvent::Done => self.finish_set_up(),
            SetUpEvent::Cancel => self.cancel_set_up(),
            event => {
                set_up.edit(event);
                self.out.say(set_up.note());
                self.keep_game();
            }
        }
    }

    /// Begins with the position on the board, of whatever it is.
    fn begin_set_up(&mut self) {
        if matches!(self.scene, Scene::SetUp { .. }) {
            return;
        }
        let (variant, position) = (self.shown().setup.variant, self.position().clone());
        self.leave_exercise();
        let ended = self.end_run();
        self.end_comparing();
        let is_learning = self.scene.is_learning();
        // The clock does not run for what nobody sees.
        self.table.suspend();
        self.table.stop_search(&mut self.out);
        let set_up = Box::new(SetUp::new(variant, position, self.scene.has_study()));
        let below = std::mem::replace(&mut self.scene, Scene::MATCH);
        let learning = is_learning.then(|| Box::new(below));
        self.scene = Scene::SetUp { set_up, learning };
        self.out.say(self.scene_note());
        self.say_run_left(ended);
        self.keep_game();
    }

    /// Leaves the position as if it had never been set up.
    pub(super) fn cancel_set_up(&mut self) {
        let Scene::SetUp { learning, .. } = &mut self.scene else { return };
        let learning = learning.take();
        self.drop_set_up();
        match learning {
            Some(learning) => self.return_to_learning(*learning),
            None => self.out.say(self.scene_note()),
        }
    }

    fn take_set_up(&mut self) -> Option<SetUp> {
        match std::mem::replace(&mut self.scene, Scene::MATCH) {
            Scene::SetUp { set_up, learning } => {
                self.scene = Scene::of_study(set_up.was_studying);
                if let Some(learning) = learning {
                    self.keep_left(*learning);
                    // Its reasons replaced those of the review.
                    self.explain_shown();
                }
                Some(*set_up)
            }
            other => {
                self.scene = other;
                None
            }
        }
    }

    /// Studies the position; where nothing was changed, the study stays as it was.
    fn finish_set_up(&mut self) {
        let Some(set_up) = self.take_set_up() else { return };
        if set_up.was_studying && !set_up.editor.can_undo() {
            self.out.say(self.scene_note());
            return self.keep_game();
        }
        self.study_tree(Study::new(GameTree::new(set_up.editor.start())));
    }

    /// Leaves a position that was changed in the notebook, so that opening something else does not lose it: as the study
    /// before that, it comes back with Undo.
    pub(super) fn put_set_up_by(&mut self) {
        if let Some(set_up) = self.changed_set_up() {
            let tree = GameTree::new(set_up.editor.start());
            self.notebook.begin(Study::new(tree));
            self.notebook.leave_game();
        }
    }

    fn changed_set_up(&self) -> Option<&SetUp> {
        let Scene::SetUp { set_up, .. } = &self.scene else { return None };
        set_up.editor.can_undo().then_some(set_up)
    }

    pub(super) fn drop_set_up(&mut self) {
        if self.take_set_up().is_some() {
            self.keep_game();
        }
    }

    pub(super) fn shown_of_set_up(&self, set_up: &SetUp) -> Shown {
        let common = self.shown_in_common();
        Shown {
            setup: Setup { variant: set_up.editor.variant(), ..common.setup },
            can_undo: set_up.editor.can_undo(),
            can_redo: set_up.editor.can_redo(),
            study: StudyShown { open: true, ..StudyShown::default() },
            set_up: SetUpShown { open: true, brush: set_up.brush },
            ..common
        }
    }
}
