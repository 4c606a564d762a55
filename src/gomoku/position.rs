//! A game's state: the board, whose turn it is, and how it ended.

use thiserror::Error;

use super::board::{Board, BoardError};
use super::point::Point;
use super::renju::{self, Foul};
use super::ruleset::Ruleset;
use super::stone::Stone;
use super::swap2::{Choice, ChoiceError, Opening, Stage};

/// Why a stone can't be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlaceError {
    /// The point lies off the board.
    #[error("{0} is not on the board")]
    OffBoard(Point),
    /// The point is occupied.
    #[error("{0} is occupied")]
    Occupied(Point),
    /// Black may not play there.
    #[error("{0} is forbidden for Black")]
    Forbidden(Point, Foul),
    /// A choice of colours comes first.
    #[error("the colours must be chosen first")]
    ChoiceDue,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

/// Why a position can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// There is no board of this size.
    #[error("{0}")]
    Size(#[from] BoardError),
    /// A stone lies off the board or on another one.
    #[error("no stone can lie on {0}")]
    Stone(Point),
}

/// Stones on a board, the rules, and whose turn it is. A winning row ends the game; without one it is drawn once the
/// side to move has no legal point left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    ruleset: Ruleset,
    to_move: Stone,
    stage: Stage,
    win: Option<(Stone, Vec<Point>)>,
    is_drawn: bool,
}

impl Position {
    /// The start of a game.
    ///
    /// # Errors
    /// [`BoardError`] unless there is a board of this size.
    pub fn start(size: u8, ruleset: Ruleset, opening: Opening) -> Result<Self, BoardError> {
        Ok(Self {
            board: Board::new(size)?,
            ruleset,
            to_move: Stone::Black,
            stage: Stage::start(opening),
            win: None,
            is_drawn: false,
        })
    }

    /// A position made of stones, in any order. No winning row among them and no forbidden point ends it.
    ///
    /// # Errors
    /// [`PositionError`] unless there is a board of this size on which every stone has its own point.
    pub fn from_stones(
        size: u8,
        ruleset: Ruleset,
        stones: impl IntoIterator<Item = (Point, Stone)>,
        to_move: Stone,
    ) -> Result<Self, PositionError> {
        let mut position = Self { to_move, ..Self::start(size, ruleset, Opening::Free)? };
        for (point, stone) in stones {
            if !position.board.is_empty(point) {
                return Err(PositionError::Stone(point));
            }
            position.board.place(point, stone);
        }
        position.is_drawn = !position.has_legal_point();
        Ok(position)
    }

    /// Columns and rows.
    pub fn size(&self) -> u8 {
        self.board.size()
    }

    /// The stones.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The colour of the next stone.
    pub fn to_move(&self) -> Stone {
        self.to_move
    }

    /// The stage of the opening.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The player to move, named as in [`Stage::player`].
    pub fn player_to_move(&self) -> Stone {
        self.stage.player(self.to_move)
    }

    /// The winner, if any.
    pub fn winner(&self) -> Option<Stone> {
        self.win.as_ref().map(|&(stone, _)| stone)
    }

    /// The stones of the winning row, or of both if one stone made two; empty without a winner.
    pub fn winning_row(&self) -> &[Point] {
        self.win.as_ref().map_or(&[], |(_, row)| row)
    }

    /// Returns whether the rules have ended the game.
    pub fn is_game_over(&self) -> bool {
        self.win.is_some() || self.is_drawn
    }

    /// Why the side to move may not play this empty point, if a rule forbids it.
    pub fn foul(&self, point: Point) -> Option<Foul> {
        let may_foul = self.ruleset.forbids(self.to_move) && self.board.is_empty(point);
        if may_foul { renju::foul(&self.board, point) } else { None }
    }

    /// Returns whether the next stone may be placed here.
    pub fn is_legal(&self, point: Point) -> bool {
        self.check(point).is_ok()
    }

    /// The points for the next stone, in row order from the top-left corner.
    pub fn legal_points(&self) -> Vec<Point> {
        self.board.points().filter(|&point| self.is_legal(point)).collect()
    }

    /// Places the next stone.
    ///
    /// # Errors
    /// [`PlaceError`] says why not; the position is unchanged then.
    pub fn place(&mut self, point: Point) -> Result<(), PlaceError> {
        self.check(point)?;
        let stone = self.to_move;
        self.board.place(point, stone);
        let row = self.ruleset.winning_row(&self.board, point, stone);
        self.win = (!row.is_empty()).then_some((stone, row));
        self.to_move = !stone;
        self.stage = self.stage.after_stone();
        self.is_drawn = self.win.is_none() && !self.has_legal_point();
        Ok(())
    }

    /// Makes a choice of the opening.
    ///
    /// # Errors
    /// [`ChoiceError`] unless it is due; the position is unchanged then.
    pub fn choose(&mut self, choice: Choice) -> Result<(), ChoiceError> {
        self.stage = self.stage.after_choice(choice)?;
        Ok(())
    }

    fn check(&self, point: Point) -> Result<(), PlaceError> {
        if self.is_game_over() {
            return Err(PlaceError::GameOver);
        }
        if self.stage.wants_choice() {
            return Err(PlaceError::ChoiceDue);
        }
        if !self.board.contains(point) {
            return Err(PlaceError::OffBoard(point));
        }
        if !self.board.is_empty(point) {
            return Err(PlaceError::Occupied(point));
        }
        match self.foul(point) {
            Some(foul) => Err(PlaceError::Forbidden(point, foul)),
            None => Ok(()),
        }
    }

    fn has_legal_point(&self) -> bool {
        self.board.points().any(|point| self.board.is_empty(point) && self.foul(point).is_none())
    }
}
