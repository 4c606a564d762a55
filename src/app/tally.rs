//! How games between the same opponents ended, kept between starts in `$XDG_STATE_HOME/heibai/tally.toml`.
//!
//! Several programs may share the file: each change is made to what is there, under a lock. A file that
//! is not wholly understood is kept aside, never lost.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::disk::{self, KeepAsideError, Notice, ReadError, Reason, Trouble, WriteError};
use super::journal::Applied;
use crate::game::{
    Counted, Game, Level, Opponents, ProgramId, Results, Seat, Tallies, TallyChange,
};

/// The version of the file that is written, and the newest that is read.
const VERSION: i64 = 2;
/// The version of a file in which no programs are, as before there were any.
const WITHOUT_PROGRAMS: i64 = 1;
/// The tallies of all opponents there can be have a part of this.
const SIZE_LIMIT: u64 = 1 << 20;

/// Says that a result is not on disk; the file that was there is untouched.
#[derive(Debug, Error)]
pub enum SaveTallyError {
    /// There is a file that can't be read, and it can't be moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl SaveTallyError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
        }
    }
}

/// The file of the tallies.
#[derive(Debug)]
pub struct TallyFile {
    path: PathBuf,
}

impl TallyFile {
    /// Reads the tallies. Without a file there are none; whatever is wrong with a file is told in the
    /// notice, and the file is kept aside.
    pub fn open(path: PathBuf) -> (Self, Tallies, Option<Notice>) {
        match read(&path) {
            Ok((tallies, _)) => (Self { path }, tallies, None),
            Err((trouble, detail)) => {
                let notice = disk::set_aside(&path, trouble, vec![detail]);
                (Self { path }, Tallies::default(), Some(notice))
            }
        }
    }

    /// Makes a change to what the file holds by now. A notice says that a file which had come there in the
    /// meantime and can't be understood was kept aside.
    ///
    /// # Errors
    /// [`SaveTallyError`]; the file that was there is untouched.
    pub fn change(&self, change: TallyChange) -> Result<Option<Notice>, SaveTallyError> {
        self.change_for(change, None)
    }

    /// As [`Self::change`], for an entry of the journal: one that the file has in it changes nothing.
    ///
    /// # Errors
    /// As [`Self::change`].
    pub fn change_for(
        &self,
        change: TallyChange,
        entry: Option<&str>,
    ) -> Result<Option<Notice>, SaveTallyError> {
        if let Some(folder) = self.path.parent() {
            disk::make_folder(folder)?;
        }
        // Between reading and writing another program must not write: its result would be lost.
        let _lock = self.path.parent().and_then(disk::lock_folder);
        let mut notice = None;
        let (mut tallies, mut applied) = match read(&self.path) {
            Ok(found) => found,
            Err((trouble, detail)) => {
                let kept_aside = Some(disk::keep_aside(&self.path, trouble.label())?);
                let path = self.path.clone();
                notice = Some(Notice { trouble, path, kept_aside, details: vec![detail] });
                Default::default()
            }
        };
        if entry.is_none_or(|entry| applied.remember(entry)) {
            tallies.change(change);
            write(&self.path, &tallies, applied)?;
        } else {
            // It may have been written by a program that was killed before its name came to the disk.
            disk::sync(&self.path)?;
        }
        Ok(notice)
    }

    /// Makes a change to tallies that were read, unless the file has this entry of the journal in it.
    pub fn anticipate(&self, tallies: &mut Tallies, change: TallyChange, entry: &str) {
        if read(&self.path).is_ok_and(|(_, mut applied)| applied.remember(entry)) {
            tallies.change(change);
        }
    }
}

/// A change as it is written into the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WrittenChange {
    game: Game,
    players: [Sitter; 2],
    /// The place of the winner among the players; nothing for a draw.
    winner: Option<bool>,
    is_taken_back: bool,
}

impl WrittenChange {
    /// A change.
    pub fn of(change: TallyChange) -> Self {
        let (TallyChange::Count(counted) | TallyChange::TakeBack(counted)) = change;
        Self {
            game: counted.opponents.game(),
            players: counted.opponents.players().map(sitter),
            winner: counted.winner.map(|place| place == 1),
            is_taken_back: matches!(change, TallyChange::TakeBack(_)),
        }
    }

    /// The change; `None` if there are no such players.
    pub fn change(&self) -> Option<TallyChange> {
        let [one, other] = self.players.map(seat);
        let opponents = Opponents::new(self.game, one?, other?);
        let counted = Counted { opponents, winner: self.winner.map(usize::from) };
        let change = if self.is_taken_back { TallyChange::TakeBack } else { TallyChange::Count };
        Some(change(counted))
    }
}

/// The file as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: i64,
    #[serde(default, skip_serializing_if = "Applied::is_empty")]
    applied: Applied,
    #[serde(default)]
    opponents: Vec<Row>,
}

/// Two opponents.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    game: Game,
    players: [Sitter; 2],
    wins: [u32; 2],
    draws: u32,
}

/// Somebody who plays: 0 for a person, else the machine's level; or a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum Sitter {
    Number(u8),
    Program(ProgramId),
}

#[derive(Deserialize)]
struct Head {
    version: i64,
}

fn read(path: &Path) -> Result<(Tallies, Applied), (Trouble, String)> {
    let bytes = match disk::read_whole(path, SIZE_LIMIT) {
        Ok(bytes) => bytes,
        // A link that leads nowhere is no such file, and none could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => {
            return Ok(Default::default());
        }
        Err(error) => return Err((Trouble::Unreadable, error.to_string())),
    };
    let broken = |detail: String| (Trouble::Broken, detail);
    let text = String::from_utf8(bytes).map_err(|error| broken(format!("not a text: {error}")))?;
    let head: Head = toml::from_str(&text).map_err(|error| broken(error.to_string()))?;
    if head.version > VERSION {
        let detail = format!("version {}, this program knows {VERSION}", head.version);
        return Err((Trouble::NewerVersion, detail));
    }
    let written: Written = toml::from_str(&text).map_err(|error| broken(error.to_string()))?;
    let mut tallies = Tallies::default();
    for Row { game, players, wins, draws } in written.opponents {
        let [one, other] = players.map(seat);
        let (Some(one), Some(other)) = (one, other) else {
            return Err(broken(format!("players {players:?}: expected levels from 1 to 10, or 0")));
        };
        if one > other {
            return Err(broken(format!("players {players:?}: expected the lower one first")));
        }
        tallies.set(Opponents::new(game, one, other), Results { wins, draws });
    }
    Ok((tallies, written.applied))
}

fn write(path: &Path, tallies: &Tallies, applied: Applied) -> Result<(), WriteError> {
    let row = |(opponents, results): (&Opponents, &Results)| Row {
        game: opponents.game(),
        players: opponents.players().map(sitter),
        wins: results.wins,
        draws: results.draws,
    };
    let opponents: Vec<Row> = tallies.iter().map(row).collect();
    let is_program = |row: &Row| matches!(row.players[1], Sitter::Program(_));
    let version = if opponents.iter().any(is_program) { VERSION } else { WITHOUT_PROGRAMS };
    let written = Written { version, applied, opponents };
    let text = toml::to_string(&written).expect("tallies are tables of plain values");
    disk::write_own(path, text.as_bytes())
}

fn seat(sitter: Sitter) -> Option<Seat> {
    match sitter {
        Sitter::Number(0) => Some(Seat::Person),
        Sitter::Number(number) => Level::new(number).map(Seat::Machine),
        Sitter::Program(program) => Some(Seat::Program(program)),
    }
}

fn sitter(seat: Seat) -> Sitter {
    match seat {
        Seat::Person => Sitter::Number(0),
        Seat::Machine(level) => Sitter::Number(level.number()),
        Seat::Program(program) => Sitter::Program(program),
    }
}
