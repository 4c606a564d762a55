//! The choices for the next game, also while one is played, and the question asked before that one is left.

use super::{Output, Table};
use crate::app::state::{Effect, Note, Question, Status};
use crate::game::{PerSide, Phase, ProgramId, Setup};

impl Table {
    /// What is chosen, as it is shown: the players of the game on the board, as long as the choice is of those as well.
    pub fn chosen(&self) -> Setup {
        let later = self.chosen_for_later();
        let shares = self.plays_on() && self.shares_seats();
        if shares { later.with_seats_of(&self.setup_to_go_on()) } else { later }
    }

    /// What the next game begins with. A match gives its players the other colours game by game, but changes no choice.
    pub fn chosen_for_later(&self) -> Setup {
        self.next.unwrap_or(*self.game.setup())
    }

    pub fn offer(&mut self, setup: Setup, out: &mut Output) {
        let now = self.setup_to_go_on();
        let setup = if self.plays_on() && share_players(&setup, &now) {
            self.as_begun(setup.with_seats_of(&now))
        } else {
            setup
        };
        // Before the start it is that of the game on the board.
        self.next = Some(setup).filter(|_| self.game.phase() != Phase::Ready);
        self.replace_missing_programs(out);
        self.forget_same_choice();
    }

    /// Whether the chosen players could play the game on the board: strengths and programs are then those of both.
    pub fn shares_seats(&self) -> bool {
        share_players(&self.chosen_for_later(), self.game.setup())
    }

    /// Whether those at the board play on, if only in the next game of their match.
    fn plays_on(&self) -> bool {
        !self.game.can_choose() || self.series_goes_on()
    }

    /// Changes the choice. Returns whether only the seats at the running game changed, which is to be kept then.
    pub fn choose(&mut self, change: impl FnOnce(&mut Setup), out: &mut Output) -> bool {
        let before = self.chosen();
        let mut setup = before;
        change(&mut setup);
        if setup == before || setup.check().is_err() {
            return false;
        }
        let now = *self.game.setup();
        // Who won or lost a game, or plays a match, stays who that was.
        let is_settled = self.is_over() || self.series.is_some();
        let seats_only = now.with_seats_of(&setup) == setup;
        let is_free = self.game.can_choose() && !(is_settled && seats_only);
        if is_free {
            self.next = None;
            if self.game.choose(setup).is_err() {
                return false;
            }
        } else {
            self.choose_for_later(&before, setup);
        }
        out.push(Effect::RememberSetup);
        // What was said of the player before would be said of the new one.
        let has_new_player = self.game.setup().programs != now.programs;
        if self.is_news() && is_free || has_new_player {
            out.say(self.game_note());
        }
        !self.is_news()
    }

    /// Keeps a choice beside the game on the board, which takes only the strength or the program that has changed.
    fn choose_for_later(&mut self, before: &Setup, setup: Setup) {
        let now = *self.game.setup();
        let was_shared = self.plays_on() && self.shares_seats();
        let is_shared = self.plays_on() && share_players(&setup, &now);
        let is_seated_anew = setup != setup.with_seats_of(before);
        let later = if was_shared && !is_seated_anew {
            setup.with_seats_of(&self.chosen_for_later())
        } else if is_shared {
            let seated = if was_shared { now.with_seats_of(&setup) } else { now };
            // Who played a game that is over stays who that was.
            if !self.is_over() {
                self.seat(&seated);
            }
            self.as_begun(setup.with_seats_of(&seated))
        } else {
            setup
        };
        self.next = Some(later);
        self.forget_same_choice();
    }

    /// The set-up of the game on the board; once that is over with the players that are chosen by now, if it could be theirs.
    pub fn setup_to_go_on(&self) -> Setup {
        let now = *self.game.setup();
        let chosen = self.as_begun(self.chosen_for_later());
        let has_chosen = self.is_over() && share_players(&chosen, &now);
        if has_chosen { now.with_seats_of(&chosen) } else { now }
    }

    /// The same, where these players are about to play: nothing else is then chosen if that is all that was.
    pub fn take_setup_to_go_on(&mut self) -> Setup {
        let (now, taken) = (*self.game.setup(), self.setup_to_go_on());
        if self.is_over() && !self.has_series() {
            self.next.take_if(|next| now.with_seats_of(next) == *next);
        }
        taken
    }

    /// Seats the players of a set-up of the same game at the board; what is chosen stays.
    pub(super) fn seat(&mut self, players: &Setup) {
        let later = self.chosen_for_later();
        let seated = self.game.setup().with_seats_of(players);
        self.game.choose(seated).expect("players may change at any time");
        self.next = Some(later);
        self.forget_same_choice();
    }

    /// Has what is chosen for later seat its players as in this game, if it is of the same ones.
    pub(super) fn seat_next_as_in(&mut self, setup: &Setup) {
        let seated = |next: Setup| {
            if share_players(&next, setup) { next.with_seats_of(setup) } else { next }
        };
        self.next = self.next.map(seated);
        self.forget_same_choice();
    }

    /// Gives what is chosen for later the opening again that a match replaced.
    pub(super) fn take_opening_back(&mut self) {
        if let Some(opening) = self.opening_before_series.take() {
            self.next = self.next.map(|next| Setup { opening, ..next });
            self.forget_same_choice();
        }
    }

    pub(super) fn forget_same_choice(&mut self) {
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

/// Whether the same people play the same game, each with an opponent or without one.
fn share_players(one: &Setup, other: &Setup) -> bool {
    one.mode == other.mode && one.variant.game() == other.variant.game()
}
