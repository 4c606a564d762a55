//! What is promised: from here on it is on the disk at the next start, whatever becomes of this program.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use super::Places;
use crate::app::config_file::{anticipate, text_of};
use crate::app::deck::Change;
use crate::app::engines::ListedProgram;
use crate::app::journal::{Entry, Held, Journal};
use crate::app::settings::Settings;
use crate::app::tally::WrittenChange;
use crate::game::TallyChange;

/// Something that is promised.
#[derive(Debug)]
pub(super) enum Record {
    Settings(Box<Settings>),
    Tally(TallyChange),
    Engines(Vec<ListedProgram>),
    Deck(Box<Change>),
    /// A game that was finished at this moment; one with the same number is the same game.
    Game {
        number: u64,
        text: Vec<u8>,
        moment: String,
    },
    /// What a program promised that was killed.
    Left(Box<Entry>),
}

/// What hangs on a record: its entries of the journal, which are removed when it is on the disk, and since when it waits.
#[derive(Debug)]
pub(super) struct Trace {
    pub(super) entries: Vec<Held>,
    numbers: Vec<u64>,
    waiting: Waiting,
}

impl Trace {
    /// Takes over what hangs on a record whose place this one has taken.
    pub(super) fn absorb(&mut self, mut earlier: Self) {
        self.entries.append(&mut earlier.entries);
        self.numbers.append(&mut earlier.numbers);
    }

    /// The name of its entry, if there is one.
    pub(super) fn entry(&self) -> Option<String> {
        self.entries.first().map(Held::name)
    }

    /// What was promised is on the disk, or it was told that it is not and need not be tried again.
    pub(super) fn landed(&mut self) {
        self.entries.drain(..).for_each(Held::landed);
    }
}

impl Drop for Trace {
    fn drop(&mut self) {
        self.waiting.lock().retain(|(number, _)| !self.numbers.contains(number));
    }
}

/// The records that are on their way to the disk, and since when, the oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Waiting(Arc<Mutex<VecDeque<(u64, Instant)>>>);

impl Waiting {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<(u64, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Since when there is one.
    pub(super) fn since(&self) -> Option<Instant> {
        self.lock().front().map(|(_, since)| *since)
    }

    /// Begins to wait for a record.
    pub(super) fn trace(&self) -> Trace {
        let mut waiting = self.lock();
        let number = waiting.back().map_or(0, |(number, _)| number + 1);
        waiting.push_back((number, Instant::now()));
        Trace { entries: Vec::new(), numbers: vec![number], waiting: self.clone() }
    }
}

/// Writes down what is promised.
#[derive(Debug)]
pub(super) struct Notary {
    journal: Option<Journal>,
    /// The settings and programs that were asked for last, against which changes are told.
    settings: Settings,
    engines: Vec<ListedProgram>,
    /// The game that was finished last, when that was first, and what was written of it.
    game: Option<(u64, String, Vec<String>)>,
}

impl Notary {
    pub(super) fn new(places: &mut Places) -> Self {
        let settings = places.settings.as_ref().map(|file| file.known().clone());
        let engines = places.engines.as_ref().map(|file| file.known().clone());
        let mut notary = Self {
            journal: places.pending.take(),
            settings: settings.unwrap_or_default(),
            engines: engines.unwrap_or_default(),
            game: None,
        };
        for left in &places.left {
            match &left.entry {
                Entry::Settings { before, after } => {
                    anticipate(&mut notary.settings, before, after);
                }
                Entry::Engines { before, after } => {
                    anticipate(&mut notary.engines, before, after);
                }
                _ => {}
            }
        }
        notary
    }

    /// Writes a record down; `None` if there is no place for it, or it can't be written. Then it is only on its way, as
    /// everything was before there was a journal.
    pub(super) fn write(&mut self, record: &Record) -> Option<Held> {
        let entry = self.entry(record)?;
        self.write_entry(&entry)
    }

    pub(super) fn write_entry(&mut self, entry: &Entry) -> Option<Held> {
        self.journal.as_mut()?.write(entry).ok()
    }

    fn entry(&mut self, record: &Record) -> Option<Entry> {
        Some(match record {
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
            Record::Tally(change) => Entry::Tally(WrittenChange::of(*change)),
            Record::Deck(change) => Entry::Deck((**change).clone()),
            Record::Game { number, text, moment } => {
                let text = String::from_utf8_lossy(text).into_owned();
                if self.game.as_ref().is_none_or(|(before, ..)| before != number) {
                    self.game = Some((*number, moment.clone(), Vec::new()));
                }
                let (_, moment, texts) = self.game.as_mut()?;
                let entry = Entry::Game {
                    text: text.clone(),
                    moment: moment.clone(),
                    earlier: texts.clone(),
                };
                texts.push(text);
                entry
            }
            Record::Left(_) => return None,
        })
    }
}
