//! A position of either game: the one place under `game` that names the games.

mod doubt;
mod gomoku;
mod kind;
mod othello;
mod set_up;
mod variant;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use crate::gomoku::{Choice, Foul};
pub use doubt::Doubt;
pub use kind::GameKind;
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
    /// Makes a choice of the swap2 opening.
    Choose(Choice),
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
    #[error("first the colours have to be chosen")]
    ChoiceDue,
    /// That choice is not due.
    #[error("that can't be chosen here")]
    NoChoice,
    /// The rules of this game know no pass.
    #[error("this game knows no pass")]
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
/// Cells are counted in row order from the top-left corner, whatever the game's own names.
///
/// A *side* is a colour of stones; a *player* is a person or engine, named by the side they start with. The two differ
/// only after players have swapped colours in an opening.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// A position of Othello.
    Othello(crate::othello::Position),
    /// A position of Gomoku, boxed because of its size.
    Gomoku(Box<crate::gomoku::Position>),
}

/// A game's rules as a match needs them; [`Position`] documents the methods.
trait Rules {
    fn size(&self) -> u8;
    fn side_to_move(&self) -> Side;
    fn player_to_move(&self) -> Side;
    fn player_of(&self, side: Side) -> Side;
    fn choices(&self) -> &'static [Choice];
    fn opening_stones(&self) -> usize;
    fn moves_to_come(&self) -> usize;
    fn stone(&self, cell: usize) -> Option<Side>;
    fn counts(&self) -> PerSide<usize>;
    fn legal_cells(&self) -> Vec<usize>;
    fn is_legal(&self, cell: usize) -> bool;
    fn foul(&self, cell: usize) -> Option<Foul>;
    fn changes(&self, cell: usize) -> Vec<usize>;
    fn must_pass(&self) -> bool;
    fn finish(&self) -> Option<Finish>;
    fn leader(&self) -> Option<Side>;
    fn winning_cells(&self) -> Vec<usize>;
    fn score(&self) -> Option<PerSide<usize>>;
    fn forfeit_score(&self, winner: Side) -> Option<PerSide<usize>>;
    fn play(&mut self, ply: Ply) -> Result<Vec<usize>, IllegalPly>;
    fn cell_name(&self, cell: usize) -> String;
    fn cell_named(&self, name: &str) -> Option<usize>;
    fn doubts(&self, variant: Variant) -> Vec<Doubt>;
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

    /// Columns and rows.
    pub fn size(&self) -> u8 {
        self.rules().size()
    }

    /// The side to move, even when it has to pass or the game is over: the colour of the next stone.
    pub fn side_to_move(&self) -> Side {
        self.rules().side_to_move()
    }

    /// The player whose turn it is.
    pub fn player_to_move(&self) -> Side {
        self.rules().player_to_move()
    }

    /// The player of this side. Before colours are chosen, everybody has their starting side.
    pub fn player_of(&self, side: Side) -> Side {
        self.rules().player_of(side)
    }

    /// The choices due instead of a stone; empty if a stone is.
    pub fn choices(&self) -> &'static [Choice] {
        self.rules().choices()
    }

    /// The stones of either colour that the player to move still has to place before colours can be chosen; 0 outside
    /// such an opening.
    pub fn opening_stones(&self) -> usize {
        self.rules().opening_stones()
    }

    /// The moves a player may expect until the end, at least 1, for sharing out a game clock.
    pub fn moves_to_come(&self) -> usize {
        self.rules().moves_to_come().max(1)
    }

    /// The stone on a cell; `None` if it is empty or off the board.
    pub fn stone(&self, cell: usize) -> Option<Side> {
        self.rules().stone(cell)
    }

    /// The number of stones of each side.
    pub fn counts(&self) -> PerSide<usize> {
        self.rules().counts()
    }

    /// The legal cells of the side to move, in order.
    pub fn legal_cells(&self) -> Vec<usize> {
        self.rules().legal_cells()
    }

    /// Returns whether the side to move may place a stone on `cell`.
    pub fn is_legal(&self, cell: usize) -> bool {
        self.rules().is_legal(cell)
    }

    /// The foul of a stone of the side to move on this empty cell, if any.
    pub fn foul(&self, cell: usize) -> Option<Foul> {
        self.rules().foul(cell)
    }

    /// The cells whose stones would change colour if the side to move placed a stone on `cell`.
    pub fn changes(&self, cell: usize) -> Vec<usize> {
        self.rules().changes(cell)
    }

    /// Returns whether the side to move has to pass.
    pub fn must_pass(&self) -> bool {
        self.rules().must_pass()
    }

    /// How the rules ended the game; `None` while it goes on.
    pub fn finish(&self) -> Option<Finish> {
        self.rules().finish()
    }

    /// Returns whether the rules have ended the game.
    pub fn is_over(&self) -> bool {
        self.finish().is_some()
    }

    /// Who would win if the board decided now, if anybody.
    pub fn leader(&self) -> Option<Side> {
        self.rules().leader()
    }

    /// The cells of the winning row, in order; empty if there is none.
    pub fn winning_cells(&self) -> Vec<usize> {
        self.rules().winning_cells()
    }

    /// Each side's points if the game ended now, where the game has any. In Othello empty squares go to the side with
    /// more discs, or are shared.
    pub fn score(&self) -> Option<PerSide<usize>> {
        self.rules().score()
    }

    /// Each side's points if `winner` won other than on the board, where the game has any. A winner who is not ahead
    /// gets the narrowest win.
    pub fn forfeit_score(&self, winner: Side) -> Option<PerSide<usize>> {
        self.rules().forfeit_score(winner)
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

    /// The name of a cell in the game's own notation, such as `f5`; empty off the board.
    pub fn cell_name(&self, cell: usize) -> String {
        self.rules().cell_name(cell)
    }

    /// The cell with this name, in either case, or `None` if the board has none.
    pub fn cell_named(&self, name: &str) -> Option<usize> {
        self.rules().cell_named(name)
    }

    /// The written name of a ply: the cell, `pass`, or for a choice `black`, `white` or `two-more`.
    pub fn ply_name(&self, ply: Ply) -> String {
        match ply {
            Ply::Place(cell) => self.cell_name(cell),
            Ply::Pass => "pass".to_owned(),
            Ply::Choose(Choice::Black) => "black".to_owned(),
            Ply::Choose(Choice::White) => "white".to_owned(),
            Ply::Choose(Choice::TwoMore) => "two-more".to_owned(),
        }
    }

    /// The ply with this name, in either case, legal or not; `None` if there is none.
    pub fn ply_named(&self, name: &str) -> Option<Ply> {
        match name.to_ascii_lowercase().as_str() {
            "pass" => Some(Ply::Pass),
            "black" => Some(Ply::Choose(Choice::Black)),
            "white" => Some(Ply::Choose(Choice::White)),
            "two-more" => Some(Ply::Choose(Choice::TwoMore)),
            name => self.cell_named(name).map(Ply::Place),
        }
    }
}
