//! Discs that can never be flipped again, as far as cheap rules tell: always too few, never too many.

use super::board::Mask;
use super::geometry::Geometry;

/// The discs of `own` that are safe because they hang together with an own corner. Costs next to
/// nothing while no corner is taken.
#[inline]
pub fn edge_stable<M: Mask>(geometry: &Geometry<M>, own: M) -> M {
    if !own.meets(geometry.corners) {
        return M::ZERO;
    }
    spread(geometry, own, geometry.rims)
}

/// The discs of `own` that are safe: like [`edge_stable`], and full lines count as safe as well.
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

/// A disc is safe if in each of the four directions it lies on the rim, in a full line or beside a
/// safe disc of its colour.
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
