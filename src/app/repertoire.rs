//! The repertoires of openings, kept in `$XDG_DATA_HOME/heibai/repertoire.json`.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{self, Notice, WriteError};
use super::journal::Applied;
use super::shared_file::{self, Fault, SaveError, broken};
use crate::analysis::practice::{Grade, Seconds};
use crate::game::{Ply, Side, Variant};
use crate::repertoire::{Graded, PositionKey, Repertoire, Repertoires};

const VERSION: i64 = 1;
const SIZE_LIMIT: u64 = 64 << 20;

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

    pub(super) fn apply(&self, repertoires: &mut Repertoires) {
        repertoires.change(self.variant, self.side, |repertoire| match &self.edit {
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

/// The file of the repertoires.
#[derive(Debug)]
pub struct RepertoireFile {
    path: PathBuf,
}

impl RepertoireFile {
    /// The repertoires in this file, which need not exist.
    pub fn at(path: PathBuf) -> Self {
        Self { path }
    }

    /// Reads the repertoires; there are none without a file. The notice tells of a file that was kept aside.
    pub fn open(path: PathBuf) -> (Self, Repertoires, Option<Notice>) {
        let ((repertoires, _), notice) = shared_file::open(&path, read);
        (Self { path }, repertoires, notice)
    }

    /// Changes the repertoires in the file, and gives them. The notice tells of a file that had to be kept aside.
    ///
    /// # Errors
    /// `SaveError`; the file is untouched.
    pub fn change(&self, change: &Change) -> Result<(Repertoires, Option<Notice>), SaveError> {
        self.change_for(change, None)
    }

    /// As [`Self::change`], for an entry of the journal, which is applied once only.
    ///
    /// # Errors
    /// As [`Self::change`].
    pub fn change_for(
        &self,
        change: &Change,
        entry: Option<&str>,
    ) -> Result<(Repertoires, Option<Notice>), SaveError> {
        shared_file::update(&self.path, read, |(mut found, mut applied): (Repertoires, Applied)| {
            if entry.is_none_or(|entry| applied.remember(entry)) {
                change.apply(&mut found);
                write(&self.path, &found, &applied)?;
            } else {
                // The program that wrote it may have been killed before the file's name was synced.
                disk::sync(&self.path)?;
            }
            Ok(found)
        })
    }
}

#[derive(Deserialize)]
struct Head {
    version: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    #[expect(dead_code, reason = "looked at before")]
    version: i64,
    #[serde(default)]
    applied: Applied,
    repertoires: Repertoires,
}

#[derive(Serialize)]
struct Written<'a> {
    version: i64,
    #[serde(skip_serializing_if = "Applied::is_empty")]
    applied: &'a Applied,
    repertoires: &'a Repertoires,
}

fn read(path: &Path) -> Result<(Repertoires, Applied), Fault> {
    let Some(bytes) = shared_file::read(path, SIZE_LIMIT)? else { return Ok(Default::default()) };
    let head: Head = serde_json::from_slice(&bytes).map_err(|error| broken(&error))?;
    shared_file::check_version(head.version, VERSION)?;
    let stored: Stored = serde_json::from_slice(&bytes).map_err(|error| broken(&error))?;
    Ok((stored.repertoires, stored.applied))
}

fn write(path: &Path, repertoires: &Repertoires, applied: &Applied) -> Result<(), WriteError> {
    let written = Written { version: VERSION, applied, repertoires };
    let text = serde_json::to_vec(&written).expect("repertoires are made of plain values");
    disk::write_own(path, &text)
}
