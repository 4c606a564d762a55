//! How a list of rows becomes another one: which are removed, moved, inserted and changed, in that order.
//!
//! Rows are the same by their keys, so that what shows one, and has the keyboard or a place on the screen, lives on.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::ops::Range;

/// One step from a list to another. Each is meant for the list that the steps before it have left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit<T> {
    /// These rows go.
    Remove(Range<usize>),
    /// A row goes elsewhere; `to` is its place afterwards.
    Move {
        /// Its place before.
        from: usize,
        /// Its place afterwards.
        to: usize,
    },
    /// Rows come, the first of them at this place.
    Insert {
        /// The place of the first.
        at: usize,
        /// The rows.
        rows: Vec<T>,
    },
    /// A row says something else.
    Change {
        /// Its place.
        at: usize,
        /// What it is now.
        row: T,
    },
}

impl<T> Edit<T> {
    /// Makes this step.
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

/// The steps from one list to another: what goes, then what moves and comes, from the first row to the last, then what
/// changes. As few rows move as can be. Of rows with the same key the first stays the first.
pub fn edits<T, K>(old: &[T], new: Vec<T>, key: impl Fn(&T) -> K) -> VecDeque<Edit<T>>
where
    T: PartialEq,
    K: Eq + Hash,
{
    let mut places: HashMap<K, VecDeque<usize>> = HashMap::with_capacity(old.len());
    for (place, row) in old.iter().enumerate() {
        places.entry(key(row)).or_default().push_back(place);
    }
    // Where each row was, if it was there.
    let origins: Vec<Option<usize>> =
        new.iter().map(|row| places.get_mut(&key(row))?.pop_front()).collect();
    let mut is_kept = vec![false; old.len()];
    for &origin in origins.iter().flatten() {
        is_kept[origin] = true;
    }
    let stays = longest_rise(&origins, old.len());

    let mut edits = removals(&is_kept);
    // The origins of the rows as they stand; those before `at` are as they shall be.
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

/// The rows that go, those further down first, so that each range is right when its turn comes.
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

/// Has the rows that come stand at a place.
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

/// Which rows need not move: the most that stand in the same order as before.
fn longest_rise(origins: &[Option<usize>], old_len: usize) -> Vec<bool> {
    let origins: Vec<usize> = origins.iter().flatten().copied().collect();
    // The end of the best rise of each length, and what comes before each row in its rise.
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
