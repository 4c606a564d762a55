//! A game's state: the board, whose turn it is, and how it ended.

use thiserror::Error;

use super::board::{Board, BoardError};
use super::opening::{Choice, ChoiceError, Due, Opening, Shape, Stage};
use super::point::Point;
use super::renju::{self, Foul};
use super::ruleset::Ruleset;
use super::stone::Stone;

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
    /// A choice of the opening comes first.
    #[error("a choice of the opening comes first")]
    ChoiceDue,
    /// The opening wants this stone nearer to the centre: at most this far along columns and rows.
    #[error("the opening wants this stone in the central {width}×{width} points, not on {0}", width = 2 * .1 + 1)]
    TooFar(Point, u8),
    /// Fifth moves are offered, not played.
    #[error("fifth moves are to be offered first")]
    OffersDue,
    /// Nobody is to offer a move.
    #[error("no move is to be offered here")]
    NoOffer,
    /// The move was offered before.
    #[error("{0} is offered already")]
    Offered(Point),
    /// The fifth move looks like one that was offered before.
    #[error("{0} is the same fifth move as {1}, turned, mirrored or shifted")]
    Alike(Point, Point),
    /// The fifth move must be one of those that were offered.
    #[error("{0} was not offered")]
    NotOffered(Point),
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
    offers: Vec<Point>,
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
            offers: Vec::new(),
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

    /// The same position, which these stones in a row have decided.
    #[must_use]
    pub fn won_by(self, stone: Stone, row: Vec<Point>) -> Self {
        Self { win: Some((stone, row)), is_drawn: false, ..self }
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

    /// The fifth moves that were offered so far, until one of them is played.
    pub fn offers(&self) -> &[Point] {
        &self.offers
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

    /// Returns whether the next stone may be placed here or, where fifth moves are due, this one offered.
    pub fn is_legal(&self, point: Point) -> bool {
        match self.stage.due() {
            Due::Offers(_) => self.check_offer(point).is_ok(),
            _ => self.check(point).is_ok(),
        }
    }

    /// The points for the next stone or offer, in row order from the top-left corner.
    pub fn legal_points(&self) -> Vec<Point> {
        if let Due::Offers(_) = self.stage.due() {
            let shape = Shape::of(&self.board);
            let offered: Vec<_> = self.offers.iter().map(|&offer| shape.with(offer)).collect();
            let points = self.board.points().filter(|&point| self.check_stone(point).is_ok());
            return points.filter(|&point| !offered.contains(&shape.with(point))).collect();
        }
        self.board.points().filter(|&point| self.is_legal(point)).collect()
    }

    /// The fifth moves that can be offered, the first of each that look alike; none where no offer is due.
    pub fn distinct_offers(&self) -> Vec<Point> {
        match self.stage.due() {
            Due::Offers(_) => Shape::of(&self.board).distinct(self.legal_points()),
            _ => Vec::new(),
        }
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
        self.stage = self.stage.next();
        self.offers.clear();
        self.is_drawn = self.win.is_none() && !self.has_legal_point();
        Ok(())
    }

    /// Offers a fifth move.
    ///
    /// # Errors
    /// [`PlaceError`] says why not; the position is unchanged then.
    pub fn offer(&mut self, point: Point) -> Result<(), PlaceError> {
        let wanted = self.check_offer(point)?;
        self.offers.push(point);
        if self.offers.len() == usize::from(wanted) {
            self.stage = self.stage.next();
        }
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
        match self.stage.due() {
            Due::Choice(_) => return Err(PlaceError::ChoiceDue),
            Due::Offers(_) => return Err(PlaceError::OffersDue),
            Due::Stone { .. } | Due::Pick | Due::Move => self.check_stone(point)?,
        }
        match self.stage.due() {
            Due::Stone { reach: Some(reach) } if self.distance_from_centre(point) > reach => {
                Err(PlaceError::TooFar(point, reach))
            }
            Due::Pick if !self.offers.contains(&point) => Err(PlaceError::NotOffered(point)),
            _ => Ok(()),
        }
    }

    /// Returns how many fifth moves are wanted in all.
    fn check_offer(&self, point: Point) -> Result<u8, PlaceError> {
        match self.stage.due() {
            Due::Offers(wanted) => {
                if self.offers.contains(&point) {
                    return Err(PlaceError::Offered(point));
                }
                self.check_stone(point)?;
                let shape = Shape::of(&self.board);
                let figure = shape.with(point);
                match self.offers.iter().find(|&&offer| shape.with(offer) == figure) {
                    Some(&offer) => Err(PlaceError::Alike(point, offer)),
                    None => Ok(wanted),
                }
            }
            Due::Choice(_) => Err(PlaceError::ChoiceDue),
            Due::Stone { .. } | Due::Pick | Due::Move => Err(PlaceError::NoOffer),
        }
    }

    fn distance_from_centre(&self, point: Point) -> u8 {
        let centre = self.size() / 2;
        point.column().abs_diff(centre).max(point.row().abs_diff(centre))
    }

    fn check_stone(&self, point: Point) -> Result<(), PlaceError> {
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
