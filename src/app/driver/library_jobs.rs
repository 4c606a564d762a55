//! Games of files, of texts and of the folder of finished games: read, listed and exported on threads of their own.

use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use super::answers::AnswerSender;
use crate::app::disk::{ReadError, Reason};
use crate::app::library::{
    self, Archive, Catalogue, ImportError, Progress, Query, time_in_greenwich,
};
use crate::app::state::{
    Done, Event, LibraryEvent, LibraryJob, Status, file_refusal, lines_refusal,
};

#[derive(Default)]
pub(super) struct LibraryJobs {
    pub progress: Arc<Progress>,
    /// Those of the orders to delete games, of which the disk carries out the first.
    pub deletions: VecDeque<Arc<Progress>>,
    /// Gives the local time, such as `2026-11-22 09:14:03`.
    pub local_time: Option<fn() -> String>,
    pub listeners: Vec<Listener>,
    pub last_query: Query,
}

impl LibraryJobs {
    pub(super) fn time(&self) -> String {
        self.local_time.unwrap_or(time_in_greenwich)()
    }

    /// Begins a job in place of the running one; its result is an event.
    pub(super) fn begin(
        &mut self,
        number: u64,
        job: LibraryJob,
        (archive, catalogue): (Option<Archive>, Option<Arc<Catalogue>>),
        sender: &AnswerSender,
    ) {
        self.stop();
        self.progress = Arc::default();
        let job = Arc::new(job);
        let (progress, to_state, theirs) =
            (Arc::clone(&self.progress), sender.clone(), Arc::clone(&job));
        let spawned = thread::Builder::new().name("heibai-library".to_owned()).spawn(move || {
            // The window waits for an answer, also where reading a file panics.
            let work = || do_job(&theirs, archive.as_ref(), catalogue.as_deref(), &progress);
            let done = panic::catch_unwind(AssertUnwindSafe(work));
            let broken = |_| Some(theirs.failed(Reason::system(&"the thread panicked")));
            if let Some(done) = done.unwrap_or_else(broken) {
                to_state.send_event(Event::Library(LibraryEvent::Done(number, done)));
            }
        });
        if let Err(error) = spawned {
            let done = job.failed(Reason::system(&error));
            sender.send_event(Event::Library(LibraryEvent::Done(number, done)));
        }
    }

    pub(super) fn stop(&self) {
        self.progress.stop();
    }

    pub(super) fn stop_deleting(&self) {
        self.deletions.iter().for_each(|it| it.stop());
    }

    pub(super) fn notify_listeners(&mut self) {
        self.listeners.retain(|listener| listener());
    }
}

/// Is told that something in the library has changed; returns `false` once it no longer listens.
pub(super) type Listener = Box<dyn Fn() -> bool>;

/// Does a job; `None` if there is no list to do it with.
fn do_job(
    job: &LibraryJob,
    archive: Option<&Archive>,
    catalogue: Option<&Catalogue>,
    progress: &Progress,
) -> Option<Done> {
    let refusal = |status| move |error| file_refusal(status, &error);
    Some(match job {
        LibraryJob::Open(paths, variant) => {
            let result = match &**paths {
                [path] if !path.is_dir() => library::read_file(path, *variant, progress),
                paths => library::read_files(paths, *variant, progress),
            };
            Done::Read(result.map_err(refusal(Status::OpenRefused)))
        }
        LibraryJob::Paste(text, variant) => {
            let result = library::read_text(text, *variant, progress);
            Done::Read(result.map_err(refusal(Status::PasteRefused)))
        }
        &LibraryJob::List { is_asked } => {
            let no_place = || ImportError::Disk(ReadError::Missing { path: "games".into() });
            let result = archive.ok_or_else(no_place).and_then(|archive| archive.list(progress));
            let result = result.map(Arc::new).map_err(refusal(Status::OpenRefused));
            Done::Listed { is_asked, result }
        }
        LibraryJob::ListBehind { files, own, position, line } => {
            // A folder that can't be read counts nothing.
            let kept = archive.filter(|_| *own).and_then(|archive| archive.files().ok());
            let files: Vec<PathBuf> =
                files.iter().cloned().chain(kept.unwrap_or_default()).collect();
            let result = library::games_behind(&files, position, line, progress);
            Done::Read(result.map_err(refusal(Status::OpenRefused)))
        }
        LibraryJob::OpenOwn(path, number) => {
            let result = Archive::read(path).map(Box::new);
            Done::OpenedOwn(result.map_err(refusal(Status::OpenRefused)), *number)
        }
        &LibraryJob::Fetch(game) => {
            let result = catalogue?.tree(game).map(Box::new);
            Done::Fetched(game, result.map_err(refusal(Status::GameRefused)))
        }
        LibraryJob::ReadLines(paths, mine) => {
            let result = library::read_lines(paths, mine, progress);
            Done::Lines((mine.variant(), mine.side()), result.map_err(|it| lines_refusal(&it)))
        }
        LibraryJob::WriteLines(mine, path) => {
            let result = library::write_lines(mine, path);
            let result = result.map(|()| mine.cards().count());
            Done::LinesWritten(result.map_err(|error| error.reason()))
        }
        LibraryJob::Export(games, path) => {
            let result = library::export(games, path, progress);
            Done::Exported(result.map_err(|error| error.reason()))
        }
    })
}
