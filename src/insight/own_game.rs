//! The facts of a game against the machine.

use crate::game::tree::{GameKey, GameTree};
use crate::game::{Game, Outcome, Side, Skill, Variant};
use crate::openings::{self, Opening};

/// Who played against the person.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// Our engine, by its number: a level or a rating.
    Machine(u16),
    /// Another program, by its name.
    Program(String),
}

/// How a game ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Won {
    /// It was won.
    Yes,
    /// It was lost.
    No,
    /// It was drawn.
    Drawn,
}

impl Won {
    /// A stable name for files and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yes => "won",
            Self::No => "lost",
            Self::Drawn => "drawn",
        }
    }
}

/// A finished game of a person against the machine or another program. Of two people at one board nobody knows which one
/// the person is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnGame {
    /// Its key.
    pub key: GameKey,
    /// The game and its board.
    pub variant: Variant,
    /// The day, as written.
    pub date: String,
    /// The colour that the person had in the end.
    pub side: Side,
    /// The other one.
    pub opponent: Opponent,
    /// How it ended.
    pub won: Won,
    /// The opening, if it has a name.
    pub opening: Option<&'static Opening>,
}

impl OwnGame {
    /// The facts of a finished game of ours; `None` if it is not over, or nobody played against a machine in it.
    pub fn of(tree: &GameTree) -> Option<Self> {
        let facts = &tree.facts;
        let player = facts.mode?.person()?;
        let end = tree.main_end();
        let position = tree.position(end);
        let outcome = Outcome::of(&position, tree.node(end).end())?;
        let side = position.player_of(player);
        let (skill, name) = (facts.skills?[!player], &facts.names[!player]);
        let opponent = if is_ours(name) {
            Opponent::Machine(skill.number())
        } else {
            Opponent::Program(name.clone())
        };
        Some(Self {
            key: GameKey::of(tree.start(), &tree.plies(end)),
            variant: tree.variant(),
            date: facts.date.clone(),
            side,
            opponent,
            won: match outcome.winner {
                Some(winner) if winner == side => Won::Yes,
                Some(_) => Won::No,
                None => Won::Drawn,
            },
            opening: openings::of_line(tree, end),
        })
    }

    /// Its game.
    pub fn game(&self) -> Game {
        self.variant.game()
    }
}

/// Whether a player of this name is our engine: its name is that of the program with the number of its skill.
fn is_ours(name: &str) -> bool {
    let number = name.strip_prefix("Heibai ").and_then(|number| number.parse().ok());
    number.and_then(Skill::new).is_some()
}
