//! Multi-ProbCut: a shallow search that comes out far beyond the window answers for the deep one.
//!
//! Michael Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for
//! Othello", 1997.

use super::context::Searcher;
use super::node::Node;
use super::values::INFINITY;
use crate::search::budget::Spent;

/// From this depth on moves are cut by a shallower search, and below it by the evaluation alone.
const LEAST_DEPTH: u8 = 3;

/// Of each selectivity, how many standard deviations a shallow value must lie beyond the window, in
/// tenths.
const DEVIATIONS: [i32; 5] = [11, 15, 20, 26, 33];

/// The share of the margin, in percent, that the evaluation alone has to lie beyond the window, or the shallow
/// search is not tried: it would seldom come out beyond the whole margin. (Edax asks for a like promise.)
const PROMISE: i32 = 90;

/// The depth that answers for `depth`: about half of it, and as odd or even, because values swing with
/// who has the last move.
fn probe_depth(depth: u8) -> u8 {
    2 * (depth / 4) + (depth & 1)
}

/// How much error the cuts reckon with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caution {
    /// So much that a search of a stated depth finds as good moves as one that leaves nothing out.
    Careful,
    /// Less: in the same time looking deeper is worth more than a wrong cut now and then costs.
    Bold,
}

/// The standard deviation of the difference between a deep search and a shallow one, as `heibai train
/// tune-probcut --positions 600 --depth 11 --exact 4` found it with the sixth set of weights: the factors of
/// 1, of the empty squares, of their square, of the plies between both, and of the shallow depth, in
/// thousandths of a hundredth of a disc.
const SPREAD: [i32; 5] = [1_302_195, -62_455, 768, 36_378, -8_326];

/// The least standard deviation to be reckoned with, in hundredths of a disc.
const LEAST_SPREAD: i32 = 100;

/// What bold cuts reckon with where the evaluation alone answers for two moves ahead, in hundredths of a disc: so matches
/// decided, in which 250 to 450 came out alike.
const SPREAD_OF_TWO: i32 = 318;

/// The standard deviation that the cuts reckon with, in hundredths of a disc: of what was measured a share
/// that matches decided on, because a cut is one-sided and most errors even out on the way to the root. On
/// the way to the end of the game selective rounds only prepare a full one; what prepares it best was found
/// by counting nodes.
fn sigma(empties: u32, depth: u8, probe: u8, caution: Caution) -> i32 {
    let (empties, between) = (empties as i32, i32::from(depth - probe));
    if i32::from(depth) >= empties {
        return 280 + 28 * between;
    }
    let terms = [1, empties, empties * empties, between, i32::from(probe)];
    let spread: i32 = terms.iter().zip(SPREAD).map(|(term, factor)| term * factor).sum();
    let percent = match caution {
        Caution::Careful => 70,
        Caution::Bold => 45,
    };
    (spread / 1000).max(LEAST_SPREAD) * percent / 100
}

impl Searcher<'_> {
    /// Whether a shallow search says that the value is surely beyond the zero window at `alpha`; then a
    /// bound.
    ///
    /// # Errors
    /// [`Spent`] if the search is over.
    pub fn probcut(
        &mut self,
        node: &Node,
        alpha: i32,
        depth: u8,
        selectivity: u8,
    ) -> Result<Option<i32>, Spent> {
        let Some(&deviations) = DEVIATIONS.get(usize::from(selectivity)) else { return Ok(None) };
        if depth < LEAST_DEPTH {
            return Ok(None);
        }
        let probe = probe_depth(depth);
        let empties = node.board.empty_count();
        let margin = deviations * sigma(empties, depth, probe, self.shared.caution) / 10;
        self.count()?;
        let ahead = node.value(self.shared.weights) - alpha;
        if ahead.abs() < margin * PROMISE / 100 {
            return Ok(None);
        }
        if ahead > 0 {
            let high = alpha + margin;
            if high < INFINITY && self.zero_window(node, high, probe, selectivity)? > high {
                return Ok(Some(alpha + 1));
            }
        } else {
            let low = alpha - margin;
            if low > -INFINITY && self.zero_window(node, low, probe, selectivity)? <= low {
                return Ok(Some(alpha));
            }
        }
        Ok(None)
    }

    /// Whether the evaluation alone says that the value two moves ahead is surely beyond the zero window at `alpha`; then a
    /// bound. Only bold cuts do that, and it is not for the end of the game.
    ///
    /// # Errors
    /// [`Spent`] if the search is over.
    pub fn cut_of_two(
        &mut self,
        node: &Node,
        alpha: i32,
        selectivity: u8,
    ) -> Result<Option<i32>, Spent> {
        let Some(&deviations) = DEVIATIONS.get(usize::from(selectivity)) else { return Ok(None) };
        if self.shared.caution == Caution::Careful {
            return Ok(None);
        }
        self.count()?;
        let margin = deviations * SPREAD_OF_TWO / 10;
        let ahead = node.value(self.shared.weights) - alpha;
        Ok(if ahead > margin { Some(alpha + 1) } else { (ahead <= -margin).then_some(alpha) })
    }
}
