//! Multi-ProbCut: a shallow search far outside the window answers for the deep one (Michael Buro, "Experiments with
//! Multi-ProbCut and a new high-quality evaluation function for Othello", 1997).

use super::context::{Caution, Searcher};
use super::node::Node;
use super::values::INFINITY;
use crate::search::budget::Spent;
use crate::search::deepening::Step;
use crate::search::selectivity::Selectivity;

/// From this depth on moves are cut by a shallower search, below it by the evaluation alone.
const MIN_DEPTH: u8 = 3;

/// Standard deviations by which a shallow value must lie outside the window, in tenths; none for full width.
const fn deviations(selectivity: Selectivity) -> Option<i32> {
    match selectivity {
        Selectivity::P73 => Some(11),
        Selectivity::P87 => Some(15),
        Selectivity::P95 => Some(20),
        Selectivity::P98 => Some(26),
        Selectivity::P99 => Some(33),
        Selectivity::Full => None,
    }
}

/// Percentage of the margin by which the evaluation alone must lie outside the window for a probe, which would
/// otherwise seldom reach the whole margin. (Edax has a similar condition.)
const PROMISE: i32 = 90;

/// The probe depth: about half, with the same parity, because values swing with who moves last.
fn probe_depth(depth: u8) -> u8 {
    2 * (depth / 4) + (depth & 1)
}

/// The standard deviation of deep minus shallow searches, measured by `heibai train tune-probcut --positions 600
/// --depth 11 --exact 4` with the sixth set of weights: coefficients of 1, the empty squares, their square, the
/// difference in depth, and the shallow depth, in thousandths of a hundredth of a disc. One fitted to the tenth set was no
/// better, neither in matches nor at a stated depth (docs/performance.md, "The spread of set 10").
const SPREAD: [i32; 5] = [1_302_195, -62_455, 768, 36_378, -8_326];

/// In hundredths of a disc.
const MIN_SPREAD: i32 = 100;

/// The share of the spread that cuts assume, in per cent.
const CAREFUL_SHARE: i32 = 70;
const BOLD_SHARE: i32 = 45;

/// The standard deviation, in hundredths of a disc, before a full search to the end, and what each ply between the two depths
/// adds to it.
const SPREAD_TO_END: i32 = 280;
const SPREAD_TO_END_BY_PLY: i32 = 28;

/// The standard deviation, in hundredths of a disc, assumed by bold cuts on the evaluation alone two plies above the
/// leaves. Chosen by matches, in which 250 to 450 scored alike.
const SPREAD_OF_TWO: i32 = 318;

/// The standard deviation the cuts assume, in hundredths of a disc: a share of the measured one, chosen by matches,
/// because a cut is one-sided and most errors cancel on the way to the root. Before a full search to the end, selective
/// rounds only prepare it; what prepares best was found by counting nodes.
fn sigma(empties: u32, depth: u8, probe: u8, caution: Caution) -> i32 {
    let (empties, between) = (empties as i32, i32::from(depth - probe));
    if i32::from(depth) >= empties {
        return SPREAD_TO_END + SPREAD_TO_END_BY_PLY * between;
    }
    let terms = [1, empties, empties * empties, between, i32::from(probe)];
    let spread: i32 = terms.iter().zip(SPREAD).map(|(term, factor)| term * factor).sum();
    let percent = match caution {
        Caution::Careful => CAREFUL_SHARE,
        Caution::Bold => BOLD_SHARE,
    };
    (spread / 1000).max(MIN_SPREAD) * percent / 100
}

impl Searcher<'_> {
    pub fn probcut(&mut self, node: &Node, alpha: i32, step: Step) -> Result<Option<i32>, Spent> {
        let Some(deviations) = deviations(step.selectivity) else { return Ok(None) };
        if step.depth < MIN_DEPTH {
            return Ok(None);
        }
        let probe = Step { depth: probe_depth(step.depth), ..step };
        let empties = node.board.empty_count();
        let margin = deviations * sigma(empties, step.depth, probe.depth, self.shared.caution) / 10;
        self.count()?;
        let ahead = self.value(node) - alpha;
        if ahead.abs() < margin * PROMISE / 100 {
            return Ok(None);
        }
        if ahead > 0 {
            let high = alpha + margin;
            if high < INFINITY && self.zero_window(node, high, probe)? > high {
                return Ok(Some(alpha + 1));
            }
        } else {
            let low = alpha - margin;
            if low > -INFINITY && self.zero_window(node, low, probe)? <= low {
                return Ok(Some(alpha));
            }
        }
        Ok(None)
    }

    /// A bound, if the evaluation alone puts the value two plies on outside the window; bold cuts only, before the end.
    pub fn cut_of_two(
        &mut self,
        node: &Node,
        alpha: i32,
        selectivity: Selectivity,
    ) -> Result<Option<i32>, Spent> {
        let Some(deviations) = deviations(selectivity) else { return Ok(None) };
        if self.shared.caution == Caution::Careful {
            return Ok(None);
        }
        self.count()?;
        let margin = deviations * SPREAD_OF_TWO / 10;
        let ahead = self.value(node) - alpha;
        Ok(if ahead > margin { Some(alpha + 1) } else { (ahead <= -margin).then_some(alpha) })
    }
}
