//! A thread's cache of evaluations. A search meets many boards again: when a move that was ranked is searched, in the probes
//! of selective cuts, with other windows, after the same moves in another order.

use crate::othello::Board;
use crate::search::table::Key;

/// 64 KiB, to leave most of the cache of a core to the rows of the network.
const BITS: u32 = 13;

/// Evaluations before anything is kept: shorter searches would not get back what clearing the memory takes.
const FIRST: u32 = 128;

/// An entry's lowest bits hold the value, the others the board's hash, shifted by them.
const VALUE_BITS: u32 = 16;

/// Directly mapped, always replaced. A board is recognised by 61 bits of its hash, so no score that is called exact may
/// depend on a value.
#[derive(Debug)]
pub struct EvalCache {
    entries: Box<[u64]>,
    left: u32,
}

impl EvalCache {
    pub fn new() -> Self {
        Self { entries: Box::default(), left: FIRST }
    }

    /// What `evaluate` says of `board`, in hundredths of a disc, within ±6400.
    #[inline]
    pub fn value(&mut self, board: Board, evaluate: impl FnOnce() -> i32) -> i32 {
        let hash = board.hash();
        let Some(entry) = self.entries.get_mut((hash >> (64 - BITS)) as usize) else {
            self.count_down();
            return evaluate();
        };
        if *entry >> VALUE_BITS == hash << VALUE_BITS >> VALUE_BITS {
            return i32::from(*entry as i16);
        }
        let value = evaluate();
        *entry = hash << VALUE_BITS | u64::from(value as u16);
        value
    }

    #[cold]
    fn count_down(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.entries = vec![0; 1 << BITS].into();
        }
    }
}
