//! The puzzles that were tried, kept in `$XDG_DATA_HOME/heibai/puzzles.json`.

use serde::{Deserialize, Serialize};

use super::kept_file::{Json, Kept};
use crate::puzzles::{Attempt, DayDone, History, Run};

/// What is added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// A puzzle that was tried.
    Attempt(Attempt),
    /// A run against the clock.
    Run(Run),
    /// A puzzle of the day that came to its end.
    Day(DayDone),
}

impl Kept for History {
    type Change = Change;
    type Format = Json<1>;

    fn apply(&mut self, change: &Change) {
        match change {
            Change::Attempt(attempt) => self.add(attempt.clone()),
            Change::Run(run) => self.add_run(*run),
            Change::Day(day) => self.add_day(*day),
        }
    }
}
