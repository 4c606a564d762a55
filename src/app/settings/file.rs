//! The file of the settings: what is read of it, whatever it holds, and how it is written.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use thiserror::Error;
use toml::{Table, Value};

use super::{RangeError, Settings, SetupSettings};
use crate::app::disk::{self, KeepAsideError, Notice, ReadError, Reason, Trouble, WriteError};
use crate::game::{Opening, ProgramId};

/// The version of the file that is written, and the newest that is read.
const VERSION: i64 = 1;
/// No such file is longer.
const SIZE_LIMIT: u64 = 1 << 20;
/// The first line, by which a file of ours is told from one that somebody wrote by hand.
const FIRST_LINE: &str = "# Settings of Heibai. The last line says that the file is whole.";
/// The last line, without which a file of ours was cut off.
const LAST_LINE: &str = "# end";

/// Says that the settings were not written; the file that was there is untouched.
#[derive(Debug, Error)]
pub enum SaveSettingsError {
    /// A value is impossible; writing it would make the file broken at the next start.
    #[error(transparent)]
    Range(#[from] RangeError),
    /// Somebody put a file there that can't be read, and it can't be moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl SaveSettingsError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Range(error) => Reason::told(error),
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
        }
    }
}

/// The file of the settings.
///
/// Several windows may share it: a save writes what this one changed and leaves the rest as another
/// window has written it.
#[derive(Debug)]
pub struct SettingsFile {
    path: PathBuf,
    /// What this program last read or wrote, against which its changes are told.
    known: Settings,
}

impl SettingsFile {
    /// Reads the settings. Without a file they are the defaults; whatever is wrong with a file is
    /// told in the notice, and the file is kept aside.
    pub fn open(path: PathBuf) -> (Self, Settings, Option<Notice>) {
        if let Some(folder) = path.parent() {
            disk::remove_leftovers(folder);
        }
        let found = read(&path);
        let settings = found.settings.unwrap_or_default();
        let notice = found.problem.map(|(trouble, details)| {
            let mut notice = disk::set_aside(&path, trouble, details);
            // What could be read is in use already; written now, it also is at the next start.
            if notice.kept_aside.is_some()
                && let Err(error) = write(&path, &settings)
            {
                notice.details.push(error.to_string());
            }
            notice
        });
        (Self { path, known: settings.clone() }, settings, notice)
    }

    /// The file's place.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What this program last read or wrote.
    pub(in crate::app) fn known(&self) -> &Settings {
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
    ) -> Result<Option<Notice>, SaveSettingsError> {
        let mut settings = self.known.clone();
        anticipate(&mut settings, before, after);
        self.save(&settings)
    }

    /// Writes the settings, whole or not at all. A notice says that a file which had come there in
    /// the meantime was kept aside.
    ///
    /// # Errors
    /// [`SaveSettingsError`]; the file that was there is untouched.
    pub fn save(&mut self, settings: &Settings) -> Result<Option<Notice>, SaveSettingsError> {
        settings.check()?;
        // Between reading and writing another window must not write: its change would be lost.
        let _lock = self.path.parent().and_then(disk::lock_folder);
        let found = read(&self.path);
        let mut merged = settings.clone();
        if let Some(theirs) = found.settings {
            merged = merge(&theirs, &self.known, settings);
        }
        let mut notice = None;
        if let Some((trouble, details)) = found.problem {
            // A name of a broken path has nothing in it that could be overwritten.
            if self.path.symlink_metadata().is_ok() {
                let kept_aside = Some(disk::keep_aside(&self.path, trouble.label())?);
                notice = Some(Notice { trouble, path: self.path.clone(), kept_aside, details });
            }
        }
        write(&self.path, &merged)?;
        self.known = settings.clone();
        Ok(notice)
    }
}

/// What is written of settings.
pub(in crate::app) fn text_of(settings: &Settings) -> String {
    let values = toml::to_string(settings).expect("settings are tables of plain values");
    format!("{FIRST_LINE}\nversion = {VERSION}\n\n{values}\n{LAST_LINE}\n")
}

/// Changes settings as they were changed from one text to another.
pub(in crate::app) fn anticipate(settings: &mut Settings, before: &str, after: &str) {
    if let (Some(before), Some(after)) = (understand(before).settings, understand(after).settings) {
        *settings = merge(settings, &before, &after);
    }
}

/// What a file holds: the settings as far as they could be read, and what is wrong with it.
#[derive(Default)]
struct Found {
    settings: Option<Settings>,
    problem: Option<(Trouble, Vec<String>)>,
}

impl Found {
    fn useless(trouble: Trouble, detail: impl Display) -> Self {
        Self { settings: None, problem: Some((trouble, vec![detail.to_string()])) }
    }
}

fn read(path: &Path) -> Found {
    match disk::read_whole(path, SIZE_LIMIT) {
        Ok(bytes) => match String::from_utf8(bytes) {
            Ok(text) => understand(&text),
            Err(error) => Found::useless(Trouble::Broken, format!("not a text: {error}")),
        },
        // A link that leads nowhere is no settings file, and none could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => Found::default(),
        Err(error) => Found::useless(Trouble::Unreadable, error),
    }
}

fn understand(text: &str) -> Found {
    if text.trim().is_empty() {
        return Found::useless(Trouble::Broken, "the file is empty");
    }
    let is_ours = text.lines().next() == Some(FIRST_LINE);
    let cut_off = is_ours && !text.lines().any(|line| line == LAST_LINE);
    // The line in which a file was cut off may hold a value that was meant to be longer.
    let whole_lines = if cut_off { text.rfind('\n').map_or("", |end| &text[..end]) } else { text };
    let mut table = match whole_lines.parse::<Table>() {
        Ok(table) => table,
        Err(error) => return Found::useless(Trouble::Broken, error.to_string().trim_end()),
    };
    let mut details = Vec::new();
    let mut trouble = None;
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
    let mut reader = Reader::default();
    reader.read(&table);
    if !reader.unknown.is_empty() {
        details.extend(reader.unknown.iter().map(|key| format!("{key}: unknown")));
        trouble = trouble.or(Some(Trouble::UnknownKeys));
    }
    if !reader.invalid.is_empty() {
        details.append(&mut reader.invalid);
        trouble = Some(Trouble::InvalidValues);
    }
    if cut_off {
        details.push("the file was cut off".to_owned());
        trouble = Some(Trouble::Broken);
    }
    Found { settings: Some(reader.settings), problem: trouble.map(|trouble| (trouble, details)) }
}

/// Takes over one value after another, so that one that is impossible does not spoil the others.
#[derive(Default)]
struct Reader {
    settings: Settings,
    unknown: Vec<String>,
    invalid: Vec<String>,
}

impl Reader {
    fn read(&mut self, table: &Table) {
        let known = table_of(&every_key());
        for (group, values) in table {
            match (known.get(group), values) {
                (None, _) => self.unknown.push(group.clone()),
                (Some(Value::Table(keys)), Value::Table(values)) => {
                    for (key, value) in values {
                        if keys.contains_key(key) {
                            self.take(group, key, value);
                        } else {
                            self.unknown.push(format!("{group}.{key}"));
                        }
                    }
                }
                (Some(_), other) => {
                    self.invalid.push(format!("{group}: expected a table, found {other}"));
                }
            }
        }
    }

    fn take(&mut self, group: &str, key: &str, value: &Value) {
        let mut table = table_of(&self.settings);
        if let Some(Value::Table(values)) = table.get_mut(group) {
            values.insert(key.to_owned(), value.clone());
        }
        match Settings::deserialize(table) {
            Err(error) => {
                let reason = error.to_string();
                self.invalid.push(format!("{group}.{key}: {}", reason.trim_end()));
            }
            Ok(settings) => match settings.check() {
                Err(error) => self.invalid.push(error.to_string()),
                Ok(()) => self.settings = settings,
            },
        }
    }
}

/// `theirs`, with what was changed from `before` to `ours`.
fn merge(theirs: &Settings, before: &Settings, ours: &Settings) -> Settings {
    let mut merged = table_of(theirs);
    let (before, changed) = (table_of(before), table_of(ours));
    for (group, keys) in table_of(&every_key()) {
        let (Value::Table(keys), Some(Value::Table(target))) = (keys, merged.get_mut(&group))
        else {
            continue;
        };
        for key in keys.keys() {
            match (changed[&group].get(key), before[&group].get(key)) {
                (now, then) if now == then => {}
                (Some(value), _) => drop(target.insert(key.clone(), value.clone())),
                (None, _) => drop(target.remove(key)),
            }
        }
    }
    Settings::deserialize(merged).unwrap_or_else(|_| ours.clone())
}

/// Settings in which nothing that may be left out is left out, to know every key.
fn every_key() -> Settings {
    let program = Some(ProgramId::new(0));
    let setup = SetupSettings {
        opening: Opening::Balanced,
        black_program: program,
        white_program: program,
        ..SetupSettings::default()
    };
    let mut settings = Settings { setup, ..Settings::default() };
    settings.view.second_opinions = program.into_iter().collect();
    settings
}

fn table_of(settings: &Settings) -> Table {
    Table::try_from(settings).expect("settings are tables of plain values")
}

fn write(path: &Path, settings: &Settings) -> Result<(), WriteError> {
    let text = text_of(settings);
    if let Some(folder) = path.parent() {
        disk::make_folder(folder)?;
    }
    disk::write_own(path, text.as_bytes())
}
