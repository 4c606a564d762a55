//! Games of Gomoku on boards of one size. Rules do not matter: the same stones are the same position.

use super::board_games::{Line, Target};
use crate::game::symmetry::transformed;
use crate::game::{Position, Side};

const MAX_SIZE: usize = 22;

/// Hashes of the board in its eight forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct GomokuLine {
    forms: [u64; 8],
    stones: u16,
    size: u8,
    is_black: bool,
    is_first: bool,
}

impl GomokuLine {
    pub fn new(position: &Position) -> Self {
        let size = position.size();
        debug_assert!(usize::from(size) <= MAX_SIZE);
        let is_black = position.side_to_move() == Side::Black;
        let mut line = Self { forms: [0; 8], stones: 0, size, is_black, is_first: true };
        for cell in 0..usize::from(size).pow(2) {
            if let Some(side) = position.stone(cell) {
                line.put(cell, side == Side::Black);
            }
        }
        line
    }

    fn put(&mut self, cell: usize, is_black: bool) {
        for (turn, form) in (0..).zip(&mut self.forms) {
            *form ^= number(transformed(cell, self.size.into(), turn), is_black);
        }
        self.stones += 1;
    }
}

fn number(cell: usize, is_black: bool) -> u64 {
    // SplitMix64, by Steele, Lea and Flood.
    let mut number =
        (2 * cell as u64 + u64::from(is_black) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

impl Line for GomokuLine {
    fn stones(&self) -> u32 {
        self.stones.into()
    }

    fn play(&mut self, cell: u16) {
        self.put(cell.into(), self.is_black);
        (self.is_black, self.is_first) = (!self.is_black, !self.is_first);
    }

    fn is_first_to_move(&self) -> bool {
        self.is_first
    }
}

pub(super) struct GomokuTarget(GomokuLine);

impl GomokuTarget {
    pub fn new(position: &Position) -> Self {
        Self(GomokuLine::new(position))
    }
}

impl Target for GomokuTarget {
    type Line = GomokuLine;

    fn stones(&self) -> u32 {
        self.0.stones()
    }

    fn matches(&self, line: &GomokuLine) -> Option<u8> {
        let is_same = |form: &u64| *form == self.0.forms[0];
        let turn = line.forms.iter().position(is_same)?;
        (line.is_black == self.0.is_black).then_some(turn as u8)
    }

    fn cell(&self, turn: u8, cell: u16) -> usize {
        transformed(cell.into(), self.0.size.into(), turn)
    }
}
