//! What is promised: from the moment it is recorded, it survives the end of the program.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use super::places::Places;
use crate::app::config_file::{anticipate, text_of};
use crate::app::engines::ListedProgram;
use crate::app::journal::{Entry, Journal, LockedEntry};
use crate::app::settings::Settings;
use crate::locks::lock;

/// A finished game on its way to the archive.
#[derive(Debug)]
pub struct PromisedGame {
    /// Its number since the start of the program; a repeated one means the same game.
    pub number: u64,
    /// From [`archive_text`](crate::app::library::archive_text).
    pub text: Vec<u8>,
    /// When it ended, such as `2026-11-22 09:14:03`.
    pub moment: String,
    /// The file of an earlier ending, below the folder of finished games, as far as it is known.
    pub before: Option<String>,
}

#[derive(Debug)]
pub(super) enum Record {
    Settings(Box<Settings>),
    Engines(Vec<ListedProgram>),
    Game(Box<PromisedGame>),
    /// What an entry of the journal says, also one that a killed program left.
    Entered(Box<Entry>),
}

/// What a promise changes: what changes the same is done in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Settings,
    Tally,
    Engines,
    Deck,
    Puzzles,
    Lessons,
    Reviews,
    Repertoire,
    Games,
    Collections,
}

impl Record {
    pub(super) fn target(&self) -> Target {
        match self {
            Self::Settings(_) => Target::Settings,
            Self::Engines(_) => Target::Engines,
            Self::Game(_) => Target::Games,
            Self::Entered(entry) => match **entry {
                Entry::Settings { .. } => Target::Settings,
                Entry::Engines { .. } => Target::Engines,
                Entry::Tally(_) => Target::Tally,
                Entry::Deck(_) => Target::Deck,
                Entry::Puzzles(_) => Target::Puzzles,
                Entry::Lessons(_) => Target::Lessons,
                Entry::Reviews(_) => Target::Reviews,
                Entry::Repertoire(_) => Target::Repertoire,
                Entry::Game { .. } => Target::Games,
                Entry::Collections(_) => Target::Collections,
            },
        }
    }
}

/// A promised write on its way to the disk, with its journal entries, which are removed when it is done.
#[derive(Debug)]
pub(super) struct PendingWrite {
    pub(super) entries: Vec<LockedEntry>,
    numbers: Vec<u64>,
    pending: PendingWrites,
}

impl PendingWrite {
    pub(super) fn absorb(&mut self, mut earlier: Self) {
        self.entries.append(&mut earlier.entries);
        self.numbers.append(&mut earlier.numbers);
    }

    pub(super) fn entry(&self) -> Option<String> {
        self.entries.first().map(LockedEntry::name)
    }

    /// Ends the write, whether it succeeded or need not be tried again.
    pub(super) fn done(&mut self) {
        self.entries.drain(..).for_each(LockedEntry::remove);
    }
}

impl Drop for PendingWrite {
    fn drop(&mut self) {
        self.pending.lock().retain(|(number, _)| !self.numbers.contains(number));
    }
}

/// The writes on their way to the disk with their start, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct PendingWrites(Arc<Mutex<VecDeque<(u64, Instant)>>>);

impl PendingWrites {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<(u64, Instant)>> {
        lock(&self.0)
    }

    pub(super) fn since(&self) -> Option<Instant> {
        self.lock().front().map(|(_, since)| *since)
    }

    pub(super) fn begin(&self) -> PendingWrite {
        let mut waiting = self.lock();
        let number = waiting.back().map_or(0, |(number, _)| number + 1);
        waiting.push_back((number, Instant::now()));
        PendingWrite { entries: Vec::new(), numbers: vec![number], pending: self.clone() }
    }
}

#[derive(Debug)]
pub(super) struct JournalWriter {
    journal: Option<Journal>,
    /// The last settings and engines, relative to which changes are recorded.
    settings: Settings,
    engines: Vec<ListedProgram>,
    /// The last finished game: its number, when it first ended, and its texts.
    game: Option<(u64, String, Vec<String>)>,
}

impl JournalWriter {
    pub(super) fn new(places: &mut Places) -> Self {
        let settings = places.settings.as_ref().map(|file| file.baseline().clone());
        let engines = places.engines.as_ref().map(|file| file.baseline().clone());
        let mut journal = Self {
            journal: places.journal.take(),
            settings: settings.unwrap_or_default(),
            engines: engines.unwrap_or_default(),
            game: None,
        };
        for orphan in &places.orphans {
            match &orphan.entry {
                Entry::Settings { before, after } => {
                    anticipate(&mut journal.settings, before, after);
                }
                Entry::Engines { before, after } => {
                    anticipate(&mut journal.engines, before, after);
                }
                _ => {}
            }
        }
        journal
    }

    /// Records a promise; `None` if that is impossible. Then it is lost if the program is killed before it is on disk.
    pub(super) fn write(&mut self, record: &Record) -> Option<LockedEntry> {
        let entry = match record {
            Record::Entered(entry) => return self.write_entry(entry),
            Record::Settings(settings) => {
                let before = text_of(&self.settings);
                self.settings.clone_from(settings);
                Entry::Settings { before, after: text_of(&**settings) }
            }
            Record::Engines(programs) => {
                let before = text_of(&self.engines);
                self.engines.clone_from(programs);
                Entry::Engines { before, after: text_of(programs) }
            }
            Record::Game(game) => {
                let text = String::from_utf8_lossy(&game.text).into_owned();
                if self.game.as_ref().is_none_or(|(before, ..)| *before != game.number) {
                    self.game = Some((game.number, game.moment.clone(), Vec::new()));
                }
                let (_, moment, texts) = self.game.as_mut()?;
                let entry = Entry::Game {
                    text: text.clone(),
                    moment: moment.clone(),
                    earlier: texts.clone(),
                    before: game.before.clone(),
                };
                texts.push(text);
                entry
            }
        };
        self.write_entry(&entry)
    }

    pub(super) fn write_entry(&mut self, entry: &Entry) -> Option<LockedEntry> {
        self.journal.as_mut()?.write(entry).ok()
    }
}
