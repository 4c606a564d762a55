//! A position on a board of any even size, in plain code: the reference for the fast boards.

use thiserror::Error;

use super::disc::Disc;
use super::square::{MAX_SIZE, Square};

/// The eight directions as steps of (column, row).
pub const DIRECTIONS: [(i8, i8); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// How the four middle discs lie at the start.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum StartLayout {
    /// White on d4 and e5, Black on e4 and d5 (on 8×8).
    #[default]
    Standard,
    /// Black on d4 and e5, White on e4 and d5 (on 8×8), as some older programs have it.
    Mirrored,
}

/// What one move did to the board, enough to take it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The square the disc was placed on.
    pub square: Square,
    /// Who placed it.
    pub disc: Disc,
    /// The flipped discs, in no particular order; never empty.
    pub flipped: Vec<Square>,
}

/// Why a disc can't be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlaceError {
    /// The square lies off the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// The square is occupied.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// No disc would be flipped.
    #[error("{0} flips no disc")]
    FlipsNothing(Square),
}

/// Why a board can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The size is odd, or not from 4 to 16.
    #[error("expected an even board size from 4 to 16, found {0}")]
    Size(u8),
    /// The number of squares is not the size squared.
    #[error("expected {expected} squares, found {found}")]
    SquareCount {
        /// Squares of a board of this size.
        expected: usize,
        /// Squares given.
        found: usize,
    },
}

/// A board of `size` × `size` squares and the side to move; whether a side *may* pass without need is up to the caller.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    size: u8,
    cells: Vec<Option<Disc>>,
    to_move: Disc,
}

impl Position {
    /// The start of a game.
    ///
    /// # Errors
    /// [`PositionError::Size`] unless `size` is even and from 4 to 16.
    pub fn start(size: u8, layout: StartLayout, first: Disc) -> Result<Self, PositionError> {
        let mut position = Self::from_cells(size, &vec![None; usize::from(size).pow(2)], first)?;
        let middle = usize::from(size / 2);
        let main_diagonal = match layout {
            StartLayout::Standard => Disc::White,
            StartLayout::Mirrored => Disc::Black,
        };
        let mut put = |column: usize, row: usize, disc| {
            position.cells[row * usize::from(size) + column] = Some(disc);
        };
        put(middle - 1, middle - 1, main_diagonal);
        put(middle, middle, main_diagonal);
        put(middle, middle - 1, !main_diagonal);
        put(middle - 1, middle, !main_diagonal);
        Ok(position)
    }

    /// A position made of `cells` in row order from a1.
    ///
    /// # Errors
    /// [`PositionError::Size`] unless `size` is even and from 4 to 16;
    /// [`PositionError::SquareCount`] unless there are `size * size` cells.
    pub fn from_cells(
        size: u8,
        cells: &[Option<Disc>],
        to_move: Disc,
    ) -> Result<Self, PositionError> {
        if !size.is_multiple_of(2) || !(4..=MAX_SIZE).contains(&size) {
            return Err(PositionError::Size(size));
        }
        let expected = usize::from(size).pow(2);
        if cells.len() != expected {
            return Err(PositionError::SquareCount { expected, found: cells.len() });
        }
        Ok(Self { size, cells: cells.to_vec(), to_move })
    }

    /// Columns and rows.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The side to move, even when it has to pass or the game is over.
    pub fn side_to_move(&self) -> Disc {
        self.to_move
    }

    /// The disc on `square`, or `None` if it is empty or off the board.
    pub fn disc(&self, square: Square) -> Option<Disc> {
        self.cells[square.index(self.size)?]
    }

    /// The squares' contents in row order.
    pub fn cells(&self) -> &[Option<Disc>] {
        &self.cells
    }

    /// Every square of the board in row order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| {
            (0..size).map(move |column| Square::new(column, row).expect("size is at most MAX_SIZE"))
        })
    }

    /// Discs of one colour.
    pub fn count(&self, disc: Disc) -> usize {
        self.cells.iter().filter(|&&cell| cell == Some(disc)).count()
    }

    /// Empty squares.
    pub fn empty_count(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_none()).count()
    }

    /// The discs that the side to move would flip on `square`; empty if and only if the move is illegal.
    pub fn flips(&self, square: Square) -> Vec<Square> {
        self.flips_of(square, self.to_move)
    }

    /// Returns whether the side to move may place a disc on `square`.
    pub fn is_legal(&self, square: Square) -> bool {
        self.could_place(square, self.to_move)
    }

    /// The legal moves of the side to move, in row order.
    pub fn legal_moves(&self) -> Vec<Square> {
        self.legal_moves_of(self.to_move)
    }

    /// The moves that `disc` would have if it were to move, in row order.
    pub fn legal_moves_of(&self, disc: Disc) -> Vec<Square> {
        self.squares().filter(|&square| self.could_place(square, disc)).collect()
    }

    /// Returns whether `disc` could move if it were its turn.
    pub(crate) fn can_move(&self, disc: Disc) -> bool {
        self.squares().any(|square| self.could_place(square, disc))
    }

    /// Returns whether the side to move has no legal move while the other side has one.
    pub fn must_pass(&self) -> bool {
        !self.can_move(self.to_move) && self.can_move(!self.to_move)
    }

    /// Returns whether neither side has a legal move.
    pub fn is_game_over(&self) -> bool {
        !self.can_move(self.to_move) && !self.can_move(!self.to_move)
    }

    /// Places a disc of the side to move, flips the bracketed discs and gives the turn to the other side.
    ///
    /// # Errors
    /// [`PlaceError`] says why the move is not legal; the position is unchanged then.
    pub fn place(&mut self, square: Square) -> Result<Placement, PlaceError> {
        let index = square.index(self.size).ok_or(PlaceError::OffBoard(square))?;
        if self.cells[index].is_some() {
            return Err(PlaceError::Occupied(square));
        }
        let flipped = self.flips(square);
        if flipped.is_empty() {
            return Err(PlaceError::FlipsNothing(square));
        }
        let placement = Placement { square, disc: self.to_move, flipped };
        self.cells[index] = Some(self.to_move);
        self.recolour(&placement.flipped, self.to_move);
        self.to_move = !self.to_move;
        Ok(placement)
    }

    /// Gives the turn to the other side.
    pub fn pass(&mut self) {
        self.to_move = !self.to_move;
    }

    /// Undoes the latest move, which must be `placement`; a pass is undone by [`Self::pass`].
    pub fn undo(&mut self, placement: &Placement) {
        let index = placement.square.index(self.size).expect("the placement is of this board");
        self.cells[index] = None;
        self.recolour(&placement.flipped, !placement.disc);
        self.to_move = placement.disc;
    }

    fn recolour(&mut self, squares: &[Square], disc: Disc) {
        for square in squares {
            let index = square.index(self.size).expect("flipped squares are of this board");
            self.cells[index] = Some(disc);
        }
    }

    fn flips_of(&self, square: Square, disc: Disc) -> Vec<Square> {
        if !self.is_free(square) {
            return Vec::new();
        }
        let towards = |step| self.ray(square, step).take(self.bracketed(square, step, disc));
        DIRECTIONS.into_iter().flat_map(towards).collect()
    }

    fn could_place(&self, square: Square, disc: Disc) -> bool {
        let brackets = |step| self.bracketed(square, step, disc) > 0;
        self.is_free(square) && DIRECTIONS.into_iter().any(brackets)
    }

    fn is_free(&self, square: Square) -> bool {
        square.index(self.size).is_some_and(|index| self.cells[index].is_none())
    }

    /// Discs between `square` and the next one of `disc` in a direction; zero if there is a gap or no such disc.
    fn bracketed(&self, square: Square, step: (i8, i8), disc: Disc) -> usize {
        for (passed, square) in self.ray(square, step).enumerate() {
            match self.disc(square) {
                Some(found) if found == disc => return passed,
                Some(_) => {}
                None => return 0,
            }
        }
        0
    }

    fn ray(&self, start: Square, step: (i8, i8)) -> impl Iterator<Item = Square> {
        let size = self.size;
        let next = move |square: &Square| {
            let column = square.column().checked_add_signed(step.0)?;
            let row = square.row().checked_add_signed(step.1)?;
            Square::new(column, row).filter(|square| square.index(size).is_some())
        };
        std::iter::successors(next(&start), next)
    }
}
