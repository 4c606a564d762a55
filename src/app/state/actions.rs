//! What people do, and what the workers report.

use super::{AppState, Effect, Event, Note, Status};
use crate::game::{
    Answer, Choice, Mode, Mover, Opening, Options, PerSide, Phase, Ply, Refusal, Setup,
    TimeControl, Undone,
};

impl AppState {
    pub(super) fn take_in(&mut self, event: Event, effects: &mut Vec<Effect>) {
        if self.take_in_practice(&event, effects)
            || self.take_in_set_up(&event, effects)
            || self.take_in_study(&event, effects)
        {
            return;
        }
        match event {
            Event::ChooseMode(mode) => {
                self.choose(effects, |setup| setup.mode = mode);
            }
            Event::ChooseLevel(side, level) => {
                self.choose(effects, |setup| setup.levels[side] = level);
            }
            Event::ChooseProgram(side, program) => self.choose_program(side, program, effects),
            Event::ProgramsChanged(programs) => self.programs_changed(programs),
            Event::ProgramMoved { generation, ply } => self.program_moved(generation, ply),
            Event::ProgramFailed { player, generation, fault, words } => {
                self.program_failed(player, generation, &fault, &words, effects);
            }
            Event::ChooseSize(size) => {
                self.choose(effects, |setup| setup.variant = setup.variant.with_size(size));
            }
            Event::ChooseVariant(variant) => {
                self.choose(effects, |setup| setup.variant = variant);
            }
            Event::ChooseOpening(opening) => self.choose(effects, |setup| setup.opening = opening),
            Event::ChooseClock(time) => {
                self.choose(effects, |setup| setup.time = within_range(time));
            }
            Event::Start => {
                let result = self.start();
                self.say_begun(result);
            }
            Event::PlaySeries(games) => self.play_series(games, effects),
            Event::StopSeries => self.stop_series(),
            Event::Rematch => self.play_again(false, effects),
            Event::SwapSides => self.play_again(true, effects),
            Event::Cover(covered) => self.cover(covered, effects),
            Event::Reset => {
                let result = self.game.reset();
                self.say(result);
            }
            Event::TogglePause => self.toggle_pause(),
            Event::Skip => self.skip(effects),
            Event::Undo => self.undo(),
            Event::Redo => self.redo(),
            Event::Hint => self.hint(effects),
            Event::Resign => self.resign(),
            Event::Ask(question) => self.ask(question, effects),
            Event::AnswerQuestion { is_meant } => self.answer_question(is_meant, effects),
            Event::Explain(reason) => self.note = Note::new(reason),
            Event::Activate(cell) => self.activate(cell, effects),
            Event::MakeChoice(choice) => self.make_choice(choice, effects),
            Event::View(turns) => self.look_at(turns),
            Event::ViewFirst => self.look_at(0),
            Event::ViewPrevious => self.look_at(self.viewed().saturating_sub(1)),
            Event::ViewNext => self.look_at(self.viewed() + 1),
            Event::ViewLast => self.look_at(usize::MAX),
            Event::AnswerTimeUp(answer) => self.answer_time_up(answer, effects),
            Event::NamePerson(name) => self.use_name(name),
            Event::OptionsChanged(options) => self.change_options(options),
            Event::ReplyDelayChanged(delay) => self.reply_delay = delay,
            Event::MotionChanged { is_still } => self.is_still = is_still,
            Event::Load { record, setup, end } => {
                let studies = self.close_study();
                self.load(&record, setup, end, effects);
                if studies {
                    self.open_study(effects);
                }
            }
            Event::Answered { generation, finding } => self.answered(generation, finding),
            Event::Saved { sequence } => self.saved(sequence),
            Event::SaveFailed { sequence, reason } => self.save_failed(sequence, reason),
            Event::Say(note) => self.note = note,
            Event::Close => self.close(effects),
            // What is done in the study is taken in already.
            Event::Coach(event) => self.coach(event, effects),
            Event::Analysis(event) => self.analyse(event, effects),
            Event::Review(event) => self.review(event, effects),
            Event::Practice(event) => self.practise(event, effects),
            Event::Study(_) | Event::SetUp(_) | Event::Wake => {}
        }
    }

    /// The turns up to the position that is shown.
    pub(super) fn viewed(&self) -> usize {
        self.view.unwrap_or(self.game.turns().len())
    }

    /// Whether the game begins with an opening.
    pub(super) fn plays_opening(&self) -> bool {
        let setup = self.game.setup();
        setup.plays_opening() && (setup.opening != Opening::Balanced || self.openings.is_some())
    }

    /// The moves of the opening that the next game begins with; those by chance are others each time.
    pub(super) fn opening_moves(&mut self) -> Vec<Ply> {
        let setup = *self.game.setup();
        match (setup.opening, self.openings) {
            (Opening::Balanced, Some(find)) if setup.has_openings() => {
                find(self.random.u64(..)).plies().to_vec()
            }
            _ => setup.line().unwrap_or_default(),
        }
    }

    pub(super) fn start(&mut self) -> Result<(), Refusal> {
        let is_wanted =
            self.game.phase() == Phase::Ready && self.plays_opening() && !self.game.is_set_up();
        let plies = if is_wanted { self.opening_moves() } else { Vec::new() };
        self.start_with(&plies)
    }

    /// Begins the game after these moves.
    pub(super) fn start_with(&mut self, opening: &[Ply]) -> Result<(), Refusal> {
        let started = self.game.start_from(opening, self.now);
        if started.is_ok() {
            self.games += 1;
            self.desk.leave_game();
        }
        started
    }

    /// Begins another game at once. A game that is not over is left alone, so that asking twice does no harm.
    fn play_again(&mut self, swapped: bool, effects: &mut Vec<Effect>) {
        let before = *self.game.setup();
        let PerSide { black, white } = before.levels;
        // Who plays keep their strength with the other colour; two people see to it themselves.
        let setup = if swapped && before.mode != Mode::TwoPlayers {
            let levels = PerSide { black: white, white: black };
            let PerSide { black, white } = before.programs;
            let programs = PerSide { black: white, white: black };
            Setup { mode: before.mode.swapped(), levels, programs, ..before }
        } else {
            before
        };
        if self.game.play_again(setup).is_err() {
            return;
        }
        if setup != before {
            effects.push(Effect::RememberSetup);
        }
        let result = self.start();
        self.say_begun(result);
    }

    /// Says that the game has begun, or why it has not.
    pub(super) fn say_begun(&mut self, result: Result<(), Refusal>) {
        match result {
            Ok(()) => {
                self.pass_held = false;
                self.note = self.moving_on(Status::Started);
            }
            Err(refusal) => self.refused(refusal),
        }
    }

    /// What is to be said of the game as it stands, with the news that it moves where a person is to move.
    fn moving_on(&self, status: Status) -> Note {
        let situation = self.situation();
        if situation.status == Status::ToMove { Note { status, ..situation } } else { situation }
    }

    /// Says how the game stands after something was done, or why it was not.
    fn say(&mut self, result: Result<(), Refusal>) {
        match result {
            Ok(()) => {
                self.pass_held = false;
                self.note = self.situation();
            }
            Err(refusal) => self.refused(refusal),
        }
    }

    fn toggle_pause(&mut self) {
        if self.game.phase() == Phase::Paused {
            self.go_on_after_pause();
            return;
        }
        match self.game.pause(self.now) {
            Ok(()) => self.note = Note::new(Status::GamePaused),
            Err(Refusal::NotStarted) => self.note = Note::new(Status::NotBegun),
            Err(refusal) => self.refused(refusal),
        }
    }

    fn go_on_after_pause(&mut self) {
        match self.game.resume(self.now) {
            Ok(()) => self.note = self.moving_on(Status::Continued),
            Err(refusal) => self.refused(refusal),
        }
    }

    fn skip(&mut self, effects: &mut Vec<Effect>) {
        if !self.game.setup().variant.game().knows_pass() {
            self.note = Note::new(Status::SkipUnknown);
            return;
        }
        match self.game.skip(self.now) {
            Ok(()) => {
                self.pass_held = false;
                self.tell_turn(effects);
            }
            Err(Refusal::NotStarted) => self.note = Note::new(Status::NotBegun),
            Err(refusal) => self.refused(refusal),
        }
    }

    fn undo(&mut self) {
        let chosen = *self.chosen();
        let Ok(undone) = self.game.undo(self.now) else {
            self.note = Note::new(Status::NothingToUndo);
            return;
        };
        if undone == Undone::Reset {
            self.offer(chosen);
        }
        self.came_back(match undone {
            Undone::Turns(_) | Undone::End => Status::Undone,
            Undone::Reset => Status::ResetUndone,
        });
    }

    fn redo(&mut self) {
        if self.game.redo(self.now).is_ok() {
            self.came_back(Status::Redone);
        } else {
            self.note = Note::new(Status::NothingToRedo);
        }
    }

    fn came_back(&mut self, status: Status) {
        self.view = None;
        self.pass_held = true;
        let situation = self.situation();
        self.note = match situation.status {
            Status::MustPass | Status::GameOver => situation,
            status if status.is_of_opening() => situation,
            _ => Note::new(status).side(self.game.side_to_move()),
        };
    }

    fn hint(&mut self, effects: &mut Vec<Effect>) {
        if self.can_hint() {
            self.look_for_hint(effects);
        } else if self.study().is_some() {
            self.note = self.study_note();
        } else if self.game.machine_to_move().is_some() {
            self.refused(Refusal::NotYourTurn);
        } else if !self.game.human_to_move() || self.game.must_pass() {
            self.note = self.situation();
        }
    }

    pub(super) fn resign(&mut self) {
        match self.game.resign(self.now) {
            Ok(()) => {
                let loser = self.game.outcome().and_then(|outcome| outcome.winner).map(|it| !it);
                self.note = Note { side: loser, ..Note::new(Status::Resigned) };
            }
            Err(refusal) => self.refused(refusal),
        }
    }

    /// A click or Enter on a cell plays there. On an old position it only returns to where the game
    /// stands, and where the game stands still it gets it going.
    fn activate(&mut self, cell: usize, effects: &mut Vec<Effect>) {
        if cell >= usize::from(self.game.position().size()).pow(2) {
            return;
        }
        self.asked = None;
        if self.view.take().is_some() {
            self.note = self.situation();
            return;
        }
        match self.game.phase() {
            Phase::Paused => return self.go_on_after_pause(),
            Phase::Ready => {
                let plays = self.click_plays_first() && self.game.position().is_legal(cell);
                let result = self.start();
                self.say_begun(result);
                if !plays {
                    return;
                }
            }
            Phase::Running | Phase::Over => {}
        }
        if !self.coach_looks_at(cell, effects) {
            self.place_by_hand(cell, effects);
        }
    }

    fn make_choice(&mut self, choice: Choice, effects: &mut Vec<Effect>) {
        self.view = None;
        self.asked = None;
        match self.game.make_choice(choice, Mover::Human, self.now) {
            Ok(()) => self.tell_turn(effects),
            Err(refusal) => self.refused(refusal),
        }
    }

    fn look_at(&mut self, turns: usize) {
        let was_past = self.view.is_some();
        self.view = Some(turns).filter(|&turns| turns < self.game.turns().len());
        if let Some(turns) = self.view {
            self.note = Note::new(Status::ViewingPast).number(self.moves_up_to(turns));
        } else if was_past {
            self.note = self.situation();
        }
    }

    fn answer_time_up(&mut self, answer: Answer, effects: &mut Vec<Effect>) {
        if self.game.answer_time_up(answer, self.now).is_ok() {
            self.pass_held = false;
            match answer {
                Answer::GiveTurn if self.game.setup().variant.game().knows_pass() => {
                    self.tell_turn(effects);
                }
                Answer::KeepTurn | Answer::GiveTurn | Answer::NewGame => {
                    self.note = self.situation();
                }
            }
        }
    }

    fn change_options(&mut self, options: Options) {
        let passed_by_itself = self.game.options().pass_by_itself;
        self.game.set_options(options);
        if options.pass_by_itself != passed_by_itself && self.game.must_pass() {
            // The moment before the pass begins with the wish for it.
            self.pass_held = false;
            self.since = self.now;
            self.note = self.situation();
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
