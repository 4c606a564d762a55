//! The files opened and saved last, as the menu shows them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::app::folder;
use crate::app::library::name_of;
use crate::app::recent::Change;
use crate::marks::visible_name;

/// An event of the recent files.
#[derive(Clone, Debug)]
pub enum RecentEvent {
    /// The list is about to be seen: other windows may have changed it.
    Look,
    /// Forgets all files.
    Clear,
    /// A game was saved.
    Saved(PathBuf),
    /// This is the list, as it was read.
    Listed(Vec<PathBuf>),
    /// A change was made in the file, which gave this list, or failed.
    Changed(Option<Vec<PathBuf>>),
}

/// A recent file as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentRow {
    /// Its name, with its folder where another file in the list has the same.
    pub shown: String,
    /// The file.
    pub path: PathBuf,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Recent {
    /// The newest first.
    files: Vec<PathBuf>,
    /// The changes on their way to the file: what was read before them is old.
    on_way: u32,
}

impl Recent {
    /// Makes a change at once, and returns it for the file.
    pub(super) fn change(&mut self, change: Change) -> Change {
        change.make(&mut self.files);
        self.on_way += 1;
        change
    }

    pub(super) fn changed(&mut self, files: Option<Vec<PathBuf>>) {
        self.on_way = self.on_way.saturating_sub(1);
        self.list(files);
    }

    pub(super) fn list(&mut self, files: Option<Vec<PathBuf>>) {
        if let Some(files) = files.filter(|_| self.on_way == 0) {
            self.files = files;
        }
    }

    pub(super) fn rows(&self) -> Vec<RecentRow> {
        let alike = |path: &Path| path.file_name().map(OsStr::to_ascii_lowercase);
        let row = |path: &PathBuf| {
            let is_alone = self.files.iter().filter(|it| alike(it) == alike(path)).count() == 1;
            let name = name_of(path);
            let folder = path.parent().filter(|_| !is_alone);
            let shown = folder.map_or(name.clone(), |folder| {
                format!("{name} – {}", visible_name(&folder::brief(folder)))
            });
            RecentRow { shown, path: path.clone() }
        };
        self.files.iter().map(row).collect()
    }
}
