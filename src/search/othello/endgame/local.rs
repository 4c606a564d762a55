//! A small table of one thread's own for boards with few empty squares: they are too many for the
//! shared one, soon of no interest any more, and a look at memory that is far away takes longer than much of
//! what it spares.

use crate::othello::Board;
use crate::search::othello::known::NO_CELL;
use crate::search::othello::values::Discs;

/// Bounds in whole discs and the best move.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub struct LocalEntry {
    player: u64,
    opponent: u64,
    /// The margin is no less than this.
    pub lower: i8,
    /// The margin is no more than this.
    pub upper: i8,
    /// The best move.
    pub best: u8,
}

const EMPTY: LocalEntry =
    LocalEntry { player: 0, opponent: 0, lower: -64, upper: 64, best: NO_CELL };

impl LocalEntry {
    /// A bound that tells whether there is more than `alpha`.
    #[inline]
    pub fn settles(&self, alpha: Discs) -> Option<Discs> {
        let (lower, upper) = (Discs(self.lower.into()), Discs(self.upper.into()));
        if lower > alpha { Some(lower) } else { (upper <= alpha).then_some(upper) }
    }
}

/// Directly mapped, with 2^`BITS` places: a board is kept until another one wants its place.
#[derive(Debug)]
pub struct LocalTable<const BITS: u32>(Box<[LocalEntry]>);

impl<const BITS: u32> LocalTable<BITS> {
    /// An empty table.
    pub fn new() -> Self {
        Self(vec![EMPTY; 1 << BITS].into())
    }

    /// Where a board is kept.
    #[inline]
    fn index(board: Board) -> usize {
        let mixed = board.player().wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ board.opponent().wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(32);
        (mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> (64 - BITS)) as usize
    }

    /// What is known about a board.
    #[inline]
    pub fn get(&self, board: Board) -> Option<LocalEntry> {
        let entry = self.0[Self::index(board)];
        (entry.player == board.player() && entry.opponent == board.opponent()).then_some(entry)
    }

    /// Keeps the outcome of a zero window at `alpha`.
    #[inline]
    pub fn put(&mut self, board: Board, alpha: Discs, value: Discs, best: u8) {
        let entry = &mut self.0[Self::index(board)];
        if entry.player != board.player() || entry.opponent != board.opponent() {
            *entry = LocalEntry { player: board.player(), opponent: board.opponent(), ..EMPTY };
        }
        if value > alpha {
            entry.lower = entry.lower.max(value.0 as i8);
        } else {
            entry.upper = entry.upper.min(value.0 as i8);
        }
        entry.best = best;
    }
}
