//! The review of a game that is studied: begun, told of, and written into its tree move by move.

mod messages;

use super::study::line::{course_of, line_of, to_place};
use super::{AppState, CellValue, Effect, StudyEvent};
use crate::analysis::reasons::{self, Explanation, Parts, Reason};
use crate::analysis::review::{Completion, News, Plan};
use crate::analysis::{Class, Mistake, Reviewed, SideSummary, Summary, book_values};
use crate::game::tree::NodeId;
use crate::game::{Mode, PerSide, Ply, Position, Side, Study};

pub use messages::{
    ExplainJob, Explained, ReviewEvent, ReviewJob, ReviewProgress, ReviewRow, ReviewShown,
    ToldReason, WhichLine,
};

/// The review that runs, and whether the last one failed.
#[derive(Clone, Debug, Default)]
pub(super) struct Reviewing {
    generation: u64,
    running: Option<Running>,
    failed: bool,
    /// Whether a game is reviewed when it is over.
    follows_game: bool,
    /// Whether the window shows it.
    is_shown: bool,
    /// What the tree of the study on the board knows of its line, as of the last event.
    summary: Summary,
    /// The mistakes of which the reasons are looked for, with the number of the search and how many are done.
    explaining: Option<Explaining>,
    /// What is known of the reasons for mistakes, whichever study they are in.
    explained: Vec<(Mistake, Explanation)>,
    /// The position in the course of a line that is looked at, with the plies that lead there from a node of the study.
    preview: Option<(NodeId, (Position, Vec<Ply>))>,
}

#[derive(Clone, Debug)]
struct Explaining {
    generation: u64,
    mistakes: Vec<Mistake>,
    done: usize,
}

/// Mistakes of which the reasons are remembered: those of a few games.
const MAX_EXPLAINED: usize = 256;

#[derive(Clone, Debug)]
struct Running {
    /// The moves that are judged, with their nodes.
    plan: Plan,
    progress: ReviewProgress,
}

impl AppState {
    /// Whether a game is reviewed when it is over.
    pub fn use_review(&mut self, is_on: bool) {
        self.reviewing.follows_game = is_on;
    }

    /// Whether the game on the board is to be reviewed when it is over: not one that was only watched, as all of a match
    /// are.
    pub(super) fn is_to_review(&self) -> bool {
        self.reviewing.follows_game && self.game.setup().mode != Mode::Watch
    }

    /// Takes in what people do with the review, and what it found.
    pub(super) fn review_event(&mut self, event: ReviewEvent, effects: &mut Vec<Effect>) {
        match event {
            ReviewEvent::Start(effort) => {
                if self.study().is_none() {
                    if !self.is_over() {
                        // A game that is played is the players' own.
                        return;
                    }
                    self.study_event(StudyEvent::Enter, effects);
                }
                self.end_review(effects);
                let Some(plan) = self.plan() else { return };
                let all = plan.steps.len();
                self.reviewing.generation += 1;
                self.reviewing.failed = false;
                let progress =
                    ReviewProgress { is_quick: true, done: 0, all, ..ReviewProgress::NONE };
                self.reviewing.running = Some(Running { plan: plan.clone(), progress });
                let generation = self.reviewing.generation;
                effects.push(Effect::Review(Box::new(ReviewJob { generation, plan, effort })));
            }
            ReviewEvent::Cancel => {
                self.end_review(effects);
                self.keep_game(effects);
            }
            ReviewEvent::News(news) => self.reviewed(*news, effects),
            ReviewEvent::Switch(is_on) => self.reviewing.follows_game = is_on,
            ReviewEvent::Show(is_shown) => {
                self.reviewing.is_shown = is_shown;
                self.explain_shown(effects);
            }
            ReviewEvent::Explained(explained) => self.explained(*explained),
            ReviewEvent::Preview(wanted) => {
                let line = wanted.and_then(|(which, plies)| self.line_of_mistake(which, plies));
                let at = self.study().map(Study::at);
                self.reviewing.preview = at.zip(line);
            }
            ReviewEvent::Play(which, plies) => {
                self.reviewing.preview = None;
                let Some((_, line)) = self.line_of_mistake(which, plies) else { return };
                for ply in line {
                    self.play_in_study(ply, effects);
                }
            }
        }
    }

    /// The position in the course of a line of the mistake that can be made on the board, with its plies.
    fn line_of_mistake(&self, which: WhichLine, plies: usize) -> Option<(Position, Vec<Ply>)> {
        let mistake = self.next_mistake()?;
        let [played, better] = self.reviewing.lines(&mistake);
        let line = match which {
            WhichLine::Played => played,
            WhichLine::Better => better,
        };
        course_of(&mistake.position, &line, plies)
    }

    /// The position in the course of such a line that is looked at in place of the study's own.
    pub(super) fn review_preview(&self) -> Option<&(Position, Vec<Ply>)> {
        let (at, line) = self.reviewing.preview.as_ref()?;
        let is_there = self.reviewing.is_shown && self.study()?.at() == *at;
        is_there.then_some(line)
    }

    /// Ends the review if another study came to the board than the one that is reviewed.
    pub(super) fn update_review(&mut self, effects: &mut Vec<Effect>) {
        let is_there = |running: &Running| {
            let study = self.notebook.study();
            study.is_some_and(|study| running.plan.steps.iter().all(|it| fits(study, it)))
        };
        if self.reviewing.running.as_ref().is_some_and(|running| !is_there(running)) {
            self.end_review(effects);
        }
        self.reviewing.summary = self.study().map(summary).unwrap_or_default();
    }

    fn end_review(&mut self, effects: &mut Vec<Effect>) {
        if self.reviewing.running.take().is_some() {
            effects.push(Effect::EndReview);
        }
    }

    fn reviewed(&mut self, news: News, effects: &mut Vec<Effect>) {
        let (News::Judged { generation, .. }
        | News::Done { generation }
        | News::Failed { generation }) = news;
        if generation != self.reviewing.generation {
            return;
        }
        let Some(running) = &mut self.reviewing.running else { return };
        match news {
            News::Judged { verdict, completion, is_quick, .. } => {
                let Completion { done, all, left } = completion;
                running.progress = ReviewProgress { is_quick, done, all, left };
                let step = &running.plan.steps[verdict.step];
                let study = self.notebook.study.as_mut().filter(|study| fits(study, step));
                if let Some(study) = study {
                    study.annotate(|tree| verdict.keep(tree, step));
                }
            }
            News::Done { .. } | News::Failed { .. } => {
                self.reviewing.failed = matches!(news, News::Failed { .. });
                self.reviewing.running = None;
                self.keep_game(effects);
                self.explain(effects);
                self.learn_from_review(effects);
            }
        }
    }

    /// Has the reasons looked for of the mistakes in the line on the board of which none is known.
    fn explain(&mut self, effects: &mut Vec<Effect>) {
        let Some(study) = self.study() else { return };
        let tree = study.tree();
        let slips = summary(study).moves.into_iter().filter(|it| it.class.is_some());
        let mut mistakes: Vec<Mistake> =
            slips.filter_map(|it| reasons::mistake(tree, it.node)).collect();
        mistakes.retain(|it| self.reviewing.explanation(it).is_none());
        let is_same = |it: &Explaining| it.mistakes[it.done..] == mistakes;
        if mistakes.is_empty() || self.reviewing.explaining.as_ref().is_some_and(is_same) {
            return;
        }
        self.look_for_reasons(mistakes, effects);
    }

    /// Goes on to look for the reasons of what is reviewed, if that is shown.
    pub(super) fn explain_shown(&mut self, effects: &mut Vec<Effect>) {
        if self.reviewing.is_shown && self.reviewing.running.is_none() {
            self.explain(effects);
        }
    }

    /// Has the reason of a mistake looked for that is given back, unless that is known or on its way.
    pub(super) fn explain_one(&mut self, mistake: Mistake, effects: &mut Vec<Effect>) {
        if self.explanation(&mistake).is_none() && !self.explains(&mistake) {
            self.look_for_reasons(vec![mistake], effects);
        }
    }

    /// Whether the reason of a mistake is looked for.
    pub(super) fn explains(&self, mistake: &Mistake) -> bool {
        let explaining = self.reviewing.explaining.as_ref();
        explaining.is_some_and(|it| it.mistakes[it.done..].iter().any(|it| is_same(it, mistake)))
    }

    /// What is known of the reasons for a mistake.
    pub(super) fn explanation(&self, mistake: &Mistake) -> Option<&Explanation> {
        self.reviewing.explanation(mistake)
    }

    fn look_for_reasons(&mut self, mistakes: Vec<Mistake>, effects: &mut Vec<Effect>) {
        self.reviewing.generation += 1;
        let generation = self.reviewing.generation;
        let job = ExplainJob { generation, mistakes: mistakes.clone() };
        self.reviewing.explaining = Some(Explaining { generation, mistakes, done: 0 });
        effects.push(Effect::Explain(Box::new(job)));
    }

    /// The mistake that the line goes on with from the position on the board, while the review is shown, and the cells
    /// that its reason speaks of.
    pub(super) fn mistake_here(&self) -> Option<MistakeHere> {
        if !self.reviewing.is_shown || self.hides_values() || self.preview().is_some() {
            return None;
        }
        let mistake = self.next_mistake()?;
        let reason = self.reviewing.explanation(&mistake).and_then(|it| it.reasons.first());
        let cells = reason.map(|it| it.motif.cells()).unwrap_or_default();
        Some(MistakeHere { mistake, cells })
    }

    /// The mistake that the line goes on with from the position on the board.
    pub(super) fn next_mistake(&self) -> Option<Mistake> {
        let study = self.study()?;
        let tree = study.tree();
        let next = line_of(study).get(tree.depth(study.at()) + 1).copied()?;
        let is_slip = |it: &Reviewed| it.node == next && it.class.is_some();
        self.reviewing.summary.moves.iter().find(|it| is_slip(it))?;
        reasons::mistake(tree, next)
    }

    /// The slips of a side that are called so.
    pub(super) fn mistakes_of(
        &self,
        side: Side,
        is_wanted: impl Fn(Class) -> bool,
    ) -> Vec<Mistake> {
        let Some(study) = self.study() else { return Vec::new() };
        let is_one = |it: &Reviewed| it.side == side && it.class.is_some_and(&is_wanted);
        let slips = summary(study).moves.into_iter().filter(is_one);
        slips.filter_map(|it| reasons::mistake(study.tree(), it.node)).collect()
    }

    /// Goes to the position before the next slip of a side; tells whether there is one.
    pub(super) fn go_to_next_mistake(&mut self, side: Side, effects: &mut Vec<Effect>) -> bool {
        let Some(study) = self.study() else { return false };
        let tree = study.tree();
        // The move after the position on the board is the slip that one was at.
        let after = tree.depth(study.at()) + 1;
        let is_next =
            |it: &&Reviewed| it.side == side && it.class.is_some() && tree.depth(it.node) > after;
        let found = summary(study).moves.iter().find(is_next).map(|it| it.node);
        let Some(node) = found.and_then(|node| tree.node(node).parent()) else { return false };
        self.change_study(StudyEvent::GoTo(node), effects);
        true
    }

    fn explained(&mut self, explained: Explained) {
        let Explained { generation, at, explanation } = explained;
        let reviewing = &mut self.reviewing;
        let Some(explaining) =
            reviewing.explaining.as_mut().filter(|it| it.generation == generation)
        else {
            return;
        };
        let Some(mistake) = explaining.mistakes.get(at).cloned() else { return };
        explaining.done = at + 1;
        if explaining.done == explaining.mistakes.len() {
            reviewing.explaining = None;
        }
        if reviewing.explained.len() == MAX_EXPLAINED {
            reviewing.explained.remove(0);
        }
        reviewing.explained.push((mistake, explanation));
    }

    /// The moves of the line on the board.
    fn plan(&self) -> Option<Plan> {
        let study = self.study()?;
        let plan = Plan::of(study.tree(), end_of(study));
        (!plan.steps.is_empty()).then_some(plan)
    }

    pub(super) fn review_shown(&self) -> ReviewShown {
        if self.study().is_none() {
            let possible = self.is_over() && !self.game.turns().is_empty();
            return ReviewShown { possible, ..ReviewShown::default() };
        }
        let Summary { moves, sides, all } = &self.reviewing.summary;
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
            running: self.reviewing.running.as_ref().map(|running| running.progress),
            failed: self.reviewing.failed,
            moves: *all,
            known: moves.len(),
            sides: if moves.len() < *all { unsettled(sides) } else { sides.clone() },
            explains: self.reviewing.explaining.is_some(),
            highest,
        }
    }

    /// The points of the graph: the moves of the line of which something is known.
    pub fn review_rows(&self) -> Vec<ReviewRow> {
        let Some(study) = self.study() else { return Vec::new() };
        let position = study.position();
        let (tree, line) = (study.tree(), line_of(study));
        let told = |it: &Reviewed, mistake: &Mistake| {
            let reason = self.reviewing.explanation(mistake)?.reasons.first()?;
            let happened = reasons::happened(tree, &line, it.node, &reason.motif);
            Some(ToldReason { happened, ..tell(reason, &mistake.position) })
        };
        let moves = self.reviewing.summary.moves.iter().map(|it| {
            let mistake = it.class.and_then(|_| reasons::mistake(tree, it.node));
            let lines = mistake.as_ref().map(|mistake| {
                let lines = self.reviewing.lines(mistake);
                lines.map(|line| named(&mistake.position, &line))
            });
            let (black, forced) = (it.black(), it.black().forced().unwrap_or(0));
            ReviewRow {
                number: it.number,
                name: position.cell_name(it.cell),
                side: it.side,
                black: black.discs(),
                forced,
                certainty: it.certainty,
                better: (it.best != it.cell).then(|| position.cell_name(it.best)),
                lost: it.lost,
                lost_so_far: it.lost_so_far,
                class: it.class,
                reason: mistake.as_ref().and_then(|mistake| told(it, mistake)),
                lines: lines.unwrap_or_default(),
                time: it.time,
            }
        });
        moves.collect()
    }
}

impl Reviewing {
    /// The moves that follow from a mistake, and from the better move: what showed its reason, or what the review found.
    fn lines(&self, mistake: &Mistake) -> [Vec<usize>; 2] {
        let found = self.explanation(mistake).filter(|it| !it.refutation.is_empty());
        match found {
            Some(found) => [found.refutation.clone(), found.better.clone()],
            None => [mistake.played.line.clone(), mistake.best.line.clone()],
        }
    }

    /// What is known of the reasons for a mistake.
    fn explanation(&self, mistake: &Mistake) -> Option<&Explanation> {
        let found = self.explained.iter().find(|(known, _)| is_same(known, mistake));
        found.map(|(_, explanation)| explanation)
    }
}

/// Whether two mistakes have the same reasons. A deeper review may have found another move to be the best, and with it
/// other ones.
fn is_same(one: &Mistake, other: &Mistake) -> bool {
    let cells = |it: &Mistake| (it.played.cell, it.best.cell);
    cells(one) == cells(other) && one.position == other.position
}

/// A mistake, shown where it can still be made.
pub(super) struct MistakeHere {
    mistake: Mistake,
    cells: Vec<usize>,
}

impl MistakeHere {
    /// What stands on a cell: what was played, and what was better.
    pub(super) fn value_on(&self, cell: usize) -> Option<CellValue> {
        let Mistake { position, played, best } = &self.mistake;
        let value = [best, played].into_iter().find(|value| value.cell == cell)?;
        Some(CellValue::of(position, value, best.score, cell == best.cell))
    }

    /// Whether the reason speaks of a cell.
    pub(super) fn shows(&self, cell: usize) -> bool {
        self.cells.contains(&cell)
    }
}

/// What is known of how well both sides played while some of their moves are not judged: no accuracy yet.
fn unsettled(sides: &PerSide<SideSummary>) -> PerSide<SideSummary> {
    PerSide::from_fn(|side| {
        let it = &sides[side];
        let phases = it.phases.map(|(moves, _, lost)| (moves, None, lost));
        SideSummary { accuracy: None, phases, ..it.clone() }
    })
}

/// The moves of a line by their names, as far as they are legal, and who makes them.
fn named(start: &Position, line: &[usize]) -> Vec<(Side, String)> {
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

/// A reason by the names of the board; the position is the one before the mistake.
pub(super) fn tell(reason: &Reason, position: &Position) -> ToldReason {
    let Parts { cell, list, count } = reason.motif.parts();
    let remedy = reason.remedy.parts();
    let name = |cell: usize| position.cell_name(cell);
    ToldReason {
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
    /// That of a review which has not begun.
    const NONE: Self = Self { is_quick: true, done: 0, all: 0, left: std::time::Duration::ZERO };
}

/// Whether a study still has the move of a step.
fn fits(study: &Study, step: &crate::analysis::review::Step) -> bool {
    let tree = study.tree();
    tree.contains(step.after) && tree.node(step.after).parent() == Some(step.before)
}

/// The end of the line on the board.
fn end_of(study: &Study) -> NodeId {
    line_of(study).last().copied().unwrap_or(NodeId::ROOT)
}

fn summary(study: &Study) -> Summary {
    Summary::of(study.tree(), end_of(study), book_values::is_book_move)
}
