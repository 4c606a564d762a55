//! How a book is made.

use serde::{Deserialize, Serialize};

use super::field::Field;
use crate::eval::Score;
use crate::game::{Game, Variant};
use crate::gomoku::{Opening, Ruleset};
use crate::search::Selectivity;

/// How a book is made: with the same engine, the same making always makes the same book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Making {
    game: String,
    engine: String,
    depth: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    selectivity: Option<u8>,
    sieve_depth: u8,
    within: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u8>,
    /// The name is as old as books of Othello.
    #[serde(rename = "disc")]
    unit: u16,
}

/// What is put into a book. Units are discs in Othello, and those of the evaluation in Gomoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Moves that each position is looked ahead, at least one.
    pub depth: u8,
    /// How sure these searches are of what they leave out, in Othello.
    pub selectivity: Selectivity,
    /// Moves that a position is looked ahead to leave bad moves out, at least one.
    pub sieve: u8,
    /// The moves that are worse than the best one by more than this are left out.
    pub within: Score,
    /// No more than so many moves of a position are kept, mirror images counted once; any number if not given.
    pub moves: Option<u8>,
    /// As many plies as a lost unit counts where it is chosen which position is looked at next, at most 100.
    pub unit: u8,
}

impl Effort {
    /// What the books that come with the program are made with.
    pub const fn usual(game: Game) -> Self {
        match game {
            Game::Othello => Self {
                depth: 18,
                selectivity: Selectivity::P73,
                sieve: 10,
                within: Score::from_discs(5),
                moves: None,
                unit: 2,
            },
            Game::Gomoku => Self {
                depth: 10,
                selectivity: Selectivity::NONE,
                sieve: 5,
                within: Score::from_discs(2),
                moves: Some(8),
                // A unit takes three times as many games from the winner as a disc does.
                unit: 6,
            },
        }
    }
}

impl Making {
    /// A book of a game, and what is put into it; `None` if there are no books of such games: they are of Othello on
    /// 8×8 squares, and of Gomoku under any rules and on boards of any size, without swap2.
    pub fn new(variant: Variant, effort: Effort) -> Option<Self> {
        let making = Self {
            game: name(variant),
            engine: concat!("Heibai ", env!("CARGO_PKG_VERSION")).to_owned(),
            depth: effort.depth,
            selectivity: (variant.game() == Game::Othello).then_some(effort.selectivity.percent()),
            sieve_depth: effort.sieve,
            within: effort.within.hundredths(),
            moves: effort.moves,
            unit: effort.unit.into(),
        };
        making.checked()
    }

    /// The making that is written in a file; `None` if it is none of a book.
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str::<Self>(text).ok()?.checked()
    }

    fn checked(self) -> Option<Self> {
        let variant = variant(&self.game)?;
        let selectivity = self.selectivity.map(Selectivity::from_percent);
        let is_selective = matches!(selectivity, Some(Some(_)));
        let is_possible = Field::start(variant).is_some()
            && (is_selective == (variant.game() == Game::Othello))
            && (selectivity.is_none() || is_selective)
            && (0..=6400).contains(&self.within)
            && self.depth > 0
            && self.sieve_depth > 0
            && self.moves != Some(0)
            && self.unit <= 100;
        is_possible.then_some(self)
    }

    /// How it is written in a file.
    pub(super) fn written(&self) -> String {
        serde_json::to_string(self).expect("words and numbers can be written")
    }

    /// The game that the book is of.
    pub fn variant(&self) -> Variant {
        variant(&self.game).expect("it was looked at when it was made")
    }

    /// What the book is of, in a few words such as "othello 8x8" or "gomoku freestyle 15x15".
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Whose values they are.
    pub fn engine(&self) -> &str {
        &self.engine
    }

    /// The moves that each position was looked ahead.
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// How sure these searches were of what they left out.
    pub fn selectivity(&self) -> Selectivity {
        self.selectivity.and_then(Selectivity::from_percent).unwrap_or(Selectivity::NONE)
    }

    /// The moves that a position is looked ahead to leave bad moves out.
    pub fn sieve_depth(&self) -> u8 {
        self.sieve_depth
    }

    /// By how much a move may be worse than the best one and still be in the book.
    pub fn within(&self) -> Score {
        Score::from_hundredths(self.within)
    }

    /// The moves of a position that are kept at most, mirror images counted once.
    pub fn moves(&self) -> usize {
        self.moves.map_or(usize::MAX, usize::from)
    }

    /// The plies that a lost unit counts as.
    pub fn unit(&self) -> u16 {
        self.unit
    }
}

/// A game as the header of a file names it.
fn name(variant: Variant) -> String {
    match variant {
        Variant::Othello { size, .. } => format!("othello {size}x{size}"),
        Variant::Gomoku { size, rules, .. } => {
            format!("gomoku {} {size}x{size}", rules.name())
        }
    }
}

/// The game that a file names.
fn variant(text: &str) -> Option<Variant> {
    let usual = Variant::usual(Game::Othello);
    if text == name(usual) {
        return Some(usual);
    }
    let [_, rules, size] = text.split(' ').collect::<Vec<_>>()[..] else { return None };
    let rules = Ruleset::ALL.into_iter().find(|known| known.name() == rules)?;
    let size = size.split_once('x')?.0.parse().ok()?;
    let variant = Variant::Gomoku { size, rules, opening: Opening::Free };
    (text == name(variant)).then_some(variant)
}
