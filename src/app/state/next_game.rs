//! What is chosen for the next game, also while one is played, and what is asked before that one is left.

use super::{AppState, Effect, Note, Question, Status};
use crate::game::{How, PerSide, Phase, ProgramId, Setup};

impl AppState {
    /// What is chosen for the next game; unless something else was chosen meanwhile, what is played.
    pub fn chosen(&self) -> &Setup {
        self.next.as_ref().unwrap_or(self.game.setup())
    }

    /// Goes on from what was chosen last for the next game, where the game on the board is another.
    pub fn offer(&mut self, setup: Setup) {
        self.next = Some(setup).filter(|_| !self.game.can_choose());
        self.replace_missing_programs();
        self.forget_same_choice();
    }

    /// Whether who is chosen to play can play the game on the board: then strengths and programs are those of both games.
    pub(super) fn shares_seats(&self) -> bool {
        let (next, now) = (self.chosen(), self.game.setup());
        next.mode == now.mode && next.variant.game() == now.variant.game()
    }

    pub(super) fn choose(&mut self, effects: &mut Vec<Effect>, change: impl FnOnce(&mut Setup)) {
        let before = *self.chosen();
        let mut setup = before;
        change(&mut setup);
        if setup == before || setup.check().is_err() {
            return;
        }
        let is_free = self.game.can_choose();
        if is_free {
            self.next = None;
            if self.game.choose(setup).is_err() {
                return;
            }
        } else {
            self.next = Some(setup);
            if self.shares_seats() {
                let Setup { levels, programs, .. } = setup;
                let seated = Setup { levels, programs, ..*self.game.setup() };
                self.game.choose(seated).expect("who sits at the board may change at any time");
            }
            self.forget_same_choice();
        }
        effects.push(Effect::RememberSetup);
        if self.game.revision() == self.revision {
            // Another level for the game that is played.
            self.keep_game(effects);
        } else if is_free {
            self.note = self.game_note();
        }
    }

    /// A choice that is that of the game on the board is none.
    fn forget_same_choice(&mut self) {
        if self.next.as_ref() == Some(self.game.setup()) {
            self.next = None;
        }
    }

    /// Sets the board up as it was chosen while a game was played, once that is put away.
    pub(super) fn set_next_up(&mut self) {
        if self.game.phase() == Phase::Ready
            && let Some(next) = self.next.take()
            && self.game.choose(next).is_ok()
        {
            self.note = self.game_note();
        }
    }

    /// Without the programs that are gone, or that do not play the game that is chosen.
    pub(super) fn without_missing_programs(&self, setup: &Setup) -> PerSide<Option<ProgramId>> {
        let game = setup.variant.game();
        PerSide::from_fn(|side| {
            setup.programs[side].filter(|id| self.program(*id).is_some_and(|it| it.game == game))
        })
    }

    /// What is asked, while there is something to ask about.
    pub(super) fn asked(&self) -> Option<Question> {
        let is_played = matches!(self.game.phase(), Phase::Running | Phase::Paused)
            && self.game.time_up().is_none()
            && self.scene.is_match();
        self.asked.filter(|_| is_played)
    }

    pub(super) fn ask(&mut self, question: Question, effects: &mut Vec<Effect>) {
        self.asked = None;
        match question {
            Question::Resign if self.game.can_resign() => self.asked = Some(question),
            Question::Resign if self.game.time_up().is_some() => self.note = self.game_note(),
            Question::Resign => self.note = Note::new(Status::NothingToResign),
            Question::NewGame if self.is_worth_asking() => self.asked = Some(question),
            Question::NewGame => self.begin_next(effects),
        }
    }

    pub(super) fn answer_question(&mut self, is_meant: bool, effects: &mut Vec<Effect>) {
        let asked = self.asked();
        self.asked = None;
        match asked {
            Some(Question::Resign) if is_meant => self.resign(),
            Some(Question::NewGame) if is_meant => self.begin_next(effects),
            Some(_) => self.note = self.game_note(),
            None => {}
        }
    }

    /// Whether a person has done something in the game on the board that would be left unfinished.
    fn is_worth_asking(&self) -> bool {
        let mode = self.game.setup().mode;
        matches!(self.game.phase(), Phase::Running | Phase::Paused)
            && self.game.turns().iter().enumerate().any(|(at, turn)| {
                let player = self.game.position_after(at).player_to_move();
                turn.how != How::Opening && mode.is_human(player)
            })
    }

    /// Puts the game on the board away, to be taken up again, and begins the next one.
    fn begin_next(&mut self, effects: &mut Vec<Effect>) {
        if self.game.phase() != Phase::Ready && self.game.reset().is_err() {
            return;
        }
        self.set_next_up();
        self.notice_revision(effects);
        let result = self.start();
        self.say_begun(result);
    }
}
