//! The deck of mistakes, kept in `$XDG_DATA_HOME/heibai/practice.json`.

use std::path::{Path, PathBuf};

use super::disk::{Notice, WriteError};
use super::journal::Applied;
use super::shared_file::{self, Fault, SaveError, broken};
use crate::analysis::Mistake;
use crate::analysis::practice::{Card, Deck, Grade, Key, Occasion, Seconds};
use crate::game::Variant;
use serde::{Deserialize, Serialize};

/// The first version had neither answers nor the game of a mistake.
const VERSION: i64 = 2;
const SIZE_LIMIT: u64 = 64 << 20;

/// A change to the deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// Adds mistakes.
    Add {
        /// The mistakes.
        cards: Vec<Card>,
        /// The time.
        now: Seconds,
    },
    /// Answers a card.
    Answer {
        /// The card.
        key: Key,
        /// How well it was known.
        grade: Grade,
        /// The time.
        now: Seconds,
    },
    /// Removes a card.
    Remove(Key),
}

impl Change {
    /// The change that adds mistakes.
    pub fn add(variant: Variant, mistakes: &[Mistake], occasion: &Occasion, now: Seconds) -> Self {
        let card = |mistake| Card::of(variant, mistake, occasion, now);
        Self::Add { cards: mistakes.iter().map(card).collect(), now }
    }

    fn apply(&self, deck: &mut Deck) {
        match self {
            Self::Add { cards, now } => {
                for card in cards {
                    deck.add(card.clone(), *now);
                }
            }
            Self::Answer { key, grade, now } => {
                deck.answer(key, *grade, *now);
            }
            Self::Remove(key) => {
                deck.remove(key);
            }
        }
    }
}

/// The file of the deck.
#[derive(Debug)]
pub struct DeckFile {
    path: PathBuf,
}

impl DeckFile {
    /// The deck in this file, which need not exist.
    pub fn at(path: PathBuf) -> Self {
        Self { path }
    }

    /// Reads the deck, which is empty without a file. The notice tells of a file that was kept aside.
    pub fn open(path: PathBuf) -> (Self, Deck, Option<Notice>) {
        let ((deck, _), notice) = shared_file::open(&path, read);
        (Self { path }, deck, notice)
    }

    /// Changes the deck in the file, and gives it. The notice tells of a file that had to be kept aside.
    ///
    /// # Errors
    /// `SaveError`; the file is untouched.
    pub fn change(&self, change: &Change) -> Result<(Deck, Option<Notice>), SaveError> {
        self.change_for(change, None)
    }

    /// As [`Self::change`], for an entry of the journal, which is applied once only.
    ///
    /// # Errors
    /// As [`Self::change`].
    pub fn change_for(
        &self,
        change: &Change,
        entry: Option<&str>,
    ) -> Result<(Deck, Option<Notice>), SaveError> {
        shared_file::update(&self.path, read, |(mut deck, mut applied): (Deck, Applied)| {
            if entry.is_none_or(|entry| applied.remember(entry)) {
                change.apply(&mut deck);
            }
            // Also if it was applied before: the program that did may have been killed before the file's name was synced.
            write(&self.path, &deck, &applied)?;
            Ok(deck)
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    #[expect(dead_code, reason = "looked at before")]
    version: i64,
    #[serde(default)]
    applied: Applied,
    cards: Vec<Card>,
}

#[derive(Serialize)]
struct Written<'a> {
    version: i64,
    #[serde(skip_serializing_if = "Applied::is_empty")]
    applied: &'a Applied,
    cards: &'a [Card],
}

fn read(path: &Path) -> Result<(Deck, Applied), Fault> {
    let stored = shared_file::read_json::<Stored>(path, SIZE_LIMIT, VERSION)?;
    let Some(stored) = stored else { return Ok(Default::default()) };
    let deck = Deck::of(stored.cards);
    let deck = deck.map_err(|(at, error)| broken(&format!("card {}: {error}", at + 1)))?;
    Ok((deck, stored.applied))
}

fn write(path: &Path, deck: &Deck, applied: &Applied) -> Result<(), WriteError> {
    let written = Written { version: VERSION, applied, cards: deck.cards() };
    let text = serde_json::to_vec(&written).expect("a deck is made of plain values");
    shared_file::write(path, &text, SIZE_LIMIT)
}
