//! Flips by arithmetic along a square's eight rays: no branches, no special instructions.

use crate::othello::bitboard::{Grid, Word};

/// Panics if `index` is not below the number of bits in the grid's word.
#[inline]
pub(in crate::othello) fn flips<G: Grid>(
    player: G::Word,
    opponent: G::Word,
    index: usize,
) -> G::Word {
    let rays = &G::rays()[index];
    let mut flips = G::Word::ZERO;
    for &ray in &rays[..4] {
        flips |= flips_upwards(player, opponent, ray);
    }
    for &ray in &rays[4..] {
        flips |= flips_downwards(player, opponent, ray);
    }
    flips
}

/// The carry of an addition runs through the opponent's discs and stops at the first square without one.
#[inline]
fn flips_upwards<W: Word>(player: W, opponent: W, ray: W) -> W {
    // Bits outside the ray are set, so that the carry passes over them.
    let end = (opponent | !ray).wrapping_add(W::ONE) & ray & player;
    let below_end = if end == W::ZERO { W::ZERO } else { end.wrapping_sub(W::ONE) };
    below_end & ray
}

/// The highest bit without an opponent's disc is the nearest.
#[inline]
fn flips_downwards<W: Word>(player: W, opponent: W, ray: W) -> W {
    // The lowest bit keeps the shift in range. It can't be mistaken for the player's disc: if it lies on the ray and
    // nothing higher stopped the run, an opponent's disc is there.
    let stops = (ray & !opponent) | W::ONE;
    let end = (W::HIGHEST >> stops.leading_zeros()) & ray & player;
    ray & W::ZERO.wrapping_sub(end << 1)
}
