//! What people do in the match.

use super::{Output, Table};
use crate::app::state::{Absence, Effect, Note, Status};
use crate::game::{
    Answer, Choice, Consequence, End, GameRecord, Mode, Mover, Opening, Options, Phase, Ply,
    Refusal, Setup, TimedOut, Undone,
};

impl Table {
    pub(super) fn opening_moves(&mut self) -> Vec<Ply> {
        let setup = *self.game.setup();
        match (setup.opening, self.openings) {
            (Opening::Balanced, Some(find)) if setup.has_openings() => {
                find(self.random.u64(..)).plies().to_vec()
            }
            _ => setup.line().unwrap_or_default(),
        }
    }

    pub fn start(&mut self, out: &mut Output) {
        let is_wanted =
            self.game.phase() == Phase::Ready && self.plays_opening() && !self.game.is_set_up();
        let plies = if is_wanted { self.opening_moves() } else { Vec::new() };
        let result = self.game.start_from(&plies, self.now);
        self.say_begun(result, out);
    }

    pub(super) fn say_begun(&mut self, result: Result<(), Refusal>, out: &mut Output) {
        match result {
            Ok(()) => {
                self.turn.pass_held = false;
                out.say(self.moving_on(Status::Started));
            }
            Err(refusal) => self.refused(refusal, out),
        }
    }

    fn moving_on(&self, status: Status) -> Note {
        let note = self.game_note();
        if note.status == Status::ToMove { Note { status, ..note } } else { note }
    }

    pub fn reset(&mut self, out: &mut Output) {
        match self.game.reset() {
            Ok(()) => {
                self.turn.pass_held = false;
                out.say(self.game_note());
            }
            Err(refusal) => self.refused(refusal, out),
        }
    }

    /// Begins another game at once, with colours swapped if wanted. An unfinished one stays: asking twice is harmless. So does
    /// one of a match, which goes on by itself.
    pub fn play_again(&mut self, is_swapped: bool, out: &mut Output) {
        if self.series_goes_on() {
            return;
        }
        let before = self.take_setup_to_go_on();
        // Players keep their strength with the other colour; two people see to that themselves.
        let setup = if is_swapped && before.mode != Mode::TwoPlayers {
            Setup { mode: before.mode.swapped(), ..before.with_swapped_seats() }
        } else {
            before
        };
        // The opening that a match took was for that alone.
        let opening = self.opening_before_series.unwrap_or(setup.opening);
        let setup = Setup { opening, ..setup };
        if self.game.play_again(setup).is_err() {
            return;
        }
        self.take_opening_back();
        if is_swapped {
            self.seat_next_as_in(&setup);
        }
        if setup != before {
            out.push(Effect::RememberSetup);
        }
        // The game is none of the match that is over; Undo brings that back.
        self.put_series_away();
        self.start(out);
    }

    pub fn open(&mut self, record: &GameRecord, setup: Setup, end: Option<End>) -> bool {
        let is_open = self.game.open(record, setup, end).is_ok();
        if is_open {
            self.begin_another();
        }
        is_open
    }

    /// Opens a record of which nobody at the board has played a move.
    pub fn take_over(&mut self, record: &GameRecord, setup: Setup) -> bool {
        let is_open = self.game.take_over(record, setup).is_ok();
        if is_open {
            self.begin_another();
        }
        is_open
    }

    pub fn toggle_pause(&mut self, out: &mut Output) {
        if self.game.phase() == Phase::Paused {
            return self.go_on_after_pause(out);
        }
        match self.game.pause(self.now) {
            Ok(()) => out.say(Note::new(Status::GamePaused)),
            Err(Refusal::NotStarted) => out.say(Note::new(Status::NotBegun)),
            Err(refusal) => self.refused(refusal, out),
        }
    }

    /// Pauses a match whose clock runs, or would once a dialog is closed; without a clock it goes on unseen.
    pub fn pause_unseen(&mut self, absence: Absence, out: &mut Output) {
        if self.game.clock_is_on() && self.game.pause(self.now).is_ok() {
            out.say(Note::new(match absence {
                Absence::ScreenLocked => Status::PausedByLock,
                Absence::Asleep => Status::PausedBySleep,
            }));
        }
    }

    pub fn go_on_after_pause(&mut self, out: &mut Output) {
        match self.game.resume(self.now) {
            Ok(()) => out.say(self.moving_on(Status::Continued)),
            Err(refusal) => self.refused(refusal, out),
        }
    }

    /// Pauses the game for as long as something else is on the board; where no time runs there is nothing to pause.
    pub fn suspend(&mut self) {
        let _ = self.game.pause(self.now);
    }

    pub fn skip(&mut self, out: &mut Output) {
        if !self.game.setup().variant.game().kind().knows_pass {
            out.say(Note::new(Status::SkipUnknown));
            return;
        }
        match self.game.skip(self.now) {
            Ok(()) => {
                self.turn.pass_held = false;
                self.announce_turn(out);
            }
            Err(Refusal::NotStarted) => out.say(Note::new(Status::NotBegun)),
            Err(refusal) => self.refused(refusal, out),
        }
    }

    pub fn pass_if_due(&mut self, out: &mut Output) {
        if self.pass_due().is_some_and(|due| due <= self.now) && self.game.skip(self.now).is_ok() {
            self.announce_turn(out);
        }
    }

    pub fn undo(&mut self, out: &mut Output) -> bool {
        // It may have been asked of the other side.
        self.withdraw_question();
        let chosen = self.chosen();
        let before: Vec<Ply> = self.game.turns().iter().map(|turn| turn.ply).collect();
        let winner = self.winner();
        let (was_over, seated) = (self.is_over(), self.setup_to_go_on());
        let Ok(undone) = self.game.undo(self.now) else {
            out.say(Note::new(Status::NothingToUndo));
            return false;
        };
        let status = match undone {
            Undone::Turns(_) | Undone::End => {
                self.reopen_series(winner);
                if was_over {
                    // What goes on is played by whoever was chosen since the end.
                    self.seated_at_end = Some((self.game.number(), *self.game.setup()));
                    self.seat(&seated);
                }
                Status::Undone
            }
            Undone::Reset => {
                self.bring_series_back();
                self.offer(chosen, out);
                Status::ResetUndone
            }
        };
        let undone = before.get(self.game.turns().len()..).filter(|_| status == Status::Undone);
        self.came_back(status, undone.unwrap_or_default(), out);
        true
    }

    pub fn redo(&mut self, out: &mut Output) -> bool {
        self.withdraw_question();
        let before = self.game.turns().len();
        let is_redone = self.game.redo(self.now).is_ok();
        if is_redone {
            let number = self.game.number();
            if self.is_over()
                && let Some((_, seated)) = self.seated_at_end.take_if(|it| it.0 == number)
            {
                self.seat(&seated);
            }
            let redone: Vec<Ply> = self.game.turns().iter().skip(before).map(|it| it.ply).collect();
            self.came_back(Status::Redone, &redone, out);
        } else {
            out.say(Note::new(Status::NothingToRedo));
        }
        is_redone
    }

    /// Tells what came back, and the plies that were taken back or played again.
    fn came_back(&mut self, status: Status, plies: &[Ply], out: &mut Output) {
        self.turn.pass_held = true;
        let note = self.game_note();
        let names = plies.iter().map(|&ply| self.game.position().ply_name(ply));
        let names = names.collect::<Vec<_>>().join(" ");
        out.say(match note.status {
            Status::MustPass | Status::GameOver => note,
            of_opening if of_opening.is_of_opening() => {
                Note { came_back: Some(status), ..note.cell(names) }
            }
            _ => Note::new(status).side(self.game.side_in_turn()).cell(names),
        });
    }

    pub fn resign(&mut self, out: &mut Output) {
        match self.game.resign(self.now) {
            Ok(()) => {
                let loser = self.game.outcome().and_then(|outcome| outcome.winner).map(|it| !it);
                out.say(Note { side: loser, ..Note::new(Status::Resigned) });
            }
            Err(refusal) => self.refused(refusal, out),
        }
    }

    pub fn place(&mut self, cell: usize, out: &mut Output) -> Result<(), Refusal> {
        self.game.place(cell, Mover::Human, self.now)?;
        self.turn.pass_held = false;
        self.announce_turn(out);
        Ok(())
    }

    pub fn make_choice(&mut self, choice: Choice, out: &mut Output) {
        self.asked = None;
        match self.game.make_choice(choice, Mover::Human, self.now) {
            Ok(()) => self.announce_turn(out),
            Err(refusal) => self.refused(refusal, out),
        }
    }

    pub fn answer_time_up(&mut self, answer: Answer, out: &mut Output) {
        if self.game.answer_time_up(answer, self.now).is_err() {
            return;
        }
        self.turn.pass_held = false;
        match answer {
            Answer::GiveTurn if self.game.setup().variant.game().kind().knows_pass => {
                self.announce_turn(out);
            }
            Answer::KeepTurn | Answer::GiveTurn | Answer::NewGame => out.say(self.game_note()),
        }
    }

    pub fn announce_time_out(&mut self, timed_out: TimedOut, out: &mut Output) {
        self.turn.pass_held = false;
        let status = match timed_out.consequence {
            Consequence::Asked => Status::TimeUpAsked,
            Consequence::Passed => return self.announce_turn(out),
            Consequence::PassedAndPaused => Status::TimeUpPaused,
            Consequence::Lost => Status::TimeUpLost,
            Consequence::Counted => Status::TimeUpCounted,
            Consequence::Drawn => Status::TimeUpDrawn,
        };
        out.say(Note::new(status).side(timed_out.side));
    }

    pub fn change_options(&mut self, options: Options, out: &mut Output) {
        let passed_by_itself = self.game.options().pass_by_itself;
        self.game.set_options(options);
        if options.pass_by_itself != passed_by_itself && self.game.must_pass() {
            // The moment before the pass begins with the wish for it.
            self.turn.pass_held = false;
            self.turn.since = self.now;
            out.say(self.game_note());
        }
    }
}
