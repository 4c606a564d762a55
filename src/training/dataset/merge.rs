//! Putting data together: every position once, whichever way it is turned.

use std::collections::HashMap;

use super::record::{Label, Record};
use crate::othello::{Board, Symmetry};

/// The one of a board's eight turned and mirrored forms that stands for all of them.
///
/// ```
/// use heibai::othello::{Board, Symmetry};
/// use heibai::training::dataset::canonical;
/// let board = Board::start().play(37);
/// assert!(Symmetry::ALL.iter().all(|turn| canonical(turn.board(board)) == canonical(board)));
/// ```
pub fn canonical(board: Board) -> Board {
    Symmetry::canonical(board).0
}

/// What came out of a merge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Every position once, in canonical form, in the order of its first appearance.
    pub records: Vec<Record>,
    /// Records left out because the position was there already.
    pub duplicates: usize,
}

/// Keeps each position once: the record with the best founded label, which is an exact one or else
/// that of the deepest search; among equals the first.
pub fn merge(records: impl IntoIterator<Item = Record>) -> Merged {
    let mut merged = Merged::default();
    let mut places: HashMap<Board, usize> = HashMap::new();
    for mut record in records {
        record.board = canonical(record.board);
        match places.entry(record.board) {
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(merged.records.len());
                merged.records.push(record);
            }
            std::collections::hash_map::Entry::Occupied(place) => {
                merged.duplicates += 1;
                let known = &mut merged.records[*place.get()];
                if worth(record.label) > worth(known.label) {
                    *known = record;
                }
            }
        }
    }
    merged
}

fn worth(label: Label) -> u8 {
    match label {
        Label::Search(depth) => depth,
        Label::Exact => u8::MAX,
    }
}
