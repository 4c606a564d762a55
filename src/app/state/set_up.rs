//! A position that people set up by hand: what they do, and what of it is shown. It becomes a new study.

mod surface;

use super::{AppState, Effect, Event, Note, Shown, Status, StudyEvent, StudyShown};
use crate::game::tree::GameTree;
use crate::game::{
    BenchImage, BoardEditor, Doubt, ImageError, Mode, PerSide, Phase, Position, Setup, Side, Study,
    TimeControl, Variant,
};

pub use surface::{SetUpEvent, SetUpShown};

/// The position that is being set up.
#[derive(Clone, Debug)]
pub(super) struct Bench {
    editor: BoardEditor,
    brush: Option<Side>,
    /// Whether a study was on the board before.
    was_studying: bool,
}

impl Bench {
    pub(super) fn restored(image: &BenchImage) -> Result<Self, ImageError> {
        let editor = BoardEditor::restored(&image.editor).map_err(ImageError::Bench)?;
        Ok(Self { editor, brush: image.brush, was_studying: image.was_studying })
    }
}

impl AppState {
    /// What is kept of the position that is being set up.
    pub(super) fn bench_image(&self) -> Option<BenchImage> {
        let bench = self.bench.as_ref()?;
        let Bench { editor, brush, was_studying } = bench;
        Some(BenchImage { editor: editor.image(), brush: *brush, was_studying: *was_studying })
    }

    /// Goes on with the position that was being set up when the game was kept, if there was one.
    pub(super) fn restore_bench(&mut self, bench: Option<Bench>) {
        let is_studying = self.study().is_some();
        let fitting = |it: Bench| Bench { was_studying: it.was_studying && is_studying, ..it };
        self.bench = bench.map(fitting);
        if self.bench.is_some() {
            self.note = self.set_up_note();
        }
    }

    /// The position that is being set up, with its variant.
    pub fn set_up(&self) -> Option<(Variant, &Position)> {
        self.bench.as_ref().map(|bench| (bench.editor.variant(), bench.editor.position()))
    }

    /// Does something to the position that is being set up; tells whether the event was about it.
    pub(super) fn take_in_set_up(&mut self, event: &Event, effects: &mut Vec<Effect>) -> bool {
        if let Event::SetUp(event) = event {
            self.do_in_set_up(event, effects);
            return true;
        }
        let Some(bench) = &mut self.bench else { return false };
        match *event {
            Event::Activate(cell) => {
                // The same stone again is taken away.
                let there = bench.editor.position().stone(cell);
                bench.editor.put(cell, bench.brush.filter(|_| there != bench.brush));
                self.note = self.set_up_note();
            }
            Event::Undo => {
                let undone = bench.editor.undo();
                self.note =
                    if undone { self.set_up_note() } else { Note::new(Status::NothingToUndo) };
            }
            Event::Redo => {
                let redone = bench.editor.redo();
                self.note =
                    if redone { self.set_up_note() } else { Note::new(Status::NothingToRedo) };
            }
            Event::Skip | Event::Hint | Event::TogglePause | Event::Ask(_) => {
                self.note = Note::new(Status::SetUpFirst);
            }
            Event::MakeChoice(_)
            | Event::Resign
            | Event::AnswerQuestion { .. }
            | Event::View(_)
            | Event::ViewFirst
            | Event::ViewPrevious
            | Event::ViewNext
            | Event::ViewLast => {}
            Event::Study(StudyEvent::Enter | StudyEvent::Leave) if !bench.was_studying => {
                self.cancel_set_up(effects);
                return !matches!(event, Event::Study(StudyEvent::Enter));
            }
            // Whoever goes on to something else has no need of it.
            Event::Start
            | Event::Rematch
            | Event::SwapSides
            | Event::Reset
            | Event::Load { .. }
            | Event::Study(_) => {
                self.bench = None;
                self.keep_game(effects);
                return false;
            }
            _ => return false,
        }
        self.keep_game(effects);
        true
    }

    fn do_in_set_up(&mut self, event: &SetUpEvent, effects: &mut Vec<Effect>) {
        if *event == SetUpEvent::Begin {
            return self.begin_set_up(effects);
        }
        let Some(bench) = &mut self.bench else { return };
        let editor = &mut bench.editor;
        match event {
            SetUpEvent::Begin => {}
            SetUpEvent::Brush(brush) => bench.brush = *brush,
            SetUpEvent::Clear => {
                editor.clear();
            }
            SetUpEvent::UsualStart => {
                let size = editor.variant().size();
                editor.usual_start(size).expect("the board has this size");
            }
            SetUpEvent::Size(size) => {
                // A size that the game does not know is not offered.
                let _ = editor.usual_start(*size);
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
                editor.give_turn_to(*side);
            }
            SetUpEvent::Take(variant, position) => {
                editor.take(*variant, (**position).clone());
            }
            SetUpEvent::Done => return self.end_set_up(effects),
            SetUpEvent::Cancel => return self.cancel_set_up(effects),
        }
        self.note = self.set_up_note();
        self.keep_game(effects);
    }

    fn begin_set_up(&mut self, effects: &mut Vec<Effect>) {
        if self.bench.is_some() {
            return;
        }
        // The clock does not run for what nobody sees.
        let _ = self.game.pause(self.now);
        self.stop_search(effects);
        let was_studying = self.study().is_some();
        let variant = self.study().map_or(self.game.setup().variant, |it| it.tree().variant());
        let editor = BoardEditor::new(variant, self.shown_position().clone());
        self.view = None;
        self.hint = None;
        self.bench = Some(Bench { editor, brush: Some(Side::Black), was_studying });
        self.note = self.set_up_note();
        self.keep_game(effects);
    }

    /// Studies the position; where nothing was changed, what is studied stays.
    fn end_set_up(&mut self, effects: &mut Vec<Effect>) {
        let Some(bench) = self.bench.take() else { return };
        if bench.was_studying && !bench.editor.can_undo() {
            self.note = self.study_note();
            return self.keep_game(effects);
        }
        self.study_tree(Study::new(GameTree::new(bench.editor.start())), effects);
    }

    fn cancel_set_up(&mut self, effects: &mut Vec<Effect>) {
        let Some(bench) = self.bench.take() else { return };
        self.note = if bench.was_studying { self.study_note() } else { self.situation() };
        self.keep_game(effects);
    }

    fn set_up_note(&self) -> Note {
        let Some(bench) = &self.bench else { return self.situation() };
        let position = bench.editor.position();
        let note = |status| Note::new(status).side(position.side_to_move());
        let of_cell = |status, cell| note(status).cell(position.cell_name(cell));
        match bench.editor.doubts().first() {
            None => note(Status::SettingUp),
            Some(&Doubt::EmptyMiddle(cell)) => of_cell(Status::SetUpEmptyMiddle, cell),
            Some(&Doubt::CutOff(cell)) => of_cell(Status::SetUpCutOff, cell),
            Some(Doubt::Counts) => note(Status::SetUpCounts),
            Some(&Doubt::Row(side)) => Note::new(Status::SetUpRow).side(side),
            Some(Doubt::Over) => note(Status::SetUpOver),
            Some(Doubt::MustPass(_)) => note(Status::SetUpMustPass),
        }
    }

    /// The same as is shown of a game, for a position that is being set up.
    pub(super) fn shown_in_set_up(&self, shown: Shown) -> Shown {
        let Some(bench) = &self.bench else { return shown };
        let setup = Setup {
            variant: bench.editor.variant(),
            mode: Mode::TwoPlayers,
            time: TimeControl::Off,
            ..shown.setup
        };
        Shown {
            phase: Phase::Running,
            setup,
            you: None,
            players: PerSide { black: None, white: None },
            under_way: true,
            can_change_setup: false,
            opener: None,
            choices: &[],
            time: PerSide { black: None, white: None },
            time_warning: false,
            thinking: false,
            must_pass: false,
            time_up: false,
            can_start: false,
            can_pause: false,
            can_skip: false,
            can_undo: bench.editor.can_undo(),
            can_redo: bench.editor.can_redo(),
            can_hint: false,
            can_resign: false,
            can_rematch: false,
            move_count: 0,
            viewed_move: 0,
            viewing_past: false,
            hint: None,
            outcome: None,
            study: StudyShown { open: true, ..StudyShown::default() },
            set_up: SetUpShown { open: true, brush: bench.brush },
            ..shown
        }
    }

    /// Returns whether a position is being set up: no move can be made then, and no game is shown.
    pub(super) fn is_setting_up(&self) -> bool {
        self.bench.is_some()
    }
}
