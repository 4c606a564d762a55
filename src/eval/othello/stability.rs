//! Discs that can never be flipped again: a lower bound by cheap rules.

use super::board::Mask;
use super::geometry::Geometry;

/// The discs of `own` that are stable by their connection to an own corner. Almost free while no corner is taken.
#[inline]
pub fn edge_stable<M: Mask>(geometry: &Geometry<M>, own: M) -> M {
    if !own.meets(geometry.corners) {
        return M::ZERO;
    }
    spread(geometry, own, geometry.rims)
}

/// Like [`edge_stable`], with full lines counted as well.
pub fn stable<M: Mask>(geometry: &Geometry<M>, own: M, empty: M) -> M {
    let mut safe = geometry.rims;
    for (safe, lines) in safe.iter_mut().zip(&geometry.lines) {
        for &line in lines {
            if !line.meets(empty) {
                *safe |= line;
            }
        }
    }
    spread(geometry, own, safe)
}

/// A disc is stable if in each direction it is on an edge, in a full line or beside a stable disc of its colour.
fn spread<M: Mask>(geometry: &Geometry<M>, own: M, safe: [M; 4]) -> M {
    let mut stable = M::ZERO;
    loop {
        let grown = (0..4).fold(own, |left, direction| {
            left & (safe[direction] | geometry.beside(stable, direction))
        });
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}
