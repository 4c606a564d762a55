//! Folders for the dialogs of files. The disk is asked on threads: the window waits for no slow one, and for no remote
//! machine.

use std::path::{Path, PathBuf};

use super::Driver;
use super::aside::aside;
use crate::app::folder::{FileKind, Proposal, Proposed, Visit, Visited, has_file};

/// The thread's name.
const NAME: &str = "heibai-folder";

impl Driver {
    /// The folders where a dialog for this kind of files begins, the best first: the one shown last, and the one that a
    /// file was last opened from or saved to.
    pub fn last_folders(&self, kind: FileKind) -> Vec<PathBuf> {
        let shown = self.shown_folders[kind as usize].as_deref();
        shown.into_iter().chain(self.last_folder(kind)).map(Path::to_owned).collect()
    }

    /// Remembers which folder a dialog shows.
    pub fn remember_shown(&mut self, kind: FileKind, folder: &Path) {
        self.shown_folders[kind as usize] = Some(folder.to_owned());
    }

    /// Reads a folder; the answer goes to `then`, or is returned where there is no thread.
    pub fn visit(
        &self,
        visit: Visit,
        then: impl FnOnce(Visited) + Send + 'static,
    ) -> Option<Visited> {
        aside(NAME, move || visit.run(), then)
    }

    /// Looks for what to propose to a dialog of the desktop, with an answer as of [`Self::visit`].
    pub fn propose(
        &self,
        kind: FileKind,
        (name, ending): (String, String),
        then: impl FnOnce(Proposed) + Send + 'static,
    ) -> Option<Proposed> {
        let proposal = Proposal { kind, last: self.last_folders(kind), name, ending };
        aside(NAME, move || proposal.run(), then)
    }

    /// Looks whether there is a file, with an answer as of [`Self::visit`].
    pub fn look_for(
        &self,
        file: PathBuf,
        then: impl FnOnce(bool) + Send + 'static,
    ) -> Option<bool> {
        aside(NAME, move || has_file(&file), then)
    }
}
