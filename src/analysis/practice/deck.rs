//! The deck of mistakes, each position once.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::schedule::{Grade, Memory, Seconds};
use crate::analysis::{Mistake, MoveValue, lost};
use crate::eval::Score;
use crate::game::tree::{Certainty, GameKey, GameTree};
use crate::game::{PerSide, Position, SetUpError, Side, Variant};

/// Nobody practises as many cards, and the file stays bounded.
const MOST: usize = 20_000;

/// The longest line of a card.
const LINE: usize = 60;

/// A position with a mistake, which identifies its card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Key {
    /// The game, its rules and its board.
    pub variant: Variant,
    /// `X` for Black, `O` for White, `-` for nothing, in row order.
    pub stones: String,
    /// The side to move.
    pub to_move: Side,
}

impl Key {
    /// The key of a position.
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
    /// [`CardError`] if it is impossible.
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

/// What is wrong with a card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CardError {
    /// An unknown stone character.
    #[error("{0:?} is not a stone")]
    Stone(char),
    /// An impossible position.
    #[error(transparent)]
    Position(#[from] SetUpError),
    /// An illegal move.
    #[error("cell {0} can't be played")]
    Move(usize),
    /// A value that no move has.
    #[error("no move is worth {0} hundredths")]
    Score(i16),
    /// What is remembered of it is impossible.
    #[error("an impossible memory")]
    Memory,
    /// There are too many cards.
    #[error("more than {MOST} cards")]
    TooMany,
    /// A duplicate position.
    #[error("the same position twice")]
    Twice,
}

/// The longest text kept about a game, in characters.
const TEXT: usize = 120;

/// The game with the mistake, as far as known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Occasion {
    /// The players.
    pub names: PerSide<String>,
    /// The event, match or place.
    pub event: String,
    /// The date as written.
    pub date: String,
    /// Which game it was; unknown of old cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameKey>,
}

impl Occasion {
    /// The facts of a game, with each player's colour in the end.
    pub fn of(tree: &GameTree) -> Self {
        Self::played_by(tree, &tree.facts.names)
    }

    /// As [`Self::of`], of players with these names by their first colours.
    pub fn played_by(tree: &GameTree, names: &PerSide<String>) -> Self {
        let end = tree.position(tree.main_end());
        let facts = &tree.facts;
        let event = if facts.event.is_empty() { &facts.place } else { &facts.event };
        Self {
            names: PerSide::from_fn(|side| names[end.player_of(side)].clone()),
            event: event.clone(),
            date: facts.date.clone(),
            game: Some(GameKey::of_main_line(tree)),
        }
    }

    /// As stored: names from foreign files may be long.
    fn shortened(&self) -> Self {
        let short = |text: &String| text.chars().take(TEXT).collect();
        let names = PerSide::from_fn(|side| short(&self.names[side]));
        Self { names, event: short(&self.event), date: short(&self.date), game: self.game }
    }

    /// Whether it is the same game, as far as known.
    fn is_same(&self, other: &Self) -> bool {
        match (self.game, other.game) {
            (Some(one), Some(other)) => one == other,
            _ => self.date == other.date && self.names == other.names && self.event == other.event,
        }
    }
}

/// A mistake with its solution, and how well it is remembered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Card {
    /// The position.
    pub key: Key,
    /// The latest mistake: a cell in row order.
    pub played: usize,
    /// Its value for the side that made it, in hundredths.
    pub played_score: i16,
    /// The line after the mistake, beginning with it; empty if unknown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played_line: Vec<usize>,
    /// The principal variation, beginning with the best move.
    pub line: Vec<usize>,
    /// Its value, in hundredths.
    pub best_score: i16,
    /// Whether both values are proven.
    pub is_exact: bool,
    /// How well it is remembered.
    pub memory: Memory,
    /// The latest game with it.
    #[serde(default)]
    pub occasion: Occasion,
}

impl Card {
    /// A new card.
    pub fn of(variant: Variant, mistake: &Mistake, occasion: &Occasion, now: Seconds) -> Self {
        let Mistake { position, played, best } = mistake;
        Self {
            key: Key::of(variant, position),
            played: played.cell,
            played_score: played.score.hundredths(),
            played_line: played.line.iter().copied().take(LINE).collect(),
            line: best.line.iter().copied().take(LINE).collect(),
            best_score: best.score.hundredths(),
            is_exact: played.is_exact() && best.is_exact(),
            memory: Memory::new(now),
            occasion: occasion.shortened(),
        }
    }

    /// The value of the best move.
    pub fn best(&self) -> Score {
        Score::from_hundredths(self.best_score)
    }

    /// The value of the mistake.
    pub fn worth_of_mistake(&self) -> Score {
        Score::from_hundredths(self.played_score)
    }

    /// The mistake, in the position of the card.
    pub fn mistake(&self, position: &Position) -> Mistake {
        let certainty = if self.is_exact { Certainty::Exact } else { Certainty::Depth(0) };
        let value = |cell, score, line: &[usize]| MoveValue {
            cell,
            score,
            certainty,
            // An unknown line is the move alone.
            line: if line.is_empty() { vec![cell] } else { line.to_vec() },
        };
        Mistake {
            position: position.clone(),
            played: value(self.played, self.worth_of_mistake(), &self.played_line),
            best: value(self.line[0], self.best(), &self.line),
        }
    }

    /// What the mistake lost, as [`lost`] counts it.
    pub fn lost(&self, position: &Position) -> f32 {
        lost(position, self.best(), self.worth_of_mistake())
    }

    /// The position, if the card is valid.
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
        let cells = usize::from(position.size()).pow(2);
        let is_cell = |cell: &&usize| **cell < cells;
        if let Some(&cell) = self.line.iter().chain(&self.played_line).find(|it| !is_cell(it)) {
            return Err(CardError::Move(cell));
        }
        let most = Score::win_in(0).hundredths();
        let scores = [self.played_score, self.best_score];
        if let Some(score) = scores.into_iter().find(|score| !(-most..=most).contains(score)) {
            return Err(CardError::Score(score));
        }
        let is_long = self.line.len() > LINE || self.played_line.len() > LINE;
        if is_long || !self.memory.is_sound() {
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
    /// A deck of stored cards.
    ///
    /// # Errors
    /// The number of the first invalid card, from 0, and why.
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

    /// Every card, oldest first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card of a position.
    pub fn card(&self, key: &Key) -> Option<&Card> {
        self.cards.iter().find(|card| card.key == *key)
    }

    /// Adds a new card. A mistake made before is due again, with its new results, unless it was in the same game, which may
    /// have been reviewed again; of too many cards the oldest goes.
    pub fn add(&mut self, card: Card, now: Seconds) {
        if card.check().is_err() {
            return;
        }
        if let Some(old) = self.cards.iter_mut().find(|old| old.key == card.key) {
            // Repeating a mistake means not having remembered it.
            let is_new = old.memory.counts()[0] == 0 || old.occasion.is_same(&card.occasion);
            let memory = if is_new { old.memory } else { old.memory.after(Grade::Again, now) };
            *old = Card { memory, ..card };
            return;
        }
        if self.cards.len() >= MOST {
            self.cards.remove(0);
        }
        self.cards.push(card);
    }

    /// Removes a card; returns whether it existed.
    pub fn remove(&mut self, key: &Key) -> bool {
        let count = self.cards.len();
        self.cards.retain(|card| card.key != *key);
        self.cards.len() < count
    }

    /// Grades an answer; returns whether the card exists.
    pub fn answer(&mut self, key: &Key, grade: Grade, now: Seconds) -> bool {
        let card = self.cards.iter_mut().find(|card| card.key == *key);
        card.map(|card| card.memory = card.memory.after(grade, now)).is_some()
    }

    /// The cards due by a time, longest waiting first.
    pub fn due(&self, by: Seconds) -> Vec<&Card> {
        let mut due: Vec<&Card> = self.cards.iter().filter(|card| card.memory.is_due(by)).collect();
        due.sort_by_key(|card| card.memory.due());
        due
    }

    /// When the next card is due, if none is now.
    pub fn next_due(&self) -> Option<Seconds> {
        self.cards.iter().map(|card| card.memory.due()).min()
    }
}
