//! Files with some bytes changed, left out or put in.

use fastrand::Rng;

/// Gives `read` so many damaged copies of a good file.
pub fn damaged(good: &[u8], copies: usize, read: impl Fn(&[u8])) {
    let mut random = Rng::with_seed(15);
    for _ in 0..copies {
        let mut bytes = good.to_vec();
        for _ in 0..random.usize(1..5) {
            let at = random.usize(..bytes.len());
            match random.u8(..3) {
                0 => bytes[at] = random.u8(..),
                1 => bytes.truncate(at.max(1)),
                _ => drop(bytes.splice(at..at, (0..random.usize(..9)).map(|_| 0xff))),
            }
        }
        read(&bytes);
    }
}
