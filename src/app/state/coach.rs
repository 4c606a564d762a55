//! A question before a move is made that throws the game or much of it away: "Play it?", once.
//!
//! A move that is chosen is looked at for a moment and then played, unless that has found something. The clock runs on
//! meanwhile, and while it is asked: what is thought about is a turn like any other.

mod messages;

use std::time::Duration;

use super::review::tell;
use super::{AppState, Effect};
use crate::analysis::{Intention, Judged, Verdict, percent};
use crate::game::{Mover, Phase, Refusal};

pub use messages::{CoachAsks, CoachEvent, CoachShown};

/// How long a move is looked at before it is played; a tenth of the time that is left, if that is less.
pub const COACH_TIME: Duration = Duration::from_millis(300);

/// Who has less time than this has none for questions.
const MIN_TIME: Duration = Duration::from_millis(60);

/// What is looked at or asked.
#[derive(Clone, Debug, Default)]
enum Step {
    #[default]
    Nothing,
    /// A move is looked at.
    Looking { cell: usize, due: Duration, alarming: Option<Verdict> },
    /// A person is asked.
    Asking { cell: usize, verdict: Verdict },
}

#[derive(Clone, Debug, Default)]
pub(super) struct Coach {
    is_on: bool,
    generation: u64,
    step: Step,
    /// The moves that were asked about in this position.
    heard: Vec<usize>,
    /// The revision of the game that these belong to.
    revision: u64,
    /// How often it was asked, and in which game.
    asked: (u32, u64),
}

impl AppState {
    /// Whether it is asked before a move is made that throws much away.
    pub fn use_coach(&mut self, is_on: bool) {
        self.coach.is_on = is_on;
    }

    pub(super) fn coach_event(&mut self, event: CoachEvent, effects: &mut Vec<Effect>) {
        match event {
            CoachEvent::Switch(is_on) => {
                if !is_on {
                    self.end_looking(effects);
                }
                self.coach.is_on = is_on;
            }
            CoachEvent::Judged(judged) => {
                if !self.judged_in_exercise(&judged, effects) {
                    self.judged(*judged, effects);
                }
            }
            CoachEvent::Play => {
                if let Step::Asking { cell, .. } = self.coach.step
                    && self.is_question_current()
                {
                    self.coach.step = Step::Nothing;
                    self.view_latest();
                    self.place_by_hand(cell, effects);
                }
            }
            CoachEvent::Another => {
                if matches!(self.coach.step, Step::Asking { .. }) {
                    self.coach.step = Step::Nothing;
                }
            }
        }
    }

    /// The number of the next question what a move is worth.
    pub(super) fn next_judgement(&mut self) -> u64 {
        self.coach.generation += 1;
        self.coach.generation
    }

    /// Looks at a move before it is played, if it is to be; tells whether it is.
    pub(super) fn coach_looks_at(&mut self, cell: usize, effects: &mut Vec<Effect>) -> bool {
        self.follow_position_in_coach(effects);
        match self.coach.step {
            Step::Looking { cell: looked_at, .. } if looked_at == cell => return true,
            // What is not taken back is played.
            Step::Asking { .. } | Step::Looking { .. } => self.drop_question(effects),
            Step::Nothing => {}
        }
        let Some(time) = self.time_for_coach(cell) else { return false };
        self.coach.generation += 1;
        self.coach.step = Step::Looking { cell, due: self.now + time, alarming: None };
        effects.push(Effect::Judge(Box::new(Intention {
            generation: self.coach.generation,
            position: self.game.position().clone(),
            cell,
            beside: None,
            // What is left is for the reason.
            time: time * 2 / 3,
        })));
        true
    }

    /// How long a move may be looked at; `None` if it is not.
    fn time_for_coach(&self, cell: usize) -> Option<Duration> {
        let position = self.game.position();
        let is_wanted = self.coach.is_on
            && self.game.person().is_some()
            && self.game.phase() == Phase::Running
            && self.game.human_to_move()
            && position.is_legal(cell)
            && position.choices().is_empty()
            && position.opening_stones() == 0
            && position.legal_cells().len() > 1
            && !self.coach.heard.contains(&cell);
        let left = self.game.time_left(self.game.side_in_turn());
        let time = left.map_or(COACH_TIME, |left| COACH_TIME.min(left / 10));
        Some(time).filter(|&time| is_wanted && time >= MIN_TIME)
    }

    fn judged(&mut self, judged: Judged, effects: &mut Vec<Effect>) {
        if judged.generation != self.coach.generation || !self.is_question_current() {
            return;
        }
        let position = self.game.position();
        let Step::Looking { cell, alarming, .. } = &mut self.coach.step else { return };
        let is_about_it = |it: &Verdict| it.played.cell == *cell && it.alarm(position).is_some();
        *alarming = judged.verdict.filter(is_about_it);
        if judged.is_final || alarming.is_none() {
            self.conclude(effects);
        }
    }

    /// Plays a move that is looked at, because nobody can be asked any more.
    pub(super) fn end_looking(&mut self, effects: &mut Vec<Effect>) {
        if let Step::Looking { cell, .. } = self.coach.step
            && self.is_question_current()
        {
            self.drop_question(effects);
            self.place_by_hand(cell, effects);
        }
    }

    /// Asks if there is something to ask, and plays the move if there is not.
    fn conclude(&mut self, effects: &mut Vec<Effect>) {
        let Step::Looking { cell, alarming, .. } = std::mem::take(&mut self.coach.step) else {
            return;
        };
        effects.push(Effect::EndJudging);
        let Some(verdict) = alarming else { return self.place_by_hand(cell, effects) };
        self.view_latest();
        self.coach.heard.push(cell);
        self.coach.step = Step::Asking { cell, verdict };
        let (asked, game) = self.coach.asked;
        self.coach.asked = (if game == self.games { asked + 1 } else { 1 }, self.games);
    }

    fn drop_question(&mut self, effects: &mut Vec<Effect>) {
        if matches!(std::mem::take(&mut self.coach.step), Step::Looking { .. }) {
            effects.push(Effect::EndJudging);
        }
    }

    /// Whether a move that is looked at or asked about could be made now.
    fn is_question_current(&self) -> bool {
        self.coach.is_on
            && self.coach.revision == self.game.revision()
            && self.game.human_to_move()
            && self.scene.is_match()
    }

    fn follow_position_in_coach(&mut self, effects: &mut Vec<Effect>) {
        if self.coach.revision != self.game.revision() {
            self.coach.revision = self.game.revision();
            self.coach.heard.clear();
            self.drop_question(effects);
        }
    }

    /// Takes the question back when the position is another one or waits for nobody; plays a move that was looked at
    /// for long enough, or over which a sheet lies now.
    pub(super) fn update_coach(&mut self, effects: &mut Vec<Effect>) {
        if matches!(self.coach.step, Step::Nothing) {
            return;
        }
        if !self.is_question_current() {
            self.drop_question(effects);
        } else if self.coach_due().is_some_and(|due| due <= self.now || self.covered_at.is_some()) {
            self.conclude(effects);
        }
    }

    /// When a move has been looked at for long enough.
    pub(super) fn coach_due(&self) -> Option<Duration> {
        match self.coach.step {
            Step::Looking { due, .. } => Some(due),
            Step::Nothing | Step::Asking { .. } => None,
        }
    }

    /// Plays a move of a person.
    pub(super) fn place_by_hand(&mut self, cell: usize, effects: &mut Vec<Effect>) {
        match self.game.place(cell, Mover::Human, self.now) {
            Ok(_) => {
                self.pass_held = false;
                self.announce_turn(effects);
            }
            Err(Refusal::Illegal(reason)) => self.illegal(cell, reason, effects),
            Err(refusal) => self.refused(refusal),
        }
    }

    pub(super) fn coach_shown(&self) -> CoachShown {
        let Coach { is_on, step, asked: (asked, game), .. } = &self.coach;
        let position = self.game.position();
        let asks = match step {
            Step::Asking { cell, verdict } if self.is_question_current() => {
                let Verdict { best, played, reason } = verdict;
                verdict.alarm(position).map(|alarm| CoachAsks {
                    cell: *cell,
                    name: position.cell_name(*cell),
                    alarm,
                    reason: reason.clone(),
                    told: reason.as_ref().map(|reason| tell(reason, position)),
                    before: best.score.discs(),
                    after: played.score.discs(),
                    forced: played.score.forced(),
                    percent_before: percent(position, best),
                    percent_after: percent(position, played),
                    exact: best.is_exact() && played.is_exact(),
                })
            }
            _ => None,
        };
        CoachShown {
            on: *is_on,
            looking: matches!(step, Step::Looking { .. }),
            asks,
            asked: if *game == self.games { *asked } else { 0 },
        }
    }
}
