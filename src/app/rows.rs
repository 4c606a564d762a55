//! Edits that turn one list of rows into another: removals, then moves and insertions, then changes. Rows are known by
//! their keys, so that an item with the focus or a scroll position lives on.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::ops::Range;

/// An edit of a list that the edits before it have been applied to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit<T> {
    /// Removes rows.
    Remove(Range<usize>),
    /// Moves a row.
    Move {
        /// Its old index.
        from: usize,
        /// Its new index.
        to: usize,
    },
    /// Inserts rows.
    Insert {
        /// The index of the first.
        at: usize,
        /// The rows.
        rows: Vec<T>,
    },
    /// Changes a row.
    Change {
        /// Its index.
        at: usize,
        /// The new row.
        row: T,
    },
}

impl<T> Edit<T> {
    /// Applies the edit.
    pub fn apply(self, rows: &mut Vec<T>) {
        match self {
            Self::Remove(range) => drop(rows.drain(range)),
            Self::Move { from, to } => {
                let row = rows.remove(from);
                rows.insert(to, row);
            }
            Self::Insert { at, rows: new } => drop(rows.splice(at..at, new)),
            Self::Change { at, row } => rows[at] = row,
        }
    }
}

/// The edits from one list to another, with as few moves as possible. Rows with the same key keep their order.
pub fn edits<T, K>(old: &[T], new: Vec<T>, key: impl Fn(&T) -> K) -> VecDeque<Edit<T>>
where
    T: PartialEq,
    K: Eq + Hash,
{
    let mut places: HashMap<K, VecDeque<usize>> = HashMap::with_capacity(old.len());
    for (place, row) in old.iter().enumerate() {
        places.entry(key(row)).or_default().push_back(place);
    }
    // Each row's old index.
    let origins: Vec<Option<usize>> =
        new.iter().map(|row| places.get_mut(&key(row))?.pop_front()).collect();
    let mut is_kept = vec![false; old.len()];
    for &origin in origins.iter().flatten() {
        is_kept[origin] = true;
    }
    let stays = longest_rise(&origins, old.len());

    let mut edits = removals(&is_kept);
    // The old indices of the rows so far; those before `at` are final.
    let mut standing: Vec<Option<usize>> =
        (0..old.len()).filter(|&it| is_kept[it]).map(Some).collect();
    let mut at = 0;
    let mut coming = Vec::new();
    let mut changes = Vec::new();
    for ((place, row), origin) in new.into_iter().enumerate().zip(origins) {
        let Some(was) = origin else {
            coming.push(row);
            continue;
        };
        insert(&mut coming, &mut at, &mut standing, &mut edits);
        let from = standing.iter().position(|&it| it == origin).unwrap_or(at);
        if stays[was] {
            at = from;
        } else {
            standing.remove(from);
            at -= usize::from(from < at);
            standing.insert(at, origin);
            edits.push_back(Edit::Move { from, to: at });
        }
        at += 1;
        if old[was] != row {
            changes.push(Edit::Change { at: place, row });
        }
    }
    insert(&mut coming, &mut at, &mut standing, &mut edits);
    edits.extend(changes);
    edits
}

/// Last first, so that the ranges stay valid.
fn removals<T>(is_kept: &[bool]) -> VecDeque<Edit<T>> {
    let mut edits = VecDeque::new();
    let mut end = is_kept.len();
    for run in is_kept.chunk_by(|one, other| one == other).rev() {
        let start = end - run.len();
        if !run[0] {
            edits.push_back(Edit::Remove(start..end));
        }
        end = start;
    }
    edits
}

fn insert<T>(
    coming: &mut Vec<T>,
    at: &mut usize,
    standing: &mut Vec<Option<usize>>,
    edits: &mut VecDeque<Edit<T>>,
) {
    if !coming.is_empty() {
        let rows = std::mem::take(coming);
        standing.splice(*at..*at, rows.iter().map(|_| None));
        let next = *at + rows.len();
        edits.push_back(Edit::Insert { at: *at, rows });
        *at = next;
    }
}

/// The rows that need not move: a longest increasing subsequence.
fn longest_rise(origins: &[Option<usize>], old_len: usize) -> Vec<bool> {
    let origins: Vec<usize> = origins.iter().flatten().copied().collect();
    // The end of the best subsequence of each length, and each row's predecessor.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(origins.len());
    for (at, origin) in origins.iter().enumerate() {
        let length = ends.partition_point(|&end| origins[end] < *origin);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        match ends.get_mut(length) {
            Some(end) => *end = at,
            None => ends.push(at),
        }
    }
    let mut stays = vec![false; old_len];
    let mut next = ends.last().copied();
    while let Some(at) = next {
        stays[origins[at]] = true;
        next = before[at];
    }
    stays
}
