//! The choices of the laboratory, with stable names and descriptions.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::game;

/// The description of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its stable name: lower-case letters and hyphens.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it does, in a paragraph.
    pub text: &'static str,
    /// Its source: author and year.
    pub source: &'static str,
}

/// No choice has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected one of {expected}, found {found:?}")]
pub struct UnknownName {
    /// The valid names.
    pub expected: String,
    /// The beginning of what was given.
    pub found: String,
}

fn named<T: Copy>(all: &[T], entry: fn(T) -> Entry, name: &str) -> Result<T, UnknownName> {
    let found = all.iter().copied().find(|&one| entry(one).name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|&one| entry(one).name).collect();
        UnknownName { expected: names.join(", "), found: name.chars().take(40).collect() }
    })
}

/// A search algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// One ply.
    Greedy,
    /// Full search, as two functions.
    Minimax,
    /// Full search, as one function.
    Negamax,
    /// Alpha-beta with values clamped to the window.
    FailHard,
    /// Alpha-beta with values outside the window.
    FailSoft,
    /// Alpha-beta with a narrow first window.
    Aspiration,
    /// The first move with a full window, all others with a null window.
    Pvs,
    /// Null windows only.
    Mtdf,
    /// Alpha-beta in which shallow searches stand in for deep ones.
    ProbCut,
    /// Monte Carlo tree search.
    Uct,
}

impl Algorithm {
    /// All, simplest first.
    pub const ALL: [Self; 10] = [
        Self::Greedy,
        Self::Minimax,
        Self::Negamax,
        Self::FailHard,
        Self::FailSoft,
        Self::Aspiration,
        Self::Pvs,
        Self::Mtdf,
        Self::ProbCut,
        Self::Uct,
    ];

    /// Whether it always finds minimax's value at its depth.
    pub fn is_exact(self) -> bool {
        !matches!(self, Self::ProbCut | Self::Uct)
    }

    /// Whether a switch affects it.
    pub fn takes(self, switch: Switch) -> bool {
        match self {
            Self::Greedy | Self::Uct => false,
            Self::Minimax | Self::Negamax => matches!(switch, Switch::Table | Switch::Deepening),
            _ => true,
        }
    }
}

/// An option of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// The transposition table.
    Table,
    /// Iterative deepening.
    Deepening,
    /// Killer moves.
    Killers,
    /// The history heuristic.
    History,
    /// Move ordering by evaluation.
    Ordering,
}

impl Switch {
    /// All switches.
    pub const ALL: [Self; 5] =
        [Self::Table, Self::Deepening, Self::Killers, Self::History, Self::Ordering];
}

/// An evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Othello: the difference of the discs.
    Discs,
    /// Othello: the weights of the squares.
    Squares,
    /// Othello: the difference of the legal moves.
    Mobility,
    /// Othello: stable discs, and corners.
    Stability,
    /// Othello: odd and even regions.
    Parity,
    /// Othello: all of these, by the phase of the game.
    Phases,
    /// Othello on 8×8 and Gomoku: learnt patterns.
    Patterns,
    /// Gomoku: rows of stones.
    Rows,
}

impl Evaluation {
    /// All evaluations.
    pub const ALL: [Self; 8] = [
        Self::Discs,
        Self::Squares,
        Self::Mobility,
        Self::Stability,
        Self::Parity,
        Self::Phases,
        Self::Patterns,
        Self::Rows,
    ];

    /// Whether it applies to a game on a board of this size.
    pub fn judges(self, game: game::Game, size: u8) -> bool {
        match (self, game) {
            (Self::Patterns, game::Game::Othello) => size == 8,
            (Self::Patterns | Self::Rows, game::Game::Gomoku) => true,
            (Self::Rows, game::Game::Othello) | (_, game::Game::Gomoku) => false,
            (_, game::Game::Othello) => true,
        }
    }

    /// A game's default, the usual textbook choice.
    pub fn usual(game: game::Game) -> Self {
        match game {
            game::Game::Othello => Self::Phases,
            game::Game::Gomoku => Self::Rows,
        }
    }
}

macro_rules! by_name {
    ($kind:ty) => {
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.entry().name)
            }
        }

        impl FromStr for $kind {
            type Err = UnknownName;

            fn from_str(name: &str) -> Result<Self, UnknownName> {
                named(&Self::ALL, Self::entry, name)
            }
        }
    };
}

by_name!(Algorithm);
by_name!(Switch);
by_name!(Evaluation);

/// A set of switches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Switches(u8);

impl Switches {
    /// No switch.
    pub const NONE: Self = Self(0);

    /// All switches.
    pub fn all() -> Self {
        Switch::ALL.into_iter().collect()
    }

    /// Whether a switch is on.
    pub fn has(self, switch: Switch) -> bool {
        self.0 >> switch as u8 & 1 == 1
    }

    /// The set with another switch on.
    #[must_use]
    pub fn with(self, switch: Switch) -> Self {
        Self(self.0 | 1 << switch as u8)
    }
}

impl FromIterator<Switch> for Switches {
    fn from_iter<I: IntoIterator<Item = Switch>>(switches: I) -> Self {
        switches.into_iter().fold(Self::NONE, Self::with)
    }
}

/// An algorithm with those of its switches that affect it.
///
/// ```
/// use heibai::lab::{Algorithm, Contestant, Switch};
/// let one: Contestant = "pvs+table+killers".parse().unwrap();
/// assert_eq!(one.algorithm(), Algorithm::Pvs);
/// assert!(one.switches().has(Switch::Killers));
/// assert_eq!(one.to_string(), "pvs+table+killers");
/// assert!("pvs+magic".parse::<Contestant>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contestant {
    algorithm: Algorithm,
    switches: Switches,
}

impl Contestant {
    /// An algorithm with those of the switches that affect it.
    pub fn new(algorithm: Algorithm, switches: Switches) -> Self {
        let taken = |&switch: &Switch| switches.has(switch) && algorithm.takes(switch);
        Self { algorithm, switches: Switch::ALL.into_iter().filter(taken).collect() }
    }

    /// The algorithm.
    pub fn algorithm(self) -> Algorithm {
        self.algorithm
    }

    /// The switches that are on.
    pub fn switches(self) -> Switches {
        self.switches
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = Switch::ALL.into_iter().filter(|&switch| self.switches.has(switch));
        let names = on.map(|switch| format!("+{switch}"));
        f.pad(&format!("{}{}", self.algorithm, names.collect::<String>()))
    }
}

impl FromStr for Contestant {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let mut parts = text.split('+').map(str::trim);
        let algorithm = parts.next().unwrap_or_default().parse()?;
        let switches: Result<Switches, _> = parts.map(str::parse::<Switch>).collect();
        Ok(Self::new(algorithm, switches?))
    }
}
