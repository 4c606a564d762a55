//! The weights whose sum is a position's value for the ordering.

use crate::eval::othello::patterns::{ORDERING, OrderingFeatures};
use crate::othello::Board;

pub(super) struct OrderingColumns {
    groups: Vec<u32>,
    count: usize,
}

impl OrderingColumns {
    pub(super) fn new() -> Self {
        let (groups, count) = ORDERING.groups();
        Self { groups, count }
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Adds the numbers of a position's weights, one for each lane of [`ORDERING`].
    pub(super) fn push(&self, board: Board, row: &mut Vec<u32>) {
        let features = OrderingFeatures::new(board);
        let places = features.indices().iter().enumerate();
        row.extend(places.map(|(lane, &index)| self.groups[ORDERING.place(lane, index)]));
    }
}

/// From discs to whole hundredths.
pub(super) fn rounded(solution: &[f32]) -> Vec<i16> {
    solution.iter().map(|weight| (weight * 100.0).round() as i16).collect()
}
