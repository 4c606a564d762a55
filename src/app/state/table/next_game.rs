//! The choices for the next game, also while one is played, and the question asked before that one is left.

use super::turns::with_swapped_seats;
use super::{Output, Table};
use crate::app::state::{Effect, Note, Question, Status};
use crate::game::{PerSide, Phase, ProgramId, Setup};

impl Table {
    pub fn chosen(&self) -> &Setup {
        self.next.as_ref().unwrap_or(self.game.setup())
    }

    pub fn offer(&mut self, setup: Setup, out: &mut Output) {
        // Before the start it is that of the game on the board.
        self.next = Some(setup).filter(|_| self.game.phase() != Phase::Ready);
        self.replace_missing_programs(out);
        self.forget_same_choice();
    }

    /// Whether the chosen players could play the game on the board: strengths and programs are then those of both.
    pub fn shares_seats(&self) -> bool {
        let (next, now) = (self.chosen(), self.game.setup());
        next.mode == now.mode && next.variant.game() == now.variant.game()
    }

    /// Changes the choice. Returns whether only the seats at the running game changed, which is to be kept then.
    pub fn choose(&mut self, change: impl FnOnce(&mut Setup), out: &mut Output) -> bool {
        let before = *self.chosen();
        let mut setup = before;
        change(&mut setup);
        if setup == before || setup.check().is_err() {
            return false;
        }
        let is_free = self.game.can_choose();
        let seated = self.game.setup().programs;
        if is_free {
            self.next = None;
            if self.game.choose(setup).is_err() {
                return false;
            }
        } else {
            self.next = Some(setup);
            if self.shares_seats() {
                let Setup { skills, programs, .. } = setup;
                let seated = Setup { skills, programs, ..*self.game.setup() };
                self.game.choose(seated).expect("players may change at any time");
            }
            self.forget_same_choice();
        }
        out.push(Effect::RememberSetup);
        // What was said of the player before would be said of the new one.
        let has_new_player = self.game.setup().programs != seated;
        if self.is_news() && is_free || has_new_player {
            out.say(self.game_note());
        }
        !self.is_news()
    }

    pub(super) fn swap_next_seats(&mut self) {
        self.next = self.next.map(with_swapped_seats);
        self.forget_same_choice();
    }

    /// Gives what is chosen for later the opening again that a match replaced.
    pub(super) fn take_opening_back(&mut self) {
        if let Some(opening) = self.opening_before_series.take() {
            self.next = self.next.map(|next| Setup { opening, ..next });
            self.forget_same_choice();
        }
    }

    fn forget_same_choice(&mut self) {
        self.next.take_if(|next| next == self.game.setup());
    }

    pub fn set_next_up(&mut self, out: &mut Output) {
        if self.game.phase() == Phase::Ready
            && let Some(next) = self.next.take()
            && self.game.choose(next).is_ok()
        {
            out.say(self.game_note());
        }
    }

    /// The chosen programs without those that are gone or do not play the chosen game.
    pub(super) fn known_programs(&self, setup: &Setup) -> PerSide<Option<ProgramId>> {
        let game = setup.variant.game();
        PerSide::from_fn(|side| {
            setup.programs[side].filter(|id| self.program(*id).is_some_and(|it| it.game == game))
        })
    }

    pub fn asked(&self) -> Option<Question> {
        self.asked.filter(|_| self.is_played() && self.game.time_up().is_none())
    }

    pub fn withdraw_question(&mut self) {
        self.asked = None;
    }

    fn is_played(&self) -> bool {
        matches!(self.game.phase(), Phase::Running | Phase::Paused)
    }

    /// Asks first if that is worth it; returns whether the next game is to begin at once.
    pub fn ask(&mut self, question: Question, out: &mut Output) -> bool {
        self.asked = None;
        match question {
            Question::Resign if self.game.can_resign() => self.asked = Some(question),
            Question::Resign if self.game.time_up().is_some() => out.say(self.game_note()),
            Question::Resign => out.say(Note::new(Status::NothingToResign)),
            // The question of a turn whose time is up offers a new game as well, and would hide this one.
            Question::NewGame if self.is_worth_asking() && self.game.time_up().is_none() => {
                self.asked = Some(question);
            }
            Question::NewGame => return true,
        }
        false
    }

    /// Accepts the answer; returns whether the next game is to begin.
    pub fn answer_question(&mut self, is_meant: bool, out: &mut Output) -> bool {
        let asked = self.asked();
        self.asked = None;
        match asked {
            Some(Question::Resign) if is_meant => self.resign(out),
            Some(Question::NewGame) if is_meant => return true,
            Some(_) => out.say(self.game_note()),
            None => {}
        }
        false
    }

    fn is_worth_asking(&self) -> bool {
        let mode = self.game.setup().mode;
        self.is_played()
            && self.game.turns().iter().enumerate().any(|(at, turn)| {
                let player = self.game.position_after(at).player_to_move();
                !turn.how.is_given() && mode.is_human(player)
            })
    }
}
