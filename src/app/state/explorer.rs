//! The explorer: what was played from the position on the board. Nothing is read before somebody wants to see it.

mod messages;

use std::path::PathBuf;
use std::sync::Arc;

use super::Effect;
use super::output::Output;
use crate::app::collections::Change;
use crate::app::explorer::{Collections, Explored, ListedCollection, News};
use crate::game::Position;

pub use messages::{CollectionRow, ExplorerEvent, ExplorerRow};

#[derive(Clone, Debug)]
pub(super) struct Explorer {
    pub is_on: bool,
    pub counts_own: bool,
    generation: u64,
    asked: Option<Position>,
    explored: Option<Explored>,
    reads: u64,
    collections: Option<Arc<Collections>>,
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

impl Explorer {
    pub(super) fn show(&mut self, is_on: bool, out: &mut Output) {
        let was_on = std::mem::replace(&mut self.is_on, is_on);
        if is_on && !was_on {
            self.read(None, out);
        }
    }

    pub(super) fn explored(&self) -> Option<&Explored> {
        self.explored.as_ref().filter(|it| self.is_on && it.generation == self.generation)
    }

    pub(super) fn collections(&self) -> Option<&Collections> {
        self.collections.as_deref()
    }

    pub(super) fn added(&self) -> &[ListedCollection] {
        self.collections().map_or(&[], |it| &it.added)
    }

    pub(super) fn is_adding(&self) -> bool {
        !self.adding.is_empty()
    }

    pub(super) fn add(&mut self, path: PathBuf, out: &mut Output) {
        if !self.added().iter().any(|it| it.path == path) {
            self.adding.push(path.clone());
        }
        self.read(Some(Change::Add(path)), out);
    }

    pub(super) fn stop_adding(&mut self, out: &mut Output) {
        for path in std::mem::take(&mut self.adding) {
            self.read(Some(Change::Remove(path)), out);
        }
    }

    pub(super) fn read(&mut self, change: Option<Change>, out: &mut Output) {
        self.reads += 1;
        out.push(Effect::ReadCollections { generation: self.reads, change });
    }

    pub(super) fn look_up(&mut self, position: Position, out: &mut Output) {
        if self.asked.as_ref() != Some(&position) {
            self.generation += 1;
            out.push(Effect::Explore(self.generation, Box::new(position.clone())));
            self.asked = Some(position);
        }
    }

    pub(super) fn accept(&mut self, news: News) {
        match news {
            News::Explored(explored) => self.explored = Some(explored),
            // Counts go to the openings; lines grow from the book alone.
            News::Counted(..) | News::Grown(..) => {}
            News::Read(generation, collections) => {
                let is_listed =
                    |path: &PathBuf| collections.added.iter().any(|it| it.path == *path);
                // The latest answer settles refused files too.
                let is_last = generation == self.reads;
                self.adding.retain(|path| !is_last && !is_listed(path));
                self.collections = Some(collections);
            }
        }
    }
}
