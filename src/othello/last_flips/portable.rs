//! Last flips as the flips of two moves: the reference.

use crate::othello::bitboard::Grid8;
use crate::othello::flips;

/// How many discs `player` and the other side would turn over on `index`, the only empty square.
///
/// # Panics
/// If `index` is not below 64.
#[inline]
pub(in crate::othello) fn count_last_flips(player: u64, index: usize) -> (u32, u32) {
    let opponent = !player & !(1 << index);
    let count = |own, other| flips::portable::flips::<Grid8>(own, other, index).count_ones();
    (count(player, opponent), count(opponent, player))
}
