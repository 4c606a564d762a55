//! The deck: mistakes, each once, however often it was made.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::schedule::{Grade, Memory, Seconds};
use crate::analysis::{Mistake, lost};
use crate::eval::Score;
use crate::game::{Position, SetUpError, Side, Variant};

/// More cards are not kept: nobody practises as many, and a file has an end.
const MOST: usize = 20_000;

/// The longest line of a card.
const LINE: usize = 60;

/// A position that somebody went wrong in, as a card tells it from others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Key {
    /// The game, its rules and its board.
    pub variant: Variant,
    /// `X` for Black, `O` for White, `-` for nothing, in row order.
    pub stones: String,
    /// Whose move it is.
    pub to_move: Side,
}

impl Key {
    /// That of a position.
    pub fn of(variant: Variant, position: &Position) -> Self {
        let letter = |stone: Option<Side>| match stone {
            Some(Side::Black) => 'X',
            Some(Side::White) => 'O',
            None => '-',
        };
        let stones = position.stones().into_iter().map(letter).collect();
        Self { variant, stones, to_move: position.side_to_move() }
    }

    /// The position.
    ///
    /// # Errors
    /// [`CardError`] if there is no such one.
    pub fn position(&self) -> Result<Position, CardError> {
        let stone = |letter| match letter {
            'X' => Ok(Some(Side::Black)),
            'O' => Ok(Some(Side::White)),
            '-' => Ok(None),
            other => Err(CardError::Stone(other)),
        };
        let stones = self.stones.chars().map(stone).collect::<Result<Vec<_>, _>>()?;
        Ok(Position::set_up(self.variant, &stones, self.to_move)?)
    }
}

/// Says what is wrong with a card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CardError {
    /// There is no such stone.
    #[error("{0:?} is no stone")]
    Stone(char),
    /// There is no such position.
    #[error(transparent)]
    Position(#[from] SetUpError),
    /// A move can't be made.
    #[error("cell {0} can't be played")]
    Move(usize),
    /// What is remembered is nonsense.
    #[error("what is remembered can't be")]
    Memory,
    /// There are too many cards.
    #[error("more than {MOST} cards")]
    TooMany,
    /// A position is there twice.
    #[error("the same position twice")]
    Twice,
}

/// A mistake with what was better, and how well that is remembered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Card {
    /// What tells it from others.
    pub key: Key,
    /// The mistake that was made last: a cell in row order.
    pub played: usize,
    /// What it was worth for whoever made it, in hundredths.
    pub played_score: i16,
    /// What was expected after the best move, that move first.
    pub line: Vec<usize>,
    /// What that is worth, in hundredths.
    pub best_score: i16,
    /// Whether both are proved.
    pub is_exact: bool,
    /// How well it is remembered.
    pub memory: Memory,
}

impl Card {
    /// A mistake that is asked for the first time.
    pub fn of(variant: Variant, mistake: &Mistake, now: Seconds) -> Self {
        let Mistake { position, played, best } = mistake;
        Self {
            key: Key::of(variant, position),
            played: played.cell,
            played_score: played.score.hundredths(),
            line: best.line.iter().copied().take(LINE).collect(),
            best_score: best.score.hundredths(),
            is_exact: played.is_exact() && best.is_exact(),
            memory: Memory::new(now),
        }
    }

    /// What the best move is worth.
    pub fn best(&self) -> Score {
        Score::from_hundredths(self.best_score)
    }

    /// What the mistake lost in the position of the card, as [`lost`] counts it.
    pub fn lost(&self, position: &Position) -> f32 {
        lost(position, self.best(), Score::from_hundredths(self.played_score))
    }

    /// The position, if the card makes sense.
    ///
    /// # Errors
    /// [`CardError`] says why not.
    pub fn check(&self) -> Result<Position, CardError> {
        let position = self.key.position()?;
        let best = self.line.first().copied().unwrap_or(usize::MAX);
        for cell in [self.played, best] {
            if !position.is_legal(cell) {
                return Err(CardError::Move(cell));
            }
        }
        if self.line.len() > LINE || !self.memory.is_sound() {
            return Err(CardError::Memory);
        }
        Ok(position)
    }
}

/// The mistakes of all games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deck {
    cards: Vec<Card>,
}

impl Deck {
    /// A deck of cards that were kept.
    ///
    /// # Errors
    /// The number of the card that makes no sense, from 0 on, and why.
    pub fn of(cards: Vec<Card>) -> Result<Self, (usize, CardError)> {
        if cards.len() > MOST {
            return Err((MOST, CardError::TooMany));
        }
        let mut seen = std::collections::HashSet::new();
        for (number, card) in cards.iter().enumerate() {
            card.check().map_err(|error| (number, error))?;
            if !seen.insert(&card.key) {
                return Err((number, CardError::Twice));
            }
        }
        Ok(Self { cards })
    }

    /// Every card, the oldest first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card of a position.
    pub fn card(&self, key: &Key) -> Option<&Card> {
        self.cards.iter().find(|card| card.key == *key)
    }

    /// Adds a mistake. One that was made before is due again, with what is known now; of too many the oldest goes.
    pub fn add(&mut self, variant: Variant, mistake: &Mistake, now: Seconds) {
        self.add_card(Card::of(variant, mistake, now), now);
    }

    /// Adds a mistake that is asked for the first time, as [`Self::add`] does.
    pub fn add_card(&mut self, card: Card, now: Seconds) {
        if card.check().is_err() {
            return;
        }
        if let Some(old) = self.cards.iter_mut().find(|old| old.key == card.key) {
            // Who makes it again has not remembered it.
            let memory = if old.memory.counts()[0] == 0 {
                old.memory
            } else {
                old.memory.after(Grade::Again, now)
            };
            *old = Card { memory, ..card };
            return;
        }
        if self.cards.len() >= MOST {
            self.cards.remove(0);
        }
        self.cards.push(card);
    }

    /// Takes a card out of the deck; tells whether it was there.
    pub fn remove(&mut self, key: &Key) -> bool {
        let count = self.cards.len();
        self.cards.retain(|card| card.key != *key);
        self.cards.len() < count
    }

    /// Notes how well a card was known; tells whether it is there.
    pub fn answer(&mut self, key: &Key, grade: Grade, now: Seconds) -> bool {
        let card = self.cards.iter_mut().find(|card| card.key == *key);
        card.map(|card| card.memory = card.memory.after(grade, now)).is_some()
    }

    /// The cards that are to be asked now, those first that have waited longest.
    pub fn due(&self, now: Seconds) -> Vec<&Card> {
        let mut due: Vec<&Card> =
            self.cards.iter().filter(|card| card.memory.due() <= now).collect();
        due.sort_by_key(|card| card.memory.due());
        due
    }

    /// When the next card is due, if none is now.
    pub fn next_due(&self) -> Option<Seconds> {
        self.cards.iter().map(|card| card.memory.due()).min()
    }
}
