//! Combining data: each position once, whatever its symmetry.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::ControlFlow;

use super::file::DatasetError;
use super::games::Games;
use super::record::{Label, Record};
use crate::othello::{Board, Symmetry};

/// The result of a merge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Each position once, in canonical form, in the order of first appearance.
    pub records: Vec<Record>,
    /// Records left out because their position was there already.
    pub duplicates: usize,
}

/// Keeps each position once, with its best label: an exact one, else the deepest search's; the first among equals.
///
/// # Errors
/// If the games can't be read.
pub fn merge(games: &dyn Games) -> Result<Merged, DatasetError> {
    let mut merged = Merged::default();
    let mut places: HashMap<Board, usize> = HashMap::new();
    games.visit(&mut |game| {
        for record in game {
            let board = Symmetry::canonical(record.board).0;
            let record = Record { board, ..*record };
            match places.entry(board) {
                Entry::Vacant(place) => {
                    place.insert(merged.records.len());
                    merged.records.push(record);
                }
                Entry::Occupied(place) => {
                    merged.duplicates += 1;
                    let known = &mut merged.records[*place.get()];
                    if worth(record.label) > worth(known.label) {
                        *known = record;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })?;
    Ok(merged)
}

fn worth(label: Label) -> u8 {
    match label {
        Label::Search(depth) => depth,
        Label::Exact => u8::MAX,
    }
}
