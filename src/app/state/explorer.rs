//! The explorer: what was played from the position that is shown. Nothing is read before somebody wants to see it.

use std::path::PathBuf;
use std::sync::Arc;

use super::refusal::file_refusal;
use super::{AppState, CellValue, Effect, LibraryJob, Note, Status};
use crate::app::collections::Change;
use crate::app::explorer::{Collections, Explored, ExploredMove, ListedCollection, News};
use crate::game::{Position, Side};

/// Something that people do with the explorer, or that comes of it.
#[derive(Clone, Debug)]
pub enum ExplorerEvent {
    /// From here on shows what was played from positions, or no more. Each time it is switched on, games that have come
    /// meanwhile are read.
    Show(bool),
    /// Adds a file of games, for good.
    Add(PathBuf),
    /// Adds those files no more that are not read yet.
    StopAdding,
    /// Takes a file out; the file itself stays.
    Remove(PathBuf),
    /// Counts the games that were finished here, or no more.
    CountOwn(bool),
    /// Lists the games that came by the position that is shown, as far as they are counted.
    ListGames,
    /// Games were read, or a position was looked up.
    News(News),
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
pub struct CollectionRow {
    /// Its file.
    pub path: PathBuf,
    /// How many games are held of it, and how many were left out.
    pub games: (usize, usize),
    /// Why it can't be read.
    pub trouble: Option<Note>,
}

/// What is asked, and what is known.
#[derive(Clone, Debug)]
pub(super) struct Explorer {
    is_on: bool,
    counts_own: bool,
    /// How many positions were looked up.
    generation: u64,
    /// The position that was looked up last.
    asked: Option<Position>,
    explored: Option<Explored>,
    /// How often games were to be read.
    reads: u64,
    collections: Option<Arc<Collections>>,
    /// The files that are being added.
    adding: Vec<PathBuf>,
}

impl Default for Explorer {
    fn default() -> Self {
        Self {
            is_on: false,
            counts_own: true,
            generation: 0,
            asked: None,
            explored: None,
            reads: 0,
            collections: None,
            adding: Vec::new(),
        }
    }
}

impl AppState {
    /// Tells whether the explorer counts the games that were finished here.
    pub fn use_own_games(&mut self, is_wanted: bool) {
        self.explorer.counts_own = is_wanted;
    }

    /// What was played from the position that is shown; `None` while that is not known.
    pub fn explored(&self) -> Option<&Explored> {
        let explorer = &self.explorer;
        let is_of_now = |it: &&Explored| it.generation == explorer.generation;
        explorer.explored.as_ref().filter(is_of_now).filter(|_| explorer.is_on)
    }

    /// The games that are held, and which collections can't be read; `None` before they were looked for.
    pub fn collections(&self) -> Option<&Collections> {
        self.explorer.collections.as_deref()
    }

    /// Whether files are being added to the explorer.
    pub fn is_adding(&self) -> bool {
        !self.explorer.adding.is_empty()
    }

    /// The moves of the position that is shown, those first that were played most.
    pub fn explorer_rows(&self) -> Vec<ExplorerRow> {
        let Some(explored) = self.explored() else { return Vec::new() };
        let side = self.explored_position().side_to_move();
        let values = self.explored_values();
        let row = |played: &ExploredMove| {
            let known = values.iter().find(|(cell, _)| *cell == played.cell);
            let value = known.map(|(_, value)| *value);
            ExplorerRow { side, played: played.clone(), value }
        };
        explored.moves.iter().map(row).collect()
    }

    /// The collections that were added, in their order.
    pub fn collection_rows(&self) -> Vec<CollectionRow> {
        let added = self.collections().map_or(&[][..], |it| &it.added);
        let row = |it: &ListedCollection| CollectionRow {
            path: it.path.clone(),
            games: *it.games.as_ref().unwrap_or(&(0, 0)),
            trouble: it.games.as_ref().err().map(|error| file_refusal(Status::OpenRefused, error)),
        };
        added.iter().map(row).collect()
    }

    pub(super) fn explorer_event(&mut self, event: ExplorerEvent, effects: &mut Vec<Effect>) {
        match event {
            ExplorerEvent::Show(is_on) => {
                let was_on = std::mem::replace(&mut self.explorer.is_on, is_on);
                if is_on && !was_on {
                    self.read_collections(None, effects);
                }
            }
            ExplorerEvent::Add(path) => {
                let mut added = self.collections().into_iter().flat_map(|it| &it.added);
                if !added.any(|it| it.path == path) {
                    self.explorer.adding.push(path.clone());
                }
                self.read_collections(Some(Change::Add(path)), effects);
            }
            ExplorerEvent::StopAdding => {
                for path in std::mem::take(&mut self.explorer.adding) {
                    self.read_collections(Some(Change::Remove(path)), effects);
                }
            }
            ExplorerEvent::Remove(path) => {
                self.read_collections(Some(Change::Remove(path)), effects);
            }
            ExplorerEvent::CountOwn(is_wanted) => {
                self.explorer.counts_own = is_wanted;
                effects.push(Effect::CountOwnGames(is_wanted));
            }
            ExplorerEvent::ListGames => {
                let added = self.collections().into_iter().flat_map(|it| &it.added);
                let readable = added.filter(|it| it.games.is_ok());
                let job = LibraryJob::ListBehind {
                    files: readable.map(|it| it.path.clone()).collect(),
                    own: self.explorer.counts_own,
                    position: Box::new(self.explored_position()),
                    line: self.line_to_here(),
                };
                self.begin_job(job, String::new(), effects);
            }
            ExplorerEvent::News(News::Explored(explored)) => {
                self.explorer.explored = Some(explored);
            }
            ExplorerEvent::News(News::Read(generation, collections)) => {
                let is_listed =
                    |path: &PathBuf| collections.added.iter().any(|it| it.path == *path);
                // One that was refused is not read either.
                let is_last = generation == self.explorer.reads;
                self.explorer.adding.retain(|path| !is_last && !is_listed(path));
                self.explorer.collections = Some(collections);
            }
        }
    }

    fn read_collections(&mut self, change: Option<Change>, effects: &mut Vec<Effect>) {
        self.explorer.reads += 1;
        effects.push(Effect::ReadCollections { generation: self.explorer.reads, change });
    }

    /// Looks up the position that is shown, if it is another one than before.
    pub(super) fn look_up_position(&mut self, effects: &mut Vec<Effect>) {
        if !self.explorer.is_on {
            return;
        }
        let position = self.explored_position();
        if self.explorer.asked.as_ref() == Some(&position) {
            return;
        }
        self.explorer.generation += 1;
        effects.push(Effect::Explore(self.explorer.generation, Box::new(position.clone())));
        self.explorer.asked = Some(position);
    }
}
