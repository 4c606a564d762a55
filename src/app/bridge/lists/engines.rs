//! The programs of others.

use crate::app::bridge::engines::ffi::{Life, Protocol};
use crate::app::bridge::rows::{List, Rows, roles};
use crate::app::bridge::snapshot::Snapshot;
use crate::app::engines::ListedProgram;

/// The programs, and how each is.
pub fn programs() -> Box<dyn Rows> {
    let roles = roles! { Listed;
        name: |row| &row.program.name;
        protocol: |row| Protocol::from(row.program.dialect).repr;
        // Which game it plays.
        kind: |row| row.program.game as i32;
        life: |row| row.life.repr;
        command: |row| &row.program.command;
        // Its arguments.
        words: |row| row.program.argument_line();
        folder: |row| row.program.folder.as_deref().unwrap_or_default();
        // For a move without a clock.
        seconds: |row| i32::from(row.program.move_seconds);
        // Whether it can be told the time.
        tells: |row| row.program.abilities.time;
    };
    Box::new(List::of(listed, |row| row.program.id, roles))
}

#[derive(PartialEq)]
struct Listed {
    program: ListedProgram,
    life: Life,
}

fn listed(now: &Snapshot) -> Vec<Listed> {
    let row = |program: &ListedProgram| Listed {
        program: program.clone(),
        life: now.driver.engine_state(program.id).into(),
    };
    now.driver.state().programs().iter().map(row).collect()
}
