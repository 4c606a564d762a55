//! The table of names, and the lookup of a position or a line.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::key::Key;
use crate::game::tree::{GameTree, NodeId};
use crate::game::{Game, Ply, Position};

const TABLES: [(Game, &str); 2] = [
    (Game::Othello, include_str!("../../data/othello-names.txt")),
    (Game::Gomoku, include_str!("../../data/renju-names.txt")),
];

/// Later moves have no names.
const MAX_PLIES: usize = 24;

/// A language that openings have names in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// English; every opening has an English name.
    English,
    /// Simplified Chinese; every opening has a name.
    Chinese,
    /// Japanese; not every opening has a known name.
    Japanese,
}

/// A named opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    game: Game,
    moves: &'static str,
    names: [&'static str; 3],
    plies: usize,
}

impl Opening {
    /// Its game.
    pub fn game(&self) -> Game {
        self.game
    }

    /// The moves that lead there, as in `f5d6c3`.
    pub fn moves(&self) -> &'static str {
        self.moves
    }

    /// The number of moves that lead there.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The name, in English if the language has none.
    pub fn name(&self, tongue: Tongue) -> &'static str {
        let name = self.names[tongue as usize];
        if name.is_empty() { self.names[Tongue::English as usize] } else { name }
    }

    /// The name in a language, if it has its own.
    pub fn name_in(&self, tongue: Tongue) -> Option<&'static str> {
        Some(self.names[tongue as usize]).filter(|name| !name.is_empty())
    }

    /// The distinct names in all languages.
    pub fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<&str> = Vec::with_capacity(self.names.len());
        for name in self.names {
            if !name.is_empty() && !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

/// All named openings of a game, in table order.
pub fn all(game: Game) -> impl Iterator<Item = &'static Opening> {
    TABLE.openings.iter().filter(move |opening| opening.game == game)
}

/// The opening of a position, if it has a name.
pub fn of(position: &Position) -> Option<&'static Opening> {
    // The key first: without one, the table is not read.
    let key = Key::of(position)?;
    let place = *TABLE.places.get(&key)?;
    Some(&TABLE.openings[place])
}

/// The last named opening that these plies pass through, which says most.
pub fn along(start: &Position, plies: impl IntoIterator<Item = Ply>) -> Option<&'static Opening> {
    let mut position = start.clone();
    let mut found = of(&position);
    for ply in plies.into_iter().take(MAX_PLIES) {
        if position.play(ply).is_err() {
            break;
        }
        found = of(&position).or(found);
    }
    found
}

/// The opening of the line to a node of this tree.
pub fn of_line(tree: &GameTree, end: NodeId) -> Option<&'static Opening> {
    along(tree.start().position(), tree.plies(end))
}

struct Table {
    openings: Vec<Opening>,
    places: HashMap<Key, usize>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table { openings: Vec::new(), places: HashMap::new() };
    for (game, text) in TABLES {
        let start = game.kind().named.and_then(|variant| variant.start().ok());
        let start = start.expect("openings that have names begin somewhere");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut columns = line.split('\t');
            let mut column = || columns.next().unwrap_or_default();
            let moves = column();
            let mut position = start.clone();
            let plies = moves_of(moves).inspect(|name| {
                let ply = position.ply_named(name).expect("the tests read every line");
                position.play(ply).expect("the tests play every line");
            });
            let plies = plies.count();
            let key = Key::of(&position).expect("names are of positions that have keys");
            // The first of two names for a position is the common one.
            table.places.entry(key).or_insert(table.openings.len());
            let names = [column(), column(), column()];
            table.openings.push(Opening { game, moves, names, plies });
        }
    }
    table
});

/// The names of the cells in `f5d6` or `h8h9h10`.
fn moves_of(text: &str) -> impl Iterator<Item = &str> {
    let begins = text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(at, _)| at);
    let begins: Vec<usize> = begins.collect();
    let ends: Vec<usize> = begins.iter().skip(1).copied().chain([text.len()]).collect();
    begins.into_iter().zip(ends).map(|(begin, end)| &text[begin..end])
}
