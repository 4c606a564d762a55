//! What identifies a game wherever it is kept.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{GameTree, Start};
use crate::fingerprint::fnv;
use crate::game::{Ply, Side};

/// The name of a game by its start and its plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameKey(u64);

impl GameKey {
    /// The key of a tree's main line.
    pub fn of_main_line(tree: &GameTree) -> Self {
        Self::of(tree.start(), &tree.plies(tree.main_end()))
    }

    /// The key of these plies from this start.
    pub fn of(start: &Start, plies: &[Ply]) -> Self {
        let mut position = start.position().clone();
        let size = usize::from(position.size());
        let stone = |cell| match position.stone(cell) {
            None => '-',
            Some(Side::Black) => 'X',
            Some(Side::White) => 'O',
        };
        let stones: String = (0..size * size).map(stone).collect();
        let begins = format!("{:?} {:?} {stones}", start.variant(), position.side_to_move());
        let name = |ply: &Ply| {
            let name = position.ply_name(*ply);
            position.play(*ply).is_ok().then_some(name)
        };
        let names: Vec<String> = plies.iter().map_while(name).collect();
        let parts = std::iter::once(&begins).chain(&names).map(String::as_bytes);
        Self(fnv(parts))
    }
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameKey {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

impl Serialize for GameKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
