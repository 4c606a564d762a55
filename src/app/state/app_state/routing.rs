//! Where each event goes: to the scene on the board, to the part it concerns, or to the match.

use super::AppState;
use crate::app::state::board_action::{BoardAction, Target};
use crate::app::state::{Event, Note};
use crate::game::TimeControl;

impl AppState {
    pub(super) fn handle(&mut self, event: Event) {
        if is_of_somebody(&event) {
            self.see_run();
        }
        match event {
            Event::Activate(cell) => self.act(BoardAction::Activate(cell)),
            Event::MakeChoice(choice) => self.act(BoardAction::MakeChoice(choice)),
            Event::Skip => self.act(BoardAction::Skip),
            Event::Undo => self.act(BoardAction::Undo),
            Event::Redo => self.act(BoardAction::Redo),
            Event::Hint => self.act(BoardAction::Hint),
            Event::View(turns) => self.act(BoardAction::View(Target::Turn(turns))),
            Event::ViewFirst => self.act(BoardAction::View(Target::First)),
            Event::ViewPrevious => self.act(BoardAction::View(Target::Previous)),
            Event::ViewNext => self.act(BoardAction::View(Target::Next)),
            Event::ViewLast => self.act(BoardAction::View(Target::Last)),
            Event::TogglePause => self.act(BoardAction::TogglePause),
            Event::NobodyLooks(absence) => {
                self.table.pause_unseen(absence, &mut self.out);
                self.hide_run();
            }
            Event::Activated(is_active) => self.reviewing.is_watched = is_active,
            Event::Resign => self.act(BoardAction::Resign),
            Event::Ask(question) => self.act(BoardAction::Ask(question)),
            Event::AnswerQuestion { is_meant } => {
                self.act(BoardAction::AnswerQuestion { is_meant });
            }
            Event::AnswerTimeUp(answer) => self.act(BoardAction::AnswerTimeUp(answer)),
            Event::Start => {
                self.return_to_match();
                self.table.start(&mut self.out);
            }
            Event::Rematch => {
                self.return_to_match();
                self.table.play_again(false, &mut self.out);
            }
            Event::SwapSides => {
                self.return_to_match();
                self.table.play_again(true, &mut self.out);
            }
            Event::Reset => {
                self.return_to_match();
                self.table.reset(&mut self.out);
            }
            Event::Load { record, setup, end } => self.open_game(&record, setup, end),
            Event::Study(event) => self.study_event(event),
            Event::SetUp(event) => self.set_up_event(event),
            Event::Practice(event) => self.exercise_event(event),
            Event::Learn(event) => self.learn_event(event),
            Event::Lesson(event) => self.lesson_event(event),
            Event::Openings(event) => self.openings_event(event),
            Event::Insight(event) => self.insight_event(event),
            Event::Analysis(event) => self.analysis_event(event),
            Event::Coach(event) => self.coach_event(event),
            Event::Explorer(event) => self.explorer_event(event),
            Event::Laboratory(event) => self.lab_event(event),
            Event::Review(event) => self.review_event(event),
            Event::ChooseMode(mode) => self.choose_mode(mode),
            Event::ChooseSkill(side, skill) => self.choose(|setup| setup.skills[side] = skill),
            Event::ChooseProgram(side, program) => self.choose_program(side, program),
            Event::ChooseSize(size) => {
                self.choose(|setup| setup.variant = setup.variant.with_size(size));
            }
            Event::ChooseVariant(variant) => self.choose(|setup| setup.variant = variant),
            Event::ChooseOpening(opening) => self.choose_opening(opening),
            Event::ChooseClock(time) => self.choose(|setup| setup.time = within_range(time)),
            Event::Engines(event) => self.engine_event(event),
            Event::ProgramMoved { generation, ply } => {
                self.table.program_moved(generation, ply, &mut self.out);
            }
            Event::ProgramFailed { player, generation, fault, words } => {
                self.table.program_failed(player, generation, (&fault, &words), &mut self.out);
            }
            Event::PlaySeries(games) => self.play_series(games),
            Event::StopSeries => self.stop_series(),
            Event::Cover(covered) => self.cover(covered),
            Event::Explain(reason) => self.out.say(Note::new(reason)),
            Event::MotionChanged { is_still } => self.table.stand_still(is_still),
            Event::Answered { generation, finding } => self.answered(generation, finding),
            Event::Saved { sequence } => self.saves.saved(sequence),
            Event::SaveFailed { sequence, reason } => {
                self.saves.failed(sequence, reason, &mut self.out);
            }
            Event::SaveAs(path) => self.save_as(path),
            Event::KeptGames(event) => self.kept_games_event(event),
            Event::Recent(event) => self.recent_event(event),
            Event::ChangeSettings(settings) => self.change_settings(*settings),
            Event::Say(note) => {
                let note = note.after(self.out.note());
                self.out.answer(note, self.table.now);
            }
            Event::Close => self.close(),
            // What is done in the library becomes other events.
            Event::Library(_) | Event::Wake => {}
        }
    }
}

/// Whether it shows that somebody is at the window.
fn is_of_somebody(event: &Event) -> bool {
    matches!(
        event,
        Event::Activated(true)
            | Event::Activate(_)
            | Event::Skip
            | Event::Undo
            | Event::Hint
            | Event::Practice(_)
            | Event::Learn(_)
    )
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
