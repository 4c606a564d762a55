//! The coach's question before a move, and what is played after it.

use super::AppState;
use crate::app::state::{CoachEvent, CoachShown, Note, Status};
use crate::game::Position;

impl AppState {
    /// Whether the coach asks before moves that throw much away.
    pub(super) fn switch_coach(&mut self, is_on: bool) {
        if !is_on {
            self.end_looking();
        }
        self.coach.switch(is_on);
    }

    pub(super) fn coach_event(&mut self, event: CoachEvent) {
        match event {
            CoachEvent::Judged(judged) => {
                if !self.judged_in_exercise(&judged)
                    && !self.judged_in_drill(&judged)
                    && self.is_question_current()
                    && self.coach.judged(*judged, self.table.game.position())
                {
                    self.conclude();
                }
            }
            CoachEvent::Play => {
                if let Some(cell) = self.coach.questioned()
                    && self.is_question_current()
                {
                    self.drop_question();
                    self.scene.view_latest();
                    self.place_by_hand(cell);
                }
            }
            CoachEvent::Another => {
                if self.coach.questioned().is_some() {
                    self.drop_question();
                }
            }
        }
    }

    /// Whether there is a move that is not made yet, because it is examined or asked about.
    pub(super) fn holds_move(&self) -> bool {
        self.is_question_current() && self.coach.intended().is_some()
    }

    fn drop_question(&mut self) {
        self.coach.drop_question(&mut self.out);
        if self.out.note().status == Status::CoachAsks {
            self.out.say(self.table.game_note());
        }
    }

    /// Stops the clock while the program holds the game up: nobody planned the coach's question, nor the wait for a hint.
    pub(super) fn update_standing_clock(&mut self) {
        let is_asked = self.coach.questioned().is_some() && self.is_question_current();
        let is_hint = self.table.looks_for_first_hint() && self.study().is_none();
        self.table.game.stand(is_asked || is_hint, self.table.now);
    }

    /// Takes that move back; returns whether there is one.
    pub(super) fn take_back_held(&mut self) -> bool {
        let is_there = self.holds_move();
        if is_there {
            self.drop_question();
            self.out.say(self.table.game_note());
        }
        is_there
    }

    /// The position of the game whose moves the coach looks at, while it is played.
    pub fn watched_by_coach(&self) -> Option<&Position> {
        self.coach.watches(&self.table).then(|| self.table.game.position())
    }

    pub(super) fn coach_looks_at(&mut self, cell: usize) -> bool {
        self.coach.look_at(cell, &self.table, &mut self.out)
    }

    /// Plays a move that is examined, because nobody can be asked any more.
    pub(super) fn end_looking(&mut self) {
        if let Some(cell) = self.coach.examined()
            && self.is_question_current()
        {
            self.drop_question();
            self.place_by_hand(cell);
        }
    }

    fn conclude(&mut self) {
        if let Some(cell) = self.coach.conclude(&self.table.game, &mut self.out) {
            self.place_by_hand(cell);
        } else {
            self.scene.view_latest();
            self.out.say(Note::new(Status::CoachAsks));
        }
    }

    fn is_question_current(&self) -> bool {
        self.coach.is_current(&self.table) && self.scene.is_match()
    }

    /// Drops a question that is out of date; plays a move that was examined for long enough, or is covered by a dialog.
    pub(super) fn update_coach(&mut self) {
        let (now, is_covered) = (self.table.now, self.table.covered_at.is_some());
        if !self.is_question_current() {
            self.drop_question();
        } else if self.coach.due().is_some_and(|due| due <= now || is_covered) {
            self.conclude();
        }
    }

    pub(super) fn coach_shown(&self) -> CoachShown {
        self.coach.shown(self.is_question_current(), &self.table)
    }
}
