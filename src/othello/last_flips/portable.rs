//! Last flips as the flips of two moves: the reference.

use crate::othello::bitboard::{Grid, Word};
use crate::othello::flips;

#[inline]
pub(in crate::othello) fn count_last_flips<G: Grid>(player: G::Word, index: usize) -> (u32, u32) {
    let opponent = G::ALL & !player & !(G::Word::ONE << index as u32);
    let count = |own, other| flips::portable::flips::<G>(own, other, index).count_ones();
    (count(player, opponent), count(opponent, player))
}
