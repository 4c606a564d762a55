//! Reasons in Gomoku: wins missed and wins allowed, each proven by the search for fours or threats. Nothing has to be
//! forbidden: a forced win is the whole loss, as long as the best move keeps it, or allows none.

mod allowed;
mod case;
mod missed;

use super::{Explanation, Motif, Reason, ReasonLimits, Remedy};
use crate::analysis::Mistake;
use crate::gomoku::Position;
use crate::search::Stop;
use case::Case;

pub fn explain(
    position: &Position,
    mistake: &Mistake,
    effort: ReasonLimits,
    stop: &Stop,
) -> Explanation {
    let mut explanation = Explanation {
        refutation: mistake.played.line.clone(),
        better: mistake.best.line.clone(),
        ..Explanation::default()
    };
    let Some(case) = Case::new(position, mistake, effort, stop) else { return explanation };
    let allowed = allowed::find(&case);
    if let Some((_, line)) = &allowed {
        explanation.refutation.clone_from(line);
        let is_known = mistake.played.score.forced().is_some();
        explanation.lost_in = (!is_known).then_some(line.len() as u16);
    }
    let missed = missed::find(&case);
    let is_known = mistake.best.score.forced().is_some_and(|plies| plies > 0);
    if let Some(line) = missed.as_ref().and_then(missed::line).filter(|_| !is_known) {
        explanation.better.clone_from(&line);
        explanation.won_by = Some(line);
    }
    explanation.reasons.extend(missed);
    explanation.reasons.extend(allowed.map(|(reason, _)| reason));
    if explanation.reasons.is_empty() {
        explanation.reasons.extend(by_search(mistake));
    }
    // The shortest win is the one that should have been seen.
    explanation.reasons.sort_by_key(|reason| match &reason.motif {
        Motif::FiveMissed(_) | Motif::FourUnblocked { .. } => 1,
        Motif::ThreeIgnored { .. } => 3,
        motif => motif.cells().len(),
    });
    explanation.shows = explanation.reasons.first().map(|reason| reason.ply);
    explanation
}

/// A win that only the full search has seen to its end, which is a proof as well.
fn by_search(mistake: &Mistake) -> Option<Reason> {
    let Mistake { best, played, .. } = mistake;
    let [before, after] = [best, played].map(|value| value.score.forced().unwrap_or(0));
    let proven = |motif, ply, remedy| Some(Reason { remedy, ..Reason::new(motif, ply, 100) });
    if before > 0 && after <= 0 {
        let (plies, line) = (before.unsigned_abs(), best.line.clone());
        return proven(Motif::WinMissed { plies, line }, 0, Remedy::Wins(best.cell));
    }
    let line: Vec<usize> = played.line.iter().copied().skip(1).collect();
    let plies = after.unsigned_abs().saturating_sub(1);
    let is_new = before == 0 && after < 0 && !line.is_empty();
    if is_new { proven(Motif::WinAllowed { plies, line }, 1, Remedy::Stops) } else { None }
}
