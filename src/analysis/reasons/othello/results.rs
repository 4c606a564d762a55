//! What a mistake did to the result, by the solver.

use super::case::Case;
use crate::analysis::reasons::{Motif, Reason, Standing};

/// The result given away, if both scores are exact: proven by the solver, so nothing has to be forbidden.
pub fn find(case: &Case) -> Option<Reason> {
    /// Every square, in hundredths.
    const ALL: i32 = 6400;
    let [(played, true), (best, true)] = case.scores else { return None };
    let motif = if best == ALL {
        Motif::WipeOutMissed
    } else if played == -ALL {
        Motif::WipeOutAllowed
    } else {
        let (before, after) = (standing(best), standing(played));
        if before == after {
            return None;
        }
        Motif::Result { before, after }
    };
    Some(Reason::new(motif, 0, 100))
}

fn standing(score: i32) -> Standing {
    match score.signum() {
        1 => Standing::Won,
        0 => Standing::Drawn,
        _ => Standing::Lost,
    }
}
