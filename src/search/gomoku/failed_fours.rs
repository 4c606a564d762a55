//! Positions from which no win by fours was found.

/// Failed searches, kept so that the same fours in another order are not followed again.
#[derive(Debug)]
pub struct FailedFours {
    /// The hash, and the depth searched in vain.
    slots: Vec<(u64, u8)>,
}

impl FailedFours {
    const SLOTS: usize = 1 << 14;

    /// One that remembers nothing.
    pub fn new() -> Self {
        Self { slots: vec![(0, 0); Self::SLOTS] }
    }

    /// Returns whether a search this deep is known to fail.
    pub fn is_vain(&self, hash: u64, plies: usize) -> bool {
        let (known, looked) = self.slots[hash as usize % Self::SLOTS];
        known == hash && usize::from(looked) >= plies
    }

    /// Records that a search this deep failed.
    pub fn keep(&mut self, hash: u64, plies: usize) {
        self.slots[hash as usize % Self::SLOTS] = (hash, plies.min(255) as u8);
    }
}
