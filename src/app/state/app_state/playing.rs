//! The scene of the match: what people do at the board while it is played.

use super::AppState;
use crate::app::state::board_action::{BoardAction, Target};
use crate::app::state::{CoachEvent, Finding, Note, Player, Shown, Status, Walk};
use crate::game::{
    Mode, Opening, PerSide, Phase, Position, ProgramId, Refusal, Setup, Side, Study,
};

impl AppState {
    pub(super) fn act_in_match(&mut self, action: BoardAction) {
        match action {
            BoardAction::Activate(cell) => self.activate(cell),
            BoardAction::MakeChoice(choice) => {
                self.scene.view_latest();
                self.table.make_choice(choice, &mut self.out);
            }
            BoardAction::Skip => self.table.skip(&mut self.out),
            BoardAction::Undo if self.take_back_held() => self.scene.view_latest(),
            BoardAction::Undo => {
                if self.table.undo(&mut self.out) {
                    self.scene.view_latest();
                }
            }
            BoardAction::Redo => {
                if self.table.redo(&mut self.out) {
                    self.scene.view_latest();
                }
            }
            BoardAction::Hint => {
                if self.can_hint() {
                    // Another move than the one asked about is wanted.
                    self.coach_event(CoachEvent::Another);
                    self.look_for_hint();
                } else if self.table.game.machine_to_move().is_some() {
                    self.table.refused(Refusal::NotYourTurn, &mut self.out);
                } else if !self.table.game.human_to_move() || self.table.game.must_pass() {
                    self.out.say(self.table.game_note());
                }
            }
            BoardAction::View(target) => self.look_at(match target {
                Target::First => 0,
                Target::Previous => self.viewed().saturating_sub(1),
                Target::Next => self.viewed() + 1,
                Target::Last => usize::MAX,
                Target::Turn(turns) => turns,
            }),
            BoardAction::TogglePause => {
                if self.table.game.phase() == Phase::Paused {
                    self.scene.view_latest();
                }
                self.table.toggle_pause(&mut self.out);
            }
            BoardAction::Resign => self.table.resign(&mut self.out),
            BoardAction::Ask(question) => {
                if self.table.ask(question, &mut self.out) {
                    self.begin_next();
                }
            }
            BoardAction::AnswerQuestion { is_meant } => {
                if self.table.answer_question(is_meant, &mut self.out) {
                    self.begin_next();
                }
            }
            // Every scene answers that alike.
            BoardAction::AnswerTimeUp(_) => {}
        }
    }

    pub(super) fn viewed(&self) -> usize {
        self.scene.view().unwrap_or(self.table.game.turns().len())
    }

    /// What is chosen for the next game: by default what is played, and the players of the game on the board if it is of those.
    pub fn chosen(&self) -> Setup {
        self.table.chosen()
    }

    /// Restores the latest choice for the next game, where the game on the board is another.
    pub fn offer(&mut self, setup: Setup) {
        self.table.offer(setup, &mut self.out);
    }

    pub(super) fn choose(&mut self, change: impl FnOnce(&mut Setup)) {
        if self.table.choose(change, &mut self.out) {
            self.keep_game();
        }
        self.look_at_lines();
    }

    pub(super) fn choose_mode(&mut self, mode: Mode) {
        let before = self.table.opening_before_series.take_if(|_| mode != Mode::Watch);
        self.choose(|setup| {
            setup.mode = mode;
            setup.opening = before.unwrap_or(setup.opening);
        });
    }

    /// The opening that a match of several games took is for that alone. Its last game stays on the board.
    pub(super) fn take_opening_back(&mut self) {
        let has_ended = !self.table.has_series() && !self.table.is_over();
        if let Some(before) = self.table.opening_before_series.take_if(|_| has_ended) {
            self.choose(|setup| setup.opening = before);
        }
    }

    pub(super) fn choose_opening(&mut self, opening: Opening) {
        self.table.opening_before_series = None;
        self.choose(|setup| setup.opening = opening);
    }

    pub(super) fn choose_program(&mut self, player: Side, program: Option<ProgramId>) {
        let game = self.chosen().variant.game();
        let is_known = |id| self.program(id).is_some_and(|it| it.game == game);
        if program.is_none_or(is_known) {
            self.choose(|setup| setup.programs[player] = program);
        }
    }

    pub(super) fn play_series(&mut self, games: u32) {
        if !self.table.game.can_choose() {
            self.out.say(Note::new(Status::ResetFirst));
            return;
        }
        self.return_to_match();
        if self.table.is_over() && self.table.game.reset().is_err() {
            return;
        }
        self.table.set_next_up(&mut self.out);
        let has_openings = self.table.has_openings();
        let mut replaced = None;
        self.choose(|setup| {
            setup.mode = Mode::Watch;
            if setup.has_openings() && has_openings && setup.line().is_none() {
                replaced = Some(setup.opening).filter(|&opening| opening != Opening::Balanced);
                setup.opening = Opening::Balanced;
            }
        });
        self.table.opening_before_series = replaced.or(self.table.opening_before_series.take());
        self.table.begin_series(games, &mut self.out);
    }

    pub(super) fn stop_series(&mut self) {
        if self.table.has_series() {
            self.table.stop_series();
            self.keep_game();
        }
    }

    /// Puts the game away, to be resumed later, and begins the next one.
    fn begin_next(&mut self) {
        let game = &mut self.table.game;
        if game.phase() != Phase::Ready && game.reset().is_err() {
            return;
        }
        self.table.put_series_away();
        self.table.set_next_up(&mut self.out);
        self.take_opening_back();
        self.notice_revision();
        self.table.start(&mut self.out);
    }

    pub(super) fn cover(&mut self, covered: bool) {
        if covered == self.table.covered_at.is_some() {
            return;
        }
        if covered {
            self.see_run();
        }
        if covered && self.table.game.clock_runs() {
            // Whoever leaves the program from here on finds the clock as it stands now.
            self.save();
        }
        if let Some(since) = self.table.covered_at.filter(|_| !covered) {
            self.shift_run(since);
        }
        self.table.cover(covered);
    }

    pub(super) fn can_hint(&self) -> bool {
        let is_awaited = match self.study() {
            Some(study) => !study.position().is_over(),
            None => self.table.game.human_to_move() || self.table.click_plays_first(),
        };
        is_awaited && self.table.can_hint(self.hint_position())
    }

    pub(super) fn look_for_hint(&mut self) {
        self.scene.view_latest();
        let position = self.hint_position().clone();
        self.table.look_for_hint(position, &mut self.out);
    }

    /// Wherever one has gone, what was said of one position is not shown on another.
    pub(super) fn update_hint(&mut self) {
        if !self.table.has_hint() {
            return;
        }
        let is_there = self.scene.over().is_none();
        let on_board = is_there.then(|| self.hint_position().clone());
        self.table.keep_hint_for(on_board.as_ref(), &mut self.out);
    }

    fn hint_position(&self) -> &Position {
        self.study().map_or(self.table.game.position(), Study::position)
    }

    pub(super) fn answered(&mut self, generation: u64, finding: Option<Finding>) {
        if self.table.answered(generation, finding, &mut self.out) {
            self.out.say(self.study_note());
        }
    }

    /// Plays there; on an earlier position it only returns to the latest one, and a game that stands still gets going.
    fn activate(&mut self, cell: usize) {
        if cell >= usize::from(self.table.game.position().size()).pow(2) {
            return;
        }
        self.table.withdraw_question();
        if self.scene.view().is_some() {
            self.scene.view_latest();
            self.out.say(self.back_at_latest());
            return;
        }
        match self.table.game.phase() {
            Phase::Paused => return self.table.go_on_after_pause(&mut self.out),
            Phase::Ready => {
                let plays =
                    self.table.click_plays_first() && self.table.game.position().is_legal(cell);
                self.table.start(&mut self.out);
                if !plays {
                    return;
                }
            }
            Phase::Running | Phase::Over => {}
        }
        if !self.coach_looks_at(cell) {
            self.place_by_hand(cell);
        }
    }

    pub(super) fn place_by_hand(&mut self, cell: usize) {
        match self.table.place(cell, &mut self.out) {
            Ok(()) => {}
            Err(Refusal::Illegal(reason)) => self.illegal(cell, reason),
            Err(refusal) => self.table.refused(refusal, &mut self.out),
        }
    }

    fn look_at(&mut self, turns: usize) {
        let was_past = self.scene.view().is_some();
        let view = Some(turns).filter(|&turns| turns < self.table.game.turns().len());
        self.scene.look_at_match(view);
        if let Some(turns) = view {
            let note = Note::new(Status::ViewingPast).number(self.moves_up_to(turns));
            let game = &self.table.game;
            let last = turns.checked_sub(1).map(|last| game.turns()[last].ply);
            self.out.say(match last {
                Some(ply) => note.cell(game.position().ply_name(ply)),
                None => note,
            });
        } else if was_past {
            self.out.say(self.back_at_latest());
        }
    }

    /// That the board shows the game again, where the turn is told with it.
    fn back_at_latest(&self) -> Note {
        let note = self.table.game_note();
        if note.status == Status::ToMove {
            Note { status: Status::BackAtLatest, ..note }
        } else {
            note
        }
    }

    pub(super) fn shown_of_match(&self) -> Shown {
        let game = &self.table.game;
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
            time_warning: self.table.is_warning(),
            thinking: self.scene.view().is_none() && game.machine_to_move().is_some(),
            must_pass: game.must_pass(),
            time_up: game.time_up().is_some(),
            under_way: game.under_way(),
            can_start: game.phase() == Phase::Ready,
            can_pause: game.can_pause(),
            can_skip: game.can_skip(),
            can_undo: game.can_undo() || self.holds_move(),
            can_redo: game.can_redo(),
            can_hint: self.can_hint(),
            can_resign: game.can_resign(),
            can_rematch: game.phase() == Phase::Over && !self.table.series_goes_on(),
            move_count: game.turns().len(),
            played: game.turns().iter().filter(|turn| turn.ply.is_move()).count(),
            viewed_move: self.viewed(),
            viewing_past: self.scene.view().is_some(),
            walk: Walk::of_game(self.viewed(), game.turns().len()),
            hint: self.best_of_hint(),
            outcome: game.outcome(),
            ..self.shown_in_common()
        }
    }
}
