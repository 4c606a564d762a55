//! How a book is made.

use serde::{Deserialize, Serialize};

use crate::eval::Score;
use crate::search::Selectivity;

/// How a book is made: with the same engine, the same making always makes the same book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Making {
    game: String,
    engine: String,
    depth: u8,
    selectivity: u8,
    sieve_depth: u8,
    within: i16,
    disc: u16,
}

impl Making {
    /// The game that books are of.
    const GAME: &str = "othello 8x8";

    /// A book each position of which is searched `depth` moves ahead with a selectivity. Of the moves of a position
    /// those are left out that a search of `sieve_depth` moves finds more than `within` worse than the best. A lost disc
    /// counts as much as `disc` plies where it is chosen which position is looked at next.
    pub fn new(
        (depth, selectivity): (u8, Selectivity),
        (sieve_depth, within): (u8, Score),
        disc: u8,
    ) -> Self {
        Self {
            game: Self::GAME.to_owned(),
            engine: concat!("Heibai ", env!("CARGO_PKG_VERSION")).to_owned(),
            depth,
            selectivity: selectivity.percent(),
            sieve_depth,
            within: within.hundredths(),
            disc: disc.into(),
        }
    }

    /// The making that is written in a file; `None` if it is none of a book of Othello.
    pub(super) fn read(text: &str) -> Option<Self> {
        let making: Self = serde_json::from_str(text).ok()?;
        let is_possible = making.game == Self::GAME
            && Selectivity::from_percent(making.selectivity).is_some()
            && (0..=6400).contains(&making.within)
            && making.depth > 0
            && making.sieve_depth > 0
            && making.disc <= 100;
        is_possible.then_some(making)
    }

    /// How it is written in a file.
    pub(super) fn written(&self) -> String {
        serde_json::to_string(self).expect("words and numbers can be written")
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
        Selectivity::from_percent(self.selectivity).unwrap_or(Selectivity::P73)
    }

    /// The moves that a position is looked ahead to leave bad moves out.
    pub fn sieve_depth(&self) -> u8 {
        self.sieve_depth
    }

    /// By how much a move may be worse than the best one and still be in the book.
    pub fn within(&self) -> Score {
        Score::from_hundredths(self.within)
    }

    /// The plies that a lost disc counts as.
    pub fn disc(&self) -> u16 {
        self.disc
    }
}
