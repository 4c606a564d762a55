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
    #[serde(skip_serializing_if = "Option::is_none")]
    solve: Option<u8>,
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
    /// How sure these searches are of what they leave out, in Othello on 8×8.
    pub selectivity: Selectivity,
    /// Moves that a position is looked ahead to leave bad moves out, at least one.
    pub sieve: u8,
    /// Positions with this many empty squares, at most those of the start, get their best move and what it is worth from
    /// a search to the end of the game, and nothing grows behind them; for Othello.
    pub solve: Option<u8>,
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
                solve: None,
                within: Score::from_discs(5),
                moves: None,
                unit: 2,
            },
            Game::Gomoku => Self {
                depth: 10,
                selectivity: Selectivity::NONE,
                sieve: 5,
                solve: None,
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
    /// boards up to 8×8, and of Gomoku under any rules and on boards of any size, without swap2.
    pub fn new(variant: Variant, effort: Effort) -> Option<Self> {
        let is_othello = variant.game() == Game::Othello;
        // Only the search of 8×8 ever leaves anything out.
        let sureness = if is_selective(variant) { effort.selectivity } else { Selectivity::NONE };
        let making = Self {
            game: name(variant),
            engine: concat!("Heibai ", env!("CARGO_PKG_VERSION")).to_owned(),
            depth: effort.depth,
            selectivity: is_othello.then_some(sureness.percent()),
            sieve_depth: effort.sieve,
            solve: effort.solve,
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
        let start = Field::start(variant)?;
        let is_othello = variant.game() == Game::Othello;
        let can_be_solved =
            |empties: u8| is_othello && (1..=start.empties()).contains(&empties.into());
        let is_possible = self.selectivity.is_some() == is_othello
            && self.selectivity.is_none_or(|percent| {
                Selectivity::from_percent(percent)
                    .is_some_and(|step| is_selective(variant) || step == Selectivity::NONE)
            })
            && self.solve.is_none_or(can_be_solved)
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

    /// Positions with this many empty squares were solved, and nothing grew behind them.
    pub fn solve(&self) -> Option<u8> {
        self.solve
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

/// Returns whether searches of a game can leave out what is unlikely to matter.
fn is_selective(variant: Variant) -> bool {
    variant == Variant::usual(Game::Othello)
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
    let (before, size) = text.rsplit_once(' ')?;
    let size = size.split_once('x')?.0.parse().ok()?;
    let variant = match before.split_once(' ') {
        None => Variant::usual(Game::Othello).with_size(size),
        Some((_, rules)) => {
            let rules = Ruleset::ALL.into_iter().find(|known| known.name() == rules)?;
            Variant::Gomoku { size, rules, opening: Opening::Free }
        }
    };
    (text == name(variant)).then_some(variant)
}
