//! A position being set up by hand. It becomes a new study.

mod messages;

use super::board_action::Deed;
use super::overlay::Overlay;
use super::{Note, Status};
use crate::game::{
    BoardEditor, GameRecord, ImageError, Objection, Ply, Position, SetUpSceneImage, Side, Variant,
};

pub use messages::{SetUpEvent, SetUpShown};

#[derive(Clone, Debug)]
pub(super) struct SetUp {
    pub editor: BoardEditor,
    pub brush: Option<Side>,
}

impl SetUp {
    pub(super) fn new(variant: Variant, position: Position) -> Self {
        Self { editor: BoardEditor::new(variant, position), brush: Some(Side::Black) }
    }

    pub(super) fn restored(image: &SetUpSceneImage) -> Result<Self, ImageError> {
        let editor = BoardEditor::restored(&image.editor).map_err(ImageError::SetUpScene)?;
        Ok(Self { editor, brush: image.brush })
    }

    pub(super) fn image(&self, was_studying: bool) -> SetUpSceneImage {
        let Self { editor, brush } = self;
        SetUpSceneImage { editor: editor.image(), brush: *brush, was_studying }
    }

    /// Puts a stone on a cell; the same stone again is removed.
    pub(super) fn put(&mut self, cell: usize) -> Note {
        let there = self.position().stone(cell);
        self.editor.put(cell, self.brush.filter(|_| there != self.brush));
        self.note()
    }

    pub(super) fn undo(&mut self) -> Note {
        let before = self.position().clone();
        self.editor.undo();
        self.told(&before, Status::EditUndone)
    }

    pub(super) fn redo(&mut self) -> Note {
        let before = self.position().clone();
        self.editor.redo();
        self.told(&before, Status::EditRedone)
    }

    /// What is said of a step back or forward; cells are told by themselves, if they are few.
    fn told(&self, before: &Position, done: Status) -> Note {
        let now = self.position();
        let cells = 0..usize::from(now.size()).pow(2);
        let is_other = now.size() != before.size()
            || cells.filter(|&it| now.stone(it) != before.stone(it)).count() > 2;
        if is_other { Note::new(done) } else { self.note() }
    }

    pub(super) fn edit(&mut self, event: SetUpEvent) {
        let editor = &mut self.editor;
        match event {
            SetUpEvent::Begin | SetUpEvent::Done | SetUpEvent::Cancel => {}
            SetUpEvent::Brush(brush) => self.brush = brush,
            SetUpEvent::Clear => _ = editor.clear(),
            SetUpEvent::UsualStart => {
                let size = editor.variant().size();
                editor.usual_start(size).expect("the board has this size");
            }
            // A size that the game does not know is not offered.
            SetUpEvent::Size(size) if size == editor.variant().size() => {}
            SetUpEvent::Size(size) => _ = editor.usual_start(size),
            SetUpEvent::Rotate => _ = editor.rotate(),
            SetUpEvent::Mirror => _ = editor.mirror(),
            SetUpEvent::SwapColours => _ = editor.swap_colours(),
            SetUpEvent::ToMove(side) => _ = editor.give_turn_to(side),
            SetUpEvent::Take(variant, position) => _ = editor.take(variant, *position),
        }
    }
}

impl Overlay for SetUp {
    fn noun(&self) -> &'static str {
        "position"
    }

    fn variant(&self) -> Variant {
        self.editor.variant()
    }

    fn position(&self) -> &Position {
        self.editor.position()
    }

    fn plies(&self) -> Vec<Ply> {
        Vec::new()
    }

    /// A game that begins with the position.
    fn record(&self) -> GameRecord {
        let record = GameRecord::from_start(self.editor.start(), Vec::new());
        record.expect("without plies none is illegal")
    }

    /// What the status line says: the first problem of the position.
    fn note(&self) -> Note {
        let position = self.editor.position();
        let note = |status| Note::new(status).side(position.side_to_move());
        let of_cell = |status, cell| note(status).cell(position.cell_name(cell));
        match self.editor.objections().first() {
            None => note(Status::SettingUp),
            Some(&Objection::EmptyMiddle(cell)) => of_cell(Status::SetUpEmptyMiddle, cell),
            Some(&Objection::CutOff(cell)) => of_cell(Status::SetUpCutOff, cell),
            Some(Objection::Counts) => note(Status::SetUpCounts),
            Some(&Objection::Row(side)) => Note::new(Status::SetUpRow).side(side),
            Some(Objection::Over) => note(Status::SetUpOver),
            Some(Objection::MustPass(_)) => note(Status::SetUpMustPass),
        }
    }

    fn can(&self, deed: Deed) -> bool {
        match deed {
            Deed::Undo => self.editor.can_undo(),
            Deed::Redo => self.editor.can_redo(),
            Deed::Hint | Deed::Skip | Deed::Pause | Deed::Leave => false,
        }
    }

    fn elsewhere(&self) -> Status {
        Status::SetUpFirst
    }
}
