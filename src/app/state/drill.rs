//! A drill of openings on the board.

mod messages;

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use super::analysis::CellValue;
use super::lesson::SHOWN_EVERY;
use super::openings::{likely, names};
use super::overlay::Overlay;
use super::{NamedReason, Note, Status};
use crate::analysis::practice::{Grade, Seconds};
use crate::analysis::{Class, Intention, Judged, Mistake, Verdict as Comparison, book_values};
use crate::app::repertoire::Change;
use crate::book::Book;
use crate::game::{GameRecord, Ply, Position, Side, Variant};
use crate::openings;
use crate::repertoire::{Choice, Counts, Drill, Graded, Repertoire, Stage, Verdict};
use crate::search::Score;

pub use messages::{ChoiceRow, DrillShown, DrillStage, DrillVerdict};

/// How far ahead cards are looked for when nothing is due: longer than any of them waits.
const FAR_AHEAD: Seconds = 200 * 366 * 24 * 3600;

/// The most moves beside a wrong one.
const MOST_CHOICES: usize = 6;

/// How long a wrong try is compared with the move of the line, before its reason is looked for.
const COMPARED_FOR: Duration = Duration::from_millis(1_500);

/// What was tried last, and the move of the line where it was missed.
#[derive(Clone, Copy, Debug, Default)]
struct Said {
    verdict: DrillVerdict,
    tried: Option<usize>,
    expected: Option<usize>,
}

#[derive(Clone, Debug)]
pub(super) struct OpenDrill {
    drill: Drill,
    counts: Arc<Counts>,
    ahead: Seconds,
    said: Said,
    choices: Vec<ChoiceRow>,
    /// The number of the comparison that is awaited.
    comparing: Option<u64>,
    /// The wrong try, once it has turned out to be worse than the move of the line.
    mistake: Option<Mistake>,
    reply_due: Option<Duration>,
    left: usize,
    right: usize,
    wrong: usize,
}

impl OpenDrill {
    /// A drill of what is due today, or else of everything; `None` if nothing is drilled at all.
    pub(super) fn new(
        repertoire: &Repertoire,
        counts: Arc<Counts>,
        seed: u64,
        (now, tonight, clock): (Seconds, Seconds, Duration),
    ) -> Option<Self> {
        let begun = |ahead: Seconds| {
            let drill = Drill::new(repertoire.clone(), now.saturating_add(ahead), seed);
            (drill.stage() != Stage::Over).then_some((drill, ahead))
        };
        let (drill, ahead) = begun(tonight - now).or_else(|| begun(FAR_AHEAD))?;
        let mut open = Self {
            drill,
            counts,
            ahead,
            said: Said::default(),
            choices: Vec::new(),
            comparing: None,
            mistake: None,
            reply_due: None,
            left: 0,
            right: 0,
            wrong: 0,
        };
        open.settle(now, clock);
        Some(open)
    }

    fn time(&self, now: Seconds) -> Seconds {
        now.saturating_add(self.ahead)
    }

    fn settle(&mut self, now: Seconds, clock: Duration) {
        self.left = self.drill.lines_left(self.time(now));
        let replies = self.drill.stage() == Stage::Replying;
        self.reply_due = replies.then_some(clock + SHOWN_EVERY);
    }

    /// Whether a click on the board answers.
    pub(super) fn asks(&self) -> bool {
        self.drill.stage() == Stage::Asking
    }

    pub(super) fn is_all_done(&self) -> bool {
        self.stage() == DrillStage::AllDone
    }

    fn stage(&self) -> DrillStage {
        match self.drill.stage() {
            Stage::Replying => DrillStage::Replying,
            Stage::Asking => DrillStage::Asking,
            Stage::LineOver if self.left > 0 => DrillStage::LineOver,
            Stage::LineOver | Stage::Over => DrillStage::AllDone,
        }
    }

    /// Plays for the other side when it is time; returns the cell.
    pub(super) fn reply_if_due(&mut self, now: Seconds, clock: Duration) -> Option<usize> {
        self.reply_due.filter(|&at| at <= clock)?;
        let (counts, time) = (Arc::clone(&self.counts), self.time(now));
        let ply = self.drill.reply(time, &mut |position| likely(&counts, position));
        self.settle(now, clock);
        match ply {
            Some(Ply::Place(cell)) => Some(cell),
            _ => None,
        }
    }

    /// Judges a move; the verdict, and what the file is to keep of it. `None` if nothing is asked, or it is illegal.
    pub(super) fn try_move(
        &mut self,
        cell: usize,
        (now, clock): (Seconds, Duration),
    ) -> Option<(DrillVerdict, Option<Change>)> {
        let judged = self.drill.judge(cell, self.time(now))?;
        let (verdict, expected) = match judged.verdict {
            Verdict::Right => (DrillVerdict::AsPrepared, None),
            Verdict::AlsoPrepared => (DrillVerdict::AlsoPrepared, None),
            Verdict::Transposes(_) => (DrillVerdict::Transposes, None),
            Verdict::Wrong { expected } => (DrillVerdict::Unprepared, Some(expected)),
        };
        self.said = Said { verdict, tried: Some(cell), expected };
        self.choices = expected.map_or_else(Vec::new, |_| self.choices_beside(Some(cell)));
        let change = self.keep(judged.graded.as_ref(), now);
        self.settle(now, clock);
        Some((verdict, change))
    }

    /// Tells the answer; returns what the file is to keep.
    pub(super) fn tell(&mut self, now: Seconds) -> Option<Change> {
        let (expected, graded) = self.drill.tell(self.time(now))?;
        self.said = Said { verdict: DrillVerdict::Told, tried: None, expected: Some(expected) };
        self.choices = self.choices_beside(None);
        self.keep(graded.as_ref(), now)
    }

    /// The question how a wrong try compares with the move of the line.
    pub(super) fn compare(&mut self, generation: u64) -> Option<Intention> {
        let Said { tried: Some(cell), expected: Some(expected), .. } = self.said else {
            return None;
        };
        self.comparing = Some(generation);
        let (position, beside) = (self.position().clone(), Some(expected));
        Some(Intention { generation, position, cell, beside, time: COMPARED_FOR })
    }

    /// Forgets what was asked about a try; returns whether an answer is still awaited.
    pub(super) fn end_comparing(&mut self) -> bool {
        self.mistake = None;
        self.comparing.take().is_some()
    }

    /// Accepts the comparison; returns whether it was awaited.
    pub(super) fn compared(&mut self, judged: &Judged) -> bool {
        if self.comparing != Some(judged.generation) {
            return false;
        }
        self.comparing = self.comparing.filter(|_| !judged.is_final);
        let position = self.position();
        let is_mistake =
            |it: &&Comparison| Class::of(position, it.best.worth(), it.played.worth()).is_some();
        let mistake = judged.verdict.as_ref().filter(is_mistake).map(|it| Mistake {
            position: position.clone(),
            played: it.played.clone(),
            best: it.best.clone(),
        });
        self.mistake = mistake;
        if let Some(it) = &judged.verdict {
            self.value_of_try(it);
        }
        true
    }

    /// Gives the try the value that was found, where the book has none.
    fn value_of_try(&mut self, found: &Comparison) {
        let best = found.best.score.max(found.played.score);
        let value = CellValue::of(self.position(), &found.played, best, false);
        if let Some(row) = self.choices.iter_mut().find(|it| it.is_tried && it.value.is_none()) {
            row.value = Some(value);
        }
    }

    pub(super) fn mistake(&self) -> Option<&Mistake> {
        self.mistake.as_ref()
    }

    fn keep(&mut self, graded: Option<&Graded>, now: Seconds) -> Option<Change> {
        let graded = graded?;
        match graded.grade {
            Grade::Again => self.wrong += 1,
            _ => self.right += 1,
        }
        Some(Change::answer(self.drill.repertoire(), graded, now))
    }

    /// Begins another line; one that is not over is given up.
    pub(super) fn next_line(&mut self, now: Seconds, clock: Duration) {
        self.drill.next_line(self.time(now));
        (self.said, self.choices) = (Said::default(), Vec::new());
        self.settle(now, clock);
    }

    fn choices_beside(&self, tried: Option<usize>) -> Vec<ChoiceRow> {
        let position = self.position();
        let known = self.counts.at(position);
        let book = Book::embedded(position);
        let all = self.drill.repertoire().choices(position, tried, &known, book);
        // What is prepared and what was tried is there in any case.
        let is_told = |it: &Choice| it.is_prepared || it.is_tried;
        let mut others = MOST_CHOICES.saturating_sub(all.iter().filter(|it| is_told(it)).count());
        let values = book_values::of_position(position);
        let best = values.iter().map(|it| it.score).max().unwrap_or_default();
        // A mirror image of the book's move is worth the same.
        let value = |score: Score| {
            let known = values.iter().find(|it| it.score == score)?;
            Some(CellValue { book: true, ..CellValue::of(position, known, best, score == best) })
        };
        let row = |it: Choice| ChoiceRow {
            name: position.cell_name(it.cell),
            value: it.score.and_then(value),
            share: it.share,
            is_prepared: it.is_prepared,
            is_tried: it.is_tried,
        };
        let fits = |it: &Choice| {
            let fits = is_told(it) || others > 0;
            others -= usize::from(fits && !is_told(it));
            fits
        };
        all.into_iter().filter(fits).map(row).collect()
    }

    pub(super) fn choice_rows(&self) -> &[ChoiceRow] {
        &self.choices
    }

    pub(super) fn shown(&self, why: Option<NamedReason>, explains: bool) -> DrillShown {
        let start = self.drill.repertoire().start();
        let name = |cell: Option<usize>| cell.map(|it| start.cell_name(it)).unwrap_or_default();
        DrillShown {
            stage: self.stage(),
            line: names(start, self.drill.line()),
            opening: openings::along(start, self.drill.line().iter().copied()),
            verdict: self.said.verdict,
            tried: name(self.said.tried),
            expected: name(self.said.expected),
            explains: explains || self.comparing.is_some(),
            why,
            is_of_all: self.ahead == FAR_AHEAD,
            done: self.drill.lines_done(),
            left: self.left,
            right: self.right,
            wrong: self.wrong,
        }
    }
}

impl Overlay for OpenDrill {
    fn noun(&self) -> &'static str {
        "opening"
    }

    fn variant(&self) -> Variant {
        self.drill.repertoire().variant()
    }

    fn position(&self) -> &Position {
        self.drill.position()
    }

    fn plies(&self) -> Vec<Ply> {
        self.drill.line().to_vec()
    }

    fn record(&self) -> GameRecord {
        GameRecord::new(self.variant(), self.plies()).expect("a line of a drill is legal")
    }

    fn can_copy(&self) -> bool {
        !self.drill.line().is_empty()
    }

    fn asked(&self) -> Option<Cow<'_, Position>> {
        self.asks().then(|| Cow::Borrowed(self.position()))
    }

    fn marks(&self, cell: usize) -> bool {
        self.asks() && self.said.expected == Some(cell)
    }

    fn person(&self) -> Option<Side> {
        Some(self.drill.repertoire().side())
    }

    fn note(&self) -> Note {
        Note::new(Status::Drill)
    }

    fn due(&self) -> Option<Duration> {
        self.reply_due
    }
}
