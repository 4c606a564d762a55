//! The machine's part: when it searches, for how long, and when its answer is shown.

use std::time::Duration;

use super::{
    AppState, Effect, Finding, HINT_TIME, HINTS, MOVE_SEEN, Note, STILL_MOVE_SEEN, SearchJob,
    Status, THINKING_SAID_AFTER,
};
use crate::game::{Mover, Ply, Position, Study, TimeControl};
use crate::search::RankedMove;

/// A search that is wanted.
#[derive(Clone, Debug)]
pub(super) struct Search {
    generation: u64,
    purpose: Purpose,
    /// Whether it was told to come to an end.
    is_hurried: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The machine's move.
    Reply,
    /// A hint for a person.
    Hint,
}

impl AppState {
    /// Lets the machine think if it is its turn and it does not yet.
    pub(super) fn let_machine_think(&mut self, effects: &mut Vec<Effect>) {
        let Some(level) = self.game.machine_to_move() else { return };
        if self.game.position().must_pass() {
            // There is nothing to think about, only a moment to wait.
            self.game.hold_clock(self.now);
            return;
        }
        if self.reply.is_some() {
            return;
        }
        let is_out_of_time = self.game.time_left(self.game.side_in_turn()) == Some(Duration::ZERO);
        let program = self.game.program_to_move();
        match (&mut self.search, program) {
            (None, Some(program)) => self.ask_program(program, effects),
            (None, None) => {
                let job = self.job(Purpose::Reply);
                let time = self.thinking_time();
                effects.push(Effect::Search(SearchJob { level: Some(level), time, ..job }));
            }
            // Nothing that programs speak has a word for that.
            (Some(search), None) if is_out_of_time && !search.is_hurried => {
                search.is_hurried = true;
                effects.push(Effect::FinishSearch);
            }
            (Some(_), _) => {}
        }
    }

    /// Looks for a hint.
    pub(super) fn look_for_hint(&mut self, effects: &mut Vec<Effect>) {
        self.view_latest();
        self.note = Note::new(Status::LookingForHint).side(self.hint_position().side_to_move());
        let job = self.job(Purpose::Hint);
        effects.push(Effect::Search(SearchJob { best: HINTS, time: Some(HINT_TIME), ..job }));
    }

    /// A hint costs no time: the clock stands while it is looked for. Asked for again in the same position it does
    /// not, or time could be gained by asking.
    pub(super) fn update_hint_clock(&mut self) {
        let is_looked_for =
            self.search.as_ref().is_some_and(|search| search.purpose == Purpose::Hint);
        let is_news = self.hint.as_ref().is_none_or(|(of, _)| of != self.game.position());
        self.game.stand(is_looked_for && is_news && self.study().is_none(), self.now);
    }

    /// Returns whether a hint can be asked for; also before the start, where a person begins.
    pub(super) fn can_hint(&self) -> bool {
        let position = self.hint_position();
        let wants_stone = !position.must_pass() && position.choices().is_empty();
        let is_awaited = match self.study() {
            Some(study) => !study.position().is_over(),
            None => self.game.human_to_move() || self.click_plays_first(),
        };
        is_awaited && wants_stone && self.search.is_none()
    }

    /// Takes in what a search found, if it is still wanted.
    pub(super) fn answered(&mut self, generation: u64, finding: Option<Finding>) {
        let Some(search) = self.take_search(generation) else { return };
        let position = match search.purpose {
            Purpose::Reply => self.game.position().clone(),
            Purpose::Hint => self.hint_position().clone(),
        };
        let finding = finding.unwrap_or_default();
        let mut ranked = finding.ranked;
        ranked.retain(|found| position.is_legal(found.cell));
        match (search.purpose, ranked.first()) {
            (Purpose::Reply, best) => {
                // A search that broke down must not leave the game standing: any legal ply will do.
                self.reply = if let Some(any) = position.choices().first() {
                    let due = finding.choice.filter(|found| position.choices().contains(found));
                    Some(Ply::Choose(due.unwrap_or(*any)))
                } else {
                    let fallback = || position.legal_cells().first().copied();
                    best.map(|best| best.cell).or_else(fallback).map(Ply::Place)
                };
                self.game.hold_clock(self.now);
            }
            (Purpose::Hint, Some(&RankedMove { cell, .. })) => {
                self.note = Note::new(Status::HintIs).cell(position.cell_name(cell));
                ranked.truncate(HINTS);
                self.hint = Some((position, ranked));
            }
            (Purpose::Hint, None) => self.note = self.study_note(),
        }
    }

    /// The position that a hint is for.
    fn hint_position(&self) -> &Position {
        self.study().map_or(self.game.position(), Study::position)
    }

    /// When the machine's answer is shown, once it has come and the turn before is on disk.
    pub(super) fn reply_due(&self) -> Option<Duration> {
        self.game.machine_to_move()?;
        let is_there = self.reply.is_some() || self.game.position().must_pass();
        (is_there && self.saves.are_settled())
            .then(|| self.since + self.reply_delay.max(self.move_seen()))
    }

    /// How long the move before has to be seen, whatever delay is wanted.
    fn move_seen(&self) -> Duration {
        if self.is_still { STILL_MOVE_SEEN } else { MOVE_SEEN }
    }

    /// When the status line says that the machine thinks.
    pub(super) fn thinking_due(&self) -> Option<Duration> {
        self.game.machine_to_move()?;
        let is_news = self.search.is_some() && self.view().is_none() && !self.thinking_said;
        is_news.then(|| self.since + THINKING_SAID_AFTER)
    }

    /// Makes the machine's move, or its pass.
    pub(super) fn show_reply(&mut self, effects: &mut Vec<Effect>) {
        let played = match self.reply.take() {
            Some(Ply::Place(cell)) => self.game.place(cell, Mover::Machine, self.now).map(drop),
            Some(Ply::Choose(choice)) => self.game.make_choice(choice, Mover::Machine, self.now),
            Some(Ply::Pass) | None => self.game.machine_pass(self.now),
        };
        if played.is_ok() {
            self.pass_held = false;
            self.announce_turn(effects);
        }
    }

    /// The search with this number, if it is the one that is wanted; it is not any more after this.
    pub(super) fn take_search(&mut self, generation: u64) -> Option<Search> {
        self.search.take_if(|search| search.generation == generation)
    }

    /// The number of a search that is wanted from now on.
    pub(super) fn next_search(&mut self, purpose: Purpose) -> u64 {
        self.generation += 1;
        self.search = Some(Search { generation: self.generation, purpose, is_hurried: false });
        self.generation
    }

    fn job(&mut self, purpose: Purpose) -> SearchJob {
        SearchJob {
            generation: self.next_search(purpose),
            position: match purpose {
                Purpose::Reply => self.game.position().clone(),
                Purpose::Hint => self.hint_position().clone(),
            },
            level: None,
            best: 1,
            time: None,
            seed: self.random.u64(..),
        }
    }

    /// How long the machine may think: always less than it has, and with a clock for the whole game
    /// a portion that leaves enough for the moves to come.
    fn thinking_time(&self) -> Option<Duration> {
        let left = self.game.time_left(self.game.side_in_turn())?;
        // What it takes to start and stop a search, and to bring the answer back.
        let margin = (left / 10).clamp(Duration::from_millis(50), Duration::from_millis(500));
        let spare = left.saturating_sub(margin);
        let time = match self.game.setup().time {
            TimeControl::Off => return None,
            TimeControl::PerTurn { .. } => spare,
            TimeControl::WholeGame { increment, .. } => {
                let moves_to_come = self.game.position().moves_to_come();
                let own_moves = u32::try_from(moves_to_come).unwrap_or(u32::MAX);
                let portion = spare * 2 / (own_moves + 2);
                (portion + Duration::from_secs(increment.into())).min(spare)
            }
        };
        Some(time.max(Duration::from_millis(10)))
    }
}
