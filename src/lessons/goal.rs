//! What a task asks for.

use super::words::Words;
use crate::game::{Game, Position};

/// Two threats made by one stone, in two directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fork {
    /// Two fours.
    FourFour,
    /// A four and an open three.
    FourThree,
    /// Two open threes.
    ThreeThree,
    /// Any of them.
    Any,
}

/// A rule that the right moves of a step fulfil, and all other legal moves don't.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Othello: a legal move. What is wrong is an empty square where nothing turns.
    Legal,
    /// Othello: turns this many discs.
    Turns(usize),
    /// Othello: turns the most discs.
    MostTurned,
    /// Othello: turns the fewest discs.
    FewestTurned,
    /// Othello: takes a corner.
    Corner,
    /// Othello: leaves the opponent no corner to take.
    NoCorner,
    /// Othello: the new disc can never be turned.
    Stable,
    /// Othello: on an edge, between two discs of the opponent.
    Wedge,
    /// Othello: leaves the opponent the fewest moves.
    FewestReplies,
    /// Othello: gives the opponent no move that it didn't have before.
    OpensNothing,
    /// Othello: leaves the fewest own discs beside an empty square.
    FewestFrontier,
    /// Othello: the opponent has to pass.
    Passes,
    /// Othello: into a region with an odd number of empty squares.
    OddRegion,
    /// Othello: wins with best play.
    Win,
    /// Othello: doesn't lose with best play.
    Draw,
    /// Othello: the best result. All other moves lose at least so many discs against it.
    Best(i32),
    /// Reaches the opening of this English name.
    Opening(String),
    /// Gomoku: wins at once.
    Five,
    /// Gomoku: a row of four that either of two points completes.
    OpenFour,
    /// Gomoku: a four, open or not.
    Four,
    /// Gomoku: an open three and no four.
    OpenThree,
    /// Gomoku: two threats.
    Fork(Fork),
    /// Gomoku: keeps the opponent from making five with its next stone.
    StopFive,
    /// Gomoku: a four that can't be stopped by any legal stone, nor by a five.
    Unstoppable,
    /// Gomoku: begins a win by fours.
    Fours,
    /// Gomoku: begins a win by fours and threes, against every answer.
    Threats,
    /// Gomoku: the opponent has no win by fours any more.
    Defence,
    /// Gomoku: leaves no side an open three or a four.
    Calm,
    /// Renju: a point that Black, to move, may not play.
    Forbidden,
}

const PLAIN: [(&str, Goal); 28] = [
    ("legal", Goal::Legal),
    ("most-turned", Goal::MostTurned),
    ("fewest-turned", Goal::FewestTurned),
    ("corner", Goal::Corner),
    ("no-corner", Goal::NoCorner),
    ("stable", Goal::Stable),
    ("wedge", Goal::Wedge),
    ("fewest-replies", Goal::FewestReplies),
    ("opens-nothing", Goal::OpensNothing),
    ("fewest-frontier", Goal::FewestFrontier),
    ("passes", Goal::Passes),
    ("odd-region", Goal::OddRegion),
    ("win", Goal::Win),
    ("draw", Goal::Draw),
    ("five", Goal::Five),
    ("open-four", Goal::OpenFour),
    ("four", Goal::Four),
    ("open-three", Goal::OpenThree),
    ("four-four", Goal::Fork(Fork::FourFour)),
    ("four-three", Goal::Fork(Fork::FourThree)),
    ("three-three", Goal::Fork(Fork::ThreeThree)),
    ("fork", Goal::Fork(Fork::Any)),
    ("stop-five", Goal::StopFive),
    ("unstoppable", Goal::Unstoppable),
    ("fours", Goal::Fours),
    ("threats", Goal::Threats),
    ("defence", Goal::Defence),
    ("forbidden", Goal::Forbidden),
];

impl Goal {
    /// Reads a goal as files have it.
    pub(super) fn read(text: &str, position: &Position) -> Result<Self, String> {
        let mut words = Words::new(text, position);
        let name = words.word("a goal")?;
        let goal = match name {
            "turns" => Self::Turns(words.count()?),
            "best" => Self::Best(words.number()?),
            "opening" => Self::Opening(words.rest()),
            "calm" => Self::Calm,
            _ => PLAIN
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, goal)| goal.clone())
                .ok_or_else(|| format!("{name:?} is not a goal"))?,
        };
        words.end()?;
        match goal.game() {
            Some(game) if game != position.game() => Err(format!("{name:?} is the other game's")),
            _ => Ok(goal),
        }
    }

    /// Returns whether the cells asked for are only pointed at, because they can't be played.
    pub const fn is_pointed_at(&self) -> bool {
        matches!(self, Self::Forbidden)
    }

    /// The game it belongs to; `None` for both.
    pub const fn game(&self) -> Option<Game> {
        match self {
            Self::Opening(_) => None,
            Self::Five
            | Self::OpenFour
            | Self::Four
            | Self::OpenThree
            | Self::Fork(_)
            | Self::StopFive
            | Self::Unstoppable
            | Self::Fours
            | Self::Threats
            | Self::Defence
            | Self::Calm
            | Self::Forbidden => Some(Game::Gomoku),
            _ => Some(Game::Othello),
        }
    }
}
