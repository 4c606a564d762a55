//! What was played from the position that is shown, and the files that the games are from.

use crate::app::bridge::explorer::{mean, points};
use crate::app::bridge::int::Int;
use crate::app::bridge::problem::{ffi::Cause, problem_of};
use crate::app::bridge::rows::{List, Rows, roles, subject_of};
use crate::app::bridge::side::ffi::Colour;
use crate::app::bridge::sureness::{depth_of, ffi::Sureness};
use crate::app::state::{ExplorerRow, ShelfRow};
use crate::game::tree::Certainty;
use crate::marks::visible_name;

/// The moves that were played; `share` is that of all games.
pub fn moves() -> Box<dyn Rows> {
    let roles = roles! { ExplorerRow;
        cell: |row| row.played.cell;
        name: |row| &row.played.name;
        side: |row| Colour::from(row.side).repr;
        games: |row| Int::from(row.played.results.games());
        share: |row| row.played.share;
        black: |row| Int::from(row.played.results.black);
        draws: |row| Int::from(row.played.results.draws);
        white: |row| Int::from(row.played.results.white);
        hasMean: |row| row.played.results.mean().is_some();
        // By how much the side to move was ahead.
        mean: |row| mean(&row.played.results, row.side).unwrap_or(0.0);
        // Its share of them, or -1.
        points: |row| points(&row.played.results, row.side).unwrap_or(-1.0);
        // What we think of the move.
        valued: |row| row.value.is_some();
        value: |row| row.value.as_ref().map_or(0.0, |it| it.score);
        percent: |row| row.value.as_ref().map_or(0, |it| i32::from(it.percent));
        forced: |row| i32::from(row.value.as_ref().and_then(|it| it.forced).unwrap_or(0));
        sureness: |row| Sureness::from(certainty(row)).repr;
        depth: |row| depth_of(certainty(row));
        // Whether the book says so.
        book: |row| row.value.as_ref().is_some_and(|it| it.book);
    };
    let list = List::of(|now| now.driver.state().explorer_rows(), |row| row.played.cell, roles);
    Box::new(list.about(|now| subject_of(&now.driver.state().explored_position())))
}

fn certainty(row: &ExplorerRow) -> Option<Certainty> {
    row.value.as_ref().map(|it| it.certainty)
}

/// The files of games that were added, and why one can't be read.
pub fn files() -> Box<dyn Rows> {
    let roles = roles! { ShelfRow;
        name: |row| {
            let name = row.path.file_name().unwrap_or(row.path.as_os_str());
            visible_name(&name.to_string_lossy())
        };
        games: |row| row.games.0;
        // How many could not be read.
        leftOut: |row| row.games.1;
        broken: |row| row.trouble.is_some();
        problem: |row| row.trouble.as_ref().map_or(Cause::None, problem_of).repr;
        move: |row| row.trouble.as_ref().map_or(0, |it| it.number);
        line: |row| row.trouble.as_ref().map_or(0, |it| it.line);
        column: |row| row.trouble.as_ref().map_or(0, |it| it.column);
        detail: |row| row.trouble.as_ref().map_or("", |it| &it.detail);
    };
    Box::new(List::of(|now| now.driver.state().shelf_rows(), |row| row.path.clone(), roles))
}
