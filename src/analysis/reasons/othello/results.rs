//! What a mistake did to the result, by the rules and by the solver.

use super::case::{Case, cells};
use crate::analysis::reasons::{Motif, Reason, Standing};
use crate::othello::Board;

/// The loss of every disc at the next move, which the rules alone prove.
pub fn at_once(case: &Case) -> Option<Reason> {
    if flips_all(case.instead()).is_some() {
        return None;
    }
    let reply = flips_all(case.after())?;
    Some(Reason::new(Motif::WipeOutAllowed(Some(reply)), 1, 100))
}

/// A move of the side to move that leaves the other side no disc.
fn flips_all(board: Board) -> Option<usize> {
    cells(board.legal_moves()).into_iter().find(|&cell| board.play(cell).player() == 0)
}

/// The result given away, if both scores are exact: proven by the solver, so nothing has to be forbidden.
pub fn find(case: &Case) -> Option<Reason> {
    /// Every square, in hundredths.
    const ALL: i32 = 6400;
    let [(played, true), (best, true)] = case.scores else { return None };
    let motif = if best == ALL {
        Motif::WipeOutMissed
    } else if played == -ALL {
        Motif::WipeOutAllowed(None)
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
