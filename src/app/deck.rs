//! The deck of mistakes, kept between starts in `$XDG_DATA_HOME/heibai/practice.json`.
//!
//! Several programs may share the file: each change is made to what is there, under a lock, and the file is replaced as
//! a whole. One that is not wholly understood is kept aside, never lost.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::disk::{self, KeepAsideError, Notice, ReadError, Reason, Trouble, WriteError};
use super::journal::Applied;
use crate::analysis::Mistake;
use crate::analysis::practice::{Card, Deck, Grade, Key, Occasion, Seconds};
use crate::game::Variant;

/// The version of the file that is written, and the newest that is read. The first knew neither what answers a mistake
/// nor in which game it was made.
const VERSION: i64 = 2;
/// The largest deck on the largest boards has a part of this.
const SIZE_LIMIT: u64 = 64 << 20;

/// A change of the deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// Mistakes were made.
    Add {
        /// The mistakes.
        cards: Vec<Card>,
        /// When.
        now: Seconds,
    },
    /// A card was asked.
    Answer {
        /// Which one.
        key: Key,
        /// How well it was known.
        grade: Grade,
        /// When.
        now: Seconds,
    },
    /// A card is to be asked no more.
    Remove(Key),
}

impl Change {
    /// Mistakes were made.
    pub fn add(variant: Variant, mistakes: &[Mistake], occasion: &Occasion, now: Seconds) -> Self {
        let card = |mistake| Card::of(variant, mistake, occasion, now);
        Self::Add { cards: mistakes.iter().map(card).collect(), now }
    }

    fn apply(&self, deck: &mut Deck) {
        match self {
            Self::Add { cards, now } => {
                for card in cards {
                    deck.add_card(card.clone(), *now);
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

/// Says that a change is not on disk; the file that was there is untouched.
#[derive(Debug, Error)]
pub enum SaveDeckError {
    /// There is a file that can't be read, and it can't be moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl SaveDeckError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
        }
    }
}

/// The file of the deck.
#[derive(Debug)]
pub struct DeckFile {
    path: PathBuf,
}

impl DeckFile {
    /// The deck that is kept there, or will be.
    pub fn at(path: PathBuf) -> Self {
        Self { path }
    }

    /// Reads the deck. Without a file it is empty; whatever is wrong with a file is told in the notice, and the file is
    /// kept aside.
    pub fn open(path: PathBuf) -> (Self, Deck, Option<Notice>) {
        match read(&path) {
            Ok((deck, _)) => (Self { path }, deck, None),
            Err((trouble, detail)) => {
                let notice = disk::set_aside(&path, trouble, vec![detail]);
                (Self { path }, Deck::default(), Some(notice))
            }
        }
    }

    /// Makes a change to what the file holds by now, and gives that. A notice says that a file which had come there in
    /// the meantime and can't be understood was kept aside.
    ///
    /// # Errors
    /// [`SaveDeckError`]; the file that was there is untouched.
    pub fn change(&self, change: &Change) -> Result<(Deck, Option<Notice>), SaveDeckError> {
        self.change_for(change, None)
    }

    /// As [`Self::change`], for an entry of the journal: one that the file has in it changes nothing.
    ///
    /// # Errors
    /// As [`Self::change`].
    pub fn change_for(
        &self,
        change: &Change,
        entry: Option<&str>,
    ) -> Result<(Deck, Option<Notice>), SaveDeckError> {
        if let Some(folder) = self.path.parent() {
            disk::make_folder(folder)?;
        }
        // Between reading and writing another program must not write: its change would be lost.
        let _lock = self.path.parent().and_then(disk::lock_folder);
        let mut notice = None;
        let (mut deck, mut applied) = match read(&self.path) {
            Ok(found) => found,
            Err((trouble, detail)) => {
                let kept_aside = Some(disk::keep_aside(&self.path, trouble.label())?);
                let path = self.path.clone();
                notice = Some(Notice { trouble, path, kept_aside, details: vec![detail] });
                Default::default()
            }
        };
        if entry.is_none_or(|entry| applied.remember(entry)) {
            change.apply(&mut deck);
            write(&self.path, &deck, &applied)?;
        } else {
            // It may have been written by a program that was killed before its name came to the disk.
            disk::sync(&self.path)?;
        }
        Ok((deck, notice))
    }
}

#[derive(Deserialize)]
struct Head {
    version: i64,
}

/// The file as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    #[expect(dead_code, reason = "looked at before")]
    version: i64,
    #[serde(default)]
    applied: Applied,
    cards: Vec<Card>,
}

/// The file as it is written.
#[derive(Serialize)]
struct Written<'a> {
    version: i64,
    #[serde(skip_serializing_if = "Applied::is_empty")]
    applied: &'a Applied,
    cards: &'a [Card],
}

fn read(path: &Path) -> Result<(Deck, Applied), (Trouble, String)> {
    let bytes = match disk::read_whole(path, SIZE_LIMIT) {
        Ok(bytes) => bytes,
        // A link that leads nowhere is no such file, and none could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => {
            return Ok(Default::default());
        }
        Err(error) => return Err((Trouble::Unreadable, error.to_string())),
    };
    let broken = |detail: String| (Trouble::Broken, detail);
    let head: Head = serde_json::from_slice(&bytes).map_err(|error| broken(error.to_string()))?;
    if head.version > VERSION {
        let detail = format!("version {}, this program knows {VERSION}", head.version);
        return Err((Trouble::NewerVersion, detail));
    }
    let kept: Kept = serde_json::from_slice(&bytes).map_err(|error| broken(error.to_string()))?;
    let deck = Deck::of(kept.cards);
    let deck = deck.map_err(|(at, error)| broken(format!("card {}: {error}", at + 1)))?;
    Ok((deck, kept.applied))
}

fn write(path: &Path, deck: &Deck, applied: &Applied) -> Result<(), WriteError> {
    let written = Written { version: VERSION, applied, cards: deck.cards() };
    let text = serde_json::to_vec(&written).expect("a deck is made of plain values");
    disk::write_own(path, &text)
}
