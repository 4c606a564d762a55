//! How a book is made.

use serde::{Deserialize, Serialize};

use super::position::BookPosition;
use crate::eval::Score;
use crate::game::{Game, Variant};
use crate::gomoku::Ruleset;
use crate::search::Selectivity;

/// How a book is made: the same engine and making always give the same book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Making {
    game: String,
    engine: String,
    depth: u8,
    /// Whether a score is the mean of the last two depths.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    mean: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    selectivity: Option<u8>,
    sieve_depth: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    solve: Option<u8>,
    within: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u8>,
    /// The name dates from when there were only books of Othello.
    #[serde(rename = "disc")]
    unit: u16,
    /// The books of other programs whose positions and moves it looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    guides: Vec<String>,
}

/// The most books of other programs that a book can grow by.
pub const MOST_GUIDES: usize = 16;

/// The settings of a book's growth. Units are discs in Othello, evaluation units in Gomoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GrowthSettings {
    /// Search depth of each position, at least one.
    pub depth: u8,
    /// Whether its score is the mean of the last two depths, as even and odd ones differ: by 0.4 to 0.8 discs with set 10,
    /// at the leaves of the book that was grown to depth 18 alone. Not at depth 1, and not where positions are solved.
    pub mean: bool,
    /// The selectivity of these searches, in Othello on 8×8.
    pub selectivity: Selectivity,
    /// Depth of the search that sorts out bad moves, at least one.
    pub sieve: u8,
    /// Positions with this many empty squares, at most those of the start, are solved for their best move, and nothing
    /// grows beyond them; Othello only.
    pub solve: Option<u8>,
    /// Moves worse than the best by more than this are dropped.
    pub within: Score,
    /// Maximum moves kept for a position, mirror images counted once; unlimited by default.
    pub moves: Option<u8>,
    /// Plies that a lost unit weighs when choosing the next leaf, at most 100.
    pub unit: u8,
}

impl GrowthSettings {
    /// The settings of the embedded books.
    pub const fn usual(game: Game) -> Self {
        match game {
            Game::Othello => Self {
                depth: 18,
                mean: true,
                selectivity: Selectivity::P73,
                sieve: 10,
                solve: None,
                within: Score::from_discs(5),
                moves: None,
                unit: 2,
            },
            Game::Gomoku => Self {
                depth: 10,
                mean: false,
                selectivity: Selectivity::NONE,
                sieve: 5,
                solve: None,
                within: Score::from_discs(2),
                moves: Some(8),
                // A unit costs the winner three times as many games as a disc.
                unit: 6,
            },
        }
    }
}

impl Making {
    /// The making of a book; `None` for games without books. There are books of Othello up to 8×8, and of Gomoku under
    /// any rules and on any board, without an opening rule.
    pub fn new(variant: Variant, settings: GrowthSettings) -> Option<Self> {
        // Only the search of 8×8 is selective.
        let sureness = if is_selective(variant) { settings.selectivity } else { Selectivity::NONE };
        let making = Self {
            game: name(variant),
            engine: concat!("Heibai ", env!("CARGO_PKG_VERSION")).to_owned(),
            depth: settings.depth,
            mean: settings.mean && settings.solve.is_none() && settings.depth > 1,
            selectivity: variant.game().kind().solves_endgame.then_some(sureness.percent()),
            sieve_depth: settings.sieve,
            solve: settings.solve,
            within: settings.within.hundredths(),
            moves: settings.moves,
            unit: settings.unit.into(),
            guides: Vec::new(),
        };
        making.checked()
    }

    /// Parses the making in a file.
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str::<Self>(text).ok()?.checked()
    }

    fn checked(self) -> Option<Self> {
        let variant = variant(&self.game)?;
        let start = BookPosition::start(variant)?;
        let counts = variant.game().kind().counts_stones;
        let can_be_solved = |empties: u8| counts && (1..=start.empties()).contains(&empties.into());
        let is_possible = self.selectivity.is_some() == counts
            && self.selectivity.is_none_or(|percent| {
                Selectivity::from_percent(percent)
                    .is_some_and(|step| is_selective(variant) || step == Selectivity::NONE)
            })
            && self.solve.is_none_or(can_be_solved)
            && (0..=6400).contains(&self.within)
            && self.depth > 0
            && !(self.mean && (self.solve.is_some() || self.depth < 2 || !counts))
            && self.sieve_depth > 0
            && self.moves != Some(0)
            && self.unit <= 100
            && self.guides.len() <= MOST_GUIDES;
        is_possible.then_some(self)
    }

    pub(super) fn written(&self) -> String {
        serde_json::to_string(self).expect("words and numbers can be written")
    }

    /// The game the book covers.
    pub fn variant(&self) -> Variant {
        variant(&self.game).expect("it was checked when it was made")
    }

    /// The game in a few words, such as "othello 8x8" or "gomoku freestyle 15x15".
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The engine that searched it.
    pub fn engine(&self) -> &str {
        &self.engine
    }

    /// The search depth of each position.
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// Whether a position's score is the mean of its search's last two depths.
    pub fn is_mean(&self) -> bool {
        self.mean
    }

    /// The selectivity of these searches.
    pub fn selectivity(&self) -> Selectivity {
        self.selectivity.and_then(Selectivity::from_percent).unwrap_or(Selectivity::NONE)
    }

    /// The depth of the search that sorts out bad moves.
    pub fn sieve_depth(&self) -> u8 {
        self.sieve_depth
    }

    /// The number of empty squares of solved positions, beyond which nothing grows.
    pub fn solve(&self) -> Option<u8> {
        self.solve
    }

    /// How much worse than the best a move may be.
    pub fn within(&self) -> Score {
        Score::from_hundredths(self.within)
    }

    /// Maximum moves kept for a position, mirror images counted once.
    pub fn moves(&self) -> usize {
        self.moves.map_or(usize::MAX, usize::from)
    }

    /// The same for a book that grows by others, at most [`MOST_GUIDES`] of them.
    pub(super) fn guided_by(&self, guides: impl Iterator<Item = String>) -> Self {
        Self { guides: guides.take(MOST_GUIDES).collect(), ..self.clone() }
    }

    /// The books of other programs that chose positions and moves to look at, in words. No value is theirs.
    pub fn guides(&self) -> &[String] {
        &self.guides
    }

    /// Plies that a lost unit weighs.
    pub fn unit(&self) -> u16 {
        self.unit
    }
}

fn is_selective(variant: Variant) -> bool {
    variant == Variant::usual(Game::Othello)
}

fn name(variant: Variant) -> String {
    let (id, size) = (variant.game().kind().id, variant.size());
    match variant.rules() {
        None => format!("{id} {size}x{size}"),
        Some(rules) => format!("{id} {} {size}x{size}", rules.name()),
    }
}

fn variant(text: &str) -> Option<Variant> {
    let (before, size) = text.rsplit_once(' ')?;
    let size = size.split_once('x')?.0.parse().ok()?;
    let (id, rules) = before.split_once(' ').map_or((before, None), |(id, it)| (id, Some(it)));
    let game = Game::ALL.into_iter().find(|game| game.kind().id == id)?;
    let variant = Variant::usual(game).with_size(size);
    let variant = match rules {
        None => variant,
        Some(name) => variant.with_rules(Ruleset::ALL.into_iter().find(|it| it.name() == name)?),
    };
    (text == name(variant)).then_some(variant)
}
