//! The file of the programs, `engines.toml` beside the settings: what is read of it, whatever it holds, and how it is
//! written.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;
use toml::{Table, Value};

use super::{EntryError, ListedProgram, MOST_PROGRAMS};
use crate::app::disk::{self, KeepAsideError, Notice, ReadError, Reason, Trouble, WriteError};
use crate::engine::program::Dialect;
use crate::engine::program::detect::Abilities;
use crate::game::{Game, ProgramId};

/// The version of the file that is written, and the newest that is read.
const VERSION: i64 = 1;
/// No such file is longer.
const SIZE_LIMIT: u64 = 1 << 20;
/// The first line, by which a file of ours is told from one that somebody wrote by hand.
const FIRST_LINE: &str =
    "# Programs that Heibai plays with. The last line says that the file is whole.";
/// The last line, without which a file of ours was cut off.
const LAST_LINE: &str = "# end";

/// Says that the programs were not written; the file that was there is untouched.
#[derive(Debug, Error)]
pub enum SaveEnginesError {
    /// An entry could not be read at the next start.
    #[error(transparent)]
    Entry(#[from] EntryError),
    /// Somebody put a file there that can't be read, and it can't be moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl SaveEnginesError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Entry(error) => Reason::told(error),
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
        }
    }
}

/// The file of the programs.
///
/// Several windows may share it: a save writes what this one added, changed and removed, and leaves the rest as another
/// window has written it.
#[derive(Debug)]
pub struct EnginesFile {
    path: PathBuf,
    /// What this program last read or wrote, against which its changes are told.
    known: Vec<ListedProgram>,
}

impl EnginesFile {
    /// Reads the programs. Without a file there are none; whatever is wrong with a file is told in the notice, and the
    /// file is kept aside.
    pub fn open(path: PathBuf) -> (Self, Vec<ListedProgram>, Option<Notice>) {
        let found = read(&path);
        let programs = found.programs.unwrap_or_default();
        let notice = found.problem.map(|(trouble, details)| {
            let mut notice = disk::set_aside(&path, trouble, details);
            // What could be read is in use already; written now, it also is at the next start.
            if notice.kept_aside.is_some()
                && let Err(error) = write(&path, &programs)
            {
                notice.details.push(error.to_string());
            }
            notice
        });
        (Self { path, known: programs.clone() }, programs, notice)
    }

    /// The file's place.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What this program last read or wrote.
    pub(in crate::app) fn known(&self) -> &[ListedProgram] {
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
    ) -> Result<Option<Notice>, SaveEnginesError> {
        let mut programs = self.known.clone();
        anticipate(&mut programs, before, after);
        self.save(&programs)
    }

    /// Writes the programs, whole or not at all. A notice says that a file which had come there in the meantime was
    /// kept aside.
    ///
    /// # Errors
    /// [`SaveEnginesError`]; the file that was there is untouched.
    pub fn save(&mut self, programs: &[ListedProgram]) -> Result<Option<Notice>, SaveEnginesError> {
        programs.iter().try_for_each(ListedProgram::check)?;
        if let Some(folder) = self.path.parent() {
            disk::make_folder(folder)?;
        }
        // Between reading and writing another window must not write: its change would be lost.
        let _lock = self.path.parent().and_then(disk::lock_folder);
        let found = read(&self.path);
        let merged = match found.programs {
            Some(theirs) => merge(theirs, &self.known, programs),
            None => programs.to_vec(),
        };
        let mut notice = None;
        if let Some((trouble, details)) = found.problem
            && self.path.symlink_metadata().is_ok()
        {
            let kept_aside = Some(disk::keep_aside(&self.path, trouble.label())?);
            notice = Some(Notice { trouble, path: self.path.clone(), kept_aside, details });
        }
        write(&self.path, &merged)?;
        self.known = programs.to_vec();
        Ok(notice)
    }
}

/// `theirs`, with what was changed from `before` to `ours`.
fn merge(
    mut theirs: Vec<ListedProgram>,
    before: &[ListedProgram],
    ours: &[ListedProgram],
) -> Vec<ListedProgram> {
    let with = |list: &[ListedProgram], id| list.iter().find(|it| it.id == id).cloned();
    theirs.retain(|it| with(before, it.id).is_none() || with(ours, it.id).is_some());
    for mine in ours {
        if with(before, mine.id).as_ref() == Some(mine) {
            continue;
        }
        match theirs.iter_mut().find(|it| it.id == mine.id) {
            Some(same) => same.clone_from(mine),
            None => theirs.push(mine.clone()),
        }
    }
    theirs.truncate(MOST_PROGRAMS);
    theirs
}

/// Changes a list as it was changed from one text of the file to another.
pub(in crate::app) fn anticipate(programs: &mut Vec<ListedProgram>, before: &str, after: &str) {
    if let (Some(before), Some(after)) = (understand(before).programs, understand(after).programs) {
        *programs = merge(std::mem::take(programs), &before, &after);
    }
}

/// What a file holds: the programs as far as they could be read, and what is wrong with it.
#[derive(Default)]
struct Found {
    programs: Option<Vec<ListedProgram>>,
    problem: Option<(Trouble, Vec<String>)>,
}

impl Found {
    fn useless(trouble: Trouble, detail: &impl ToString) -> Self {
        Self { programs: None, problem: Some((trouble, vec![detail.to_string()])) }
    }
}

fn read(path: &Path) -> Found {
    match disk::read_whole(path, SIZE_LIMIT) {
        Ok(bytes) => match String::from_utf8(bytes) {
            Ok(text) => understand(&text),
            Err(error) => Found::useless(Trouble::Broken, &format!("not a text: {error}")),
        },
        // A link that leads nowhere is no such file, and none could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => Found::default(),
        Err(error) => Found::useless(Trouble::Unreadable, &error),
    }
}

fn understand(text: &str) -> Found {
    if text.trim().is_empty() {
        return Found::useless(Trouble::Broken, &"the file is empty");
    }
    let is_ours = text.lines().next() == Some(FIRST_LINE);
    let cut_off = is_ours && !text.lines().any(|line| line == LAST_LINE);
    let mut table = match text.parse::<Table>() {
        Ok(table) => table,
        Err(error) => return Found::useless(Trouble::Broken, &error.to_string().trim_end()),
    };
    let (mut details, mut trouble) = (Vec::new(), None);
    match table.remove("version") {
        Some(Value::Integer(VERSION)) => {}
        Some(Value::Integer(newer)) if newer > VERSION => {
            let detail = format!("version {newer}, this program knows {VERSION}");
            return Found::useless(Trouble::NewerVersion, &detail);
        }
        found => {
            trouble = Some(Trouble::InvalidValues);
            let found = found.map_or_else(|| "none".to_owned(), |value| value.to_string());
            details.push(format!("version: expected {VERSION}, found {found}"));
        }
    }
    let mut programs: Vec<ListedProgram> = Vec::new();
    match table.remove("program") {
        None => {}
        Some(Value::Array(entries)) => {
            for (entry, number) in entries.into_iter().zip(1..) {
                match listed(entry) {
                    _ if programs.len() == MOST_PROGRAMS => {
                        details.push(format!("program {number}: more than {MOST_PROGRAMS}"));
                    }
                    Ok(program) if programs.iter().any(|it| it.id == program.id) => {
                        details.push(format!("program {number}: there twice"));
                    }
                    Ok(program) => programs.push(program),
                    Err(error) => details.push(format!("program {number}: {error}")),
                }
            }
        }
        Some(other) => details.push(format!("program: expected tables, found {other}")),
    }
    if !details.is_empty() {
        trouble = Some(Trouble::InvalidValues);
    }
    if !table.is_empty() {
        details.extend(table.keys().map(|key| format!("{key}: unknown")));
        trouble = trouble.or(Some(Trouble::UnknownKeys));
    }
    if cut_off {
        details.push("the file was cut off".to_owned());
        trouble = Some(Trouble::Broken);
    }
    Found { programs: Some(programs), problem: trouble.map(|trouble| (trouble, details)) }
}

/// A program as it is written.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Entry {
    id: ProgramId,
    name: String,
    command: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    arguments: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    folder: Option<String>,
    dialect: String,
    game: Game,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    can: Vec<String>,
    move_seconds: u16,
}

/// What a program can do, as it is written.
const TIME: &str = "time";
const REPORTS: &str = "reports";
const SET_UP: &str = "set-up";

fn listed(value: Value) -> Result<ListedProgram, String> {
    let entry: Entry = value.try_into().map_err(|error: toml::de::Error| error.to_string())?;
    let dialect = Dialect::ALL.into_iter().find(|dialect| dialect.name() == entry.dialect);
    let mut abilities = Abilities::default();
    for ability in &entry.can {
        match ability.as_str() {
            TIME => abilities.time = true,
            REPORTS => abilities.reports = true,
            SET_UP => abilities.set_up = true,
            other => return Err(format!("can: unknown {other:?}")),
        }
    }
    let program = ListedProgram {
        id: entry.id,
        name: entry.name,
        command: entry.command,
        arguments: entry.arguments,
        folder: entry.folder,
        dialect: dialect.ok_or_else(|| format!("dialect: unknown {:?}", entry.dialect))?,
        game: entry.game,
        abilities,
        move_seconds: entry.move_seconds,
    };
    program.check().map_err(|error| error.to_string())?;
    Ok(program)
}

/// What is written of programs.
pub(in crate::app) fn text_of(programs: &[ListedProgram]) -> String {
    #[derive(Serialize)]
    struct Written {
        version: i64,
        program: Vec<Entry>,
    }
    let entry = |it: &ListedProgram| {
        let Abilities { time, reports, set_up } = it.abilities;
        let abilities = [(time, TIME), (reports, REPORTS), (set_up, SET_UP)];
        Entry {
            id: it.id,
            name: it.name.clone(),
            command: it.command.clone(),
            arguments: it.arguments.clone(),
            folder: it.folder.clone(),
            dialect: it.dialect.name().to_owned(),
            game: it.game,
            can: abilities.iter().filter(|it| it.0).map(|it| it.1.to_owned()).collect(),
            move_seconds: it.move_seconds,
        }
    };
    let written = Written { version: VERSION, program: programs.iter().map(entry).collect() };
    let values = toml::to_string(&written).expect("programs are tables of plain values");
    format!("{FIRST_LINE}\n{values}\n{LAST_LINE}\n")
}

fn write(path: &Path, programs: &[ListedProgram]) -> Result<(), WriteError> {
    let text = text_of(programs);
    if let Some(folder) = path.parent() {
        disk::make_folder(folder)?;
    }
    disk::write_own(path, text.as_bytes())
}
