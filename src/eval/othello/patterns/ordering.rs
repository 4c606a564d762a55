//! A small evaluation that orders moves near the end, where the full one would cost more than it saves (Egaroucid's
//! idea).

use std::borrow::Cow;

use super::features::OrderingFeatures;
use super::layout::ORDERING;

/// Phases of four empty squares each.
pub const ORDERING_PHASES: usize = 4;

/// A power of two so that any index can be masked into range.
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
    /// [`ROOM`] for each phase, little-endian.
    tables: Cow<'static, [i16]>,
}

impl OrderingWeights {
    /// The length of all tables.
    pub(super) const LENGTH: usize = ORDERING_PHASES * ROOM;

    /// Lays out the groups' weights, phase by phase.
    pub(super) fn new(phases: &[Vec<i16>]) -> Self {
        let (groups, _) = ORDERING.groups();
        let mut tables = vec![0; Self::LENGTH];
        for (table, weights) in tables.chunks_exact_mut(ROOM).zip(phases) {
            for (value, &group) in table.iter_mut().zip(&groups) {
                *value = weights[group as usize].to_le();
            }
        }
        Self::with_tables(tables.into())
    }

    /// Of tables that are laid out already.
    pub(super) fn with_tables(tables: Cow<'static, [i16]>) -> Self {
        assert_eq!(tables.len(), Self::LENGTH);
        Self { tables }
    }

    pub(super) fn tables(&self) -> &[i16] {
        &self.tables
    }

    /// A rough value for the side to move in hundredths of a disc, for positions with 8 to 22 empty squares.
    #[inline]
    pub fn evaluate(&self, features: &OrderingFeatures, empties: u32) -> i32 {
        let table: &[i16; ROOM] = &self.tables.as_chunks().0[ordering_phase(empties)];
        let value = |(lane, &index)| {
            i32::from(i16::from_le(table[ORDERING.place(lane, index) & (ROOM - 1)]))
        };
        features.indices().iter().enumerate().map(value).sum()
    }
}

impl std::fmt::Debug for OrderingWeights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OrderingWeights").finish_non_exhaustive()
    }
}
