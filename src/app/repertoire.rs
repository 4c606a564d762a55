//! The repertoires of openings, kept in `$XDG_DATA_HOME/heibai/repertoire.json`.

use serde::{Deserialize, Serialize};

use super::kept_file::{Json, Kept, KeptFile};
use crate::analysis::practice::{Grade, Seconds};
use crate::game::{Ply, Side, Variant};
use crate::repertoire::{Graded, PositionKey, Repertoire, Repertoires};

/// The file of the repertoires.
pub type RepertoireFile = KeptFile<Repertoires>;

/// A change to the repertoire of one variant and side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Change {
    /// The game, rules and board.
    pub variant: Variant,
    /// Whose openings they are.
    pub side: Side,
    /// What changes.
    pub edit: Edit,
}

/// What changes in a repertoire. Lines are plies from the start; one that there is not changes nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Edit {
    /// Adds lines; illegal ones, and those for which there is no room, are left out.
    Add {
        /// The lines.
        lines: Vec<Vec<Ply>>,
        /// The time.
        now: Seconds,
    },
    /// Answers a card.
    Answer {
        /// The card.
        key: PositionKey,
        /// How well it was known.
        grade: Grade,
        /// The time.
        now: Seconds,
    },
    /// Removes the last move of a line, with all that can't be reached without it.
    Remove(Vec<Ply>),
    /// Puts back what was removed from this.
    PutBack(Repertoires),
    /// Leaves the last move of a line out of the drill.
    LeaveOut(Vec<Ply>),
    /// Takes the last move of a line into the drill again.
    TakeIn(Vec<Ply>),
    /// Makes the last move of a line the main answer.
    MakeMain(Vec<Ply>),
}

impl Change {
    /// A change to a repertoire like this one.
    pub fn of(repertoire: &Repertoire, edit: Edit) -> Self {
        Self { variant: repertoire.variant(), side: repertoire.side(), edit }
    }

    /// The change that keeps the grade of a drill.
    pub fn answer(repertoire: &Repertoire, graded: &Graded, now: Seconds) -> Self {
        let (key, grade) = (graded.key.clone(), graded.grade);
        Self::of(repertoire, Edit::Answer { key, grade, now })
    }
}

impl Kept for Repertoires {
    type Change = Change;
    type Format = Json<1>;

    fn apply(&mut self, change: &Change) {
        self.change(change.variant, change.side, |repertoire| match &change.edit {
            Edit::Add { lines, now } => {
                for line in lines {
                    let _ = repertoire.add(line, *now);
                }
            }
            Edit::Answer { key, grade, now } => {
                repertoire.answer(key, *grade, *now);
            }
            Edit::Remove(line) => {
                repertoire.remove(line);
            }
            Edit::PutBack(before) => {
                if let Some(before) = before.get(change.variant, change.side) {
                    repertoire.put_back(before);
                }
            }
            Edit::LeaveOut(line) => {
                repertoire.leave_out(line, true);
            }
            Edit::TakeIn(line) => {
                repertoire.leave_out(line, false);
            }
            Edit::MakeMain(line) => {
                repertoire.make_main(line);
            }
        });
    }
}
