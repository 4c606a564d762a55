//! `ProbCut`: a shallow search stands in for a deep one where it can be trusted.
//!
//! The values of two depths lie near a straight line: deep = a · shallow + b, with an error whose standard deviation s
//! can be measured. If the shallow value puts the deep one outside the window by more than 1.5 s, the deep search is
//! skipped; in about 93 of 100 cases it would have agreed. Michael Buro, "`ProbCut`: an effective selective extension
//! of the alpha-beta algorithm", 1995, fitted the line once for his program. Here there are many evaluations, so it is
//! fitted at the start of each search, on positions that random moves lead to.
//!
//! Nodes with three plies left are judged by searches of depth one. Fail-soft alpha-beta does the rest.

use super::fail_soft;
use crate::lab::game::{Game, INFINITY, Move, WIN};
use crate::lab::search::{Entered, Halt, Search};

/// The least depth with anything to cut.
pub const FIRST_DEPTH: u8 = DEEP + 1;
/// The depth left at which a shallow search is tried.
const DEEP: u8 = 3;
/// Of the same parity as the deep one, because values swing with who moves last.
const SHALLOW: u8 = 1;
/// Standard deviations by which the deep value must lie outside the window.
const THRESHOLD: f64 = 1.5;
const SAMPLE: usize = 40;
/// Maximum random moves from the root to each.
const FARTHEST: usize = 8;
const LEAST: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Deep = slope · shallow + offset.
    pub slope: f64,
    /// In hundredths.
    pub offset: f64,
    /// The standard deviation of the residuals, in hundredths.
    pub spread: f64,
}

/// Fits deep to shallow values on positions around this one; `None` if there are too few.
pub fn fit<G: Game>(search: &mut Search<'_, G>) -> Result<Option<Line>, Halt> {
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    for number in 0..2 * SAMPLE {
        let wanted = 1 + number % FARTHEST;
        let mut made = 0;
        let mut moves: Vec<Move> = Vec::new();
        for _ in 0..wanted {
            moves.clear();
            search.game.moves(&mut moves);
            let Some(mv) = search.rng.choice(moves.iter().copied()) else { break };
            search.play(mv);
            made += 1;
        }
        let shallow = fail_soft::search(search, SHALLOW, -INFINITY, INFINITY)?;
        let deep = fail_soft::search(search, DEEP, -INFINITY, INFINITY)?;
        (0..made).for_each(|_| search.undo());
        // Won and lost games are on no line.
        if shallow.abs() < WIN && deep.abs() < WIN {
            pairs.push((f64::from(shallow), f64::from(deep)));
        }
        if pairs.len() == SAMPLE {
            break;
        }
    }
    Ok(line_through(&pairs))
}

fn line_through(pairs: &[(f64, f64)]) -> Option<Line> {
    if pairs.len() < LEAST {
        return None;
    }
    let count = pairs.len() as f64;
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (mean_x, mean_y) = (mean(&|pair| pair.0), mean(&|pair| pair.1));
    let variance = mean(&|(x, _)| (x - mean_x).powi(2));
    let together = mean(&|(x, y)| (x - mean_x) * (y - mean_y));
    // Constant or anticorrelated shallow values say nothing.
    let slope = if variance > 0.0 { together / variance } else { 0.0 };
    if slope < 0.1 {
        return None;
    }
    let offset = mean_y - slope * mean_x;
    let error = mean(&|(x, y)| (y - slope * x - offset).powi(2)) * count / (count - 2.0);
    Some(Line { slope, offset, spread: error.sqrt() })
}

/// The value for the side to move at `depth`, with shallow values standing in by the line.
pub fn search<G: Game>(
    search: &mut Search<'_, G>,
    line: Option<&Line>,
    depth: u8,
    alpha: i32,
    beta: i32,
) -> Result<i32, Halt> {
    let mut node = match search.enter(depth, alpha, beta)? {
        Entered::Known(value) => return Ok(value),
        Entered::Open(node) => node,
    };
    // The root must find a move.
    if let Some(line) = line.filter(|_| depth == DEEP && search.ply() > 0) {
        // The shallow value at which the line reaches a bound, with a margin.
        let at = |bound: i32, margin: f64| {
            ((f64::from(bound) + margin * THRESHOLD * line.spread - line.offset) / line.slope)
                .round() as i32
        };
        if beta < WIN {
            let high = at(beta, 1.0).min(WIN);
            if search.unrecorded(|it| fail_soft::search(it, SHALLOW, high - 1, high))? >= high {
                return Ok(search.leave_probable(&node, beta));
            }
        }
        if alpha > -WIN {
            let low = at(alpha, -1.0).max(-WIN);
            if search.unrecorded(|it| fail_soft::search(it, SHALLOW, low, low + 1))? <= low {
                return Ok(search.leave_probable(&node, alpha));
            }
        }
    }
    let mut best = -INFINITY;
    let moves = search.moves(&node);
    for (at, &mv) in moves.iter().enumerate() {
        search.play(mv);
        let value = -self::search(search, line, depth - 1, -beta, -alpha.max(best))?;
        search.undo();
        if value > best {
            best = value;
            search.prefer(&mut node, mv);
        }
        if best >= beta {
            search.cut(&node, &moves, at);
            break;
        }
    }
    Ok(search.leave(&node, best))
}
