//! An exercise: a mistake from the study or the deck is to be corrected. If its position is a puzzle, that is solved to its
//! end.

mod messages;

use std::collections::VecDeque;
use std::time::Duration;

use super::board_action::{Deed, Target};
use super::notebook::Notebook;
use super::output::Output;
use super::puzzle::ANSWERED_AFTER;
use super::review::named_reason;
use super::study::line::course_of;
use super::{Effect, Note, Signal, Status, Walk};
use crate::analysis::practice::{self, Card, Exercise, Hint, Reply, Stage};
use crate::analysis::reasons::Explanation;
use crate::analysis::{Intention, Judged, Mistake, MoveValue};
use crate::eval::Score;
use crate::game::{Game, Ply, Position};
use crate::puzzles::finding::may_be_puzzle;
use crate::puzzles::{Phase, Puzzle, Solving, Try};

pub use messages::{
    DeckChange, HintShown, PracticeEvent, PracticeShown, PracticeStage, PuzzleJob, WorthShown,
};

/// How long a move of unknown value is examined.
const EXAMINED_FOR: Duration = Duration::from_millis(1500);

/// How long the puzzle that a position is may be looked for.
pub const PUZZLE_TIME: Duration = Duration::from_secs(60);

#[derive(Clone, Debug)]
pub(super) struct OpenExercise {
    pub exercise: Exercise,
    /// Counts the exercises.
    pub number: u64,
    /// The puzzle that the position is, as far as that is known, and the way through it, if it was known in time.
    found: Option<Puzzle>,
    solving: Option<Solving>,
    /// When the search for it is given up.
    finding_until: Option<Duration>,
    hints: Vec<Hint>,
    missed: Option<usize>,
    /// The line that can be walked through: after a wrong answer, or after a right one.
    line: Vec<usize>,
    /// Plies of it on the board, with the position there.
    shown: usize,
    preview: Option<(Position, Vec<Ply>)>,
    /// When the rest of it appears, which is the answer to a right move.
    replies_at: Option<Duration>,
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
    pub(super) fn new(exercise: Exercise, from: From, number: u64) -> Self {
        let known = vec![exercise.card().mistake(exercise.position())];
        Self {
            exercise,
            number,
            found: None,
            solving: None,
            finding_until: None,
            hints: Vec::new(),
            missed: None,
            line: Vec::new(),
            shown: 0,
            preview: None,
            replies_at: None,
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
        self.replies_at = None;
        self.shown = plies.min(self.line.len());
        let course = course_of(self.exercise.position(), &self.line, self.shown);
        self.preview = course.filter(|_| self.shown > 0);
    }

    /// Back to the position in which a move is asked.
    fn look_back(&mut self) {
        let found = self.found_so_far();
        let plies = found.len();
        self.look_at(found, plies);
    }

    /// The walk through its line, while there is one.
    pub(super) fn walk(&self) -> Option<Walk> {
        Walk::of_line(self.shown, self.line.len())
    }

    pub(super) fn look_along(&self, target: Target) -> Option<usize> {
        target.in_line(self.shown, self.line.len()).filter(|_| !self.line.is_empty())
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
            return self.solution();
        }
        self.known(cell).map_or_else(|| vec![cell], |it| it.played.line.clone())
    }

    fn reply(&self) -> Option<usize> {
        let (cell, at) = (self.missed?, self.found_so_far().len());
        let reply = *self.line.get(at + 1).filter(|_| self.line[at] == cell)?;
        let (after, _) = course_of(self.exercise.position(), &self.line, at + 1)?;
        // A side that must pass does not reply.
        (!after.must_pass()).then_some(reply)
    }

    pub(super) fn is_of_deck(&self) -> bool {
        matches!(self.from, From::Deck { .. })
    }

    /// Looks for the puzzle that the position may be.
    pub(super) fn look_for_puzzle(&mut self, now: Duration, out: &mut Output) {
        let (card, position) = (self.exercise.card(), self.exercise.position());
        if may_be_puzzle(position) {
            let (generation, variant) = (self.number, card.key.variant);
            let job = PuzzleJob { generation, variant, position: position.clone() };
            out.push(Effect::FindPuzzle(Box::new(job)));
            self.finding_until = Some(now + PUZZLE_TIME);
        }
    }

    /// Accepts the puzzle that the position is; returns whether it changes what is asked.
    pub(super) fn fits(&mut self, puzzle: Puzzle, now: Duration, out: &mut Output) -> bool {
        let right = puzzle.steps[0].right;
        // In Gomoku there are other ways to win; in Othello every value is proved, whatever a review believed.
        let is_other = puzzle.goal.game() == Game::Gomoku && right != self.exercise.best();
        if is_other || right == self.exercise.card().played {
            return false;
        }
        self.found = Some(puzzle);
        let is_asked = self.exercise.is_asked();
        if is_asked {
            self.begin_puzzle(now, out);
        }
        is_asked
    }

    fn begin_puzzle(&mut self, now: Duration, out: &mut Output) {
        let Some(puzzle) = self.found.clone() else { return };
        self.prove(&puzzle);
        self.solving = Some(Solving::new(puzzle));
        if let Some(cell) = self.missed
            && let Some(is_right) = self.proved(cell)
        {
            // A wrong try stays on the board.
            if is_right {
                self.drop_try();
                self.look_back();
            } else if let Some(solving) = &mut self.solving {
                solving.try_move(cell);
            }
        }
        if let Stage::Looking(cell) = self.exercise.stage()
            && self.proved(cell).is_some()
        {
            self.end_look(out);
            self.try_in_puzzle(cell, now, out);
        }
    }

    fn prove(&mut self, puzzle: &Puzzle) {
        let (step, card) = (&puzzle.steps[0], self.exercise.card());
        let played = step.wrong.iter().find(|it| it.cell == card.played);
        let Some(played) = played.filter(|_| !card.is_exact && puzzle.goal.game() == Game::Othello)
        else {
            return;
        };
        let is_same = step.right == self.exercise.best();
        let line = if is_same { card.line.clone() } else { vec![step.right] };
        let best = MoveValue::exact(step.right, step.score, line);
        let line = std::iter::once(played.cell).chain(played.refutation.iter().copied()).collect();
        self.exercise.prove(&best, &MoveValue::exact(played.cell, played.score, line));
        let position = self.exercise.position();
        self.known[0] = self.exercise.card().mistake(position);
        // Those that were given may have been about another move.
        let hint = |given| practice::hint(position, step.right, given);
        self.hints = (0..self.hints.len()).filter_map(hint).collect();
    }

    /// Whether a first move is right, if the puzzle says so.
    fn proved(&self, cell: usize) -> Option<bool> {
        let step = self.solving.as_ref()?.puzzle().steps.first()?;
        let is_wrong = || step.wrong.iter().any(|it| it.cell == cell);
        if cell == step.right { Some(true) } else { is_wrong().then_some(false) }
    }

    /// The puzzle, while a move after the first is asked.
    fn further(&self) -> Option<&Solving> {
        let solving = self.solving.as_ref()?;
        let is_begun = matches!(self.exercise.stage(), Stage::Solved(_)) && solving.found() > 0;
        (is_begun && !solving.is_over()).then_some(solving)
    }

    /// The position that a try is played in, whatever is looked at.
    pub(super) fn tried_in(&self) -> &Position {
        self.further().map_or(self.exercise.position(), Solving::position)
    }

    /// The moves of both sides up to the one that is asked.
    fn found_so_far(&self) -> Vec<usize> {
        self.further().map(Solving::played).unwrap_or_default()
    }

    fn is_long(&self) -> bool {
        self.solving.as_ref().is_some_and(|it| it.puzzle().steps.len() > 1)
    }

    /// The whole solution of a puzzle, or else the line that is expected.
    fn solution(&self) -> Vec<usize> {
        let solving = self.solving.as_ref().filter(|_| self.is_long());
        solving.map_or_else(|| self.exercise.card().line.clone(), Solving::solution)
    }

    fn is_over(&self) -> bool {
        !self.exercise.is_asked() && self.further().is_none()
    }

    /// Whether a click tries a move.
    pub(super) fn asks(&self) -> bool {
        self.exercise.stage() == Stage::Asking || self.further().is_some()
    }

    /// The position on the board, if a move after the first is asked there.
    pub(super) fn asked_further(&self) -> Option<&Position> {
        let is_asked = self.further().is_some()
            && self.missed.is_none()
            && self.shown == self.found_so_far().len();
        self.preview().filter(|_| is_asked).map(|it| &it.0)
    }

    pub(super) fn due(&self) -> Option<Duration> {
        [self.replies_at, self.finding_until].into_iter().flatten().min()
    }

    /// Shows the answer to a right move if it is due, and returns its cell; gives up the search for a puzzle.
    pub(super) fn do_what_is_due(&mut self, now: Duration, out: &mut Output) -> Option<usize> {
        if self.finding_until.is_some_and(|at| at <= now) {
            self.end_finding(out);
        }
        self.replies_at.filter(|&at| at <= now)?;
        let cell = self.line.get(self.shown).copied();
        self.show(self.line.len());
        cell
    }

    pub(super) fn end_finding(&mut self, out: &mut Output) {
        if self.finding_until.take().is_some() {
            out.push(Effect::EndFinding);
        }
    }

    /// Whether the answer is not known yet, so that nothing may give it away.
    pub(super) fn hides_values(&self) -> bool {
        !self.is_over()
    }

    pub(super) fn hint(&mut self) {
        let hint = match self.further() {
            Some(it) => practice::hint(it.position(), it.step().right, self.hints.len()),
            None => self.exercise.hint(),
        };
        if let Some(hint) = hint {
            self.hints.push(hint);
            self.drop_try();
            self.look_back();
        }
    }

    /// The ends of the part of the board that the first hint marks.
    fn hint_part(&self) -> [String; 2] {
        let (position, right) = match self.further() {
            Some(it) => (it.position(), it.step().right),
            None => (self.exercise.position(), self.exercise.best()),
        };
        practice::quarter_ends(position, right).map(|cell| position.cell_name(cell))
    }

    fn drop_try(&mut self) {
        self.missed = None;
        if let Some(solving) = &mut self.solving {
            solving.take_back();
        }
    }

    /// Whether there is something for a deed to do; else why not.
    pub(super) fn offer(&self, deed: Deed) -> Result<(), Status> {
        match deed {
            Deed::Undo if self.can_undo() => Ok(()),
            Deed::Undo => Err(Status::NothingToUndo),
            Deed::Redo => Err(Status::NothingToRedo),
            Deed::Hint if self.can_hint() => Ok(()),
            Deed::Hint => Err(Status::NotHere),
            Deed::Skip => Err(Status::ExerciseFirst),
            Deed::Pause | Deed::Leave => Err(Status::NotInStudy),
        }
    }

    fn can_hint(&self) -> bool {
        let is_asking = match self.exercise.stage() {
            Stage::Asking => true,
            Stage::Solved(_) => self.further().is_some(),
            Stage::Looking(_) | Stage::Told => false,
        };
        is_asking && !matches!(self.hints.last(), Some(Hint::Move(_)))
    }

    /// Whether there is a wrong try to take back, or an exercise that is over to be asked again.
    fn can_undo(&self) -> bool {
        match self.exercise.stage() {
            _ if self.asks() => self.missed.is_some(),
            Stage::Solved(_) | Stage::Told => true,
            Stage::Asking | Stage::Looking(_) => false,
        }
    }

    /// Takes a wrong try from the board; returns whether there is one.
    pub(super) fn take_try_back(&mut self) -> bool {
        let was_there = self.asks() && self.missed.is_some();
        if was_there {
            self.drop_try();
            self.look_back();
        }
        was_there
    }

    pub(super) fn tell(&mut self, out: &mut Output) {
        self.end_look(out);
        let found = self.found_so_far().len();
        self.exercise.tell();
        if let Some(solving) = &mut self.solving {
            solving.tell();
        }
        (self.hints, self.missed) = (Vec::new(), None);
        self.look_at(self.line_of(self.exercise.best()), found + 1);
        self.note_answer(out);
    }

    pub(super) fn again(&mut self, now: Duration, out: &mut Output) {
        self.end_look(out);
        self.exercise.again();
        (self.hints, self.missed) = (Vec::new(), None);
        self.begin_puzzle(now, out);
        self.look_back();
    }

    /// Tries a move; one of unknown value is examined under the number that `next` gives.
    pub(super) fn try_move(
        &mut self,
        cell: usize,
        next: impl FnOnce() -> u64,
        now: Duration,
        out: &mut Output,
    ) {
        if self.further().is_some() || self.proved(cell).is_some() {
            return self.try_in_puzzle(cell, now, out);
        }
        // The answer belongs to the position of the exercise, whatever was looked at since.
        self.look_back();
        match self.exercise.try_move(cell) {
            Reply::Look(_) => {
                let generation = next();
                self.drop_try();
                self.generation = Some(generation);
                let position = self.exercise.position().clone();
                let beside = Some(self.exercise.best());
                let intention =
                    Intention { generation, position, cell, beside, time: EXAMINED_FOR };
                out.push(Effect::Judge(Box::new(intention)));
            }
            reply => self.replied(cell, &reply, out),
        }
    }

    /// Tries a move of which the puzzle knows whether it is right. The first one found decides the grade.
    fn try_in_puzzle(&mut self, cell: usize, now: Duration, out: &mut Output) {
        self.look_back();
        if let Some(is_right) = self.proved(cell) {
            // Refused if it was answered before.
            self.exercise.answer(cell, is_right);
            self.note_answer(out);
        }
        let Some(solving) = &mut self.solving else { return };
        let before = solving.played();
        let tried = solving.try_move(cell);
        match tried {
            Try::Right | Try::Solved => {
                let line = if tried == Try::Right { solving.played() } else { self.solution() };
                let (shown, all) = (before.len() + 1, line.len());
                (self.hints, self.missed) = (Vec::new(), None);
                self.look_at(line, shown);
                if tried == Try::Right && all > shown {
                    self.replies_at = Some(now + ANSWERED_AFTER);
                }
                out.signal(Signal::StonePlaced(cell));
            }
            Try::Wrong => {
                let refutation = solving.refutation().map_or_else(|| vec![cell], |it| it.1);
                let shown = before.len() + 2;
                self.missed = Some(cell);
                self.look_at([before, refutation].concat(), shown);
                out.signal(Signal::IllegalCell(cell));
            }
            Try::Refused => out.signal(Signal::IllegalCell(cell)),
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
                self.note_answer(out);
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
                out.say(Note::new(Status::LookFailed).cell(name));
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
            Stage::Solved(right) if self.is_over() => cell == right || cell == self.exercise.best(),
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

    /// What the puzzle says that the latest wrong try is worth.
    fn refuted(&self) -> Option<i16> {
        let solving = self.solving.as_ref()?;
        let cell = self.missed.filter(|&cell| solving.phase() == Phase::Refuted(cell))?;
        let wrong = solving.step().wrong.iter().find(|it| it.cell == cell);
        Some(wrong.map_or(0, |it| it.score))
    }

    pub(super) fn shown(
        &self,
        explanation: Option<&Explanation>,
        is_explaining: bool,
    ) -> PracticeShown {
        let exercise = &self.exercise;
        let (position, card) = (exercise.position(), exercise.card());
        let name = |cell: usize| position.cell_name(cell);
        let solving = self.solving.as_ref();
        // A move after the first.
        let told = solving.filter(|it| it.phase() == Phase::Told && it.found() > 0);
        let told = told.map(|it| it.step().right);
        let (stage, tried) = match exercise.stage() {
            Stage::Asking => (PracticeStage::Asking, None),
            Stage::Looking(cell) => (PracticeStage::Looking, Some(cell)),
            Stage::Solved(_) if self.further().is_some() => (PracticeStage::Asking, None),
            Stage::Solved(_) if told.is_some() => (PracticeStage::Told, None),
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
        let beside = &beside_known(beside, &mistake.best);
        let tried_value =
            at_hand.map(|cell| if cell == exercise.best() { &beside.best } else { &beside.played });
        let explanation = explanation.filter(|_| is_over);
        let hint_shown = |hint: &Hint| match *hint {
            Hint::Where(_) => HintShown::Where,
            Hint::What { place, changes } => HintShown::What(place, changes),
            Hint::Move(cell) => HintShown::Move(name(cell)),
        };
        let names = |line: Vec<usize>| line.into_iter().map(name).collect();
        let answer = if is_over { self.solution() } else { Vec::new() };
        let other = tried.filter(|&cell| is_over && cell != exercise.best());
        let line = other.map_or_else(|| answer.clone(), |cell| self.line_of(cell));
        let last = solving.and_then(|it| it.puzzle().steps.get(it.found().checked_sub(1)?));
        let last_answer = last.and_then(|it| it.answers.first());
        let choices = |it: &Solving| match it.puzzle().goal.game() {
            Game::Othello => it.step().wrong.len() + 1,
            Game::Gomoku => 0,
        };
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
            hint_part: (!self.hints.is_empty()).then(|| self.hint_part()),
            can_hint: self.can_hint(),
            answer: names(answer),
            line: names(line),
            is_solution: is_over && self.is_long() && other.is_none(),
            goal: solving.map(|it| it.puzzle().goal),
            choices: solving.map_or(0, choices),
            found: solving.map_or(0, Solving::found),
            last_right: last.map(|it| name(it.right)).unwrap_or_default(),
            last_answer: last_answer.map(|&cell| name(cell)).unwrap_or_default(),
            refuted: self.refuted(),
            told: told.map(name),
            worth: tried_value.map(worth).unwrap_or_default(),
            best: worth(&beside.best),
            mistake: worth(&mistake.played),
            reason: explanation
                .and_then(|it| it.reasons.first())
                .map(|it| named_reason(it, position)),
            explains: is_over && explanation.is_none() && is_explaining,
            occasion: card.occasion.clone(),
            number,
            all,
        }
    }
}

/// A move tried and the best one, whose value is the one that the review has: of one move two are not shown. What was tried
/// loses what it loses in the search of both, unless something is proved there.
fn beside_known(pair: &Mistake, best: &MoveValue) -> Mistake {
    let is_proved = |value: &MoveValue| value.is_exact() || value.score.forced().is_some();
    if pair.best.cell != best.cell || [&pair.played, &pair.best, best].into_iter().any(is_proved) {
        return pair.clone();
    }
    let hundredths = i32::from(best.score.hundredths()) - pair.loss();
    let score = Score::from_hundredths(i16::try_from(hundredths).unwrap_or(i16::MIN));
    let played = MoveValue { score, ..pair.played.clone() };
    Mistake { played, best: best.clone(), ..pair.clone() }
}

fn worth(value: &MoveValue) -> WorthShown {
    let MoveValue { score, .. } = value;
    WorthShown { worth: score.discs(), forced: score.forced(), is_exact: value.is_exact() }
}
