//! A repertoire as it is stored: its positions with their moves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::graph::{MOST, Move, Place, Repertoire};
use super::key::PositionKey;
use crate::analysis::practice::Memory;
use crate::game::{Side, StartError, Variant};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stored {
    variant: Variant,
    side: Side,
    positions: Vec<StoredPlace>,
}

/// A position with moves; those without are known from the moves that lead to them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct StoredPlace {
    position: PositionKey,
    moves: Vec<StoredMove>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    memory: Option<Memory>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct StoredMove {
    cell: u16,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    left_out: bool,
}

/// Why a stored repertoire makes no sense.
#[derive(Debug, Error)]
pub enum StoredError {
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("too many repertoires, or more than {MOST} positions in one")]
    TooMany,
    #[error("position {0}: twice the same")]
    Twice(PositionKey),
    #[error("position {position}: cell {cell} can't be played")]
    Move { position: PositionKey, cell: u16 },
    #[error("position {0}: an answer without a memory, or a memory without an answer")]
    Memory(PositionKey),
    #[error("position {0}: no line leads there")]
    Unreached(PositionKey),
    #[error("an empty repertoire, or two of one variant and side")]
    Needless,
}

impl From<Repertoire> for Stored {
    fn from(repertoire: Repertoire) -> Self {
        let Repertoire { variant, side, places, .. } = repertoire;
        let with_moves = places.into_iter().filter(|(_, place)| !place.moves.is_empty());
        let stored = |(position, place): (PositionKey, Place)| {
            let of = |it: Move| StoredMove { cell: it.cell, left_out: it.is_left_out };
            let moves = place.moves.into_iter().map(of).collect();
            StoredPlace { position, moves, memory: place.memory }
        };
        Self { variant, side, positions: with_moves.map(stored).collect() }
    }
}

impl TryFrom<Stored> for Repertoire {
    type Error = StoredError;

    fn try_from(stored: Stored) -> Result<Self, StoredError> {
        let mut repertoire = Self::new(stored.variant, stored.side)?;
        let mut positions = BTreeMap::new();
        for StoredPlace { position, moves, memory } in stored.positions {
            if positions.insert(position.clone(), (moves, memory)).is_some() {
                return Err(StoredError::Twice(position));
            }
        }
        // Played from the start, which proves that every move is legal and every position what it says.
        let mut waiting = vec![repertoire.root()];
        let mut places = BTreeMap::new();
        let mut replies = Vec::new();
        while let Some(seen) = waiting.pop() {
            if places.contains_key(&seen.key) {
                continue;
            }
            if places.len() >= MOST {
                return Err(StoredError::TooMany);
            }
            let (moves, memory) = positions.remove(&seen.key).unwrap_or_default();
            let is_own = seen.is_turn_of(stored.side);
            // The start may have no moves, and so may a position where a line ends because the other side passed.
            let is_asked = is_own && !moves.is_empty();
            let is_remembered = memory.is_some_and(|memory| memory.is_sound());
            if if is_asked { !is_remembered } else { memory.is_some() } {
                return Err(StoredError::Memory(seen.key));
            }
            let mut place = Place { moves: Vec::with_capacity(moves.len()), memory };
            for StoredMove { cell, left_out } in moves {
                let bad = || StoredError::Move { position: seen.key.clone(), cell };
                let cells = usize::from(stored.variant.size()).pow(2);
                if usize::from(cell) >= cells || place.find(cell).is_some() {
                    return Err(bad());
                }
                let after = seen.step(cell).filter(|_| seen.cell(seen.shown(cell)) == cell);
                let after = after.ok_or_else(bad)?;
                place.moves.push(Move { cell, is_left_out: left_out, to: after.key.clone() });
                if !is_own && after.is_turn_of(stored.side) {
                    replies.push(after.key.clone());
                }
                waiting.push(after);
            }
            if !is_own {
                place.moves.sort_by_key(|it| it.cell);
            }
            places.insert(seen.key, place);
        }
        if let Some((unreached, _)) = positions.pop_first() {
            return Err(StoredError::Unreached(unreached));
        }
        let is_unanswered = |key: &PositionKey| places[key].memory.is_none();
        if let Some(unanswered) = replies.into_iter().find(is_unanswered) {
            return Err(StoredError::Memory(unanswered));
        }
        repertoire.places = places;
        Ok(repertoire)
    }
}
