//! The review of a studied game: its progress, the reasons of mistakes, and the rows of its graph.

mod messages;

use std::time::Duration;

use super::notebook::Notebook;
use super::output::Output;
use super::study::line::{course_of, line_of, to_place};
use super::{CellValue, Effect};
use crate::analysis::reasons::{self, Explanation, Parts, Reason};
use crate::analysis::review::{Completion, News, Plan, ReviewDepth, Step};
use crate::analysis::{Mistake, Reviewed, SideSummary, Summary, book_values};
use crate::game::tree::NodeId;
use crate::game::{Match, Mode, PerSide, Ply, Position, Side, Study};

pub use messages::{
    ExplainJob, Explained, NamedReason, ReviewEvent, ReviewJob, ReviewProgress, ReviewRow,
    ReviewShown, WhichLine,
};

#[derive(Clone, Debug, Default)]
pub(super) struct Reviewing {
    /// Of the latest review, or search for reasons.
    generation: u64,
    pub running: Option<Running>,
    /// The number of the study whose review has failed last.
    failed: Option<u32>,
    pub follows_game: bool,
    pub is_shown: bool,
    /// Whether the window is the one that people work in.
    pub is_watched: bool,
    /// What the study knows of its line, as of the latest event.
    pub summary: Summary,
    explaining: Option<Explaining>,
    /// Known reasons of mistakes, whichever study they are in.
    explained: Vec<(Mistake, Explanation)>,
    /// The game of the person's that the latest review is of.
    pub own: Option<OwnReview>,
    /// The number of the study whose review was stopped before its end.
    stopped: Option<u32>,
    /// The line of a mistake that is previewed, with the number of the study and the node it belongs to.
    pub preview: Option<(u32, NodeId, (Position, Vec<Ply>))>,
}

#[derive(Clone, Debug)]
struct Explaining {
    generation: u64,
    mistakes: Vec<Mistake>,
    done: usize,
}

/// A review that takes longer lets people turn to something else meanwhile.
pub const LONG_REVIEW: Duration = Duration::from_secs(20);

/// Mistakes whose reasons are remembered: those of a few games.
const MAX_EXPLAINED: usize = 256;

#[derive(Clone, Debug)]
pub(super) struct Running {
    generation: u64,
    plan: Plan,
    progress: ReviewProgress,
    since: Duration,
    /// Who has played the game, if it is one against the engine.
    person: Option<Side>,
    /// The number of the reviewed study in the notebook: the nodes of another one are numbered alike.
    study: u32,
}

/// The review of a game of the person's.
#[derive(Clone, Debug)]
pub(super) struct OwnReview {
    /// The number of the study.
    pub study: u32,
    /// What was played.
    pub plies: Vec<Ply>,
    /// Whether it has come to its end: before that many a value is of the quick pass.
    pub is_done: bool,
}

/// A review that is over.
pub(super) struct Finished {
    /// Whether it came to its end: it may have failed.
    pub is_done: bool,
    /// How long it took.
    pub took: Duration,
    /// The end of the line that was reviewed.
    pub end: NodeId,
    /// Who has played the game, if it is one against the engine.
    pub person: Option<Side>,
}

impl Running {
    /// Whether the study on the board is the reviewed one, and still holds the reviewed moves.
    pub(super) fn fits(&self, notebook: &Notebook) -> bool {
        let study = notebook.study().filter(|_| notebook.number() == self.study);
        study.is_some_and(|study| self.plan.steps.iter().all(|step| fits(study, step)))
    }
}

impl Reviewing {
    /// Whether this game is reviewed when it is over: not one that was only watched.
    pub(super) fn follows(&self, game: &Match) -> bool {
        self.follows_game && game.setup().mode != Mode::Watch
    }

    pub(super) fn begin(
        &mut self,
        notebook: &Notebook,
        effort: ReviewDepth,
        person: Option<Side>,
        now: Duration,
        out: &mut Output,
    ) {
        self.end(out);
        let Some(study) = notebook.study() else { return };
        let plan = Plan::of(study.tree(), end_of(study));
        if plan.steps.is_empty() {
            return;
        }
        self.generation += 1;
        (self.failed, self.stopped) = (None, None);
        let progress = ReviewProgress { all: plan.steps.len(), ..ReviewProgress::NONE };
        let generation = self.generation;
        let study = notebook.number();
        self.running =
            Some(Running { generation, plan: plan.clone(), progress, since: now, person, study });
        out.push(Effect::Review(Box::new(ReviewJob { generation, plan, effort })));
    }

    pub(super) fn end(&mut self, out: &mut Output) {
        if let Some(running) = self.running.take() {
            self.stopped = Some(running.study);
            out.push(Effect::EndReview);
        }
    }

    /// Accepts news of the review of a study; says what it was if it is over.
    pub(super) fn reviewed(
        &mut self,
        news: &News,
        now: Duration,
        notebook: &mut Notebook,
    ) -> Option<Finished> {
        let (News::Judged { generation, .. }
        | News::Done { generation }
        | News::Failed { generation }) = news;
        let running = self.running.as_mut().filter(|it| it.generation == *generation)?;
        if let News::Judged { verdict, completion, is_quick, .. } = news {
            let Completion { done, all, left } = *completion;
            running.progress = ReviewProgress { is_quick: *is_quick, done, all, left };
            let step = &running.plan.steps[verdict.step];
            let study = notebook.numbered_mut(running.study);
            if let Some(study) = study.filter(|study| fits(study, step)) {
                study.annotate(|tree| {
                    verdict.keep(tree, step);
                    true
                });
            }
            return None;
        }
        let Running { plan, since, person, study, .. } = self.running.take()?;
        let is_done = matches!(news, News::Done { .. });
        self.failed = (!is_done).then_some(study);
        if let Some(own) = self.own.as_mut().filter(|own| own.study == study) {
            own.is_done = is_done;
        }
        let end = plan.steps.last()?.after;
        Some(Finished { is_done, took: now.saturating_sub(since), end, person })
    }

    /// Whether anything is still looked for that says more of the line of a study.
    pub(super) fn is_busy_with(&self, study: &Study) -> bool {
        self.running.is_some() || self.explains_any(&summary(study), study)
    }

    /// Has the reasons of a study looked for before all others.
    pub(super) fn explain(&mut self, study: &Study, out: &mut Output) {
        let summary = summary(study);
        let is_open = |it: &Mistake| self.explanation(it).is_none();
        let mut mistakes: Vec<Mistake> = slips(&summary, study).filter(is_open).collect();
        if !self.unexplained().starts_with(&mistakes) {
            mistakes.extend(self.unexplained_but(&mistakes));
            self.look_for_reasons(mistakes, out);
        }
    }

    /// Has those of a study looked for that nobody need be looking at, after what somebody does.
    pub(super) fn explain_later(&mut self, study: &Study, out: &mut Output) {
        let summary = summary(study);
        let is_open = |it: &Mistake| self.explanation(it).is_none() && !self.explains(it);
        let mistakes: Vec<Mistake> = slips(&summary, study).filter(is_open).collect();
        if !mistakes.is_empty() {
            let all = [self.unexplained(), &mistakes].concat();
            self.look_for_reasons(all, out);
        }
    }

    pub(super) fn explain_one(&mut self, mistake: Mistake, out: &mut Output) {
        let is_next = self.unexplained().first().is_some_and(|it| is_same(it, &mistake));
        if self.explanation(&mistake).is_none() && !is_next {
            let before = self.unexplained_but(std::slice::from_ref(&mistake));
            self.look_for_reasons([vec![mistake], before].concat(), out);
        }
    }

    pub(super) fn explains(&self, mistake: &Mistake) -> bool {
        self.unexplained().iter().any(|it| is_same(it, mistake))
    }

    fn explains_any(&self, summary: &Summary, study: &Study) -> bool {
        self.explaining.is_some() && slips(summary, study).any(|it| self.explains(&it))
    }

    /// The mistakes whose reasons are looked for, in that order.
    fn unexplained(&self) -> &[Mistake] {
        self.explaining.as_ref().map_or(&[], |it| &it.mistakes[it.done..])
    }

    /// The same without these.
    fn unexplained_but(&self, others: &[Mistake]) -> Vec<Mistake> {
        let is_left = |it: &&Mistake| !others.iter().any(|other| is_same(other, it));
        self.unexplained().iter().filter(is_left).cloned().collect()
    }

    fn look_for_reasons(&mut self, mut mistakes: Vec<Mistake>, out: &mut Output) {
        mistakes.truncate(MAX_EXPLAINED);
        self.generation += 1;
        let generation = self.generation;
        let job = ExplainJob { generation, mistakes: mistakes.clone() };
        self.explaining = Some(Explaining { generation, mistakes, done: 0 });
        out.push(Effect::Explain(Box::new(job)));
    }

    /// Accepts a reason; returns whether it was wanted.
    pub(super) fn explained(&mut self, explained: Explained) -> bool {
        let Explained { generation, at, explanation } = explained;
        let explaining = self.explaining.as_mut().filter(|it| it.generation == generation);
        let Some(explaining) = explaining else { return false };
        let Some(mistake) = explaining.mistakes.get(at).cloned() else { return false };
        explaining.done = at + 1;
        if explaining.done == explaining.mistakes.len() {
            self.explaining = None;
        }
        if self.explained.len() == MAX_EXPLAINED {
            self.explained.remove(0);
        }
        self.explained.push((mistake, explanation));
        true
    }

    /// The latest reason, if it proved that its mistake loses by force, or that another move wins by force.
    pub(super) fn latest_proof(&self) -> Option<&(Mistake, Explanation)> {
        self.explained.last().filter(|(_, found)| found.lost_in.is_some() || found.won_by.is_some())
    }

    pub(super) fn explanation(&self, mistake: &Mistake) -> Option<&Explanation> {
        let found = self.explained.iter().find(|(known, _)| is_same(known, mistake));
        found.map(|(_, explanation)| explanation)
    }

    pub(super) fn next_mistake(&self, study: &Study) -> Option<Mistake> {
        let tree = study.tree();
        let next = line_of(study).get(tree.depth(study.at()) + 1).copied()?;
        let is_slip = |it: &Reviewed| it.node == next && it.class.is_some();
        self.summary.moves.iter().find(|it| is_slip(it))?;
        reasons::mistake(tree, next)
    }

    pub(super) fn mistake_here(&self, study: &Study) -> Option<MistakeHere> {
        let mistake = self.next_mistake(study)?;
        let reason = self.explanation(&mistake).and_then(|it| it.reasons.first());
        let cells = reason.map(|it| it.motif.cells()).unwrap_or_default();
        Some(MistakeHere { mistake, cells })
    }

    pub(super) fn line_of_mistake(
        &self,
        study: &Study,
        which: WhichLine,
        plies: usize,
    ) -> Option<(Position, Vec<Ply>)> {
        let mistake = self.next_mistake(study)?;
        let [played, better] = self.lines(&mistake);
        let line = match which {
            WhichLine::Played => played,
            WhichLine::Better => better,
        };
        course_of(&mistake.position, &line, plies)
    }

    /// The moves that follow from a mistake, and from the better move: what proved its reason, or what the review found.
    fn lines(&self, mistake: &Mistake) -> [Vec<usize>; 2] {
        let found = self.explanation(mistake).filter(|it| !it.refutation.is_empty());
        match found {
            Some(found) => [found.refutation.clone(), found.better.clone()],
            None => [mistake.played.line.clone(), mistake.best.line.clone()],
        }
    }

    /// What is shown of the review of a study, which has this number.
    pub(super) fn shown(&self, study: &Study, number: u32) -> ReviewShown {
        let Summary { moves, sides, all, is_rough } = &self.summary;
        let most = |of: &dyn Fn(&Reviewed) -> f32| moves.iter().map(of).fold(0.0, f32::max);
        // A forced end reaches the edge of a graph of any scale.
        let ahead = |it: &Reviewed| match it.black() {
            score if score.forced().is_some() => 0.0,
            score => score.discs().abs(),
        };
        let highest = (
            most(&ahead),
            most(&|it| it.lost_so_far),
            most(&|it| it.time.map_or(0.0, |time| time.as_secs_f32())),
        );
        ReviewShown {
            possible: *all > 0,
            running: self.running.as_ref().map(|running| running.progress),
            failed: self.failed == Some(number),
            is_stopped: self.stopped == Some(number),
            is_rough: *is_rough || self.stopped == Some(number),
            moves: *all,
            known: moves.len(),
            sides: if moves.len() < *all { unsettled(sides) } else { sides.clone() },
            explains: self.explains_any(&self.summary, study),
            highest,
        }
    }

    pub(super) fn rows(&self, study: &Study) -> Vec<ReviewRow> {
        let line = line_of(study);
        self.summary.moves.iter().map(|it| self.row(study, &line, it)).collect()
    }

    fn row(&self, study: &Study, line: &[NodeId], it: &Reviewed) -> ReviewRow {
        let (tree, position) = (study.tree(), study.position());
        let mistake = it.class.and_then(|_| reasons::mistake(tree, it.node));
        let reason = |mistake: &Mistake| {
            let reason = self.explanation(mistake)?.reasons.first()?;
            let happened = reasons::happened(tree, line, it.node, &reason.motif);
            Some(NamedReason { happened, ..named_reason(reason, &mistake.position) })
        };
        let lines = |mistake: &Mistake| {
            self.lines(mistake).map(|line| named_moves(&mistake.position, &line))
        };
        ReviewRow {
            ply: it.ply,
            number: it.number,
            name: position.cell_name(it.cell),
            side: it.side,
            black: it.black().discs(),
            forced: it.black().forced().unwrap_or(0),
            certainty: it.certainty,
            better: (it.best != it.cell).then(|| position.cell_name(it.best)),
            lost: it.lost,
            lost_so_far: it.lost_so_far,
            class: it.class,
            noise: it.doubted.map_or(0.0, |_| it.noise),
            reason: mistake.as_ref().and_then(reason),
            lines: mistake.as_ref().map(lines).unwrap_or_default(),
            time: it.time,
        }
    }
}

/// Whether two mistakes have the same reasons. A deeper review may have found another best move, and with it other ones.
/// The mistakes in the line of a study, of which this is the summary.
fn slips<'a>(summary: &'a Summary, study: &'a Study) -> impl Iterator<Item = Mistake> + 'a {
    let slips = summary.moves.iter().filter(|it| it.class.is_some());
    slips.filter_map(|it| reasons::mistake(study.tree(), it.node))
}

pub(super) fn is_same(one: &Mistake, other: &Mistake) -> bool {
    let cells = |it: &Mistake| (it.played.cell, it.best.cell);
    cells(one) == cells(other) && one.position == other.position
}

/// A mistake, shown where it can still be made.
pub(super) struct MistakeHere {
    mistake: Mistake,
    cells: Vec<usize>,
}

impl MistakeHere {
    /// The value on a cell: of the move played, or of the better one.
    pub(super) fn value_on(&self, cell: usize) -> Option<CellValue> {
        let Mistake { position, played, best } = &self.mistake;
        let value = [best, played].into_iter().find(|value| value.cell == cell)?;
        Some(CellValue::of(position, value, best.score, cell == best.cell))
    }

    pub(super) fn shows(&self, cell: usize) -> bool {
        self.cells.contains(&cell)
    }
}

/// The summaries while some moves are not judged: no accuracy yet.
fn unsettled(sides: &PerSide<SideSummary>) -> PerSide<SideSummary> {
    PerSide::from_fn(|side| {
        let it = &sides[side];
        let phases = it.phases.map(|(moves, _, lost)| (moves, None, lost));
        SideSummary { accuracy: None, phases, ..it.clone() }
    })
}

fn named_moves(start: &Position, line: &[usize]) -> Vec<(Side, String)> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for &cell in line {
        position = to_place(&position);
        let side = position.side_to_move();
        if position.play(Ply::Place(cell)).is_err() {
            break;
        }
        moves.push((side, position.cell_name(cell)));
    }
    moves
}

/// A reason with the names of its cells; the position is the one before the mistake.
pub(super) fn named_reason(reason: &Reason, position: &Position) -> NamedReason {
    let Parts { cell, list, count } = reason.motif.parts();
    let remedy = reason.remedy.parts();
    let name = |cell: usize| position.cell_name(cell);
    NamedReason {
        motif: reason.motif.clone(),
        cell: cell.map(name).unwrap_or_default(),
        list: list.into_iter().map(name).collect(),
        count,
        remedy: reason.remedy.clone(),
        remedy_cell: remedy.cell.map(name).unwrap_or_default(),
        remedy_list: remedy.list.into_iter().map(name).collect(),
        remedy_count: remedy.count,
        happened: None,
    }
}

impl ReviewProgress {
    const NONE: Self = Self { is_quick: true, done: 0, all: 0, left: Duration::ZERO };
}

fn fits(study: &Study, step: &Step) -> bool {
    let tree = study.tree();
    tree.contains(step.after) && tree.node(step.after).parent() == Some(step.before)
}

fn end_of(study: &Study) -> NodeId {
    line_of(study).last().copied().unwrap_or(NodeId::ROOT)
}

pub(super) fn summary(study: &Study) -> Summary {
    summary_of(study, end_of(study))
}

/// What a study knows of its line up to a node.
pub(super) fn summary_of(study: &Study, end: NodeId) -> Summary {
    Summary::of(study.tree(), end, book_values::is_book_move)
}
