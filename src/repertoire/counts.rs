//! How often people played each move at all turns of the other side, looked up once.

use std::collections::BTreeMap;

use super::graph::Repertoire;
use super::key::{PositionKey, Seen};
use super::weights::{Weigh, is_on};
use crate::game::Position;

/// The weights of the other side's moves in the positions of a repertoire.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counts(BTreeMap<PositionKey, Vec<(u16, f64)>>);

impl Counts {
    /// Looks up all positions of a repertoire where the other side is to move, in the order of their stones, in which a
    /// database of games need not begin again. `goes_on` is asked before each; `None` if it says no.
    pub fn of(
        repertoire: &Repertoire,
        weigh: &mut Weigh,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<Self> {
        let mut waiting = vec![repertoire.root()];
        let mut counts = BTreeMap::new();
        let mut reached = std::collections::BTreeSet::new();
        while !waiting.is_empty() {
            let mut next = Vec::new();
            for seen in waiting {
                if !reached.insert(seen.key.clone()) {
                    continue;
                }
                let Some(place) = repertoire.place(&seen.key) else { continue };
                next.extend(place.moves.iter().filter_map(|it| seen.step(it.cell)));
                if seen.is_turn_of(!repertoire.side()) && !place.moves.is_empty() {
                    if !goes_on() {
                        return None;
                    }
                    let known = weigh(&seen.position).into_iter();
                    let known = known.filter(|&(cell, _)| is_on(&seen, cell));
                    let known = known.map(|(cell, weight)| (seen.cell(cell), weight)).collect();
                    counts.insert(seen.key, known);
                }
            }
            waiting = next;
        }
        Some(Self(counts))
    }

    /// The weights of a position's moves; empty if it was not looked up, or nothing is known of it.
    pub fn at(&self, position: &Position) -> Vec<(usize, f64)> {
        let seen = Seen::of(position);
        let known = self.0.get(&seen.key).into_iter().flatten();
        known.map(|&(cell, weight)| (seen.shown(cell), weight)).collect()
    }
}
