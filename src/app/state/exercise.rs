//! An exercise: a mistake from the study or the deck is to be corrected.

mod messages;

use std::collections::VecDeque;
use std::time::Duration;

use super::board_action::Target;
use super::notebook::Notebook;
use super::output::Output;
use super::review::named_reason;
use super::study::line::course_of;
use super::{Effect, Note, Signal, Status};
use crate::analysis::practice::{Card, Exercise, Hint, Reply, Stage};
use crate::analysis::reasons::Explanation;
use crate::analysis::{Intention, Judged, Mistake, MoveValue};
use crate::game::{Ply, Position};

pub use messages::{
    DeckChange, HintShown, PracticeEvent, PracticeShown, PracticeStage, WorthShown,
};

/// How long a move of unknown value is examined.
const EXAMINED_FOR: Duration = Duration::from_millis(1500);

#[derive(Clone, Debug)]
pub(super) struct OpenExercise {
    pub exercise: Exercise,
    hints: Vec<Hint>,
    missed: Option<usize>,
    /// The line that can be walked through: after a wrong answer, or after the right one.
    line: Vec<usize>,
    /// Plies of it on the board, with the position there.
    shown: usize,
    preview: Option<(Position, Vec<Ply>)>,
    /// The values of moves, each with the best move searched beside it; the mistake comes first.
    known: Vec<Mistake>,
    generation: Option<u64>,
    is_noted: bool,
    pub from: From,
}

#[derive(Clone, Debug)]
pub(super) enum From {
    /// The line of the study on the board.
    Study,
    /// The deck; the notebook waits.
    Deck { cards: VecDeque<Card>, asked: usize, waiting: Box<Waiting> },
}

/// What returns when the deck is put away.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub notebook: Notebook,
    pub was_studying: bool,
    /// Whether practice began in the room where one learns.
    pub was_learning: bool,
}

impl OpenExercise {
    pub(super) fn new(exercise: Exercise, from: From) -> Self {
        let known = vec![exercise.card().mistake(exercise.position())];
        Self {
            exercise,
            hints: Vec::new(),
            missed: None,
            line: Vec::new(),
            shown: 0,
            preview: None,
            known,
            generation: None,
            is_noted: false,
            from,
        }
    }

    /// Offers this line, as far as it is legal, with so many plies of it on the board.
    fn look_at(&mut self, line: Vec<usize>, plies: usize) {
        let position = self.exercise.position();
        let is_playable = |moves: &usize| course_of(position, &line, *moves).is_some();
        let playable = (0..=line.len()).rev().find(is_playable).unwrap_or(0);
        self.line = line;
        self.line.truncate(playable);
        self.show(plies);
    }

    pub(super) fn show(&mut self, plies: usize) {
        self.shown = plies.min(self.line.len());
        let course = course_of(self.exercise.position(), &self.line, self.shown);
        self.preview = course.filter(|_| self.shown > 0);
    }

    fn look_back(&mut self) {
        self.look_at(Vec::new(), 0);
    }

    pub(super) fn look_along(&self, target: Target) -> Option<usize> {
        let plies = match target {
            Target::First => 0,
            Target::Previous => self.shown.saturating_sub(1),
            Target::Next => self.shown + 1,
            Target::Last => self.line.len(),
            Target::Turn(_) => return None,
        };
        (!self.line.is_empty()).then_some(plies)
    }

    pub(super) fn preview(&self) -> Option<&(Position, Vec<Ply>)> {
        self.preview.as_ref()
    }

    fn known(&self, cell: usize) -> Option<&Mistake> {
        self.known.iter().find(|it| it.played.cell == cell)
    }

    pub(super) fn mistake(&self) -> &Mistake {
        &self.known[0]
    }

    fn line_of(&self, cell: usize) -> Vec<usize> {
        if cell == self.exercise.best() {
            return self.exercise.card().line.clone();
        }
        self.known(cell).map_or_else(|| vec![cell], |it| it.played.line.clone())
    }

    fn reply(&self) -> Option<usize> {
        let cell = self.missed?;
        let reply = *self.line.get(1).filter(|_| self.line[0] == cell)?;
        let (after, _) = course_of(self.exercise.position(), &self.line, 1)?;
        // A side that must pass does not reply.
        (!after.must_pass()).then_some(reply)
    }

    pub(super) fn is_of_deck(&self) -> bool {
        matches!(self.from, From::Deck { .. })
    }

    /// Whether the answer is not known yet, so that nothing may give it away.
    pub(super) fn hides_values(&self) -> bool {
        matches!(self.exercise.stage(), Stage::Asking | Stage::Looking(_))
    }

    pub(super) fn hint(&mut self) {
        if let Some(hint) = self.exercise.hint() {
            self.hints.push(hint);
            self.missed = None;
            self.look_back();
        }
    }

    pub(super) fn tell(&mut self, out: &mut Output) {
        self.end_look(out);
        self.exercise.tell();
        (self.hints, self.missed) = (Vec::new(), None);
        self.look_at(self.line_of(self.exercise.best()), 1);
        self.note_answer(out);
    }

    pub(super) fn again(&mut self, out: &mut Output) {
        self.end_look(out);
        self.exercise.again();
        (self.hints, self.missed) = (Vec::new(), None);
        self.look_back();
    }

    /// Tries a move; one of unknown value is examined under the number that `next` gives.
    pub(super) fn try_move(&mut self, cell: usize, next: impl FnOnce() -> u64, out: &mut Output) {
        // The answer belongs to the position of the exercise, whatever was looked at since.
        self.look_back();
        match self.exercise.try_move(cell) {
            Reply::Look(_) => {
                let generation = next();
                (self.generation, self.missed) = (Some(generation), None);
                let position = self.exercise.position().clone();
                let beside = Some(self.exercise.best());
                let intention =
                    Intention { generation, position, cell, beside, time: EXAMINED_FOR };
                out.push(Effect::Judge(Box::new(intention)));
            }
            reply => self.replied(cell, &reply, out),
        }
    }

    fn replied(&mut self, cell: usize, reply: &Reply, out: &mut Output) {
        match reply {
            Reply::Right => {
                (self.hints, self.missed) = (Vec::new(), None);
                self.look_at(self.line_of(cell), 1);
                out.signal(Signal::StonePlaced(cell));
                self.note_answer(out);
            }
            Reply::Wrong => {
                self.missed = Some(cell);
                // The move and the reply, which shows what is wrong with it.
                self.look_at(self.line_of(cell), 2);
                out.signal(Signal::IllegalCell(cell));
            }
            Reply::Refused => out.signal(Signal::IllegalCell(cell)),
            Reply::Look(_) => {}
        }
    }

    /// Accepts the judgement of a move that was tried; returns whether it was awaited, and is answered now.
    pub(super) fn judged(&mut self, judged: &Judged, out: &mut Output) -> (bool, bool) {
        if self.generation != Some(judged.generation) {
            return (false, false);
        }
        let Stage::Looking(cell) = self.exercise.stage() else { return (true, false) };
        let Some(verdict) = judged.verdict.as_ref().filter(|it| it.played.cell == cell) else {
            if judged.is_final {
                self.exercise.give_up_looking();
                self.generation = None;
                let name = self.exercise.position().cell_name(cell);
                out.note = Note::new(Status::LookFailed).cell(name);
            }
            return (true, false);
        };
        self.known.push(Mistake {
            position: self.exercise.position().clone(),
            played: verdict.played.clone(),
            best: verdict.best.clone(),
        });
        let reply = self.exercise.learn(&verdict.best, &verdict.played);
        self.end_look(out);
        self.replied(cell, &reply, out);
        (true, true)
    }

    pub(super) fn end_look(&mut self, out: &mut Output) {
        if self.generation.take().is_some() {
            self.exercise.give_up_looking();
            out.push(Effect::EndJudging);
        }
    }

    fn note_answer(&mut self, out: &mut Output) {
        if let Some(grade) = self.exercise.grade()
            && !std::mem::replace(&mut self.is_noted, true)
        {
            let key = self.exercise.card().key.clone();
            out.push(Effect::Deck(DeckChange::Answer(key, grade)));
        }
    }

    pub(super) fn marks(&self, cell: usize) -> bool {
        match self.exercise.stage() {
            Stage::Solved(right) => cell == right || cell == self.exercise.best(),
            Stage::Told => cell == self.exercise.best(),
            // The move itself says more than its part of the board.
            _ => {
                self.hints.iter().rev().find_map(|hint| match hint {
                    Hint::Where(cells) => Some(cells.contains(&cell)),
                    Hint::Move(best) => Some(cell == *best),
                    Hint::What { .. } => None,
                }) == Some(true)
            }
        }
    }

    pub(super) fn shown(
        &self,
        explanation: Option<&Explanation>,
        is_explaining: bool,
    ) -> PracticeShown {
        let exercise = &self.exercise;
        let (position, card) = (exercise.position(), exercise.card());
        let name = |cell: usize| position.cell_name(cell);
        let (stage, tried) = match exercise.stage() {
            Stage::Asking => (PracticeStage::Asking, None),
            Stage::Looking(cell) => (PracticeStage::Looking, Some(cell)),
            Stage::Solved(cell) => (PracticeStage::Solved, Some(cell)),
            Stage::Told => (PracticeStage::Told, None),
        };
        let is_over = matches!(stage, PracticeStage::Solved | PracticeStage::Told);
        let (of_deck, number, all) = match &self.from {
            From::Deck { cards, asked, .. } => (true, *asked, *asked + cards.len()),
            From::Study => (false, 0, 0),
        };
        let (mistake, at_hand) = (self.mistake(), tried.or(self.missed));
        let beside = at_hand.and_then(|cell| self.known(cell)).unwrap_or(mistake);
        let tried_value =
            at_hand.map(|cell| if cell == exercise.best() { &beside.best } else { &beside.played });
        let explanation = explanation.filter(|_| is_over);
        let hint_shown = |hint: &Hint| match *hint {
            Hint::Where(_) => HintShown::Where,
            Hint::What { place, changes } => HintShown::What(place, changes),
            Hint::Move(cell) => HintShown::Move(name(cell)),
        };
        let answer = if is_over { &*card.line } else { &[] };
        PracticeShown {
            can_try: false,
            stage,
            of_deck,
            side: Some(position.side_to_move()),
            played: name(card.played),
            lost: card.lost(position),
            missed: self.missed.map(name),
            reply: self.reply().map(name),
            tried: tried.map(name),
            hints: self.hints.iter().map(hint_shown).collect(),
            can_hint: stage == PracticeStage::Asking
                && !matches!(self.hints.last(), Some(Hint::Move(_))),
            answer: answer.iter().copied().map(name).collect(),
            worth: tried_value.map(worth).unwrap_or_default(),
            best: worth(&beside.best),
            mistake: worth(&mistake.played),
            reason: explanation
                .and_then(|it| it.reasons.first())
                .map(|it| named_reason(it, position)),
            explains: is_over && explanation.is_none() && is_explaining,
            line: (self.line.len(), self.shown),
            occasion: card.occasion.clone(),
            number,
            all,
        }
    }
}

fn worth(value: &MoveValue) -> WorthShown {
    let MoveValue { score, .. } = value;
    WorthShown { worth: score.discs(), forced: score.forced(), is_exact: value.is_exact() }
}
