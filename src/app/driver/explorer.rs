//! The explorer's thread, started on first use.

use super::Driver;
use super::files::of_collections;
use crate::app::collections::Change;
use crate::app::explorer::{ExplorerWorker, News, Wanted};
use crate::app::journal::Entry;
use crate::app::state::{Event, ExplorerEvent, Note};

impl Driver {
    /// The file being read, empty for the games finished here, and its progress in thousandths; `None` if none is.
    pub fn explorer_reads(&self) -> Option<(String, u32)> {
        self.explorer.as_ref()?.reading().now()
    }

    pub(super) fn read_collections(
        &mut self,
        generation: u64,
        wanted: Wanted,
        change: Option<Change>,
    ) {
        if self.explorer.is_none() {
            let sender = self.sender.clone();
            let send = move |news| {
                let notices: Vec<Note> = match &news {
                    News::Read(_, collections) => {
                        collections.notices.iter().map(of_collections).collect()
                    }
                    _ => Vec::new(),
                };
                sender.send_event(Event::Explorer(ExplorerEvent::News(news)));
                for note in notices {
                    sender.send_event(Event::Say(note));
                }
            };
            // Without a thread nothing is shown.
            self.explorer = ExplorerWorker::start(self.places.clone(), send).ok();
            self.count_own_games();
        }
        let entry = change.clone().map(Entry::Collections);
        let promised = entry.and_then(|entry| self.disk.as_ref()?.enter(entry));
        if let Some(explorer) = &mut self.explorer {
            explorer.read(generation, wanted, change, promised);
        }
    }

    pub(super) fn count_own_games(&self) {
        if let Some(explorer) = &self.explorer {
            explorer.count_own(self.settings().view.own_games);
        }
    }
}
