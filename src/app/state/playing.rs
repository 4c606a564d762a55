//! The scene of the match: what people do at the board while it is played.

use super::scene::{BoardAction, Scene, Target};
use super::{AppState, Effect, Note, Player, Shown, Status};
use crate::game::{
    Answer, Choice, Mode, Mover, Opening, Options, PerSide, Phase, Ply, Refusal, Setup, Undone,
};

impl AppState {
    pub(super) fn act_in_match(&mut self, action: BoardAction, effects: &mut Vec<Effect>) {
        match action {
            BoardAction::Activate(cell) => self.activate(cell, effects),
            BoardAction::MakeChoice(choice) => self.make_choice(choice, effects),
            BoardAction::Skip => self.skip(effects),
            BoardAction::Undo => self.undo(),
            BoardAction::Redo => self.redo(),
            BoardAction::Hint => self.hint(effects),
            BoardAction::View(target) => self.look_at(match target {
                Target::First => 0,
                Target::Previous => self.viewed().saturating_sub(1),
                Target::Next => self.viewed() + 1,
                Target::Last => usize::MAX,
                Target::Turn(turns) => turns,
            }),
            BoardAction::TogglePause => self.toggle_pause(),
            BoardAction::Resign => self.resign(),
            BoardAction::Ask(question) => self.ask(question, effects),
            BoardAction::AnswerQuestion { is_meant } => self.answer_question(is_meant, effects),
            BoardAction::AnswerTimeUp(answer) => self.answer_time_up(answer, effects),
        }
    }

    /// The turns up to the position that is shown.
    pub(super) fn viewed(&self) -> usize {
        self.view().unwrap_or(self.game.turns().len())
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
            self.notebook.leave_game();
        }
        started
    }

    /// Begins the game that is chosen.
    pub(super) fn begin(&mut self, effects: &mut Vec<Effect>) {
        self.return_to_match(effects);
        let result = self.start();
        self.say_begun(result);
    }

    /// Puts the game on the board away.
    pub(super) fn put_away(&mut self, effects: &mut Vec<Effect>) {
        self.return_to_match(effects);
        let result = self.game.reset();
        self.say(result);
    }

    /// Begins another game at once. A game that is not over is left alone, so that asking twice does no harm.
    pub(super) fn play_again(&mut self, swapped: bool, effects: &mut Vec<Effect>) {
        self.return_to_match(effects);
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
        let situation = self.game_note();
        if situation.status == Status::ToMove { Note { status, ..situation } } else { situation }
    }

    /// Says how the game stands after something was done, or why it was not.
    fn say(&mut self, result: Result<(), Refusal>) {
        match result {
            Ok(()) => {
                self.pass_held = false;
                self.note = self.game_note();
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
        if !self.game.setup().variant.game().kind().knows_pass {
            self.note = Note::new(Status::SkipUnknown);
            return;
        }
        match self.game.skip(self.now) {
            Ok(()) => {
                self.pass_held = false;
                self.announce_turn(effects);
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
        self.view_latest();
        self.pass_held = true;
        let situation = self.game_note();
        self.note = match situation.status {
            Status::MustPass | Status::GameOver => situation,
            status if status.is_of_opening() => situation,
            _ => Note::new(status).side(self.game.side_to_move()),
        };
    }

    fn hint(&mut self, effects: &mut Vec<Effect>) {
        if self.can_hint() {
            self.look_for_hint(effects);
        } else if self.game.machine_to_move().is_some() {
            self.refused(Refusal::NotYourTurn);
        } else if !self.game.human_to_move() || self.game.must_pass() {
            self.note = self.game_note();
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
        if self.view().is_some() {
            self.view_latest();
            self.note = self.game_note();
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
        self.view_latest();
        self.asked = None;
        match self.game.make_choice(choice, Mover::Human, self.now) {
            Ok(()) => self.announce_turn(effects),
            Err(refusal) => self.refused(refusal),
        }
    }

    fn look_at(&mut self, turns: usize) {
        let was_past = self.view().is_some();
        let view = Some(turns).filter(|&turns| turns < self.game.turns().len());
        self.scene = Scene::Match { view };
        if let Some(turns) = view {
            self.note = Note::new(Status::ViewingPast).number(self.moves_up_to(turns));
        } else if was_past {
            self.note = self.game_note();
        }
    }

    pub(super) fn answer_time_up(&mut self, answer: Answer, effects: &mut Vec<Effect>) {
        if self.game.answer_time_up(answer, self.now).is_ok() {
            self.pass_held = false;
            match answer {
                Answer::GiveTurn if self.game.setup().variant.game().kind().knows_pass => {
                    self.announce_turn(effects);
                }
                Answer::KeepTurn | Answer::GiveTurn | Answer::NewGame => {
                    self.note = self.game_note();
                }
            }
        }
    }

    pub(super) fn change_options(&mut self, options: Options) {
        let passed_by_itself = self.game.options().pass_by_itself;
        self.game.set_options(options);
        if options.pass_by_itself != passed_by_itself && self.game.must_pass() {
            // The moment before the pass begins with the wish for it.
            self.pass_held = false;
            self.since = self.now;
            self.note = self.game_note();
        }
    }

    pub(super) fn shown_of_match(&self) -> Shown {
        let game = &self.game;
        Shown {
            phase: game.phase(),
            setup: *game.setup(),
            you: game.person(),
            people: PerSide::from_fn(|side| Player {
                is_you: game.person() == Some(side),
                recorded: String::new(),
            }),
            players: PerSide::from_fn(|side| game.machine(side)),
            programs: PerSide::from_fn(|side| {
                game.program(side).map(|program| game.program_name(program).to_owned())
            }),
            can_change_setup: game.can_choose(),
            opener: self.opener(),
            choices: if game.human_to_move() { game.position().choices() } else { &[] },
            time: PerSide::from_fn(|side| game.time_left(side)),
            time_warning: self.is_warning(),
            thinking: self.view().is_none() && game.machine_to_move().is_some(),
            must_pass: game.must_pass(),
            time_up: game.time_up().is_some(),
            under_way: game.under_way(),
            can_start: game.phase() == Phase::Ready,
            can_pause: game.can_pause(),
            can_skip: game.can_skip(),
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            can_hint: self.can_hint(),
            can_resign: game.can_resign(),
            can_rematch: game.phase() == Phase::Over,
            move_count: game.turns().len(),
            viewed_move: self.viewed(),
            viewing_past: self.view().is_some(),
            hint: self.best_of_hint(),
            outcome: game.outcome(),
            ..self.shown_in_common()
        }
    }
}
