//! Flips by arithmetic along the eight rays of a square: no branch, no special instruction.

use crate::othello::bitboard::{Grid, Word};

/// The discs of `opponent` that `player` turns over by placing a disc on the empty square `index`.
///
/// # Panics
/// If `index` is not below the number of squares that the grid's word has room for.
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

/// Along a ray on which the index grows: the carry of an addition runs through the opponent's discs
/// and stops at the first square that has none.
#[inline]
fn flips_upwards<W: Word>(player: W, opponent: W, ray: W) -> W {
    // Bits outside of the ray are set, so that the carry passes over them.
    let end = (opponent | !ray).wrapping_add(W::ONE) & ray & player;
    let below_end = if end == W::ZERO { W::ZERO } else { end.wrapping_sub(W::ONE) };
    below_end & ray
}

/// Along a ray on which the index falls: the highest bit without an opponent's disc is the nearest.
#[inline]
fn flips_downwards<W: Word>(player: W, opponent: W, ray: W) -> W {
    // The lowest bit keeps the shift in range. It can't be taken for the player's disc: if it lies
    // on the ray and nothing higher stopped the run, an opponent's disc is there.
    let stops = (ray & !opponent) | W::ONE;
    let end = (W::HIGHEST >> stops.leading_zeros()) & ray & player;
    ray & W::ZERO.wrapping_sub(end << 1)
}
