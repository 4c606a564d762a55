//! Where each event goes: to the scene on the board, to the room that it is about, or to the match.

use super::scene::{BoardAction, Target};
use super::{AppState, Effect, Event, Note};
use crate::game::TimeControl;

impl AppState {
    pub(super) fn handle(&mut self, event: Event, effects: &mut Vec<Effect>) {
        match event {
            // What is done at the board is the scene's.
            Event::Activate(cell) => self.act(BoardAction::Activate(cell), effects),
            Event::MakeChoice(choice) => self.act(BoardAction::MakeChoice(choice), effects),
            Event::Skip => self.act(BoardAction::Skip, effects),
            Event::Undo => self.act(BoardAction::Undo, effects),
            Event::Redo => self.act(BoardAction::Redo, effects),
            Event::Hint => self.act(BoardAction::Hint, effects),
            Event::View(turns) => self.act(BoardAction::View(Target::Turn(turns)), effects),
            Event::ViewFirst => self.act(BoardAction::View(Target::First), effects),
            Event::ViewPrevious => self.act(BoardAction::View(Target::Previous), effects),
            Event::ViewNext => self.act(BoardAction::View(Target::Next), effects),
            Event::ViewLast => self.act(BoardAction::View(Target::Last), effects),
            Event::TogglePause => self.act(BoardAction::TogglePause, effects),
            Event::Resign => self.act(BoardAction::Resign, effects),
            Event::Ask(question) => self.act(BoardAction::Ask(question), effects),
            Event::AnswerQuestion { is_meant } => {
                self.act(BoardAction::AnswerQuestion { is_meant }, effects);
            }
            Event::AnswerTimeUp(answer) => self.act(BoardAction::AnswerTimeUp(answer), effects),
            Event::Start => self.begin(effects),
            Event::Rematch => self.play_again(false, effects),
            Event::SwapSides => self.play_again(true, effects),
            Event::Reset => self.put_away(effects),
            Event::Load { record, setup, end } => self.open_game(&record, setup, end, effects),
            Event::Study(event) => self.study_event(event, effects),
            Event::SetUp(event) => self.set_up_event(event, effects),
            Event::Practice(event) => self.exercise_event(event, effects),
            Event::Analysis(event) => self.analysis_event(event, effects),
            Event::Coach(event) => self.coach_event(event, effects),
            Event::Explorer(event) => self.explorer_event(event, effects),
            Event::Laboratory(event) => self.lab_event(event, effects),
            Event::Review(event) => self.review_event(event, effects),
            Event::ChooseMode(mode) => self.choose(effects, |setup| setup.mode = mode),
            Event::ChooseLevel(side, level) => {
                self.choose(effects, |setup| setup.levels[side] = level);
            }
            Event::ChooseProgram(side, program) => self.choose_program(side, program, effects),
            Event::ChooseSize(size) => {
                self.choose(effects, |setup| setup.variant = setup.variant.with_size(size));
            }
            Event::ChooseVariant(variant) => self.choose(effects, |setup| setup.variant = variant),
            Event::ChooseOpening(opening) => self.choose(effects, |setup| setup.opening = opening),
            Event::ChooseClock(time) => {
                self.choose(effects, |setup| setup.time = within_range(time));
            }
            Event::Engines(event) => self.engine_event(event, effects),
            Event::ProgramMoved { generation, ply } => self.program_moved(generation, ply),
            Event::ProgramFailed { player, generation, fault, words } => {
                self.program_failed(player, generation, &fault, &words, effects);
            }
            Event::PlaySeries(games) => self.play_series(games, effects),
            Event::StopSeries => self.stop_series(),
            Event::Cover(covered) => self.cover(covered, effects),
            Event::Explain(reason) => self.note = Note::new(reason),
            Event::NamePerson(name) => self.use_name(name),
            Event::OptionsChanged(options) => self.change_options(options),
            Event::ReplyDelayChanged(delay) => self.reply_delay = delay,
            Event::MotionChanged { is_still } => self.is_still = is_still,
            Event::Answered { generation, finding } => self.answered(generation, finding),
            Event::Saved { sequence } => self.saved(sequence),
            Event::SaveFailed { sequence, reason } => self.save_failed(sequence, reason),
            Event::Say(note) => self.note = note,
            Event::Close => self.close(effects),
            // What is done in the library comes to other events.
            Event::Library(_) | Event::Wake => {}
        }
    }
}

fn within_range(time: TimeControl) -> TimeControl {
    match time {
        TimeControl::Off => TimeControl::Off,
        TimeControl::PerTurn { seconds } => TimeControl::per_turn(seconds),
        TimeControl::WholeGame { seconds, increment } => {
            TimeControl::whole_game(seconds, increment)
        }
    }
}
