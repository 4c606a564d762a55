//! Lines of the position that is analysed, the best first: ours, and those of the program that gives a second opinion.

use super::rows::{List, Rows, letter, roles, subject_of, texts};
use super::snapshot::Snapshot;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::state::{Gap, LineRow};

pub fn ours() -> Box<dyn Rows> {
    lines(|now| now.driver.state().analysis_rows())
}

pub fn of_program() -> Box<dyn Rows> {
    lines(|now| {
        let state = now.driver.state();
        state.second().map(|it| state.opinion_rows(it.program)).unwrap_or_default()
    })
}

fn lines(source: fn(&Snapshot) -> Vec<LineRow>) -> Box<dyn Rows> {
    let roles = roles! { LineRow;
        sureness: |row| Sureness::from(Some(row.value.certainty)).repr;
        depth: |row| depth_of(Some(row.value.certainty));
        value: |row| row.value.score;
        spread: |row| row.value.spread;
        // Plies to a forced end, or 0.
        forced: |row| i32::from(row.value.forced.unwrap_or(0));
        loss: |row| row.value.loss;
        best: |row| row.value.gap == Gap::Best;
        names: |row| texts(row.plies.iter().map(|(_, name)| name));
        sides: |row| texts(row.plies.iter().map(|&(side, _)| letter(side)));
        percent: |row| i32::from(row.value.percent);
        book: |row| row.value.book;
    };
    let first_move = |row: &LineRow| row.plies.first().cloned();
    let list = List::of(source, first_move, roles);
    Box::new(list.about(|now| subject_of(&now.driver.state().analysed_position())))
}
