//! The review of a game, searched from its last move back.

mod depth;
mod forecast;
mod job;
mod plan;
mod search;

use crate::eval::Score;
use crate::game::Position;
use crate::game::tree::{Certainty, GameTree, NodeId};

use super::chance::Class;
use super::live::OWN;
use super::reasons::{self, Explanation, ReasonLimits};
use super::value::{Mistake, MoveValue};
use super::{Summary, summary, tree_values};
use crate::search::Stop;

pub use depth::ReviewDepth;
pub use forecast::{Forecast, Kind};
pub use job::{News, Review};
pub use plan::{Plan, Step};
pub use search::{Completion, run};

/// A mistake of a game that was reviewed, with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The position after it.
    pub node: NodeId,
    /// The mistake, with the values that its reasons prove.
    pub mistake: Mistake,
    /// The reasons; there may be none.
    pub found: Explanation,
}

/// Explains the mistakes of a summary, and stores what is proved on the way: the summary is out of date then. Asked to
/// stop it ends early, with what it has.
pub fn explain(tree: &mut GameTree, summary: &Summary, stop: &Stop) -> Vec<Explained> {
    let mut explained = Vec::new();
    for node in summary.slips().map(|it| it.node) {
        let Some(mistake) = reasons::mistake(tree, node) else { continue };
        let found = reasons::explain(&mistake, ReasonLimits::default(), stop);
        // An interrupted explanation is incomplete.
        if stop.is_requested() {
            break;
        }
        keep_proof(tree, node, &found);
        let mistake = reasons::mistake(tree, node).unwrap_or(mistake);
        explained.push(Explained { node, mistake, found });
    }
    explained
}

/// The verdict on a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The index of its step in the plan.
    pub step: usize,
    /// The best move.
    pub best: MoveValue,
    /// The move played; the best one if nothing is better.
    pub played: MoveValue,
}

impl Verdict {
    /// The class of the mistake, if it is one.
    pub fn class(&self, position: &Position) -> Option<Class> {
        Class::of(position, self.best.worth(), self.played.worth())
    }

    /// Stores the values before the move, and the move's symbol unless somebody else has judged it.
    pub fn keep(&self, tree: &mut GameTree, step: &Step) {
        let before = summary::class_of(tree, step.before, &step.position, step.cell);
        let moves = [&self.best, &self.played];
        let count = if self.best.cell == self.played.cell { 1 } else { 2 };
        let moves: Vec<MoveValue> = moves.into_iter().take(count).cloned().collect();
        if let Some(value) = tree_values::from_moves(&step.position, OWN, &moves) {
            tree_values::store(tree, step.before, value);
        }
        let [after, ..] = summary::class_of(tree, step.before, &step.position, step.cell);
        summary::mark(tree, step.after, &before, after);
    }
}

/// Stores that the mistake that led to a node loses by force, or that another move wins by force, if that was proved and
/// the values do not say so: the best move, the mistake's class, what it lost and the accuracy follow from it. Returns
/// whether it did.
pub fn keep_proof(tree: &mut GameTree, node: NodeId, found: &Explanation) -> bool {
    let Some(before) = tree.node(node).parent() else { return false };
    let Some(Mistake { position, played, best }) = reasons::mistake(tree, node) else {
        return false;
    };
    let proved = |cell, score, line: &[usize]| MoveValue {
        cell,
        score,
        certainty: Certainty::Exact,
        line: line.to_vec(),
    };
    let cell = played.cell;
    let lost = found.lost_in.filter(|_| played.score.forced().is_none());
    let lost = lost.map(|plies| proved(cell, -Score::win_in(plies), &found.refutation));
    let is_won = best.score.forced().is_some_and(|plies| plies > 0);
    let won = found.won_by.as_deref().filter(|_| !is_won).and_then(|line| {
        let score = Score::win_in(u16::try_from(line.len()).ok()?);
        Some(proved(*line.first()?, score, line))
    });
    if lost.is_none() && won.is_none() {
        return false;
    }
    let (best, played) = (won.unwrap_or(best), lost.unwrap_or(played));
    let step = Step { before, after: node, position, cell, known: Vec::new(), best: None };
    Verdict { step: 0, best, played }.keep(tree, &step);
    true
}
