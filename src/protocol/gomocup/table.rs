//! The board as the manager describes it.

use thiserror::Error;

use super::command::Spot;
use crate::gomoku::{
    Board, BoardError, Foul, Opening, PlaceError, Point, Position, Ruleset, Stone,
};

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum TableError {
    #[error("{0}")]
    Size(#[from] BoardError),
    #[error("{spot} is not on the board of {size}×{size} points")]
    OffBoard { spot: Spot, size: u8 },
    #[error("{0} is occupied")]
    Occupied(Spot),
    #[error("{0} is forbidden")]
    Forbidden(Spot),
    #[error("there is no stone on {0}")]
    NoStone(Spot),
    #[error("the game is over")]
    GameOver,
}

#[derive(Clone, Debug)]
pub(super) struct Table {
    stones: Vec<(Point, Stone)>,
    position: Position,
}

impl Table {
    pub(super) fn new(size: u8, ruleset: Ruleset) -> Result<Self, BoardError> {
        Ok(Self { stones: Vec::new(), position: Position::start(size, ruleset, Opening::Free)? })
    }

    pub(super) fn size(&self) -> u8 {
        self.position.size()
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    pub(super) fn point(&self, spot: Spot) -> Result<Point, TableError> {
        let size = self.size();
        let length = u64::from(size);
        let is_on_board = spot.x < length && spot.y < length;
        let index = is_on_board.then(|| (spot.y * length + spot.x) as usize);
        index
            .and_then(|index| Point::from_index(index, size))
            .ok_or(TableError::OffBoard { spot, size })
    }

    pub(super) fn spot(&self, point: Point) -> Spot {
        let index = point.index(self.size()).expect("it is on the board") as u64;
        let length = u64::from(self.size());
        Spot { x: index % length, y: index / length }
    }

    pub(super) fn play_by(&mut self, ruleset: Ruleset) -> bool {
        let is_change = ruleset != self.position.ruleset();
        if is_change {
            self.set_up(ruleset, self.position.to_move());
        }
        is_change
    }

    pub(super) fn place(&mut self, point: Point) -> Result<(), TableError> {
        let stone = self.position.to_move();
        self.position.place(point).map_err(|error| self.refusal(point, error))?;
        self.stones.push((point, stone));
        Ok(())
    }

    /// Places the opponent's stone even on a forbidden point, since the manager accepted it. Returns the foul then.
    pub(super) fn concede(&mut self, point: Point) -> Result<Option<Foul>, TableError> {
        let foul = self.position.foul(point);
        if foul.is_none() || self.position.is_game_over() {
            return self.place(point).map(|()| None);
        }
        let stone = self.position.to_move();
        self.stones.push((point, stone));
        self.set_up(self.position.ruleset(), !stone);
        Ok(foul)
    }

    pub(super) fn take_back(&mut self, point: Point) -> Result<(), TableError> {
        let place = self.stones.iter().rposition(|&(other, _)| other == point);
        let place = place.ok_or_else(|| TableError::NoStone(self.spot(point)))?;
        let (_, stone) = self.stones.remove(place);
        self.set_up(self.position.ruleset(), stone);
        Ok(())
    }

    /// Sets up our stones and the opponent's. We are White if the opponent has more, since Black has the first stone. We
    /// move next if `is_our_turn`, otherwise whoever the counts say.
    pub(super) fn lay_out(
        &mut self,
        stones: &[(Spot, bool)],
        ruleset: Ruleset,
        is_our_turn: bool,
    ) -> Result<(), TableError> {
        let ours = stones.iter().filter(|&&(_, is_ours)| is_ours).count();
        let own = if 2 * ours < stones.len() { Stone::White } else { Stone::Black };
        let has_moved = 2 * ours > stones.len();
        let mut board = Board::new(self.size())?;
        let mut laid = Vec::with_capacity(stones.len());
        for &(spot, is_ours) in stones {
            let point = self.point(spot)?;
            if !board.is_empty(point) {
                return Err(TableError::Occupied(spot));
            }
            let stone = if is_ours { own } else { !own };
            board.place(point, stone);
            laid.push((point, stone));
        }
        self.stones = laid;
        self.set_up(ruleset, if has_moved && !is_our_turn { !own } else { own });
        Ok(())
    }

    pub(super) fn adopt(&mut self, stones: Vec<(Point, Stone)>) {
        let to_move = if stones.len().is_multiple_of(2) { Stone::Black } else { Stone::White };
        self.stones = stones;
        self.set_up(self.position.ruleset(), to_move);
    }

    pub(super) fn forbidden(&self) -> Vec<Point> {
        let black = self.built(self.position.ruleset(), Stone::Black);
        black.board().points().filter(|&point| black.foul(point).is_some()).collect()
    }

    fn set_up(&mut self, ruleset: Ruleset, to_move: Stone) {
        self.position = self.built(ruleset, to_move);
    }

    /// The stones with this side to move; existing rows do not end the game.
    fn built(&self, ruleset: Ruleset, to_move: Stone) -> Position {
        Position::from_stones(self.size(), ruleset, self.stones.iter().copied(), to_move)
            .expect("each stone has a point of its own")
    }

    fn refusal(&self, point: Point, error: PlaceError) -> TableError {
        let spot = self.spot(point);
        match error {
            PlaceError::OffBoard(_) => TableError::OffBoard { spot, size: self.size() },
            PlaceError::Occupied(_) => TableError::Occupied(spot),
            PlaceError::Forbidden(..) => TableError::Forbidden(spot),
            PlaceError::ChoiceDue
            | PlaceError::TooFar(..)
            | PlaceError::OffersDue
            | PlaceError::NoOffer
            | PlaceError::Offered(_)
            | PlaceError::Alike(..)
            | PlaceError::NotOffered(_)
            | PlaceError::GameOver => TableError::GameOver,
        }
    }
}
