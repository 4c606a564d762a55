//! The numbering of windows: the cells of a line around an empty point, mirror images with the same number.

use std::sync::LazyLock;

/// How far a window reaches from its middle.
pub const REACH: u32 = 4;

/// Different windows.
pub const WINDOWS: usize = 7381;

const KEYS: usize = 1 << (4 * REACH);

/// The numbers of all windows.
#[derive(Debug)]
pub struct Windows {
    /// By key.
    numbers: Vec<u16>,
    /// By number, that of the window with the colours exchanged.
    swapped: Vec<u16>,
}

impl Windows {
    /// The only one.
    pub fn get() -> &'static Self {
        static WINDOWS: LazyLock<Windows> = LazyLock::new(Windows::new);
        &WINDOWS
    }

    fn new() -> Self {
        let mut numbers = vec![0; KEYS];
        let mut keys = Vec::with_capacity(WINDOWS);
        for key in (0..KEYS).filter(|&key| is_possible(key)) {
            let mirrored = mirror(key);
            numbers[key] = if mirrored < key {
                numbers[mirrored]
            } else {
                keys.push(key);
                keys.len() as u16 - 1
            };
        }
        let swapped = keys.iter().map(|&key| numbers[swap(key)]).collect();
        Self { numbers, swapped }
    }

    /// The number of the window around a cell, given its line with two bits a cell as in [`crate::gomoku::Lines`], and
    /// the cell's place there.
    #[inline]
    pub fn number(&self, line: u64, bit: u32) -> u16 {
        const SIDE: u64 = (1 << (2 * REACH)) - 1;
        let window = line >> (bit - 2 * REACH);
        let key = window & SIDE | window >> 2 & SIDE << (2 * REACH);
        self.numbers[key as usize % KEYS]
    }

    /// The number of the window with the colours exchanged.
    pub fn swapped(&self, number: usize) -> u16 {
        self.swapped[number]
    }
}

/// Cells off the board lie beyond those on it.
fn is_possible(key: usize) -> bool {
    let cells = |side: usize| (0..REACH as usize).map(move |at| side >> (2 * at) & 0b11);
    let (left, right) = (key % (1 << (2 * REACH)), key >> (2 * REACH));
    let outwards = [cells(left).rev().collect::<Vec<_>>(), cells(right).collect()];
    outwards.iter().all(|cells| cells.windows(2).all(|pair| pair[0] != 0 || pair[1] == 0))
}

fn mirror(key: usize) -> usize {
    const LAST: u32 = 2 * REACH - 1;
    (0..=LAST).fold(0, |mirrored, at| mirrored | (key >> (2 * at) & 0b11) << (2 * (LAST - at)))
}

const fn swap(key: usize) -> usize {
    (key & 0x5555) << 1 | key >> 1 & 0x5555
}
