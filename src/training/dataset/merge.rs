//! Putting data together: the games of all shards in order, and every position once, whichever way it is turned.

use std::collections::{HashMap, HashSet};

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

/// Records that were made in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How, as the file's description says.
    pub description: String,
    /// The records.
    pub records: Vec<Record>,
}

/// Puts what was made in the same way together, its games in the order of their numbers: what comes out does not depend on
/// how many shards the games were made in, nor on the order of the files. A game that is in several shards is taken once.
/// Files that were merged before are left as they are.
pub fn join(files: impl IntoIterator<Item = Run>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for file in files {
        let is_shard = !file.description.starts_with(MERGED);
        match runs.iter_mut().find(|run| is_shard && run.description == file.description) {
            None => runs.push(file),
            Some(run) => {
                let known: HashSet<u32> = run.records.iter().map(|record| record.game).collect();
                let more = file.records.into_iter().filter(|record| !known.contains(&record.game));
                run.records.extend(more);
            }
        }
    }
    for run in runs.iter_mut().filter(|run| !run.description.starts_with(MERGED)) {
        run.records.sort_by_key(|record| record.game);
    }
    runs.sort_by(|one, other| one.description.cmp(&other.description));
    runs
}

/// How the description of a merge begins.
const MERGED: &str = "{\"merged\":[";

/// Says of what a merge was made.
pub fn merged_description(runs: &[Run]) -> String {
    let descriptions: Vec<&str> = runs.iter().map(|run| run.description.as_str()).collect();
    format!("{MERGED}{}]}}", descriptions.join(","))
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
