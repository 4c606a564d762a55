//! A thread's own small table for boards with few empty squares: there are too many for the shared one, they are soon
//! obsolete, and a probe of distant memory costs more than it saves.

use crate::othello::{Board, SmallBoard, WideBoard};
use crate::search::othello::values::{Discs, NO_CELL};
use crate::search::table::Key;

pub trait LocalBoard: Copy + Eq {
    fn local_hash(self) -> u64;
}

impl LocalBoard for Board {
    #[inline]
    fn local_hash(self) -> u64 {
        let mixed = self.player().wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ self.opponent().wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(32);
        mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93)
    }
}

impl LocalBoard for SmallBoard {
    #[inline]
    fn local_hash(self) -> u64 {
        self.hash()
    }
}

impl LocalBoard for WideBoard {
    #[inline]
    fn local_hash(self) -> u64 {
        self.hash()
    }
}

/// Bounds in whole discs, and the best move.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub struct LocalEntry<B> {
    board: B,
    pub lower: i8,
    pub upper: i8,
    pub best: u8,
}

impl<B: LocalBoard> LocalEntry<B> {
    /// No board is larger than 10×10.
    const fn of(board: B) -> Self {
        Self { board, lower: -100, upper: 100, best: NO_CELL }
    }

    #[inline]
    pub fn settles(&self, alpha: Discs) -> Option<Discs> {
        let (lower, upper) = (Discs(self.lower.into()), Discs(self.upper.into()));
        if lower > alpha { Some(lower) } else { (upper <= alpha).then_some(upper) }
    }
}

/// Directly mapped with 2^`BITS` entries, always replaced. Without memory until the first, as many searches end before the
/// game does.
#[derive(Debug)]
pub struct LocalTable<B, const BITS: u32>(Box<[LocalEntry<B>]>);

impl<B: LocalBoard, const BITS: u32> LocalTable<B, BITS> {
    pub fn new() -> Self {
        Self(Box::default())
    }

    #[inline]
    fn index(board: B) -> usize {
        (board.local_hash() >> (64 - BITS)) as usize
    }

    #[inline]
    pub fn get(&self, board: B) -> Option<LocalEntry<B>> {
        let entry = *self.0.get(Self::index(board))?;
        (entry.board == board).then_some(entry)
    }

    #[inline]
    pub fn put(&mut self, board: B, alpha: Discs, value: Discs, best: u8) {
        if self.0.is_empty() {
            self.provide(board);
        }
        let entry = &mut self.0[Self::index(board)];
        if entry.board != board {
            *entry = LocalEntry::of(board);
        }
        if value > alpha {
            entry.lower = entry.lower.max(value.0 as i8);
        } else {
            entry.upper = entry.upper.min(value.0 as i8);
        }
        entry.best = best;
    }

    #[cold]
    fn provide(&mut self, any: B) {
        self.0 = vec![LocalEntry::of(any); 1 << BITS].into();
    }
}
