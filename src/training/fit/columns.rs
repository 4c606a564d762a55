//! Which weights a position's value is the sum of.

use crate::eval::othello::patterns::{
    Features, MOBILITY_VALUES, ORDERING, OrderingFeatures, PATTERNS, PhaseParameters,
};
use crate::othello::Board;

/// A way to name the weights of a position by numbers.
pub(super) trait Columns {
    /// How many weights there are.
    fn count(&self) -> usize;

    /// How many of them a position has.
    fn stride(&self) -> usize;

    /// Adds the numbers of a position's weights.
    fn push(&self, board: Board, row: &mut Vec<u32>);
}

/// The weights of a phase of the evaluation.
pub(super) struct PatternColumns {
    groups: Vec<u32>,
    patterns: usize,
}

impl PatternColumns {
    const DISCS: usize = 65;

    pub(super) fn new() -> Self {
        let (groups, patterns) = PATTERNS.groups();
        Self { groups, patterns }
    }

    /// The weights in hundredths of a disc, in their places.
    pub(super) fn phase(&self, solution: &[f32]) -> PhaseParameters {
        let weights = rounded(solution);
        let (patterns, rest) = weights.split_at(self.patterns);
        let (own, rest) = rest.split_at(MOBILITY_VALUES);
        let (opponent, rest) = rest.split_at(MOBILITY_VALUES);
        let (discs, rest) = rest.split_at(Self::DISCS);
        PhaseParameters {
            patterns: patterns.to_vec(),
            own_mobility: own.try_into().expect("split to its length"),
            opponent_mobility: opponent.try_into().expect("split to its length"),
            discs: discs.try_into().expect("split to its length"),
            constant: rest[0],
        }
    }
}

impl Columns for PatternColumns {
    fn count(&self) -> usize {
        self.patterns + 2 * MOBILITY_VALUES + Self::DISCS + 1
    }

    fn stride(&self) -> usize {
        PATTERNS.lanes() + 4
    }

    fn push(&self, board: Board, row: &mut Vec<u32>) {
        let features = Features::new(board);
        let indices = &features.indices()[..PATTERNS.lanes()];
        let places = indices.iter().enumerate();
        row.extend(places.map(|(lane, &index)| self.groups[PATTERNS.place(lane, index)]));
        let own = self.patterns as u32;
        let opponent = own + MOBILITY_VALUES as u32;
        let discs = opponent + MOBILITY_VALUES as u32;
        row.push(own + board.legal_moves().count_ones());
        row.push(opponent + board.opponent_legal_moves().count_ones());
        row.push(discs + board.player_count());
        row.push(discs + Self::DISCS as u32);
    }
}

/// The weights of a phase of the ordering.
pub(super) struct OrderingColumns {
    groups: Vec<u32>,
    count: usize,
}

impl OrderingColumns {
    pub(super) fn new() -> Self {
        let (groups, count) = ORDERING.groups();
        Self { groups, count }
    }
}

impl Columns for OrderingColumns {
    fn count(&self) -> usize {
        self.count
    }

    fn stride(&self) -> usize {
        ORDERING.lanes()
    }

    fn push(&self, board: Board, row: &mut Vec<u32>) {
        let features = OrderingFeatures::new(board);
        let places = features.indices().iter().enumerate();
        row.extend(places.map(|(lane, &index)| self.groups[ORDERING.place(lane, index)]));
    }
}

/// Discs as whole hundredths.
pub(super) fn rounded(solution: &[f32]) -> Vec<i16> {
    solution.iter().map(|weight| (weight * 100.0).round() as i16).collect()
}
