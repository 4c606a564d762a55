//! How a list of rows becomes another one.

use heibai::app::rows::{Edit, edits};
use proptest::prelude::*;

/// A row: its key, and what it says.
type Row = (u8, u8);

#[expect(clippy::trivially_copy_pass_by_ref, reason = "`edits` asks for the key of a reference")]
fn key(&(key, _): &Row) -> u8 {
    key
}

/// The list that the steps make of `old`, each of which has to fit, and how many rows each touches.
fn made(old: &[Row], new: &[Row]) -> (Vec<Row>, Vec<Edit<Row>>) {
    let steps: Vec<_> = edits(old, new.to_vec(), key).into();
    let mut rows = old.to_vec();
    for step in steps.clone() {
        match &step {
            Edit::Remove(range) => assert!(!range.is_empty() && range.end <= rows.len()),
            Edit::Move { from, to } => {
                assert!(from != to && *from < rows.len() && *to < rows.len());
            }
            Edit::Insert { at, rows: new } => assert!(!new.is_empty() && *at <= rows.len()),
            Edit::Change { at, row } => assert!(rows[*at].0 == row.0 && rows[*at] != *row),
        }
        step.apply(&mut rows);
    }
    (rows, steps)
}

fn rows() -> impl Strategy<Value = Vec<Row>> {
    prop::collection::vec((0..24_u8, 0..3_u8), 0..24)
}

proptest! {
    #[test]
    fn the_steps_lead_from_one_list_to_the_other(old in rows(), new in rows()) {
        prop_assert_eq!(made(&old, &new).0, new);
    }

    #[test]
    fn a_row_that_is_in_both_lists_is_neither_removed_nor_inserted(old in rows(), new in rows()) {
        let count = |rows: &[Row], key| rows.iter().filter(|row| row.0 == key).count();
        let (_, steps) = made(&old, &new);
        let mut standing = old.clone();
        let (mut gone, mut come) = (Vec::new(), Vec::new());
        for step in steps {
            match &step {
                Edit::Remove(range) => gone.extend_from_slice(&standing[range.clone()]),
                Edit::Insert { rows, .. } => come.extend_from_slice(rows),
                _ => {}
            }
            step.apply(&mut standing);
        }
        for key in 0..24 {
            let (before, after) = (count(&old, key), count(&new, key));
            prop_assert_eq!(count(&gone, key), before.saturating_sub(after));
            prop_assert_eq!(count(&come, key), after.saturating_sub(before));
        }
    }

    #[test]
    fn rows_in_the_same_order_do_not_move(
        rows in rows(),
        stays in prop::collection::vec(any::<bool>(), 24),
    ) {
        let mut old: Vec<Row> = rows.clone();
        old.sort_unstable();
        old.dedup_by_key(|row| row.0);
        let kept = old.iter().zip(&stays).filter(|(_, stays)| **stays);
        let new: Vec<Row> = kept.map(|(row, _)| *row).collect();
        let moves = |steps: Vec<Edit<Row>>| steps.iter().any(|it| matches!(it, Edit::Move { .. }));
        prop_assert!(!moves(made(&old, &new).1));
        prop_assert!(!moves(made(&new, &old).1));
    }
}

#[test]
fn one_row_that_goes_to_the_other_end_moves_alone() {
    let old: Vec<Row> = (0..9).map(|key| (key, 0)).collect();
    let mut new = old.clone();
    new.rotate_left(1);
    assert_eq!(made(&old, &new).1, [Edit::Move { from: 0, to: 8 }]);
    assert_eq!(made(&new, &old).1, [Edit::Move { from: 8, to: 0 }]);
}

#[test]
fn a_row_that_says_something_else_only_changes() {
    let (old, new) = ([(1, 0), (2, 0), (3, 0)], [(1, 0), (2, 1), (3, 0)]);
    assert_eq!(made(&old, &new).1, [Edit::Change { at: 1, row: (2, 1) }]);
}
