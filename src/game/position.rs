//! A position of whichever game is played: the one place under `game` that names the games.

mod doubt;
mod gomoku;
mod othello;
mod set_up;
mod variant;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use crate::gomoku::{Choice, Foul};
pub use doubt::Doubt;
pub use set_up::SetUpError;
pub use variant::{Game, PerGame, StartError, Variant};

use super::side::{PerSide, Side};

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ply {
    /// Places a stone on the cell with this index, in row order from the top-left corner.
    Place(usize),
    /// Leaves the turn to the other side.
    Pass,
    /// Makes a choice of the swap2 opening.
    Choose(Choice),
}

/// Says why a ply can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalPly {
    /// There is no such cell.
    #[error("that is not on the board")]
    OffBoard,
    /// There is a stone already.
    #[error("that square is occupied")]
    Occupied,
    /// Othello: no disc would be flipped.
    #[error("no disc would be flipped there")]
    FlipsNothing,
    /// Renju: Black may not play there.
    #[error("that point is forbidden for Black: {}", .0.name())]
    Forbidden(Foul),
    /// A choice of the opening has to be made first.
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
    /// Othello: neither side has a legal move, because one has no disc left.
    WipedOut,
    /// Gomoku: a row won.
    Row,
    /// Gomoku: there is no point left to play, and no row won.
    Full,
}

/// A position on the board of any game.
///
/// Cells are counted in row order from the top-left corner, whatever the game's own names are.
///
/// A *side* is the colour of stones, a *player* is who sits at the board, named by the side that
/// they have at the start. The two differ only after players have swapped colours in an opening.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// A position of Othello.
    Othello(crate::othello::Position),
    /// A position of Gomoku, whose lines take much more room.
    Gomoku(Box<crate::gomoku::Position>),
}

/// What a match asks of a game's rules; [`Position`] says what each method means.
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
}

impl Position {
    fn rules(&self) -> &dyn Rules {
        match self {
            Self::Othello(position) => position,
            Self::Gomoku(position) => position.as_ref(),
        }
    }

    /// Which game it is a position of.
    pub fn game(&self) -> Game {
        match self {
            Self::Othello(_) => Game::Othello,
            Self::Gomoku(_) => Game::Gomoku,
        }
    }

    /// Columns, which is also rows.
    pub fn size(&self) -> u8 {
        self.rules().size()
    }

    /// The side to move, also when it has to pass and when the game is over: the colour of the next stone.
    pub fn side_to_move(&self) -> Side {
        self.rules().side_to_move()
    }

    /// The player whose turn it is.
    pub fn player_to_move(&self) -> Side {
        self.rules().player_to_move()
    }

    /// Who plays this side. Before colours are chosen, everybody counts as having the one they started with.
    pub fn player_of(&self, side: Side) -> Side {
        self.rules().player_of(side)
    }

    /// The choices that are due in place of a stone; none if a stone is.
    pub fn choices(&self) -> &'static [Choice] {
        self.rules().choices()
    }

    /// The stones that the player to move still has to place one after another, of either colour, before
    /// colours can be chosen; 0 outside of such an opening.
    pub fn opening_stones(&self) -> usize {
        self.rules().opening_stones()
    }

    /// The moves that a player may expect to make until the end, at least 1: what a clock for the whole
    /// game has to last for.
    pub fn moves_to_come(&self) -> usize {
        self.rules().moves_to_come().max(1)
    }

    /// The stone on a cell; `None` if it is empty or off the board.
    pub fn stone(&self, cell: usize) -> Option<Side> {
        self.rules().stone(cell)
    }

    /// The stones of each side on the board.
    pub fn counts(&self) -> PerSide<usize> {
        self.rules().counts()
    }

    /// The cells on which the side to move may place a stone, in order.
    pub fn legal_cells(&self) -> Vec<usize> {
        self.rules().legal_cells()
    }

    /// Returns whether the side to move may place a stone on `cell`.
    pub fn is_legal(&self, cell: usize) -> bool {
        self.rules().is_legal(cell)
    }

    /// The foul that a stone of the side to move on this empty cell would be.
    pub fn foul(&self, cell: usize) -> Option<Foul> {
        self.rules().foul(cell)
    }

    /// The cells whose stones would change colour if the side to move placed a stone on `cell`.
    pub fn changes(&self, cell: usize) -> Vec<usize> {
        self.rules().changes(cell)
    }

    /// Returns whether the rules leave the side to move nothing but a pass.
    pub fn must_pass(&self) -> bool {
        self.rules().must_pass()
    }

    /// How the rules have ended the game; `None` while it goes on.
    pub fn finish(&self) -> Option<Finish> {
        self.rules().finish()
    }

    /// Returns whether the rules have ended the game.
    pub fn is_over(&self) -> bool {
        self.finish().is_some()
    }

    /// Who would win if the board decided now; `None` for nobody.
    pub fn leader(&self) -> Option<Side> {
        self.rules().leader()
    }

    /// The cells of the row that won, in order; empty if none did, or if the game is not won by rows.
    pub fn winning_cells(&self) -> Vec<usize> {
        self.rules().winning_cells()
    }

    /// The points of each side if the game ended now, where the game has any. In Othello the empty
    /// squares go to the side with more discs, or are shared.
    pub fn score(&self) -> Option<PerSide<usize>> {
        self.rules().score()
    }

    /// The points of each side if `winner` won without the board having decided, where the game has any.
    /// Who is not ahead gets the narrowest win.
    pub fn forfeit_score(&self, winner: Side) -> Option<PerSide<usize>> {
        self.rules().forfeit_score(winner)
    }

    /// The points that `side` is ahead of the other if the game ended now; 0 where the game has none.
    pub fn margin(&self, side: Side) -> i32 {
        self.score().map_or(0, |score| score[side] as i32 - score[!side] as i32)
    }

    /// Makes a ply; where the game knows a pass, it is accepted whether or not a stone could be placed.
    /// Gives the cells whose stones changed colour.
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

    /// What a ply is called where a game is written down: the cell, `pass`, or for a choice `black`,
    /// `white` or `two-more`.
    pub fn ply_name(&self, ply: Ply) -> String {
        match ply {
            Ply::Place(cell) => self.cell_name(cell),
            Ply::Pass => "pass".to_owned(),
            Ply::Choose(Choice::Black) => "black".to_owned(),
            Ply::Choose(Choice::White) => "white".to_owned(),
            Ply::Choose(Choice::TwoMore) => "two-more".to_owned(),
        }
    }

    /// The ply with this name, in either case, or `None` if there is none; it need not be legal.
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
