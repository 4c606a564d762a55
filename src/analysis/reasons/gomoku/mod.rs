//! Reasons at Gomoku: wins that were missed and wins that were allowed, each proved by the look for fours or for
//! threats. A forced win needs nothing to be forbidden: it is the whole loss, as long as the best move keeps it, or does
//! not leave one to the opponent.

mod allowed;
mod case;
mod missed;

use super::{Effort, Explanation, Motif};
use crate::analysis::Mistake;
use crate::gomoku::Position;
use crate::search::Stop;
use case::Case;

/// Looks for reasons.
pub fn explain(position: &Position, mistake: &Mistake, effort: Effort, stop: &Stop) -> Explanation {
    let mut explanation =
        Explanation { refutation: mistake.played.line.clone(), ..Explanation::default() };
    let Some(case) = Case::new(position, mistake, effort, stop) else { return explanation };
    let allowed = allowed::find(&case);
    if let Some((_, line)) = &allowed {
        explanation.refutation.clone_from(line);
    }
    explanation.reasons.extend(missed::find(&case));
    explanation.reasons.extend(allowed.map(|(reason, _)| reason));
    // The shortest one is what should have been seen.
    explanation.reasons.sort_by_key(|reason| match &reason.motif {
        Motif::FiveMissed { .. } | Motif::FourUnblocked { .. } => 1,
        Motif::ThreeIgnored { .. } => 3,
        motif => motif.cells().len(),
    });
    explanation.shows = explanation.reasons.first().map(|reason| reason.ply);
    explanation
}
