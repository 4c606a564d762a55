//! A file in the configuration folder that several windows may share, such as the settings.
//!
//! It is TOML with a first line that says whose it is, a version, and a last line without which it was cut off. A file
//! that is not wholly understood is kept aside, never lost.

use std::error::Error;
use std::path::{Path, PathBuf};

use thiserror::Error;
use toml::{Table, Value};

use super::disk::{self, KeepAsideError, Notice, ReadError, Reason, Trouble, WriteError};

/// The version of a file that is written, and the newest that is read.
pub const VERSION: i64 = 1;
/// No such file is longer.
const SIZE_LIMIT: u64 = 1 << 20;
/// The last line, without which a file of ours was cut off.
const LAST_LINE: &str = "# end";

/// What such a file holds.
pub trait Config: Clone + Default {
    /// The first line, by which a file of ours is told from one that somebody wrote by hand.
    const FIRST_LINE: &'static str;
    /// Says what can't be written, because it could not be read at the next start.
    type Invalid: Error + 'static;

    /// Makes sure that it can be read again.
    ///
    /// # Errors
    /// [`Self::Invalid`] names the first thing that can't.
    fn check(&self) -> Result<(), Self::Invalid>;

    /// `theirs`, with what was changed from `before` to `ours`.
    fn merge(theirs: Self, before: &Self, ours: &Self) -> Self;

    /// Takes over what can be read of a file, and notes the rest.
    fn read(table: &Table, faults: &mut Faults) -> Self;

    /// The version and all values, as TOML.
    fn to_toml(&self) -> String;
}

/// What could not be taken over from a file, each with its place.
#[derive(Default)]
pub struct Faults {
    /// Keys that this version doesn't know.
    pub unknown: Vec<String>,
    /// Values that are impossible.
    pub invalid: Vec<String>,
}

/// Says that a file was not written; the one that was there is untouched.
#[derive(Debug, Error)]
pub enum SaveConfigError<E: Error + 'static> {
    /// A value is impossible; writing it would make the file broken at the next start.
    #[error(transparent)]
    Invalid(E),
    /// Somebody put a file there that can't be read, and it can't be moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl<E: Error> SaveConfigError<E> {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Invalid(error) => Reason::told(error),
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
        }
    }
}

/// The file. A save writes what this window changed and leaves the rest as another one has written it.
#[derive(Debug)]
pub struct ConfigFile<C> {
    path: PathBuf,
    /// What this program last read or wrote, against which its changes are told.
    known: C,
}

impl<C: Config> ConfigFile<C> {
    /// Reads a file; without one everything has its default. Whatever is wrong with it is told in the notice, and the
    /// file is kept aside.
    pub fn open(path: PathBuf) -> (Self, C, Option<Notice>) {
        if let Some(folder) = path.parent() {
            disk::remove_leftovers(folder);
        }
        let found = read::<C>(&path);
        let config = found.config.unwrap_or_default();
        let notice = found.problem.map(|(trouble, details)| {
            let mut notice = disk::set_aside(&path, trouble, details);
            // What could be read is in use already; written now, it also is at the next start.
            if notice.kept_aside.is_some()
                && let Err(error) = disk::write_own(&path, text_of(&config).as_bytes())
            {
                notice.details.push(error.to_string());
            }
            notice
        });
        (Self { path, known: config.clone() }, config, notice)
    }

    /// The file's place.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What this program last read or wrote.
    pub(in crate::app) fn known(&self) -> &C {
        &self.known
    }

    /// Does what an entry of the journal promises: changes what another program changed before it was killed.
    ///
    /// # Errors
    /// As [`Self::save`].
    pub(in crate::app) fn replay(
        &mut self,
        before: &str,
        after: &str,
    ) -> Result<Option<Notice>, SaveConfigError<C::Invalid>> {
        let mut config = self.known.clone();
        anticipate(&mut config, before, after);
        self.save(&config)
    }

    /// Writes the file, whole or not at all. A notice says that one which had come there in the meantime was kept aside.
    ///
    /// # Errors
    /// [`SaveConfigError`]; the file that was there is untouched.
    pub fn save(&mut self, config: &C) -> Result<Option<Notice>, SaveConfigError<C::Invalid>> {
        config.check().map_err(SaveConfigError::Invalid)?;
        if let Some(folder) = self.path.parent() {
            disk::make_folder(folder)?;
        }
        // Between reading and writing another window must not write: its change would be lost.
        let _lock = self.path.parent().and_then(disk::lock_folder);
        let found = read::<C>(&self.path);
        let merged = match found.config {
            Some(theirs) => C::merge(theirs, &self.known, config),
            None => config.clone(),
        };
        let mut notice = None;
        // A name of a broken path has nothing in it that could be overwritten.
        if let Some((trouble, details)) = found.problem
            && self.path.symlink_metadata().is_ok()
        {
            let kept_aside = Some(disk::keep_aside(&self.path, trouble.label())?);
            notice = Some(Notice { trouble, path: self.path.clone(), kept_aside, details });
        }
        disk::write_own(&self.path, text_of(&merged).as_bytes())?;
        self.known = config.clone();
        Ok(notice)
    }
}

/// The text of the file.
pub(super) fn text_of<C: Config>(config: &C) -> String {
    format!("{}\n{}\n{LAST_LINE}\n", C::FIRST_LINE, config.to_toml())
}

/// Changes `config` as it was changed from one text of the file to another.
pub(super) fn anticipate<C: Config>(config: &mut C, before: &str, after: &str) {
    let (before, after) = (understand::<C>(before), understand::<C>(after));
    if let (Some(before), Some(after)) = (before.config, after.config) {
        *config = C::merge(std::mem::take(config), &before, &after);
    }
}

/// What a file holds as far as it could be read, and what is wrong with it.
#[derive(Default)]
struct Found<C> {
    config: Option<C>,
    problem: Option<(Trouble, Vec<String>)>,
}

impl<C> Found<C> {
    fn useless(trouble: Trouble, detail: String) -> Self {
        Self { config: None, problem: Some((trouble, vec![detail])) }
    }
}

fn read<C: Config>(path: &Path) -> Found<C> {
    match disk::read_whole(path, SIZE_LIMIT) {
        Ok(bytes) => match String::from_utf8(bytes) {
            Ok(text) => understand(&text),
            Err(error) => Found::useless(Trouble::Broken, format!("not a text: {error}")),
        },
        // A link that leads nowhere is no such file, and none could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => Found::default(),
        Err(error) => Found::useless(Trouble::Unreadable, error.to_string()),
    }
}

fn understand<C: Config>(text: &str) -> Found<C> {
    if text.trim().is_empty() {
        return Found::useless(Trouble::Broken, "the file is empty".to_owned());
    }
    let is_ours = text.lines().next() == Some(C::FIRST_LINE);
    let cut_off = is_ours && !text.lines().any(|line| line == LAST_LINE);
    // The line in which a file was cut off may hold a value that was meant to be longer.
    let whole_lines = if cut_off { text.rfind('\n').map_or("", |end| &text[..end]) } else { text };
    let mut table = match whole_lines.parse::<Table>() {
        Ok(table) => table,
        Err(error) => {
            return Found::useless(Trouble::Broken, error.to_string().trim_end().to_owned());
        }
    };
    let (mut details, mut trouble) = (Vec::new(), None);
    match table.remove("version") {
        Some(Value::Integer(VERSION)) => {}
        Some(Value::Integer(newer)) if newer > VERSION => {
            let detail = format!("version {newer}, this program knows {VERSION}");
            return Found::useless(Trouble::NewerVersion, detail);
        }
        found => {
            trouble = Some(Trouble::InvalidValues);
            let found = found.map_or_else(|| "none".to_owned(), |value| value.to_string());
            details.push(format!("version: expected {VERSION}, found {found}"));
        }
    }
    let mut faults = Faults::default();
    let config = C::read(&table, &mut faults);
    if !faults.unknown.is_empty() {
        details.extend(faults.unknown.iter().map(|key| format!("{key}: unknown")));
        trouble = trouble.or(Some(Trouble::UnknownKeys));
    }
    if !faults.invalid.is_empty() {
        details.append(&mut faults.invalid);
        trouble = Some(Trouble::InvalidValues);
    }
    if cut_off {
        details.push("the file was cut off".to_owned());
        trouble = Some(Trouble::Broken);
    }
    Found { config: Some(config), problem: trouble.map(|trouble| (trouble, details)) }
}
