//! A small evaluation that orders moves near the end, where the full one would cost more than it saves (Egaroucid's
//! idea).

use super::features::OrderingFeatures;
use super::layout::ORDERING;

/// Phases of four empty squares each.
pub const ORDERING_PHASES: usize = 4;

const ROOM: usize = ORDERING.size().next_power_of_two();

/// The phase by empty squares: up to 11, 12 to 15, 16 to 19, 20 and more.
#[inline]
pub const fn ordering_phase(empties: u32) -> usize {
    let phase = (empties.saturating_sub(8) / 4) as usize;
    if phase < ORDERING_PHASES { phase } else { ORDERING_PHASES - 1 }
}

/// The values of the configurations.
#[derive(Clone, PartialEq, Eq)]
pub struct OrderingWeights {
    tables: Vec<Box<[i16; ROOM]>>,
}

impl OrderingWeights {
    /// Lays out the groups' weights, phase by phase.
    pub(super) fn new(phases: &[Vec<i16>]) -> Self {
        let (groups, _) = ORDERING.groups();
        let tables = phases.iter().map(|weights| table(&groups, weights)).collect();
        Self { tables }
    }

    /// A rough value for the side to move in hundredths of a disc, for positions with 8 to 22 empty squares.
    #[inline]
    pub fn evaluate(&self, features: &OrderingFeatures, empties: u32) -> i32 {
        let table = &self.tables[ordering_phase(empties)];
        let value = |(lane, &index)| i32::from(table[ORDERING.place(lane, index) & (ROOM - 1)]);
        features.indices().iter().enumerate().map(value).sum()
    }
}

impl std::fmt::Debug for OrderingWeights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OrderingWeights").finish_non_exhaustive()
    }
}

#[expect(clippy::unnecessary_box_returns, reason = "the array is too large for the stack")]
fn table<const ROOM: usize>(groups: &[u32], weights: &[i16]) -> Box<[i16; ROOM]> {
    let mut table: Box<[i16; ROOM]> =
        vec![0; ROOM].into_boxed_slice().try_into().expect("the length is as stated");
    for (value, &group) in table.iter_mut().zip(groups) {
        *value = weights[group as usize];
    }
    table
}
