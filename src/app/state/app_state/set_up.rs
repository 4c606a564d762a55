//! The scene in which a position is set up by hand.

use super::AppState;
use crate::app::state::board_action::BoardAction;
use crate::app::state::overlay::Overlay;
use crate::app::state::scene::{Over, Scene};
use crate::app::state::set_up::SetUp;
use crate::app::state::{Note, SetUpEvent, SetUpShown, Status, StudyEvent};
use crate::game::tree::GameTree;
use crate::game::{Position, SetUpSceneImage, Study, Variant};

impl AppState {
    pub(super) fn set_up_image(&self) -> Option<SetUpSceneImage> {
        Some(self.scene.set_up()?.image(self.scene.has_study()))
    }

    pub(super) fn restore_set_up(&mut self, set_up: Option<SetUp>, was_studying: bool) {
        let Some(set_up) = set_up else { return };
        self.scene = Scene::of_study(was_studying && self.scene.has_study());
        self.scene.lay(Over::SetUp { set_up: Box::new(set_up), learning: None });
        self.out.say(self.scene_note());
    }

    /// The position being set up, with its variant.
    pub fn set_up(&self) -> Option<(Variant, &Position)> {
        self.scene.set_up().map(|it| (it.variant(), it.position()))
    }

    pub(super) fn act_in_set_up(&mut self, action: BoardAction) {
        let Some(set_up) = self.scene.set_up_mut() else { return };
        let note = match action {
            BoardAction::Activate(cell) => set_up.put(cell),
            BoardAction::Undo => set_up.undo(),
            BoardAction::Redo => set_up.redo(),
            _ => return,
        };
        match note.status {
            Status::EditUndone | Status::EditRedone => self.out.reply(note),
            _ => self.out.say(note),
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
        if opens {
            return true;
        }
        self.out.say(self.scene_note());
        // Enter wants the study, Leave the match: either is there if it lay below.
        was_studying != (*event == StudyEvent::Enter)
    }

    pub(super) fn set_up_event(&mut self, event: SetUpEvent) {
        if event == SetUpEvent::Begin {
            return self.begin_set_up();
        }
        self.leave_exercise();
        self.leave_learn();
        let Some(set_up) = self.scene.set_up_mut() else { return };
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
        if self.scene.set_up().is_some() {
            return;
        }
        let (variant, position) = (self.variant_on_board(), self.position().clone());
        self.leave_exercise();
        let ended = self.end_run();
        self.end_comparing();
        // The clock does not run for what nobody sees.
        self.table.suspend();
        self.table.stop_search(&mut self.out);
        let learning = self.scene.lift_learning().map(Box::new);
        self.scene.lay(Over::SetUp { set_up: Box::new(SetUp::new(variant, position)), learning });
        self.out.say(self.scene_note());
        self.say_run_left(ended);
        self.keep_game();
    }

    /// Leaves the position as if it had never been set up.
    pub(super) fn cancel_set_up(&mut self) {
        let Some((_, learning)) = self.scene.lift_set_up() else { return };
        match learning {
            Some(learning) => self.return_to_learning(learning),
            None => self.out.say(self.scene_note()),
        }
        self.keep_game();
    }

    fn take_set_up(&mut self) -> Option<SetUp> {
        let (set_up, learning) = self.scene.lift_set_up()?;
        if let Some(learning) = learning {
            self.keep_left(learning);
            // Its reasons replaced those of the review.
            self.explain_shown();
        }
        Some(set_up)
    }

    /// Studies the position; where nothing was changed, the study stays as it was.
    fn finish_set_up(&mut self) {
        let Some(set_up) = self.take_set_up() else { return };
        if self.scene.has_study() && !set_up.editor.can_undo() {
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
        self.scene.set_up().filter(|it| it.editor.can_undo())
    }

    pub(super) fn drop_set_up(&mut self) {
        if self.take_set_up().is_some() {
            self.keep_game();
        }
    }

    pub(super) fn set_up_shown(&self) -> SetUpShown {
        let Some(set_up) = self.scene.set_up() else { return SetUpShown::default() };
        SetUpShown { open: true, brush: set_up.brush }
    }
}
