//! What the desktop portal's file dialogs are asked and what they answer, without the bus.

use std::path::{Path, PathBuf};

/// A kind of files that a dialog offers, such as `Games (*.sgf *.ggf)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFilter {
    /// What it is called.
    pub name: String,
    /// The patterns of names, in any case: the portal's patterns tell capital from small letters.
    pub patterns: Vec<String>,
    /// The first extension; `None` if it shows all files.
    ending: Option<String>,
}

impl FileFilter {
    /// Reads a filter as Qt writes it: a name, and patterns in brackets at the end.
    pub fn parse(text: &str) -> Option<Self> {
        let (name, patterns) = text.strip_suffix(')')?.rsplit_once(" (")?;
        let patterns: Vec<&str> = patterns.split_whitespace().collect();
        let ending = patterns.first()?.strip_prefix("*.").map(str::to_owned);
        let patterns = patterns.into_iter().map(in_any_case).collect();
        Some(Self { name: name.to_owned(), patterns, ending })
    }
}

fn in_any_case(pattern: &str) -> String {
    let letter = |letter: char| {
        if letter.is_ascii_alphabetic() {
            format!("[{}{}]", letter.to_ascii_lowercase(), letter.to_ascii_uppercase())
        } else {
            letter.to_string()
        }
    };
    pattern.chars().map(letter).collect()
}

/// The file to write for the one that was chosen: without an extension it gets that of the filter in use, unless this
/// would go over a file that nobody was asked about.
pub fn with_ending(path: PathBuf, filter: Option<&FileFilter>) -> PathBuf {
    let Some(ending) = filter.and_then(|filter| filter.ending.as_deref()) else { return path };
    if path.extension().is_some() {
        return path;
    }
    let named = appended(&path, ending);
    if named.symlink_metadata().is_ok() { path } else { named }
}

fn appended(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
