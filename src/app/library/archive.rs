//! My games: each finished game in a file of its own, `games/2026-11/2026-11-22 09-14-03.sgf` below the data folder,
//! written whole under a free name, so that no crash or second window harms another. Other files are left alone.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use super::catalogue::{archive_format, read_archived};
use super::{Catalogue, ImportError, Progress, Row};
use crate::app::disk::{self, ReadError, WriteError};
use crate::explorer::GameDatabase;
use crate::game::tree::GameTree;
use crate::marks::visible_name;
use crate::records::formats::Games;

/// More games than can finish in the same second.
const MAX_AT_ONCE: u32 = 10_000;

const ENDING: &str = "sgf";

/// A game of a running program that is in the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archived {
    /// Its number since the start of the program.
    pub number: u64,
    /// Its file, below the folder of finished games, as in `2026-11/2026-11-22 09-14-03.sgf`.
    pub name: String,
}

/// The folder of finished games.
#[derive(Clone, Debug)]
pub struct Archive {
    folder: PathBuf,
}

impl Archive {
    /// The archive in a folder, which need not exist.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Adds a game that finished at `moment`, such as `2026-11-22 09:14:03`, and returns its file. The game replaces
    /// `before`, its own earlier ending, if that is given.
    ///
    /// # Errors
    /// [`WriteError`]; no file has changed, unless the game's file is [`Unconfirmed`](WriteError::Unconfirmed).
    pub fn add(
        &self,
        tree: &GameTree,
        moment: &str,
        before: Option<&Path>,
    ) -> Result<PathBuf, WriteError> {
        self.add_text(&archive_text(tree, moment), moment, before)
    }

    /// As [`Self::add`], with a text from [`archive_text`].
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn add_text(
        &self,
        text: &[u8],
        moment: &str,
        before: Option<&Path>,
    ) -> Result<PathBuf, WriteError> {
        if let Some(path) = before.filter(|path| path.exists()) {
            disk::write_own(path, text)?;
            return Ok(path.to_owned());
        }
        disk::make_folder(&self.month(moment))?;
        for path in self.names(moment) {
            if disk::write_new(&path, text)? {
                return Ok(path);
            }
        }
        let path = self.month(moment);
        Err(WriteError::Write { path, cause: ErrorKind::AlreadyExists.into() })
    }

    /// A game's file below the folder, with slashes.
    pub fn name_of(&self, path: &Path) -> Option<String> {
        let parts = path.strip_prefix(&self.folder).ok()?.iter().map(OsStr::to_str);
        Some(parts.collect::<Option<Vec<_>>>()?.join("/"))
    }

    /// The file of a name from [`Self::name_of`], if it is a game below the folder.
    pub fn named(&self, name: &str) -> Option<PathBuf> {
        let is_below = Path::new(name).components().all(|it| matches!(it, Component::Normal(_)));
        Some(self.folder.join(name)).filter(|path| is_below && is_game(path))
    }

    /// Adds the game of a killed program, which may be in the archive already, `before` or as this text or an `earlier` one.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn add_orphaned(
        &self,
        text: &str,
        moment: &str,
        earlier: &[String],
        before: Option<&Path>,
    ) -> Result<PathBuf, WriteError> {
        if before.is_some() {
            return self.add_text(text.as_bytes(), moment, before);
        }
        let of_game = |path: &PathBuf| {
            let kept = fs::read(path).ok()?;
            let is_known = |known: &String| known.as_bytes() == kept;
            (kept == text.as_bytes() || earlier.iter().any(is_known)).then_some(())
        };
        let names = self.names(moment).take_while(|path| path.exists());
        let before = names.into_iter().find(|path| of_game(path).is_some());
        self.add_text(text.as_bytes(), moment, before.as_deref())
    }

    fn month(&self, moment: &str) -> PathBuf {
        let day = day_of(moment);
        self.folder.join(day.rsplit_once('-').map_or(day, |(month, _)| month))
    }

    /// The possible files for a game that ended at this moment, in the order of use.
    fn names(&self, moment: &str) -> impl Iterator<Item = PathBuf> + use<> {
        let (folder, name) = (self.month(moment), moment.replace(':', "-"));
        (1..MAX_AT_ONCE).map(move |number| {
            let again = if number == 1 { String::new() } else { format!(" ({number})") };
            folder.join(format!("{name}{again}.{ENDING}"))
        })
    }

    /// Lists the games, newest first.
    ///
    /// # Errors
    /// [`ImportError::Disk`] if the folder can't be read, and [`ImportError::Stopped`].
    pub fn list(&self, progress: &Progress) -> Result<Catalogue, ImportError> {
        let paths = self.files()?;
        let mut games = Vec::with_capacity(paths.len());
        let count = paths.len() as u64;
        for (index, path) in paths.into_iter().enumerate() {
            if !progress.has_done(0..1000, index as u64, count) {
                return Err(ImportError::Stopped);
            }
            let row = read_archived(&path).and_then(|collection| Ok(Row::of(&collection)?));
            let row = match row {
                Ok(row) => row,
                // Another window has just deleted it.
                Err(ImportError::Disk(ReadError::Missing { .. })) => continue,
                Err(_) => broken(&path),
            };
            games.push((path, row));
        }
        Catalogue::of_files(games, archive_format(), |_, _| progress.is_wanted())
    }

    /// Reads the moves and results of all games that are not broken.
    ///
    /// # Errors
    /// As [`Self::list`].
    pub fn database(&self, progress: &Progress) -> Result<GameDatabase, ImportError> {
        let mut database = GameDatabase::default();
        let paths = self.files()?;
        let count = paths.len() as u64;
        for (index, path) in (0..).zip(paths) {
            if !progress.has_done(0..1000, index, count) {
                return Err(ImportError::Stopped);
            }
            if let Some(moves) = read_archived(&path).ok().and_then(|it| it.moves(0).ok()) {
                database.add(&moves);
            }
        }
        Ok(database)
    }

    /// Reads a game of the archive.
    ///
    /// # Errors
    /// [`ImportError`].
    pub fn read(path: &Path) -> Result<GameTree, ImportError> {
        Ok(read_archived(path)?.tree(0)?)
    }

    /// Deletes a game, if it is there.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn delete(&self, path: &Path) -> Result<(), WriteError> {
        disk::remove(path)?;
        // Removes the folder of a month when it is empty.
        let _ = path.parent().filter(|folder| *folder != self.folder).map(fs::remove_dir);
        Ok(())
    }

    /// Deletes these games, or all without a list, until it is stopped, and returns how many. One that can't be deleted
    /// keeps no other.
    ///
    /// # Errors
    /// [`WriteError`] names the first that could not be deleted.
    pub fn delete_games(
        &self,
        games: Option<Vec<PathBuf>>,
        progress: &Progress,
    ) -> Result<usize, WriteError> {
        let failed = |cause| WriteError::Write { path: self.folder.clone(), cause };
        let all = || self.files().map_err(|error| failed(io::Error::other(error)));
        let paths = games.map_or_else(all, Ok)?;
        let mut first = None;
        let mut deleted = 0;
        for (index, path) in (0..).zip(&paths) {
            if !progress.has_done(0..1000, index, paths.len() as u64) {
                break;
            }
            match self.delete(path) {
                Ok(()) => deleted += 1,
                Err(error) => first = first.or(Some(error)),
            }
        }
        first.map_or(Ok(deleted), Err)
    }

    /// The files of all games, newest first.
    pub(in crate::app) fn files(&self) -> Result<Vec<PathBuf>, ReadError> {
        disk::remove_leftovers(&self.folder);
        let mut files = Vec::new();
        for path in entries(&self.folder)? {
            if path.is_dir() {
                disk::remove_leftovers(&path);
                // A folder that can't be read hides no others.
                files.extend(
                    entries(&path).unwrap_or_default().into_iter().filter(|it| is_game(it)),
                );
            } else if is_game(&path) {
                files.push(path);
            }
        }
        files.sort_by(|one, other| other.file_name().cmp(&one.file_name()));
        Ok(files)
    }
}

/// The text of a game that finished at `moment`.
pub fn archive_text(tree: &GameTree, moment: &str) -> Vec<u8> {
    let mut tree = tree.clone();
    if tree.facts.date.is_empty() {
        day_of(moment).clone_into(&mut tree.facts.date);
    }
    archive_format().write([&tree]).expect("it holds every game")
}

fn day_of(moment: &str) -> &str {
    moment.split_once(' ').map_or(moment, |(day, _)| day)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, ReadError> {
    match folder.read_dir() {
        Ok(entries) => Ok(entries.flatten().map(|entry| entry.path()).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(cause) => Err(ReadError::Read { path: folder.to_owned(), cause }),
    }
}

fn is_game(path: &Path) -> bool {
    let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    !is_hidden && path.extension() == Some(OsStr::new(ENDING)) && path.is_file()
}

fn broken(path: &Path) -> Row {
    let mut row = Row { is_broken: true, ..Row::default() };
    row.summary.event = visible_name(&path.file_name().unwrap_or_default().to_string_lossy());
    row
}
