//! A question before a move that throws the game or much of it away. A chosen move is examined for a moment and played,
//! unless that has found something. The clock runs on meanwhile, but not while the question is open.

mod messages;

use std::time::Duration;

use super::Effect;
use super::output::Output;
use super::review::named_reason;
use super::table::Table;
use crate::analysis::{Intention, Judged, Verdict, percent};
use crate::game::{Match, Phase, Position};

pub use messages::{CoachAsks, CoachEvent, CoachShown};

/// How long a move is examined before it is played; a tenth of the remaining time, if that is less.
pub const COACH_TIME: Duration = Duration::from_millis(300);

/// How long a busy computer may take for the first finding; a tenth of the remaining time, if that is less.
pub const COACH_PATIENCE: Duration = Duration::from_secs(2);

/// With less time than this there is none for questions.
const MIN_TIME: Duration = Duration::from_millis(60);

#[derive(Clone, Debug, Default)]
enum Step {
    #[default]
    Nothing,
    /// A move is examined: until `due` for a reason, until `latest` if nothing is known of it at all.
    Looking { cell: usize, due: Duration, latest: Duration, alarming: Option<Verdict> },
    /// A person is asked.
    Asking { cell: usize, verdict: Verdict },
}

#[derive(Clone, Debug, Default)]
pub(super) struct Coach {
    is_on: bool,
    generation: u64,
    step: Step,
    /// The moves already questioned in this position.
    heard: Vec<usize>,
    /// The revision of the game that these belong to.
    revision: u64,
    /// What was asked about, and in which game. A question that a pause or Undo took back may come again, and is the same.
    asked: (Vec<(Position, usize)>, u64),
}

impl Coach {
    pub(super) fn switch(&mut self, is_on: bool) {
        self.is_on = is_on;
    }

    pub(super) fn next_judgement(&mut self) -> u64 {
        self.generation += 1;
        self.generation
    }

    /// Examines a move before it is played, if it is to be; returns whether it is.
    pub(super) fn look_at(&mut self, cell: usize, table: &Table, out: &mut Output) -> bool {
        self.follow(table.game.revision(), out);
        match self.step {
            Step::Looking { cell: looked_at, .. } if looked_at == cell => return true,
            // A question that is not answered by taking the move back is dropped for the new move.
            Step::Asking { .. } | Step::Looking { .. } => self.drop_question(out),
            Step::Nothing => {}
        }
        let Some((time, patience)) = self.time_for(cell, table) else { return false };
        let generation = self.next_judgement();
        let (due, latest) = (table.now + time, table.now + patience);
        self.step = Step::Looking { cell, due, latest, alarming: None };
        out.push(Effect::Judge(Box::new(Intention {
            generation,
            position: table.game.position().clone(),
            cell,
            beside: None,
            // What is left is for the reason.
            time: time * 2 / 3,
        })));
        true
    }

    /// Whether the moves of the game on the board are examined before they are played.
    pub(super) fn watches(&self, table: &Table) -> bool {
        self.is_on && table.game.person().is_some() && table.game.phase() == Phase::Running
    }

    /// The time for a move, and for a first finding about it; `None` if it is not to be examined.
    fn time_for(&self, cell: usize, table: &Table) -> Option<(Duration, Duration)> {
        let game = &table.game;
        let position = game.position();
        let is_wanted = self.watches(table)
            && game.human_to_move()
            && position.is_legal(cell)
            && position.is_settled()
            && position.legal_cells().len() > 1
            && !self.heard.contains(&cell);
        let left = game.time_left(game.side_in_turn());
        let affordable = |time: Duration| left.map_or(time, |left| time.min(left / 10));
        let time = affordable(COACH_TIME);
        (is_wanted && time >= MIN_TIME).then(|| (time, affordable(COACH_PATIENCE)))
    }

    /// Accepts a judgement; returns whether nothing more is to be waited for.
    pub(super) fn judged(&mut self, judged: Judged, position: &Position) -> bool {
        let Step::Looking { cell, alarming, .. } = &mut self.step else { return false };
        if judged.generation != self.generation {
            return false;
        }
        let is_about_it = |it: &Verdict| it.played.cell == *cell && it.alarm(position).is_some();
        *alarming = judged.verdict.filter(is_about_it);
        judged.is_final || alarming.is_none()
    }

    /// Ends the examination: returns the move if it is to be played, or else asks about it.
    pub(super) fn conclude(&mut self, game: &Match, out: &mut Output) -> Option<usize> {
        let cell = self.examined()?;
        let Step::Looking { alarming, .. } = std::mem::take(&mut self.step) else { return None };
        out.push(Effect::EndJudging);
        let Some(verdict) = alarming else { return Some(cell) };
        self.heard.push(cell);
        self.step = Step::Asking { cell, verdict };
        let (asked, last) = &mut self.asked;
        if std::mem::replace(last, game.number()) != game.number() {
            asked.clear();
        }
        let question = (game.position().clone(), cell);
        if !asked.contains(&question) {
            asked.push(question);
        }
        None
    }

    pub(super) fn examined(&self) -> Option<usize> {
        match self.step {
            Step::Looking { cell, .. } => Some(cell),
            Step::Nothing | Step::Asking { .. } => None,
        }
    }

    pub(super) fn questioned(&self) -> Option<usize> {
        match self.step {
            Step::Asking { cell, .. } => Some(cell),
            Step::Nothing | Step::Looking { .. } => None,
        }
    }

    /// The move that somebody wants to make.
    pub(super) fn intended(&self) -> Option<usize> {
        self.examined().or(self.questioned())
    }

    pub(super) fn due(&self) -> Option<Duration> {
        match &self.step {
            Step::Looking { latest, alarming: None, .. } => Some(*latest),
            Step::Looking { due, .. } => Some(*due),
            Step::Nothing | Step::Asking { .. } => None,
        }
    }

    pub(super) fn drop_question(&mut self, out: &mut Output) {
        if matches!(std::mem::take(&mut self.step), Step::Looking { .. }) {
            out.push(Effect::EndJudging);
        }
    }

    /// Whether the move that is examined or asked about could be made now, if the match is on the board.
    pub(super) fn is_current(&self, table: &Table) -> bool {
        self.is_on && self.revision == table.game.revision() && table.game.human_to_move()
    }

    fn follow(&mut self, revision: u64, out: &mut Output) {
        if self.revision != revision {
            self.revision = revision;
            self.heard.clear();
            self.drop_question(out);
        }
    }

    pub(super) fn shown(&self, is_current: bool, table: &Table) -> CoachShown {
        let asks = match &self.step {
            Step::Asking { cell, verdict } if is_current => {
                question(*cell, verdict, table.game.position())
            }
            _ => None,
        };
        CoachShown {
            on: self.is_on,
            looking: self.examined().is_some(),
            asks,
            asked: self.number_asked(&table.game),
        }
    }

    /// The number of the question that is asked, or else of all that were asked in this game.
    fn number_asked(&self, game: &Match) -> u32 {
        let (asked, last) = &self.asked;
        if *last != game.number() {
            return 0;
        }
        let is_asked = |(position, cell): &(Position, usize)| {
            self.questioned() == Some(*cell) && position == game.position()
        };
        let number = asked.iter().position(is_asked).map_or(asked.len(), |at| at + 1);
        u32::try_from(number).unwrap_or(u32::MAX)
    }
}

fn question(cell: usize, verdict: &Verdict, position: &Position) -> Option<CoachAsks> {
    let Verdict { best, played, reason } = verdict;
    Some(CoachAsks {
        cell,
        name: position.cell_name(cell),
        alarm: verdict.alarm(position)?,
        reason: reason.clone(),
        named: reason.as_ref().map(|reason| named_reason(reason, position)),
        before: best.score.discs(),
        after: played.score.discs(),
        forced: played.score.forced(),
        percent_before: percent(position, best),
        percent_after: percent(position, played),
        exact: best.is_exact() && played.is_exact(),
    })
}
