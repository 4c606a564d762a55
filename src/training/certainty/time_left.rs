//! How well the time until all moves are exact was foreseen.

use std::time::Duration;

use super::Sample;
use crate::analysis::{MoveValue, UntilExact};
use crate::search::RankedMove;

/// Estimates while some moves were exact, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    /// Estimates, one whenever it changed.
    pub all: usize,
    /// Those that were right within a factor of two, in nodes.
    pub right: usize,
    /// Estimates whose time is known.
    pub timed: usize,
    /// Those of them that were right within a factor of two, told by the time until then.
    pub right_in_time: usize,
}

/// The estimates of positions that were solved, without and with exact moves.
pub fn foreseen(samples: &[Sample]) -> [Foreseen; 2] {
    let mut found = [Foreseen::default(); 2];
    for sample in samples {
        let Some(last) = sample.said.last().filter(|_| sample.is_solved()) else { continue };
        let mut until = UntilExact::new(sample.empties as u8, sample.cells(), true);
        let (mut before, mut exact) = (None, 0);
        for said in &sample.said {
            let value = MoveValue::of(
                &RankedMove {
                    depth: said.depth,
                    selectivity: said.selectivity,
                    exact: said.exact,
                    ..RankedMove::unknown(said.cell)
                },
                sample.empties as usize,
            );
            until.find(said.cell, value.certainty, said.value, said.nodes);
            exact += usize::from(said.exact);
            let left = until.nodes_left();
            if let Some(left) = left.filter(|_| left != before) {
                let count = &mut found[usize::from(exact > 0)];
                count.all += 1;
                count.right += usize::from(is_near(left as f64, (last.nodes - said.nodes) as f64));
                let times = [said.milliseconds, last.milliseconds].map(|it| it.unwrap_or(0));
                let told = until.time_left(Duration::from_millis(times[0]));
                if let Some(told) = told.filter(|_| 0 < times[0] && times[0] < times[1]) {
                    count.timed += 1;
                    let rest = Duration::from_millis(times[1] - times[0]);
                    count.right_in_time +=
                        usize::from(is_near(told.as_secs_f64(), rest.as_secs_f64()));
                }
            }
            before = left;
        }
    }
    found
}

fn is_near(told: f64, true_one: f64) -> bool {
    told < 2.0 * true_one && true_one < 2.0 * told
}
