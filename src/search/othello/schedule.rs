//! The rounds of iterative deepening, on boards of any size.

use crate::search::deepening::Step;
use crate::search::selectivity::Selectivity;
use crate::search::time::Horizon;

#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    pub depth: u8,
    /// Empty squares from which to search to the end.
    pub exact: u8,
    pub selectivity: Selectivity,
    /// The selectivity before the end is in reach.
    pub midgame: Selectivity,
}

#[derive(Clone, Copy, Debug)]
pub struct Approach {
    /// Midgame rounds stop this many moves short of the end.
    pub short_of_end: u8,
    /// The selectivity that orders the moves for the final round, and the empty squares from which it pays; more steps
    /// cost more than they save.
    pub preparation: Option<(Selectivity, u8)>,
}

impl Schedule {
    /// A depth of all the empty squares is a search to the end.
    pub fn steps(self, empties: u8, is_forced: bool, approach: Approach) -> Vec<Step> {
        let is_exact = empties <= self.exact.max(self.depth);
        let shallow = if is_forced {
            1
        } else if is_exact {
            self.depth.min(empties.saturating_sub(approach.short_of_end).max(1))
        } else {
            self.depth
        };
        let shallow = shallow.max(1);
        let midgame = self.midgame.min(self.selectivity);
        let mut steps: Vec<Step> =
            (1..=shallow).map(|depth| Step { depth, selectivity: midgame }).collect();
        if is_exact && !is_forced {
            if shallow >= empties {
                steps.pop();
            }
            let prepares = |step: Selectivity| {
                approach.preparation.is_some_and(|(preparation, least)| {
                    step == preparation && empties >= least && step < self.selectivity
                })
            };
            let selective = Selectivity::ALL
                .into_iter()
                .filter(|&step| step == self.selectivity || prepares(step));
            steps.extend(selective.map(|selectivity| Step { depth: empties, selectivity }));
        }
        steps
    }
}

pub fn horizon(empties: u32) -> Horizon {
    /// From here on the search usually sees the end, and knows the moves that follow.
    const SOLVED_FROM: u32 = 16;

    /// The fewest moves to share a clock among, unless it asks for fewer.
    const MIN_MOVES: u32 = 3;

    // A side makes every second move, unless somebody passes.
    Horizon {
        to_come: empties.div_ceil(2),
        hard: empties.saturating_sub(SOLVED_FROM).div_ceil(2).max(MIN_MOVES),
    }
}
