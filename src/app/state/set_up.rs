//! The scene in which a position is set up by hand. What is set up becomes a new study.

mod messages;

use super::scene::{BoardAction, Scene};
use super::{AppState, Effect, Note, Shown, Status, StudyEvent, StudyShown};
use crate::game::tree::GameTree;
use crate::game::{
    BoardEditor, Doubt, ImageError, Position, SetUpSceneImage, Setup, Side, Study, Variant,
};

pub use messages::{SetUpEvent, SetUpShown};

/// The position that is being set up.
#[derive(Clone, Debug)]
pub(super) struct SetUp {
    editor: BoardEditor,
    brush: Option<Side>,
    /// Whether the study lies below, not the match.
    was_studying: bool,
}

impl SetUp {
    pub(super) fn restored(image: &SetUpSceneImage) -> Result<Self, ImageError> {
        let editor = BoardEditor::restored(&image.editor).map_err(ImageError::SetUpScene)?;
        Ok(Self { editor, brush: image.brush, was_studying: image.was_studying })
    }

    pub(super) fn was_studying(&self) -> bool {
        self.was_studying
    }

    pub(super) fn position(&self) -> &Position {
        self.editor.position()
    }

    /// What the status line says: the first thing that speaks against the position.
    pub(super) fn note(&self) -> Note {
        let position = self.editor.position();
        let note = |status| Note::new(status).side(position.side_to_move());
        let of_cell = |status, cell| note(status).cell(position.cell_name(cell));
        match self.editor.doubts().first() {
            None => note(Status::SettingUp),
            Some(&Doubt::EmptyMiddle(cell)) => of_cell(Status::SetUpEmptyMiddle, cell),
            Some(&Doubt::CutOff(cell)) => of_cell(Status::SetUpCutOff, cell),
            Some(Doubt::Counts) => note(Status::SetUpCounts),
            Some(&Doubt::Row(side)) => Note::new(Status::SetUpRow).side(side),
            Some(Doubt::Over) => note(Status::SetUpOver),
            Some(Doubt::MustPass(_)) => note(Status::SetUpMustPass),
        }
    }
}

impl AppState {
    /// What is kept of the position that is being set up.
    pub(super) fn set_up_image(&self) -> Option<SetUpSceneImage> {
        let Scene::SetUp(set_up) = &self.scene else { return None };
        let SetUp { editor, brush, was_studying } = &**set_up;
        Some(SetUpSceneImage { editor: editor.image(), brush: *brush, was_studying: *was_studying })
    }

    /// Goes on with the position that was being set up when the game was kept, if there was one.
    pub(super) fn restore_set_up(&mut self, set_up: Option<SetUp>) {
        let Some(set_up) = set_up else { return };
        let was_studying = set_up.was_studying && self.scene.has_study();
        self.scene = Scene::SetUp(Box::new(SetUp { was_studying, ..set_up }));
        self.note = self.scene_note();
    }

    /// The position that is being set up, with its variant.
    pub fn set_up(&self) -> Option<(Variant, &Position)> {
        let Scene::SetUp(it) = &self.scene else { return None };
        Some((it.editor.variant(), it.editor.position()))
    }

    pub(super) fn act_in_set_up(&mut self, action: BoardAction, effects: &mut Vec<Effect>) {
        let Scene::SetUp(set_up) = &mut self.scene else { return };
        let editor = &mut set_up.editor;
        match action {
            BoardAction::Activate(cell) => {
                // The same stone again is taken away.
                let there = editor.position().stone(cell);
                editor.put(cell, set_up.brush.filter(|_| there != set_up.brush));
                self.note = set_up.note();
            }
            BoardAction::Undo => {
                let undone = editor.undo();
                self.note = if undone { set_up.note() } else { Note::new(Status::NothingToUndo) };
            }
            BoardAction::Redo => {
                let redone = editor.redo();
                self.note = if redone { set_up.note() } else { Note::new(Status::NothingToRedo) };
            }
            BoardAction::Skip
            | BoardAction::Hint
            | BoardAction::TogglePause
            | BoardAction::Ask(_) => self.note = Note::new(Status::SetUpFirst),
            BoardAction::AnswerTimeUp(_) if set_up.was_studying => return,
            BoardAction::AnswerTimeUp(answer) => return self.answer_time_up(answer, effects),
            BoardAction::MakeChoice(_)
            | BoardAction::View(_)
            | BoardAction::Resign
            | BoardAction::AnswerQuestion { .. } => {}
        }
        self.keep_game(effects);
    }

    /// Makes way for the study; tells whether there is still something to do then.
    pub(super) fn leave_set_up_for(
        &mut self,
        event: &StudyEvent,
        effects: &mut Vec<Effect>,
    ) -> bool {
        match event {
            StudyEvent::Enter | StudyEvent::Leave if !self.scene.has_study() => {
                self.drop_set_up(effects);
                self.note = self.scene_note();
                *event == StudyEvent::Enter
            }
            _ => {
                self.drop_set_up(effects);
                true
            }
        }
    }

    pub(super) fn set_up_event(&mut self, event: SetUpEvent, effects: &mut Vec<Effect>) {
        self.leave_exercise(effects);
        let Scene::SetUp(set_up) = &mut self.scene else {
            if event == SetUpEvent::Begin {
                self.begin_set_up(effects);
            }
            return;
        };
        let editor = &mut set_up.editor;
        match event {
            SetUpEvent::Begin => return,
            SetUpEvent::Brush(brush) => set_up.brush = brush,
            SetUpEvent::Clear => {
                editor.clear();
            }
            SetUpEvent::UsualStart => {
                let size = editor.variant().size();
                editor.usual_start(size).expect("the board has this size");
            }
            SetUpEvent::Size(size) => {
                // A size that the game does not know is not offered.
                let _ = editor.usual_start(size);
            }
            SetUpEvent::Rotate => {
                editor.rotate();
            }
            SetUpEvent::Mirror => {
                editor.mirror();
            }
            SetUpEvent::SwapColours => {
                editor.swap_colours();
            }
            SetUpEvent::ToMove(side) => {
                editor.give_turn_to(side);
            }
            SetUpEvent::Take(variant, position) => {
                editor.take(variant, *position);
            }
            SetUpEvent::Done => return self.finish_set_up(effects),
            SetUpEvent::Cancel => {
                self.drop_set_up(effects);
                self.note = self.scene_note();
                return;
            }
        }
        self.note = set_up.note();
        self.keep_game(effects);
    }

    fn begin_set_up(&mut self, effects: &mut Vec<Effect>) {
        // The clock does not run for what nobody sees.
        let _ = self.game.pause(self.now);
        self.stop_search(effects);
        let was_studying = self.scene.has_study();
        let variant = self.study().map_or(self.game.setup().variant, |it| it.tree().variant());
        let editor = BoardEditor::new(variant, self.position().clone());
        self.hint = None;
        let set_up = SetUp { editor, brush: Some(Side::Black), was_studying };
        self.scene = Scene::SetUp(Box::new(set_up));
        self.note = self.scene_note();
        self.keep_game(effects);
    }

    /// Takes what was set up off the board.
    fn take_set_up(&mut self) -> Option<SetUp> {
        match std::mem::replace(&mut self.scene, Scene::MATCH) {
            Scene::SetUp(set_up) => {
                self.scene = Scene::of_study(set_up.was_studying);
                Some(*set_up)
            }
            other => {
                self.scene = other;
                None
            }
        }
    }

    /// Studies the position; where nothing was changed, what is studied stays.
    fn finish_set_up(&mut self, effects: &mut Vec<Effect>) {
        let Some(set_up) = self.take_set_up() else { return };
        if set_up.was_studying && !set_up.editor.can_undo() {
            self.note = self.scene_note();
            return self.keep_game(effects);
        }
        self.study_tree(Study::new(GameTree::new(set_up.editor.start())), effects);
    }

    /// Leaves what was set up, without a word.
    pub(super) fn drop_set_up(&mut self, effects: &mut Vec<Effect>) {
        if self.take_set_up().is_some() {
            self.keep_game(effects);
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
