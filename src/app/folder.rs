//! What a folder holds, for the window's own dialog that opens and saves files. Names are data: nothing is asked of them but
//! that they can be shown and typed.

use std::cmp::Ordering;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use thiserror::Error;

/// More entries than this nobody looks through, and a folder without end must not fill the memory.
pub const MOST_ENTRIES: usize = 20_000;

/// The folders of a desktop take some hundred bytes.
const MOST_BYTES: u64 = 64 * 1024;

/// One file or folder in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Whether it is a folder, or leads to one.
    pub is_folder: bool,
    /// When it was changed last, if the system says so.
    pub modified: Option<SystemTime>,
}

/// Says that a folder could not be looked into.
#[derive(Debug, Error)]
#[error("{}: {cause}", path.display())]
pub struct FolderError {
    /// The folder.
    pub path: PathBuf,
    /// What the system said.
    pub cause: io::Error,
}

/// What a folder holds: folders first, each kind by name, whatever its case; numbers in names count as numbers. Hidden ones
/// are left out, as are names that are no text: they can be neither shown nor typed.
///
/// # Errors
/// [`FolderError`] if it is none, or may not be read.
pub fn list(folder: &Path) -> Result<Vec<Entry>, FolderError> {
    let failed = |cause| FolderError { path: folder.to_owned(), cause };
    let mut entries: Vec<Entry> = fs::read_dir(folder)
        .map_err(failed)?
        .take(MOST_ENTRIES)
        // One that goes away meanwhile is no reason not to show the others.
        .filter_map(|entry| described(&entry.ok()?))
        .collect();
    entries.sort_by(|one, other| {
        other.is_folder.cmp(&one.is_folder).then_with(|| by_name(&one.name, &other.name))
    });
    Ok(entries)
}

fn described(entry: &fs::DirEntry) -> Option<Entry> {
    let name = entry.file_name().into_string().ok()?;
    if name.starts_with('.') {
        return None;
    }
    // Where a link leads to counts; one that leads nowhere is shown as what it is.
    let about = fs::metadata(entry.path()).or_else(|_| entry.metadata()).ok()?;
    Some(Entry { name, is_folder: about.is_dir(), modified: about.modified().ok() })
}

/// How names follow each other: as people count, so that "game 9" comes before "game 10".
fn by_name(one: &str, other: &str) -> Ordering {
    pieces(one).cmp(pieces(other)).then_with(|| one.cmp(other))
}

/// A piece of a name: a number by its length without zeros and its digits, or a letter in lower case.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Piece<'a> {
    Number(usize, &'a str),
    Letter(char),
}

fn pieces(name: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = name;
    let mut lower = Vec::new().into_iter();
    std::iter::from_fn(move || {
        if let Some(letter) = lower.next() {
            return Some(Piece::Letter(letter));
        }
        let first = rest.chars().next()?;
        if first.is_ascii_digit() {
            let length = rest.bytes().take_while(u8::is_ascii_digit).count();
            let digits = rest[..length].trim_start_matches('0');
            rest = &rest[length..];
            return Some(Piece::Number(digits.len(), digits));
        }
        rest = &rest[first.len_utf8()..];
        lower = first.to_lowercase().collect::<Vec<_>>().into_iter();
        lower.next().map(Piece::Letter)
    })
}

/// Whether a name ends in a dot and one of these endings, whatever its case.
pub fn has_ending<'a>(name: &str, endings: impl IntoIterator<Item = &'a str>) -> bool {
    let found = Path::new(name).extension();
    found.is_some_and(|found| endings.into_iter().any(|ending| found.eq_ignore_ascii_case(ending)))
}

/// The file that was meant by what was typed into a dialog that shows `folder`; `None` if it names none. A name without one
/// of the `endings` gets the `wanted` one; a path from the root or from home leads out of the folder.
pub fn meant(folder: &Path, typed: &str, wanted: &str, endings: &[&str]) -> Option<PathBuf> {
    let typed = typed.trim();
    let mut path = match typed.strip_prefix("~/") {
        Some(inside) => etcetera::home_dir().ok()?.join(inside),
        None => folder.join(typed),
    };
    let name = Path::new(typed).file_name()?.to_str()?.to_owned();
    if typed.is_empty() || typed.ends_with('/') || typed.contains('\0') {
        return None;
    }
    if !has_ending(&name, endings.iter().copied()) {
        path.set_file_name(format!("{name}.{wanted}"));
    }
    Some(path)
}

/// Where to begin: the folder of documents, else the home folder, else the root.
pub fn first() -> PathBuf {
    let Ok(home) = etcetera::home_dir() else { return PathBuf::from("/") };
    documents(&home).filter(|folder| folder.is_dir()).unwrap_or(home)
}

/// The folder of documents as xdg-user-dirs has written it down, in the language of the desktop.
fn documents(home: &Path) -> Option<PathBuf> {
    let config =
        std::env::var_os("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
    let mut text = String::new();
    // What can't be read says nothing, as what is not there.
    let _ = File::open(config.join("user-dirs.dirs"))
        .and_then(|file| file.take(MOST_BYTES).read_to_string(&mut text));
    let line = text.lines().find_map(|line| line.trim().strip_prefix("XDG_DOCUMENTS_DIR="));
    let Some(value) = line.map(|value| value.trim_matches('"')) else {
        return Some(home.join("Documents"));
    };
    match value.strip_prefix("$HOME/") {
        Some(inside) => Some(home.join(inside)),
        None => Path::new(value).is_absolute().then(|| PathBuf::from(value)),
    }
}
