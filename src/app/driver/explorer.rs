//! The explorer: what was played from the position that is shown. Nothing is read before somebody wants to see it.

use std::path::PathBuf;

use super::refusal::why;
use super::{Answer, Driver};
use crate::app::collections::Change;
use crate::app::explorer::{Added, Explored, ExploredMove, ExplorerWorker, News, Places, Shelves};
use crate::app::journal::Entry;
use crate::app::library::Archive;
use crate::app::state::{CellValue, Note, Status};
use crate::game::{Position, Side};

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
    /// The files that are being added.
    adding: Vec<PathBuf>,
}

/// A move of the position that is shown, with what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplorerRow {
    /// Who makes it.
    pub side: Side,
    /// How often it was made, and how these games ended.
    pub played: ExploredMove,
    /// What we think of it: the analysis, or the book.
    pub value: Option<CellValue>,
}

/// A collection that was added.
#[derive(Clone, Debug, PartialEq)]
pub struct ShelfRow {
    /// Its file.
    pub path: PathBuf,
    /// How many games are held of it, and how many were left out.
    pub games: (usize, usize),
    /// Why it can't be read.
    pub trouble: Option<Note>,
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
        let is_there = self.shelves().is_some_and(|it| it.added.iter().any(|it| it.path == path));
        if !is_there {
            self.explorer.adding.push(path.clone());
        }
        self.hold(Some(Change::Add(path)));
    }

    /// Adds those files no more that are not read yet.
    pub fn stop_adding(&mut self) {
        for path in std::mem::take(&mut self.explorer.adding) {
            self.hold(Some(Change::Remove(path)));
        }
    }

    /// Whether files are being added.
    pub fn is_adding(&self) -> bool {
        !self.explorer.adding.is_empty()
    }

    /// Counts the games that were finished here in the explorer, or no more, and remembers that.
    pub fn use_own_games(&mut self, is_wanted: bool) {
        self.settings.view.own_games = is_wanted;
        self.keep_settings();
        if let Some(worker) = &self.explorer.worker {
            worker.count_own(is_wanted);
        }
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

    /// The file that is read for the explorer, or nothing where it is the games that were finished here, and what is done
    /// of it in thousandths; `None` if nothing is read.
    pub fn explorer_reads(&self) -> Option<(String, u32)> {
        self.explorer.worker.as_ref()?.reading().now()
    }

    /// Whether there is anything to be seen of the explorer.
    pub fn is_exploring(&self) -> bool {
        self.explorer.is_on
    }

    /// The moves of the position that is shown, those first that were played most.
    pub fn explorer_rows(&self) -> Vec<ExplorerRow> {
        let Some(explored) = self.explored() else { return Vec::new() };
        let side = self.state.explored_position().side_to_move();
        let values = self.state.explored_values();
        let row = |played: &ExploredMove| {
            let known = values.iter().find(|(cell, _)| *cell == played.cell);
            let value = known.map(|(_, value)| *value);
            ExplorerRow { side, played: played.clone(), value }
        };
        explored.moves.iter().map(row).collect()
    }

    /// The collections that were added, in their order.
    pub fn shelf_rows(&self) -> Vec<ShelfRow> {
        let added = self.shelves().map_or(&[][..], |it| &it.added);
        let row = |it: &Added| ShelfRow {
            path: it.path.clone(),
            games: *it.games.as_ref().unwrap_or(&(0, 0)),
            trouble: it.games.as_ref().err().map(|error| why(Status::OpenRefused, error)),
        };
        added.iter().map(row).collect()
    }

    /// Has the games listed that came by the position that is shown, as far as the explorer counts them.
    pub fn list_games_here(&mut self) {
        let added = self.shelves().map_or(&[][..], |it| &it.added);
        let readable = added.iter().filter(|it| it.games.is_ok());
        let mut paths: Vec<PathBuf> = readable.map(|it| it.path.clone()).collect();
        let own = self.library.archive.as_ref().filter(|_| self.settings.view.own_games);
        // Where the folder can't be read nothing of it is counted.
        paths.extend(own.and_then(|archive| archive.files().ok()).unwrap_or_default());
        self.list_behind(paths, self.state.explored_position(), self.state.line_to_here());
    }

    fn hold(&mut self, change: Option<Change>) {
        if self.explorer.worker.is_none() {
            let archive: Option<Archive> = self.library.archive.clone();
            let places = Places { archive, list: self.explorer.list.clone() };
            let post = self.post.clone();
            let tell = move |news| post.send(Answer::Explorer(Box::new(news)));
            // Without a thread nothing is shown.
            self.explorer.worker = ExplorerWorker::start(places, tell).ok();
            if let Some(worker) = &self.explorer.worker {
                worker.count_own(self.settings.view.own_games);
            }
        }
        let entry = change.clone().map(Entry::Collections);
        let held = entry.and_then(|entry| self.disk.as_ref()?.enter(entry));
        if let Some(worker) = &mut self.explorer.worker {
            worker.hold(change, held);
        }
    }

    /// Asks about the position that is shown, if it is another one than before.
    pub(super) fn mind_explorer(&mut self) {
        if !self.explorer.is_on {
            return;
        }
        let Some(worker) = &self.explorer.worker else { return };
        let position = self.state.explored_position();
        if self.explorer.asked.as_ref() == Some(&position) {
            return;
        }
        self.explorer.generation += 1;
        worker.look(self.explorer.generation, position.clone());
        self.explorer.asked = Some(position);
    }

    pub(super) fn receive_from_explorer(&mut self, news: News) {
        match news {
            News::Held(shelves) => {
                let is_listed = |path: &PathBuf| shelves.added.iter().any(|it| it.path == *path);
                self.explorer.adding.retain(|path| !is_listed(path));
                // One that was refused is not read either.
                if self.explorer_reads().is_none() {
                    self.explorer.adding.clear();
                }
                self.explorer.shelves = Some(shelves);
            }
            News::Explored(explored) => self.explorer.explored = Some(explored),
        }
    }

    pub(super) fn end_explorer(&mut self) {
        self.explorer.worker = None;
    }
}
