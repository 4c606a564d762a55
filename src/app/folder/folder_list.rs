//! A folder as the window's own file dialog shows it. What the disk is asked is a job of its own, which may take as long
//! as a slow disk or a remote machine does.

use std::path::{Path, PathBuf};

use super::{Entry, FileKind, FolderError, first, free_name, has_ending, list, safe_name};

/// The folder shown, and which of its files.
#[derive(Debug, Default)]
pub struct FolderList {
    kind: FileKind,
    path: PathBuf,
    entries: Vec<Entry>,
    endings: String,
    shown: Vec<Entry>,
    is_loading: bool,
    error: Option<FolderError>,
    /// Counts visits: the answer of one that is not the latest is dropped.
    asked: u64,
}

impl FolderList {
    /// The kind of files it is for.
    pub fn kind(&self) -> FileKind {
        self.kind
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The extensions of the files shown, separated by spaces; empty for all files.
    pub fn endings(&self) -> &str {
        &self.endings
    }

    /// What is shown: all folders, and the files with these extensions.
    pub fn shown(&self) -> &[Entry] {
        &self.shown
    }

    /// Returns whether another folder is being read.
    pub fn is_loading(&self) -> bool {
        self.is_loading
    }

    /// Why the folder asked for last could not be read; the one before stays.
    pub fn error(&self) -> Option<&FolderError> {
        self.error.as_ref()
    }

    /// The path of what is in a row.
    pub fn path_of(&self, row: usize) -> Option<PathBuf> {
        self.shown.get(row).map(|entry| self.path.join(&entry.file))
    }

    /// Sets the kind of files it is for.
    pub fn be_for(&mut self, kind: FileKind) {
        self.kind = kind;
    }

    /// Shows files with these extensions, separated by spaces; all files without any.
    pub fn show_endings(&mut self, endings: &str) {
        endings.clone_into(&mut self.endings);
        self.filter();
    }

    /// Goes to a folder; without a path to the first of the `last` ones that can be read, else to that of documents or
    /// pictures.
    pub fn go(&mut self, path: &str, last: Vec<PathBuf>) -> Visit {
        let (known, otherwise) = match path {
            "" => (last, Some(self.kind)),
            path => (vec![path.into()], None),
        };
        self.visit(known, otherwise)
    }

    /// Goes into the folder in a row, if there is one.
    pub fn enter(&mut self, row: usize) -> Option<Visit> {
        let inside = self.path_of(row).filter(|_| self.shown[row].is_folder)?;
        Some(self.visit(vec![inside], None))
    }

    /// Goes to the folder above, if there is one.
    pub fn go_up(&mut self) -> Option<Visit> {
        let above = self.path.parent()?.to_owned();
        Some(self.visit(vec![above], None))
    }

    /// Returns whether this is the answer of the latest visit.
    pub fn wants(&self, visited: &Visited) -> bool {
        visited.number == self.asked
    }

    /// Shows where the latest visit led, or remembers why it led nowhere. Any other is dropped.
    pub fn take(&mut self, visited: Visited) {
        if !self.wants(&visited) {
            return;
        }
        self.is_loading = false;
        match visited.listing {
            Ok(entries) => {
                (self.path, self.entries, self.error) = (visited.path, entries, None);
                self.filter();
            }
            Err(error) => self.error = Some(error),
        }
    }

    /// The next row after `from`, wrapping around, whose name begins so.
    pub fn find(&self, beginning: &str, from: Option<usize>) -> Option<usize> {
        let beginning = beginning.to_lowercase();
        let count = self.shown.len();
        let begins = |row: &usize| self.shown[*row].name.to_lowercase().starts_with(&beginning);
        let next = from.map_or(0, |row| row + 1);
        (0..count).map(|step| (next + step) % count).find(begins)
    }

    /// The name, or with a number one that nothing here has.
    pub fn unused(&self, name: &str, ending: &str) -> String {
        // Some file systems make no difference between capital and small letters.
        let is_taken = |name: &str| {
            self.entries.iter().any(|entry| entry.name.to_lowercase() == name.to_lowercase())
        };
        free_name(&safe_name(name), ending, is_taken)
    }

    fn filter(&mut self) {
        let is_shown = |entry: &&Entry| {
            entry.is_folder
                || self.endings.is_empty()
                || has_ending(&entry.name, self.endings.split(' '))
        };
        self.shown = self.entries.iter().filter(is_shown).cloned().collect();
    }

    fn visit(&mut self, known: Vec<PathBuf>, otherwise: Option<FileKind>) -> Visit {
        self.asked += 1;
        self.is_loading = true;
        Visit { number: self.asked, known, otherwise }
    }
}

/// Reads the first of several folders that can be read.
#[derive(Clone, Debug)]
pub struct Visit {
    number: u64,
    known: Vec<PathBuf>,
    /// The kind of files whose folder comes last.
    otherwise: Option<FileKind>,
}

/// What a visit found.
#[derive(Debug)]
pub struct Visited {
    number: u64,
    path: PathBuf,
    listing: Result<Vec<Entry>, FolderError>,
}

impl Visit {
    /// Does it. Without a folder that can be read, the last one says why.
    pub fn run(self) -> Visited {
        let Self { number, known, otherwise } = self;
        // Where the last one lies may be asked of the disk, too.
        let last = otherwise.into_iter().map(first);
        let (mut path, mut listing) = (PathBuf::new(), None);
        for folder in known.into_iter().chain(last) {
            let found = listing.insert(list(&folder));
            path = folder;
            if found.is_ok() {
                break;
            }
        }
        let listing = listing.unwrap_or_else(|| list(&path));
        Visited { number, path, listing }
    }
}

impl Visited {
    /// The folder, if it could be read.
    pub fn folder(&self) -> Option<&Path> {
        self.listing.is_ok().then_some(&self.path)
    }
}

/// Looks for the folder where a dialog of the desktop begins, and for a name that no file has there.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The kind of files.
    pub kind: FileKind,
    /// The last folders of the kind, the best first: some may be gone by now.
    pub last: Vec<PathBuf>,
    /// The name wanted, without an extension.
    pub name: String,
    /// The extension.
    pub ending: String,
}

/// What is proposed to a dialog of the desktop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// The folder.
    pub folder: PathBuf,
    /// A file there, which is not there yet.
    pub file: PathBuf,
}

impl Proposal {
    /// Does it.
    pub fn run(self) -> Proposed {
        let Self { kind, last, name, ending } = self;
        let folder = last.into_iter().find(|it| it.is_dir()).unwrap_or_else(|| first(kind));
        let is_taken = |name: &str| has_file(&folder.join(name));
        let name = free_name(&safe_name(&name), &ending, is_taken);
        let file = folder.join(format!("{name}.{ending}"));
        Proposed { folder, file }
    }
}

/// Whether there is a file; a dangling link has the name too.
pub fn has_file(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}
