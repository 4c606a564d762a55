//! The library: its background job, its listeners, and finished games.

use std::path::PathBuf;
use std::sync::Arc;

use super::Driver;
use super::aside::aside;
use crate::app::disk::{Reason, WriteError};
use crate::app::library::{Archived, Found, Query, Search, archive_text};
use crate::app::state::{Doing, Event, FinishedGame, LibraryEvent, LibraryJob, Signal, Status};
use crate::app::worker::PromisedGame;

impl Driver {
    /// The background job, its file, and its progress in thousandths.
    pub fn background(&self) -> Option<(Doing, &str, u32)> {
        let (doing, name) = self.state.background()?;
        let progress = match doing {
            Doing::Deleting => self.library.deletions.front()?,
            _ => &self.library.progress,
        };
        Some((doing, name, progress.per_mille()))
    }

    /// Has `listener` called, with the driver borrowed, whenever the library has changed, until it returns `false`.
    pub fn on_library(&mut self, listener: impl Fn() -> bool + 'static) {
        self.library.listeners.push(Box::new(listener));
    }

    /// What a list was last searched for, for a window that shows it again.
    pub fn last_query(&self) -> &Query {
        &self.library.last_query
    }

    /// Remembers what a list is searched for.
    pub fn remember_query(&mut self, query: Query) {
        self.library.last_query = query;
    }

    /// Searches a list on a thread, which gives its answer to `then`. What is found at once is returned: by a short
    /// search, or where there is no thread.
    pub fn search_list(
        &self,
        search: Search,
        then: impl FnOnce(Found) + Send + 'static,
    ) -> Option<Found> {
        if search.is_short() {
            return search.run();
        }
        let then = |found: Option<Found>| {
            if let Some(found) = found {
                then(found);
            }
        };
        aside("heibai-list", move || search.run(), then).flatten()
    }

    /// Tells how to get the local time, such as `2026-11-22 09:14:03`; without it finished games are dated in UTC.
    pub fn use_local_time(&mut self, local_time: fn() -> String) {
        self.library.local_time = Some(local_time);
    }

    pub(super) fn begin_library_job(&mut self, number: u64, job: LibraryJob) {
        let games = (self.places.archive.clone(), self.state.catalogue());
        self.library.begin(number, job, games, &self.sender);
    }

    /// Has finished games deleted, or all of them without a list.
    pub(super) fn delete_games(&mut self, files: Option<Vec<PathBuf>>) {
        let Some(disk) = &self.disk else {
            return self.sender.send_event(Event::Library(LibraryEvent::Deleted(Ok(0))));
        };
        let progress = Arc::default();
        self.library.deletions.push_back(Arc::clone(&progress));
        disk.delete_games(files, progress);
    }

    pub(super) fn receive_deleted(&mut self, result: Result<usize, WriteError>) -> Vec<Signal> {
        self.library.deletions.pop_front();
        let result = result.map_err(|error| (&error).into());
        self.dispatch(Event::Library(LibraryEvent::Deleted(result)))
    }

    /// Keeps a finished game, if that is wanted.
    pub(super) fn keep_finished(&self, game: FinishedGame) {
        if self.settings().play.keep_games {
            let FinishedGame { tree, number, before } = game;
            let moment = self.library.time();
            let text = archive_text(&tree, &moment);
            let promised = PromisedGame { number, text, moment, before };
            self.with_disk(|disk| disk.archive_game(promised));
        }
    }

    pub(super) fn receive_archived(
        &mut self,
        archived: Result<Option<Archived>, Reason>,
    ) -> Vec<Signal> {
        match archived {
            Ok(archived) => self.dispatch(Event::Library(LibraryEvent::Kept(archived))),
            Err(reason) => self.complain(Status::FinishedNotKept, reason),
        }
    }
}
