//! The contents of a folder, for the window's own file dialog.

mod folder_list;

use std::cmp::Ordering;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use thiserror::Error;

use crate::marks::is_hidden;

pub use folder_list::{FolderList, Proposal, Proposed, Visit, Visited, has_file};

/// Nobody looks through more, and an endless folder must not fill the memory.
pub const MAX_ENTRIES: usize = 20_000;

/// Such files have a few hundred bytes.
const MAX_BYTES: u64 = 64 * 1024;

/// A file or folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name, with replacements for what is no valid text.
    pub name: String,
    /// Its name as the system has it.
    pub file: OsString,
    /// Whether it is a folder or a link to one.
    pub is_folder: bool,
    /// The last change, if known.
    pub modified: Option<SystemTime>,
}

/// A folder can't be listed.
#[derive(Debug, Error)]
#[error("{}: {cause}", path.display())]
pub struct FolderError {
    /// The folder.
    pub path: PathBuf,
    /// The system's error.
    pub cause: io::Error,
}

/// Lists a folder: folders first, each kind by name without regard to case, numbers by value. Hidden files are
/// left out.
///
/// # Errors
/// [`FolderError`] if it is no folder, or can't be read.
pub fn list(folder: &Path) -> Result<Vec<Entry>, FolderError> {
    let failed = |cause| FolderError { path: folder.to_owned(), cause };
    let mut entries: Vec<Entry> = fs::read_dir(folder)
        .map_err(failed)?
        .take(MAX_ENTRIES)
        .filter_map(|entry| described(&entry.ok()?))
        .collect();
    entries.sort_by(|one, other| {
        other.is_folder.cmp(&one.is_folder).then_with(|| by_name(&one.name, &other.name))
    });
    Ok(entries)
}

fn described(entry: &fs::DirEntry) -> Option<Entry> {
    let file = entry.file_name();
    let name = file.to_string_lossy().into_owned();
    if name.starts_with('.') {
        return None;
    }
    // Links are followed; a dangling one is shown as it is.
    let about = fs::metadata(entry.path()).or_else(|_| entry.metadata()).ok()?;
    Some(Entry { name, file, is_folder: about.is_dir(), modified: about.modified().ok() })
}

/// Compares names as people do: "game 9" before "game 10".
fn by_name(one: &str, other: &str) -> Ordering {
    pieces(one).cmp(pieces(other)).then_with(|| one.cmp(other))
}

/// A number, compared by its length without zeros and its digits, or a lower-case letter.
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

/// Whether a name has one of these extensions, in any case.
pub fn has_ending<'a>(name: &str, endings: impl IntoIterator<Item = &'a str>) -> bool {
    let found = Path::new(name).extension();
    found.is_some_and(|found| endings.into_iter().any(|ending| found.eq_ignore_ascii_case(ending)))
}

/// The file meant by what was typed in a dialog for `folder`; `None` if it names none. A name without one of the
/// `endings` gets the `wanted` one; absolute and `~` paths lead out of the folder.
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

/// The kinds of files that have folders of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileKind {
    /// Games, and all else that is no picture.
    #[default]
    Games,
    /// Pictures.
    Pictures,
    /// Programs to play against.
    Programs,
}

/// The folder to begin in: that of documents or pictures, else home, else the root.
pub fn first(kind: FileKind) -> PathBuf {
    let Ok(home) = etcetera::home_dir() else { return PathBuf::from("/") };
    let (key, usual) = match kind {
        FileKind::Games => ("XDG_DOCUMENTS_DIR=", "Documents"),
        FileKind::Pictures => ("XDG_PICTURES_DIR=", "Pictures"),
        FileKind::Programs => return home,
    };
    user_folder(&home, key, usual).filter(|folder| folder.is_dir()).unwrap_or(home)
}

/// The name without what some file system refuses, and short enough for all.
pub fn safe_name(name: &str) -> String {
    /// In bytes; file systems take 255 of them, or letters.
    const LONGEST: usize = 200;
    let allowed = |&letter: &char| {
        !r#"/\:*?"<>|"#.contains(letter) && !letter.is_control() && !is_hidden(letter)
    };
    let mut safe: String = name.chars().filter(allowed).collect();
    while safe.len() > LONGEST {
        safe.pop();
    }
    // Windows takes neither a point nor a blank at the end, and a point at the beginning hides the file.
    safe.trim_start_matches(['.', ' ']).trim_end_matches(['.', ' ']).to_owned()
}

/// The name, with a number where files with the ending have those before: `game`, `game 2`, `game 3`.
pub fn free_name(name: &str, ending: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let numbered = |number: u32| match number {
        1 => name.to_owned(),
        _ => format!("{name} {number}"),
    };
    let is_free = |name: &String| !is_taken(&format!("{name}.{ending}"));
    (1..=u32::MAX).map(numbered).find(is_free).unwrap_or_else(|| name.to_owned())
}

/// A folder as it is shown: what is in the home folder begins with `~`.
pub fn brief(folder: &Path) -> String {
    let inside = etcetera::home_dir().ok().and_then(|home| folder.strip_prefix(home).ok());
    match inside {
        Some(inside) if inside.as_os_str().is_empty() => "~".to_owned(),
        Some(inside) => Path::new("~").join(inside).display().to_string(),
        None => folder.display().to_string(),
    }
}

/// A folder as xdg-user-dirs records it.
fn user_folder(home: &Path, key: &str, usual: &str) -> Option<PathBuf> {
    let config =
        std::env::var_os("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
    let mut text = String::new();
    let _ = File::open(config.join("user-dirs.dirs"))
        .and_then(|file| file.take(MAX_BYTES).read_to_string(&mut text));
    let line = text.lines().find_map(|line| line.trim().strip_prefix(key));
    let Some(value) = line.map(|value| value.trim_matches('"')) else {
        return Some(home.join(usual));
    };
    match value.strip_prefix("$HOME/") {
        Some(inside) => Some(home.join(inside)),
        None => Path::new(value).is_absolute().then(|| PathBuf::from(value)),
    }
}
