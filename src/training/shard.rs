//! Dividing games and positions among machines: seed and number alone determine each, so that any machine can make it.

use std::str::FromStr;

use thiserror::Error;

/// The games or positions whose number leaves the remainder I when divided by N, written `I/N`.
///
/// ```
/// use heibai::training::shard::Shard;
/// let shard: Shard = "1/3".parse().expect("it is a shard");
/// assert_eq!(shard.games(8).collect::<Vec<_>>(), [1, 4, 7]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: u32,
    count: u32,
}

/// The text is not a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected I/N with I from 0 to N - 1")]
pub struct ParseShardError;

impl Shard {
    /// All games.
    pub const WHOLE: Self = Self { index: 0, count: 1 };

    /// The numbers of the shard's games, out of `altogether`.
    pub fn games(self, altogether: u32) -> impl Iterator<Item = u32> {
        (self.index..altogether).step_by(self.count as usize)
    }
}

impl FromStr for Shard {
    type Err = ParseShardError;

    fn from_str(text: &str) -> Result<Self, ParseShardError> {
        let (index, count) = text.split_once('/').ok_or(ParseShardError)?;
        let number = |text: &str| text.parse().map_err(|_| ParseShardError);
        let (index, count) = (number(index)?, number(count)?);
        if index < count { Ok(Self { index, count }) } else { Err(ParseShardError) }
    }
}

/// Mixes the seed with a game's number (the finaliser of `SplitMix64`, Steele, Lea and Flood 2014).
pub(super) fn game_seed(seed: u64, game: u32) -> u64 {
    spread(seed ^ spread(u64::from(game)))
}

fn spread(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}
