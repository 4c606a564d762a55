//! Reasons in Othello on 8×8. Names and most definitions are those of the game's literature, such as Brian Rose's
//! "Othello: A Minute to Learn… A Lifetime to Master"; testing each by a search on other terms is our own.

mod case;
mod corners;
mod mobility;
mod probe;
mod regions;
mod remedies;
mod replies;
mod results;
mod shapes;
mod terms;

use super::{Explanation, Reason, ReasonLimits, Remedy};
use crate::analysis::Mistake;
use crate::eval::othello::patterns::Weights;
use crate::othello::{Board, Position};
use crate::search::Stop;
use case::Case;
use probe::{Prober, Spent};

/// Searches for reasons; `None` for unsupported boards or moves.
pub fn explain(
    position: &Position,
    mistake: &Mistake,
    effort: ReasonLimits,
    stop: &Stop,
) -> Option<Explanation> {
    let board = Board::try_from(position).ok()?;
    let prober = Prober::new(Weights::shipped(), effort.nodes, stop);
    let mut explanation = Explanation::default();
    let mut case = Case::new(board, mistake, effort, prober)?;
    // What was proven before the nodes ran out stands.
    let _ = fill(&mut case, &mut explanation);
    for reason in &mut explanation.reasons {
        reason.remedy = remedies::of(&case, &reason.motif);
    }
    // A fault that the better move shares teaches nothing.
    explanation.reasons.retain(|reason| reason.remedy != Remedy::Untold);
    explanation.reasons.sort_by_key(rank);
    explanation.better = case.better.iter().map(|step| step.cell).collect();
    Some(explanation)
}

type Finder = fn(&mut Case, &mut Vec<Reason>) -> Result<(), Spent>;

/// The most telling reasons first.
const FINDERS: [Finder; 5] = [corners::find, regions::find, mobility::find, replies::find, general];

fn general(case: &mut Case, reasons: &mut Vec<Reason>) -> Result<(), Spent> {
    reasons.extend(regions::last_move(case)?);
    if reasons.iter().all(|reason| reason.motif.is_result()) {
        reasons.extend(mobility::closed(case)?);
    }
    Ok(())
}

fn fill(case: &mut Case, explanation: &mut Explanation) -> Result<(), Spent> {
    explanation.refutation = case.played.iter().map(|step| step.cell).collect();
    let at_once = results::at_once(case);
    let is_plain = at_once.is_some();
    explanation.reasons.extend(at_once.or_else(|| results::find(case)));
    case.complete()?;
    explanation.refutation = case.played.iter().map(|step| step.cell).collect();
    explanation.shows = case.shows()?;
    if is_plain || !case.sees_loss()? {
        return Ok(());
    }
    for find in FINDERS {
        find(case, &mut explanation.reasons)?;
        if explanation.reasons.iter().any(|reason| !reason.motif.is_result()) {
            break;
        }
    }
    Ok(())
}

fn rank(reason: &Reason) -> (bool, std::cmp::Reverse<u8>) {
    (reason.motif.is_result(), std::cmp::Reverse(reason.explained))
}
