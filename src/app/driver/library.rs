//! Games of files, of texts and of the folder of finished games: read, listed and exported on threads of their own.

use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use super::{AnswerSender, Driver};
use crate::app::disk::{ReadError, Reason};
use crate::app::library::{self, Archive, Catalogue, ImportError, Progress, time_in_greenwich};
use crate::app::state::{Doing, Done, Event, LibraryEvent, LibraryJob, Status, file_refusal};
use crate::game::tree::GameTree;

/// What a window has of the library besides what the state knows.
#[derive(Default)]
pub(super) struct Library {
    /// How far the job is that was begun last.
    progress: Arc<Progress>,
    /// What the time is where the computer stands, such as `2026-11-22 09:14:03`.
    local_time: Option<fn() -> String>,
    listeners: Vec<Listener>,
}

impl Library {
    /// What the time is, such as `2026-11-22 09:14:03`.
    pub(super) fn time(&self) -> String {
        self.local_time.unwrap_or(time_in_greenwich)()
    }

    pub(super) fn stop(&self) {
        self.progress.stop();
    }

    pub(super) fn notify_listeners(&mut self) {
        self.listeners.retain(|listener| listener());
    }
}

/// Tells who looks at the library that something has changed; who does not look any more gives `false`.
type Listener = Box<dyn Fn() -> bool>;

impl Driver {
    /// What is done in the background, of which file, and how far it has come in thousandths.
    pub fn background(&self) -> Option<(Doing, &str, u32)> {
        let (doing, name) = self.state.background()?;
        Some((doing, name, self.library.progress.per_mille()))
    }

    /// Has `tell` called whenever something of the library has changed, until it gives `false`. The driver is in use
    /// then.
    pub fn on_library(&mut self, listener: impl Fn() -> bool + 'static) {
        self.library.listeners.push(Box::new(listener));
    }

    /// Tells how to find out the time where the computer stands, such as `2026-11-22 09:14:03`; without that finished
    /// games are dated by Greenwich.
    pub fn use_local_time(&mut self, local_time: fn() -> String) {
        self.library.local_time = Some(local_time);
    }

    /// Does something on a thread of its own, in place of what is under way.
    pub(super) fn begin_job(&mut self, number: u64, job: LibraryJob) {
        self.library.stop();
        self.library.progress = Arc::default();
        let progress = Arc::clone(&self.library.progress);
        let (archive, catalogue) = (self.places.archive.clone(), self.state.catalogue());
        let sender: AnswerSender = self.sender.clone();
        let spawned = thread::Builder::new().name("heibai-library".to_owned()).spawn(move || {
            if let Some(done) = do_job(job, archive.as_ref(), catalogue.as_deref(), &progress) {
                sender.send_event(Event::Library(LibraryEvent::Done(number, done)));
            }
        });
        if let Err(error) = spawned {
            let done = Done::NotStarted(Reason::told(&error));
            self.sender.send_event(Event::Library(LibraryEvent::Done(number, done)));
        }
    }

    /// Keeps a game that was finished, if that is wanted.
    pub(super) fn keep_finished(&self, number: u64, tree: &GameTree) {
        if self.settings.play.keep_games {
            let now = self.library.time();
            self.with_disk(|disk| disk.archive_game(number, tree, now));
        }
    }
}

/// Does a job; gives nothing if there is no list to do it with.
fn do_job(
    job: LibraryJob,
    archive: Option<&Archive>,
    catalogue: Option<&Catalogue>,
    progress: &Progress,
) -> Option<Done> {
    let refusal = |status| move |error| file_refusal(status, &error);
    Some(match job {
        LibraryJob::Open(paths, variant) => {
            let result = match &*paths {
                [path] if !path.is_dir() => library::read_file(path, variant, progress),
                paths => library::read_files(paths, variant, progress),
            };
            Done::Read(result.map_err(refusal(Status::OpenRefused)))
        }
        LibraryJob::Paste(text, variant) => {
            let result = library::read_text(&text, variant, progress);
            Done::Read(result.map_err(refusal(Status::PasteRefused)))
        }
        LibraryJob::List { is_asked } => {
            let no_place = || ImportError::Disk(ReadError::Missing { path: "games".into() });
            let result = archive.ok_or_else(no_place).and_then(|archive| archive.list(progress));
            let result = result.map(Arc::new).map_err(refusal(Status::OpenRefused));
            Done::Listed { is_asked, result }
        }
        LibraryJob::ListBehind { mut files, own, position, line } => {
            // Where the folder can't be read nothing of it is counted.
            let kept = archive.filter(|_| own).and_then(|archive| archive.files().ok());
            files.extend::<Vec<PathBuf>>(kept.unwrap_or_default());
            let result = library::games_behind(&files, &position, &line, progress);
            Done::Read(result.map_err(refusal(Status::OpenRefused)))
        }
        LibraryJob::Fetch(game) => {
            let result = catalogue?.tree(game).map(Box::new);
            Done::Fetched(game, result.map_err(refusal(Status::GameRefused)))
        }
        LibraryJob::Export(games, path) => {
            let result = library::export(catalogue?, &games, &path, progress);
            Done::Exported(result.map_err(|error| error.reason()))
        }
    })
}
