//! Combining data: all shards' games in order, and each position once, whatever its symmetry.

use std::collections::{HashMap, HashSet};

use super::record::{Label, Record};
use crate::othello::{Board, Symmetry};

/// Records that were made in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The files' description.
    pub description: String,
    /// The records.
    pub records: Vec<Record>,
}

/// Combines what was made in the same way, games in the order of their numbers and each once, whatever the number of
/// shards and the order of the files. Merged files are left as they are.
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

const MERGED: &str = "{\"merged\":[";

/// The description of a merge of these runs.
pub fn merged_description(runs: &[Run]) -> String {
    let descriptions: Vec<&str> = runs.iter().map(|run| run.description.as_str()).collect();
    format!("{MERGED}{}]}}", descriptions.join(","))
}

/// The result of a merge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Each position once, in canonical form, in the order of first appearance.
    pub records: Vec<Record>,
    /// Records left out because their position was there already.
    pub duplicates: usize,
}

/// Keeps each position once, with its best label: an exact one, else the deepest search's; the first among equals.
pub fn merge(records: impl IntoIterator<Item = Record>) -> Merged {
    let mut merged = Merged::default();
    let mut places: HashMap<Board, usize> = HashMap::new();
    for mut record in records {
        record.board = Symmetry::canonical(record.board).0;
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
