//! Positions in which VCF failed, kept so that the same fours in another order are not searched again.

#[derive(Debug)]
pub struct FailedFours {
    /// Hash and depth.
    slots: Vec<(u64, u8)>,
}

impl FailedFours {
    const SLOTS: usize = 1 << 14;

    pub fn new() -> Self {
        Self { slots: vec![(0, 0); Self::SLOTS] }
    }

    /// Returns whether a search this deep is known to fail.
    pub fn is_vain(&self, hash: u64, plies: usize) -> bool {
        let (known, looked) = self.slots[hash as usize % Self::SLOTS];
        known == hash && usize::from(looked) >= plies
    }

    pub fn keep(&mut self, hash: u64, plies: usize) {
        self.slots[hash as usize % Self::SLOTS] = (hash, plies.min(255) as u8);
    }
}
