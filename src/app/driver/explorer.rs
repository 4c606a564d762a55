//! The explorer: what was played from the position that is shown. Nothing is read before somebody wants to see it.

use std::path::PathBuf;

use super::{Answer, Driver};
use crate::app::collections::Change;
use crate::app::explorer::{Explored, ExplorerWorker, News, Places, Shelves};
use crate::app::library::Archive;
use crate::game::Position;

/// What is asked, and what is known.
#[derive(Default)]
pub(super) struct Explorer {
    /// The list of the collections, if there is a place for it.
    pub(super) list: Option<PathBuf>,
    worker: Option<ExplorerWorker>,
    is_on: bool,
    generation: u64,
    /// The position that was asked about last.
    asked: Option<Position>,
    explored: Option<Explored>,
    shelves: Option<Shelves>,
}

impl Driver {
    /// Shows what was played from positions from here on, or no more. Each time it is switched on, games that have come
    /// meanwhile are read. What comes of it is there to [`Self::receive`].
    pub fn use_explorer(&mut self, is_on: bool) {
        let was_on = std::mem::replace(&mut self.explorer.is_on, is_on);
        if is_on && !was_on {
            self.hold(None);
        }
        self.mind_explorer();
    }

    /// Adds a file of games to the explorer, for good.
    pub fn add_collection(&mut self, path: PathBuf) {
        self.hold(Some(Change::Add(path)));
    }

    /// Takes a file out of the explorer; the file itself stays.
    pub fn remove_collection(&mut self, path: PathBuf) {
        self.hold(Some(Change::Remove(path)));
    }

    /// What was played from the position that is shown; `None` while that is not known.
    pub fn explored(&self) -> Option<&Explored> {
        let explorer = &self.explorer;
        let is_of_now = |it: &&Explored| it.generation == explorer.generation;
        explorer.explored.as_ref().filter(is_of_now).filter(|_| explorer.is_on)
    }

    /// The games that are held, and which collections can't be read; `None` before they were looked for.
    pub fn shelves(&self) -> Option<&Shelves> {
        self.explorer.shelves.as_ref()
    }

    fn hold(&mut self, change: Option<Change>) {
        if self.explorer.worker.is_none() {
            let archive: Option<Archive> = self.library.archive.clone();
            let places = Places { archive, list: self.explorer.list.clone() };
            let post = self.post.clone();
            let tell = move |news| post.send(Answer::Explorer(Box::new(news)));
            // Without a thread nothing is shown.
            self.explorer.worker = ExplorerWorker::start(places, tell).ok();
        }
        if let Some(worker) = &mut self.explorer.worker {
            worker.hold(change);
        }
    }

    /// Asks about the position that is shown, if it is another one than before.
    pub(super) fn mind_explorer(&mut self) {
        if !self.explorer.is_on {
            return;
        }
        let Some(worker) = &self.explorer.worker else { return };
        let position = self.state.explored_position();
        if self.explorer.asked.as_ref() == Some(position) {
            return;
        }
        self.explorer.generation += 1;
        worker.look(self.explorer.generation, position.clone());
        self.explorer.asked = Some(position.clone());
    }

    pub(super) fn receive_from_explorer(&mut self, news: News) {
        match news {
            News::Held(shelves) => self.explorer.shelves = Some(shelves),
            News::Explored(explored) => self.explorer.explored = Some(explored),
        }
    }

    pub(super) fn end_explorer(&mut self) {
        self.explorer.worker = None;
    }
}
