//! The review of a game that is studied: begun, told of, and written into its tree move by move.

mod surface;

use super::study::line::line_of;
use super::{AppState, Effect, StudyEvent};
use crate::analysis::Summary;
use crate::analysis::review::{News, Plan};
use crate::game::tree::NodeId;
use crate::game::{Side, Study};

pub use surface::{ReviewEvent, ReviewJob, ReviewProgress, ReviewRow, ReviewShown};

/// The review that runs, and whether the last one failed.
#[derive(Clone, Debug, Default)]
pub(super) struct Reviewing {
    generation: u64,
    running: Option<Running>,
    failed: bool,
}

#[derive(Clone, Debug)]
struct Running {
    /// The moves that are judged, with their nodes.
    plan: Plan,
    progress: ReviewProgress,
}

impl AppState {
    /// Takes in what people do with the review, and what it found.
    pub(super) fn review(&mut self, event: ReviewEvent, effects: &mut Vec<Effect>) {
        match event {
            ReviewEvent::Start(effort) => {
                if self.study().is_none() {
                    if !self.is_over() {
                        // A game that is played is the players' own.
                        return;
                    }
                    self.do_in_study(&StudyEvent::Enter, effects);
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
        }
    }

    /// Ends the review if another study came to the board than the one that is reviewed.
    pub(super) fn mind_review(&mut self, effects: &mut Vec<Effect>) {
        let is_there = |running: &Running| {
            let study = self.desk.study();
            study.is_some_and(|study| running.plan.steps.iter().all(|it| fits(study, it)))
        };
        if self.reviewing.running.as_ref().is_some_and(|running| !is_there(running)) {
            self.end_review(effects);
        }
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
            News::Judged { verdict, far, is_quick, .. } => {
                let (done, all, left) = (far.done, far.all, far.left);
                running.progress = ReviewProgress { is_quick, done, all, left };
                let step = &running.plan.steps[verdict.step];
                let study = self.desk.study_mut().filter(|study| fits(study, step));
                if let Some(study) = study {
                    study.annotate(|tree| verdict.keep(tree, step));
                }
            }
            News::Done { .. } | News::Failed { .. } => {
                self.reviewing.failed = matches!(news, News::Failed { .. });
                self.reviewing.running = None;
                self.keep_game(effects);
            }
        }
    }

    /// The moves of the line on the board.
    fn plan(&self) -> Option<Plan> {
        let study = self.study()?;
        let plan = Plan::of(study.tree(), end_of(study));
        (!plan.steps.is_empty()).then_some(plan)
    }

    pub(super) fn review_shown(&self) -> ReviewShown {
        let Some(study) = self.study() else {
            let possible = self.is_over() && !self.game.turns().is_empty();
            return ReviewShown { possible, ..ReviewShown::default() };
        };
        let Summary { moves, sides, all } = summary(study);
        ReviewShown {
            possible: all > 0,
            running: self.reviewing.running.as_ref().map(|running| running.progress),
            failed: self.reviewing.failed,
            moves: all,
            known: moves.len(),
            sides,
        }
    }

    /// The points of the graph: the moves of the line of which something is known.
    pub fn review_rows(&self) -> Vec<ReviewRow> {
        let Some(study) = self.study() else { return Vec::new() };
        let position = study.position();
        let moves = summary(study).moves.into_iter().map(|it| {
            let (black, forced) = (it.black(), it.black().forced().unwrap_or(0));
            let of_black = |chance: f32| if it.side == Side::Black { chance } else { 1.0 - chance };
            let best = if it.side == Side::Black { it.best_score } else { -it.best_score };
            let is_better = it.best != it.cell;
            ReviewRow {
                node: it.node,
                number: it.number,
                name: position.cell_name(it.cell),
                side: it.side,
                black: black.discs(),
                chance: of_black(it.chances[1]),
                forced,
                certainty: it.certainty,
                better: is_better.then(|| (position.cell_name(it.best), best.discs())),
                lost: it.lost,
                lost_so_far: it.lost_so_far,
                class: it.class,
                time: it.time,
                current: it.node == study.at(),
            }
        });
        moves.collect()
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
    Summary::of(study.tree(), end_of(study), |_, _| false)
}
