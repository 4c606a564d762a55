//! The network that evaluates a position.
//!
//! Every configuration of a pattern has a row of 32 numbers, and so has every mobility count of either side and every
//! disc count. A position's rows are added up; the sums, clipped to 0..1 and squared, go through one hidden layer; the
//! value is a weighted sum of the hidden units and of the unclipped sums. Rows belong to an [`era`], about a quarter of
//! the game; the layers behind them to a [`Stage`], one number of empty squares. All arithmetic is in integers, so
//! every tier gives the same value.
//!
//! Patterns as a network's input are neural-reversi's idea; integer sums of rows are Yu Nasu's ("Efficiently updatable
//! neural-network-based evaluation functions", 2018); squared clipped sums are known from chess networks as `SCReLU`.
//! Summing from scratch is cheaper here than incremental updates, because every move changes nearly all patterns: the
//! side to move alternates.

mod arithmetic;
mod kernels;
mod parameters;
mod portable;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;

use std::borrow::Cow;

use super::features::Features;
use super::layout::PATTERNS;
use crate::huge_pages;
use crate::othello::Board;
use arithmetic::Stage;

pub use arithmetic::INPUTS;
pub(super) use arithmetic::{ROOM, Row};
pub use kernels::NetworkKernel;
pub use parameters::{
    ERAS, HIDDEN, MOBILITY_VALUES, NetworkParameters, ROWS_OF_COUNTS, STAGES, Scale,
    StageParameters, WIDTH, counts, era, stage,
};

/// The network laid out for inference; about 70 MB.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// [`ROOM`] for each era.
    rows: Cow<'static, [Row]>,
    stages: Vec<Stage>,
}

impl Network {
    /// Lays the parameters out.
    pub fn new(parameters: &NetworkParameters) -> Self {
        let (groups, count) = PATTERNS.groups();
        let in_an_era = parameters.rows.len() / ERAS;
        let counts = count..in_an_era;
        let places: Vec<usize> =
            groups.into_iter().map(|group| group as usize).chain(counts).collect();
        let mut rows = Vec::with_capacity(ERAS * ROOM);
        huge_pages::prefer(rows.spare_capacity_mut());
        rows.resize(ERAS * ROOM, Row([0; WIDTH]));
        for (era, rows) in rows.chunks_exact_mut(ROOM).enumerate() {
            for (row, place) in rows.iter_mut().zip(&places) {
                *row = Row(parameters.rows[era * in_an_era + place]);
            }
        }
        Self::with_rows(rows.into(), &parameters.stages)
    }

    /// A network of rows that are laid out already, [`ROOM`] for each era.
    pub(super) fn with_rows(rows: Cow<'static, [Row]>, stages: &[StageParameters]) -> Self {
        assert_eq!(rows.len(), ERAS * ROOM);
        Self { rows, stages: stages.iter().map(Stage::new).collect() }
    }

    pub(super) fn all_rows(&self) -> &[Row] {
        &self.rows
    }

    /// The value for the side to move in hundredths of a disc, not limited to ±6400. `features` are those of `board`.
    #[inline]
    pub fn evaluate(&self, features: &Features, board: Board) -> i32 {
        kernels::best(self.rows(board), &inputs(features, board), self.stage(board))
    }

    #[inline]
    fn rows(&self, board: Board) -> &[Row; ROOM] {
        &self.rows.as_chunks().0[era(board.empty_count())]
    }

    #[inline]
    fn stage(&self, board: Board) -> &Stage {
        &self.stages[stage(board.empty_count())]
    }
}

impl NetworkKernel {
    /// This tier's value of a position, like [`Network::evaluate`].
    pub fn evaluate(&self, network: &Network, features: &Features, board: Board) -> i32 {
        (self.evaluate)(network.rows(board), &inputs(features, board), network.stage(board))
    }
}

#[inline]
fn inputs(features: &Features, board: Board) -> [u32; INPUTS] {
    const LANES: usize = PATTERNS.lanes();
    let mut inputs = [0; INPUTS];
    for (lane, (input, &index)) in inputs.iter_mut().zip(&features.indices()[..LANES]).enumerate() {
        *input = PATTERNS.place(lane, index) as u32;
    }
    for (input, row) in inputs[LANES..].iter_mut().zip(counts(board)) {
        *input = (PATTERNS.size() + row) as u32;
    }
    inputs
}
