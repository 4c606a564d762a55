//! The deck of mistakes, kept in `$XDG_DATA_HOME/heibai/practice.json`.

use std::path::Path;

use super::applied::Applied;
use super::disk::WriteError;
use super::kept_file::{Format, Kept, SIZE_LIMIT};
use super::shared_file::{self, Fault, broken};
use crate::analysis::Mistake;
use crate::analysis::practice::{Card, Deck, Grade, Key, Occasion, Seconds};
use crate::game::Variant;
use serde::{Deserialize, Serialize};

/// The first version had neither answers nor the game of a mistake.
const VERSION: i64 = 2;

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
}

impl Kept for Deck {
    type Change = Change;
    type Format = Cards;

    fn apply(&mut self, change: &Change) {
        match change {
            Change::Add { cards, now } => {
                for card in cards {
                    self.add(card.clone(), *now);
                }
            }
            Change::Answer { key, grade, now } => {
                self.answer(key, *grade, *now);
            }
            Change::Remove(key) => {
                self.remove(key);
            }
        }
    }
}

/// The cards beside the version.
#[derive(Debug)]
pub struct Cards;

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

impl Format<Deck> for Cards {
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
}
