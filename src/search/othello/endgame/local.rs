//! A small table of one thread's own for boards with few empty squares: they are too many for the
//! shared one, and soon of no interest any more.

use crate::othello::Board;

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

const EMPTY: LocalEntry = LocalEntry { player: 0, opponent: 0, lower: -64, upper: 64, best: 64 };

/// Directly mapped: a board is kept until another one wants its place.
#[derive(Debug)]
pub struct LocalTable(Box<[LocalEntry]>);

impl LocalTable {
    /// Fits into a core's second-level cache with room to spare.
    const BITS: u32 = 14;

    /// An empty table.
    pub fn new() -> Self {
        Self(vec![EMPTY; 1 << Self::BITS].into())
    }

    /// Where a board is kept.
    #[inline]
    fn index(board: Board) -> usize {
        let mixed = board.player().wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ board.opponent().wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(32);
        (mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> (64 - Self::BITS)) as usize
    }

    /// What is known about a board.
    #[inline]
    pub fn get(&self, board: Board) -> Option<LocalEntry> {
        let entry = self.0[Self::index(board)];
        (entry.player == board.player() && entry.opponent == board.opponent()).then_some(entry)
    }

    /// Keeps the outcome of a null window at `alpha`.
    #[inline]
    pub fn put(&mut self, board: Board, alpha: i32, value: i32, best: u8) {
        let entry = &mut self.0[Self::index(board)];
        if entry.player != board.player() || entry.opponent != board.opponent() {
            *entry = LocalEntry { player: board.player(), opponent: board.opponent(), ..EMPTY };
        }
        if value > alpha {
            entry.lower = entry.lower.max(value as i8);
        } else {
            entry.upper = entry.upper.min(value as i8);
        }
        entry.best = best;
    }
}
