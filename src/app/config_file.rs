//! A TOML file in the configuration folder, shared by several windows: a first line that identifies it, a version, and
//! a last line that shows it is complete. One that can't be understood is kept aside.

use std::error::Error;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use thiserror::Error;
use toml::{Table, Value};

use super::disk::{self, KeepAsideError, Notice, Reason, Trouble, WriteError};
use super::shared_file;

pub const VERSION: i64 = 1;
const SIZE_LIMIT: u64 = 1 << 20;
/// Missing if the file was cut off.
const LAST_LINE: &str = "# end";

pub trait Config: Clone + Default {
    /// Tells our file from one written by hand.
    const FIRST_LINE: &'static str;
    type Invalid: Error + 'static;

    fn check(&self) -> Result<(), Self::Invalid>;

    /// Applies to `theirs` what changed from `before` to `ours`.
    fn merge(theirs: Self, before: &Self, ours: &Self) -> Self;

    /// Reads what it can, and notes the rest.
    fn read(table: &Table, faults: &mut Faults) -> Self;

    fn to_toml(&self) -> String;
}

#[derive(Default)]
pub struct Faults {
    pub unknown: Vec<String>,
    pub invalid: Vec<String>,
}

/// The file was not written, and is untouched; or it is [`Unconfirmed`](WriteError::Unconfirmed).
#[derive(Debug, Error)]
pub enum SaveConfigError<E: Error + 'static> {
    #[error(transparent)]
    Invalid(E),
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl<E: Error> SaveConfigError<E> {
    pub fn reason(&self) -> Reason {
        match self {
            Self::Invalid(error) => Reason::system(error),
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
        }
    }
}

/// A configuration file. Saving writes this window's changes and leaves those of others.
#[derive(Debug)]
pub struct ConfigFile<C> {
    path: PathBuf,
    /// What this program last read or wrote; its changes are relative to this.
    baseline: C,
}

impl<C: Config> ConfigFile<C> {
    /// Reads a file, with defaults for what is missing. The notice tells what was wrong with one that was kept aside.
    pub fn open(path: PathBuf) -> (Self, C, Option<Notice>) {
        if let Some(folder) = path.parent() {
            disk::remove_leftovers(folder);
        }
        let mut found = read::<C>(&path);
        let mut _lock = None;
        let can_read = |kept: &Path| read::<C>(kept).problem.is_none();
        if found.problem.is_some() || disk::has_newer(&path, can_read) {
            // Another program may be about to put a good one in its place.
            _lock = path.parent().and_then(disk::lock_folder);
            disk::take_back(&path, can_read);
            found = read::<C>(&path);
        }
        let config = found.config.unwrap_or_default();
        let notice = found.problem.map(|(trouble, details)| {
            let mut notice = disk::set_aside(&path, trouble, details);
            // What could be read is in use, so it is written for the next start. The place of a newer version's file stays
            // free, so that it can be taken back.
            if trouble != Trouble::NewerVersion
                && notice.kept_aside.is_some()
                && let Err(error) = disk::write_own(&path, text_of(&config).as_bytes())
            {
                notice.details.push(error.to_string());
            }
            notice
        });
        (Self { path, baseline: config.clone() }, config, notice)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub(in crate::app) fn baseline(&self) -> &C {
        &self.baseline
    }

    /// Replays an entry of the journal: a change by a program that was killed.
    pub(in crate::app) fn replay(
        &mut self,
        before: &str,
        after: &str,
    ) -> Result<Option<Notice>, SaveConfigError<C::Invalid>> {
        let mut config = self.baseline.clone();
        anticipate(&mut config, before, after);
        self.save(&config)
    }

    /// Puts the defaults in a file's place and returns where the former one is kept; `None` if it is missing or has the
    /// defaults. It is never without a file for long, as a running program would then write all of its own settings.
    pub fn reset(path: &Path) -> Result<Option<PathBuf>, SaveConfigError<C::Invalid>> {
        let defaults = text_of(&C::default());
        let _lock = path.parent().and_then(disk::lock_folder);
        let is_missing = |error: io::Error| error.kind() == ErrorKind::NotFound;
        if path.symlink_metadata().is_err_and(is_missing)
            || disk::read_whole(path, SIZE_LIMIT).is_ok_and(|found| found == defaults.as_bytes())
        {
            return Ok(None);
        }
        let kept = disk::keep_aside(path, "before-reset")?;
        // Without the new file the defaults hold as well.
        let written = disk::write_own(path, defaults.as_bytes());
        if let Err(error) = disk::unless_in_place(written) {
            fs::rename(&kept, path).map_err(|cause| KeepAsideError { path: kept, cause })?;
            return Err(error.into());
        }
        Ok(Some(kept))
    }

    /// Writes the file atomically. The notice tells of one that had to be kept aside.
    pub fn save(&mut self, config: &C) -> Result<Option<Notice>, SaveConfigError<C::Invalid>> {
        config.check().map_err(SaveConfigError::Invalid)?;
        if let Some(folder) = self.path.parent() {
            disk::make_folder(folder)?;
        }
        // What another window wrote between our read and our write would be lost.
        let _lock = self.path.parent().and_then(disk::lock_folder);
        let found = read::<C>(&self.path);
        let merged = match found.config {
            Some(theirs) => C::merge(theirs, &self.baseline, config),
            None => config.clone(),
        };
        let mut notice = None;
        // A dangling link holds nothing to keep.
        if let Some((trouble, details)) = found.problem
            && self.path.symlink_metadata().is_ok()
        {
            notice = Some(disk::clear_the_way(&self.path, trouble, details)?);
        }
        let written = disk::write_own(&self.path, text_of(&merged).as_bytes());
        if written.as_ref().err().is_none_or(WriteError::is_in_place) {
            self.baseline = config.clone();
        }
        written?;
        Ok(notice)
    }
}

pub(super) fn text_of<C: Config>(config: &C) -> String {
    format!("{}\n{}\n{LAST_LINE}\n", C::FIRST_LINE, config.to_toml())
}

/// Applies to `config` what changed between two texts of the file.
pub(super) fn anticipate<C: Config>(config: &mut C, before: &str, after: &str) {
    let (before, after) = (understand::<C>(before), understand::<C>(after));
    if let (Some(before), Some(after)) = (before.config, after.config) {
        *config = C::merge(std::mem::take(config), &before, &after);
    }
}

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
    match shared_file::read(path, SIZE_LIMIT) {
        Ok(Some(bytes)) => match String::from_utf8(bytes) {
            Ok(text) => understand(&text),
            Err(error) => Found::useless(Trouble::Broken, format!("not a text: {error}")),
        },
        Ok(None) => Found::default(),
        Err((trouble, detail)) => Found::useless(trouble, detail),
    }
}

fn understand<C: Config>(text: &str) -> Found<C> {
    if text.trim().is_empty() {
        return Found::useless(Trouble::Broken, "the file is empty".to_owned());
    }
    let is_ours = text.lines().next() == Some(C::FIRST_LINE);
    let cut_off = is_ours && !text.lines().any(|line| line == LAST_LINE);
    // The last line of a file that was cut off may be incomplete.
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
