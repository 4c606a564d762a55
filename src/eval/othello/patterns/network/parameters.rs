//! The network as it is learnt and stored: each row once, however many configurations share it.

use crate::eval::othello::patterns::layout::PATTERNS;
use crate::othello::Board;

/// One for each number of empty squares, 60 and 1 to 59.
pub const STAGES: usize = 60;

/// The stage of a position with this many empty squares.
#[inline]
pub const fn stage(empties: u32) -> usize {
    let empties = if empties == 0 { 1 } else { empties as usize };
    STAGES.saturating_sub(empties)
}

/// Parts of a game, each with its own rows.
pub const ERAS: usize = 4;

/// The era of a position with this many empty squares.
#[inline]
pub const fn era(empties: u32) -> usize {
    match empties {
        42.. => 0,
        30..42 => 1,
        20..30 => 2,
        ..20 => 3,
    }
}

/// The length of a row.
pub const WIDTH: usize = 32;

/// The number of hidden units.
pub const HIDDEN: usize = 32;

/// An upper bound on legal moves, plus one.
pub const MOBILITY_VALUES: usize = 64;

/// The number of rows for counts: own mobility, the opponent's, own discs.
pub const ROWS_OF_COUNTS: usize = 2 * MOBILITY_VALUES + 65;

/// The scales of the integers: each is this many times the number it stands for.
#[derive(Clone, Copy, Debug)]
pub struct Scale;

impl Scale {
    /// Rows, their sums, and what is added to them.
    pub const SUM: i32 = 512;
    /// Squares of clipped sums.
    pub const SQUARE: i32 = 1024;
    /// Hidden units.
    pub const UNIT: i32 = 1024;
    /// Weights of squares, of unclipped sums and of units.
    pub const WEIGHT: i32 = 4096;
    /// The network's 1 in discs.
    pub const DISCS: i32 = 16;
}

/// The layers behind the sums of rows, for one number of empty squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageParameters {
    /// Added to the sums, in 1/512.
    pub bias: [i16; WIDTH],
    /// The weight of each clipped, squared sum in each hidden unit, in 1/4096.
    pub hidden: [[i16; WIDTH]; HIDDEN],
    /// Added to the units, in 1/(1024 · 4096).
    pub hidden_bias: [i32; HIDDEN],
    /// The weight of each unit in the value, in 1/4096.
    pub output: [i16; HIDDEN],
    /// The weight of each unclipped sum in the value, in 1/4096.
    pub direct: [i16; WIDTH],
    /// Added to the value, in 1/(1024 · 4096) of 16 discs.
    pub output_bias: i32,
}

impl StageParameters {
    /// Parameters that are all zero.
    pub const ZERO: Self = Self {
        bias: [0; WIDTH],
        hidden: [[0; WIDTH]; HIDDEN],
        hidden_bias: [0; HIDDEN],
        output: [0; HIDDEN],
        direct: [0; WIDTH],
        output_bias: 0,
    };

    /// Raises all values by so many discs.
    pub fn raise(&mut self, discs: f64) {
        let whole = f64::from(Scale::UNIT * Scale::WEIGHT) / f64::from(Scale::DISCS);
        self.output_bias = self.output_bias.saturating_add((discs * whole).round() as i32);
    }
}

/// The whole network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkParameters {
    /// The row of each group of configurations (see [`Layout::groups`](super::super::Layout::groups)), then those of
    /// own mobility, of the opponent's and of own discs, in 1/512; all of them for each [`era`](super::era).
    pub rows: Vec<[i8; WIDTH]>,
    /// By [`stage`](super::stage).
    pub stages: Vec<StageParameters>,
}

impl NetworkParameters {
    /// A network that is all zero.
    pub fn zero() -> Self {
        Self {
            rows: vec![[0; WIDTH]; ERAS * (PATTERNS.groups().1 + ROWS_OF_COUNTS)],
            stages: vec![StageParameters::ZERO; STAGES],
        }
    }
}

/// The rows of a position's counts, relative to the first such row.
#[inline]
pub fn counts(board: Board) -> [usize; 3] {
    let own = board.legal_moves().count_ones() as usize % MOBILITY_VALUES;
    let opponent = board.opponent_legal_moves().count_ones() as usize % MOBILITY_VALUES;
    [own, MOBILITY_VALUES + opponent, 2 * MOBILITY_VALUES + board.player_count() as usize]
}
