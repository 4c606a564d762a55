//! Positions in which VCF failed, so that the same fours in another order are not searched again.

#[derive(Debug)]
pub struct FailedFours {
    slots: Vec<(u64, u8)>,
}

impl FailedFours {
    const SLOTS: usize = 1 << 14;

    pub fn new() -> Self {
        Self { slots: vec![(0, 0); Self::SLOTS] }
    }

    pub fn is_vain(&self, hash: u64, plies: usize) -> bool {
        let (known, searched) = self.slots[hash as usize % Self::SLOTS];
        known == hash && usize::from(searched) >= plies
    }

    pub fn keep(&mut self, hash: u64, plies: usize) {
        self.slots[hash as usize % Self::SLOTS] = (hash, plies.min(255) as u8);
    }
}
