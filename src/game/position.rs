//! A position of either game: the one place under `game` that names the games.

mod gomoku;
mod kind;
mod objection;
mod othello;
mod set_up;
mod variant;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use crate::gomoku::{Choice, Foul};
pub use kind::GameKind;
pub use objection::Objection;
pub use set_up::SetUpError;
pub use variant::{Game, PerGame, StartError, Variant};

use super::side::{PerSide, Side};

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ply {
    /// Places a stone on the cell with this index, in row order from the top-left corner.
    Place(usize),
    /// Passes the turn.
    Pass,
    /// Makes a choice of the opening.
    Choose(Choice),
    /// Offers a fifth move of renju, on the cell with this index. No stone is placed.
    Offer(usize),
}

impl Ply {
    /// Whether it is a move or a pass, and nothing that only prepares the opening.
    pub const fn is_move(self) -> bool {
        matches!(self, Self::Place(_) | Self::Pass)
    }

    /// The cell on which a stone is placed.
    pub const fn placed(self) -> Option<usize> {
        match self {
            Self::Place(cell) => Some(cell),
            Self::Pass | Self::Choose(_) | Self::Offer(_) => None,
        }
    }
}

/// Why a ply is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalPly {
    /// The cell is off the board.
    #[error("that is not on the board")]
    OffBoard,
    /// The cell is occupied.
    #[error("that square is occupied")]
    Occupied,
    /// Othello: no disc would be flipped.
    #[error("no disc would be flipped there")]
    FlipsNothing,
    /// Renju: a forbidden point.
    #[error("that point is forbidden for Black: {}", .0.name())]
    Forbidden(Foul),
    /// A choice of the opening comes first.
    #[error("a choice of the opening comes first")]
    ChoiceDue,
    /// The opening wants this stone within so many points of the centre.
    #[error("the opening wants this stone in the central {width}×{width} points", width = 2 * .0 + 1)]
    TooFar(u8),
    /// Fifth moves are to be offered first.
    #[error("fifth moves are to be offered first")]
    OffersDue,
    /// No move is to be offered.
    #[error("no move is to be offered here")]
    NoOffer,
    /// That fifth move was offered before.
    #[error("that fifth move is offered already")]
    Offered,
    /// A fifth move that was offered before makes the same figure.
    #[error("that is a fifth move offered before, turned, mirrored or shifted")]
    Alike,
    /// Only fifth moves that were offered can be played.
    #[error("that fifth move was not offered")]
    NotOffered,
    /// That choice is not due.
    #[error("that can't be chosen here")]
    NoChoice,
    /// The rules of this game know no pass.
    #[error("this game has no passes")]
    NoPass,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

/// How the rules ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Othello: neither side has a legal move.
    NoMoves,
    /// Othello: one side has no disc left.
    WipedOut,
    /// Gomoku: a winning row.
    Row,
    /// Gomoku: no legal point is left, and no row won.
    Full,
}

/// A position of either game.
///
/// Cells are counted in row order from the top-left corner. A *side* is a colour of stones; a *player* is a person or
/// engine, named by the side they start with, which may be swapped in an opening.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// A position of Othello.
    Othello(crate::othello::Position),
    /// A position of Gomoku, boxed because of its size.
    Gomoku(Box<crate::gomoku::Position>),
}

/// Declares what every game's rules answer, and the methods of [`Position`] that ask them.
macro_rules! rules {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty)?) -> $answer:ty;)*) => {
        trait Rules {
            $(fn $name(&self, $($argument: $type)?) -> $answer;)*
            fn moves_to_come(&self) -> usize;
            fn play(&mut self, ply: Ply) -> Result<Vec<usize>, IllegalPly>;
            fn objections(&self) -> Vec<Objection>;
        }

        impl Position {
            $($(#[$doc])* pub fn $name(&self, $($argument: $type)?) -> $answer {
                self.rules().$name($($argument)?)
            })*
        }
    };
}

rules! {
    /// Columns and rows.
    fn size() -> u8;
    /// The side to move, even when it has to pass or the game is over: the colour of the next stone.
    fn side_to_move() -> Side;
    /// The player whose turn it is.
    fn player_to_move() -> Side;
    /// The player of this side. Before colours are chosen, everybody has their starting side.
    fn player_of(side: Side) -> Side;
    /// Returns whether an ordinary move is due, and nothing that only an opening knows.
    fn is_settled() -> bool;
    /// The choices due instead of a stone; empty if a stone is.
    fn choices() -> &'static [Choice];
    /// The stones that the player to move still has to place before another decides something; 0 outside of an opening.
    fn opening_stones() -> usize;
    /// How far from the centre, along columns and rows, the opening lets the next stone lie; `None` if anywhere.
    fn reach() -> Option<u8>;
    /// The fifth moves that the player to move still has to offer.
    fn offers_due() -> usize;
    /// The cells of the fifth moves that were offered so far, until one of them is played.
    fn offers() -> Vec<usize>;
    /// The stone on a cell; `None` if it is empty or off the board.
    fn stone(cell: usize) -> Option<Side>;
    /// The number of stones of each side.
    fn counts() -> PerSide<usize>;
    /// The cells for the next stone or offer, in order.
    fn legal_cells() -> Vec<usize>;
    /// Returns whether [`Position::ply_on`] this cell is legal.
    fn is_legal(cell: usize) -> bool;
    /// The foul of a stone of the side to move on this empty cell, if any.
    fn foul(cell: usize) -> Option<Foul>;
    /// The cells whose stones would change colour if the side to move placed a stone on `cell`.
    fn changes(cell: usize) -> Vec<usize>;
    /// Returns whether the side to move has to pass.
    fn must_pass() -> bool;
    /// How the rules ended the game; `None` while it goes on.
    fn finish() -> Option<Finish>;
    /// Who would win if the board decided now, if anybody.
    fn leader() -> Option<Side>;
    /// The cells of the winning row, in order; empty if there is none.
    fn winning_cells() -> Vec<usize>;
    /// Each side's points if the game ended now, where the game has any. Othello's empty squares go to the leader.
    fn score() -> Option<PerSide<usize>>;
    /// The points if `winner` won other than on the board, where the game has any: at least the narrowest win.
    fn forfeit_score(winner: Side) -> Option<PerSide<usize>>;
    /// The name of a cell in the game's own notation, such as `f5`; empty off the board.
    fn cell_name(cell: usize) -> String;
    /// The cell with this name, in either case, or `None` if the board has none.
    fn cell_named(name: &str) -> Option<usize>;
}

impl Position {
    fn rules(&self) -> &dyn Rules {
        match self {
            Self::Othello(position) => position,
            Self::Gomoku(position) => position.as_ref(),
        }
    }

    /// The game.
    pub fn game(&self) -> Game {
        match self {
            Self::Othello(_) => Game::Othello,
            Self::Gomoku(_) => Game::Gomoku,
        }
    }

    /// The moves a player may expect until the end, at least 1, for sharing out a game clock.
    pub(crate) fn moves_to_come(&self) -> usize {
        self.rules().moves_to_come().max(1)
    }

    /// Returns whether the rules have ended the game.
    pub fn is_over(&self) -> bool {
        self.finish().is_some()
    }

    /// The margin of `side` if the game ended now; 0 where the game has no points.
    pub fn margin(&self, side: Side) -> i32 {
        self.score().map_or(0, |score| score[side] as i32 - score[!side] as i32)
    }

    /// Plays a ply; in games with passes, a pass is always accepted. Returns the cells that changed colour.
    ///
    /// # Errors
    /// [`IllegalPly`] says why not; the position is unchanged then.
    pub fn play(&mut self, ply: Ply) -> Result<Vec<usize>, IllegalPly> {
        if self.is_over() {
            return Err(IllegalPly::GameOver);
        }
        match self {
            Self::Othello(position) => Rules::play(position, ply),
            Self::Gomoku(position) => Rules::play(position.as_mut(), ply),
        }
    }

    /// What it means to point at this cell: a stone there or, where fifth moves are to be offered, an offer.
    pub fn ply_on(&self, cell: usize) -> Ply {
        if self.offers_due() > 0 { Ply::Offer(cell) } else { Ply::Place(cell) }
    }

    /// The written name of a ply: the cell, `pass`, a choice such as `black` or `fifths-3`, or an offer such as `offer-h9`.
    pub fn ply_name(&self, ply: Ply) -> String {
        match ply {
            Ply::Place(cell) => self.cell_name(cell),
            Ply::Pass => "pass".to_owned(),
            Ply::Choose(choice) => choice.to_string(),
            Ply::Offer(cell) => OFFER.to_owned() + &self.cell_name(cell),
        }
    }

    /// The ply with this name, in either case, legal or not; `None` if there is none.
    pub fn ply_named(&self, name: &str) -> Option<Ply> {
        let name = name.to_ascii_lowercase();
        if name == "pass" {
            return Some(Ply::Pass);
        }
        if let Ok(choice) = name.parse() {
            return Some(Ply::Choose(choice));
        }
        match name.strip_prefix(OFFER) {
            Some(name) => self.cell_named(name).map(Ply::Offer),
            None => self.cell_named(&name).map(Ply::Place),
        }
    }
}

const OFFER: &str = "offer-";
