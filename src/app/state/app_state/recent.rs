//! The files opened and saved last.

use std::path::{Path, PathBuf};

use super::AppState;
use crate::app::folder::FileKind;
use crate::app::recent::{Change, MOST};
use crate::app::state::{Effect, RecentEvent, RecentRow};

impl AppState {
    /// The files opened and saved last, newest first.
    pub fn recent(&self) -> Vec<RecentRow> {
        self.recent.rows()
    }

    pub(super) fn recent_event(&mut self, event: RecentEvent) {
        match event {
            RecentEvent::Look => self.out.push(Effect::ReadRecent),
            RecentEvent::Clear => self.change_recent(Change::Clear),
            RecentEvent::Saved(path) => self.remember_files(&[path]),
            RecentEvent::Listed(files) => self.recent.list(Some(files)),
            RecentEvent::Changed(files) => self.recent.changed(files),
        }
    }

    /// Remembers files that were opened or saved.
    pub(super) fn remember_files(&mut self, files: &[PathBuf]) {
        if files.is_empty() {
            return;
        }
        // The list outlives the working directory.
        let absolute = |file: &PathBuf| std::path::absolute(file).unwrap_or_else(|_| file.clone());
        let files: Vec<PathBuf> = files.iter().take(MOST).map(absolute).collect();
        self.remember_folder_of(&files);
        self.change_recent(Change::Add(files));
    }

    /// Remembers where a file was found that is not to be opened again.
    pub(super) fn remember_folder_of(&mut self, files: &[PathBuf]) {
        if let Some(folder) = files.first().and_then(|file| file.parent()) {
            self.out.push(Effect::RememberFolder(FileKind::Games, folder.to_owned()));
        }
    }

    pub(super) fn forget_file(&mut self, file: &Path) {
        self.change_recent(Change::Forget(file.to_owned()));
    }

    fn change_recent(&mut self, change: Change) {
        let change = self.recent.change(change);
        self.out.push(Effect::ChangeRecent(change));
    }
}
