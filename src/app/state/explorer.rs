//! The explorer: what was played from the position on the board, and what books of other programs say of it. Nothing is
//! read before somebody wants to see it, and where only the values of books are shown, no games.

mod messages;

use std::path::PathBuf;
use std::sync::Arc;

use super::Effect;
use super::output::Output;
use crate::app::collections::Change;
use crate::app::explorer::{
    BookAnswer, Collections, Explored, Held, ListedCollection, News, Wanted,
};
use crate::game::Position;

pub use messages::{BookRow, CollectionRow, ExplorerEvent, ExplorerRow};

#[derive(Clone, Debug)]
pub(super) struct Explorer {
    pub is_on: bool,
    /// Whether the values of books are shown elsewhere.
    pub shows_books: bool,
    pub counts_own: bool,
    generation: u64,
    asked: Option<Position>,
    explored: Option<Explored>,
    reads: u64,
    /// The most that anybody has asked for.
    wanted: Wanted,
    collections: Option<Arc<Collections>>,
    adding: Vec<PathBuf>,
}

impl Default for Explorer {
    fn default() -> Self {
        Self {
            is_on: false,
            shows_books: false,
            counts_own: true,
            generation: 0,
            asked: None,
            explored: None,
            reads: 0,
            wanted: Wanted::Books,
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

    pub(super) fn show_books(&mut self, are_shown: bool, out: &mut Output) {
        let were_shown = std::mem::replace(&mut self.shows_books, are_shown);
        if are_shown && !were_shown && !self.is_on {
            self.read_wanted(None, out);
        }
    }

    /// Whether positions are looked up.
    pub(super) fn is_wanted(&self) -> bool {
        self.is_on || self.shows_books
    }

    pub(super) fn explored(&self) -> Option<&Explored> {
        self.explored.as_ref().filter(|it| self.is_on && it.generation == self.generation)
    }

    /// What books say of the position.
    pub(super) fn books(&self) -> &[BookAnswer] {
        let explored = self.explored.as_ref();
        let explored = explored.filter(|it| self.is_wanted() && it.generation == self.generation);
        explored.map_or(&[], |it| &it.books)
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
        let adding = std::mem::take(&mut self.adding);
        // Before the list is there, nobody knows what of them was in it before.
        if self.collections.is_some() {
            for path in adding {
                self.read(Some(Change::Remove(path)), out);
            }
        }
    }

    /// Reads games and books.
    pub(super) fn read(&mut self, change: Option<Change>, out: &mut Output) {
        self.wanted = Wanted::All;
        self.read_wanted(change, out);
    }

    /// A reading ends the one before, so that games which were asked for are asked for again.
    fn read_wanted(&mut self, change: Option<Change>, out: &mut Output) {
        self.reads += 1;
        let wanted = self.wanted;
        out.push(Effect::ReadCollections { generation: self.reads, wanted, change });
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
                let listed = |path: &PathBuf| collections.added.iter().find(|it| it.path == *path);
                // The latest answer settles refused files too; books come one by one after it.
                let is_last = generation == self.reads;
                self.adding.retain(|path| match listed(path) {
                    Some(it) => matches!(it.held, Ok(Held::Waiting { .. })),
                    None => !is_last,
                });
                self.collections = Some(collections);
            }
        }
    }
}
