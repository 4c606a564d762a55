//! The two sides, in either game.

use std::ops::Not;

use serde::{Deserialize, Serialize};

/// One of the two players, named for the colour of the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side with the black stones.
    Black,
    /// The side with the white stones.
    White,
}

impl Side {
    /// Both sides, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerSide<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> PerSide<T> {
    /// Makes the value of each side with `make`.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self { black: make(Side::Black), white: make(Side::White) }
    }

    /// The same with what each side has on the other.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { black: self.white, white: self.black }
    }
}

impl<T> std::ops::Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        }
    }
}

impl<T> std::ops::IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Black => &mut self.black,
            Side::White => &mut self.white,
        }
    }
}
