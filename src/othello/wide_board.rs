//! The fast board of other sizes.

use super::bitboard::{Grid, WideGrid};
use super::board::{BoardSizeError, position_of, words_of};
use super::disc::Disc;
use super::flips::portable as flips_portable;
use super::moves::portable as moves_portable;
use super::position::{Position, StartLayout};

/// Evaluates an expression on the grid of this board's size, so that every shift in it is a constant.
macro_rules! on_grid {
    ($size:expr, $grid:ident => $do:expr) => {
        match $size {
            4 => {
                type $grid = WideGrid<4>;
                $do
            }
            6 => {
                type $grid = WideGrid<6>;
                $do
            }
            8 => {
                type $grid = WideGrid<8>;
                $do
            }
            _ => {
                type $grid = WideGrid<10>;
                $do
            }
        }
    };
}

/// A board of an even size from 4 to 10, seen from the side to move, whose colour is not kept; on 8×8,
/// [`super::Board`] is faster. Bit `row * size + column` is a square.
///
/// ```
/// use heibai::othello::WideBoard;
/// let board = WideBoard::start(6).unwrap();
/// assert_eq!(board.legal_moves().count_ones(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WideBoard {
    player: u128,
    opponent: u128,
    size: u8,
}

impl WideBoard {
    /// The longest side of a board.
    pub const MAX_SIZE: u8 = 10;

    /// The standard start, Black to move.
    ///
    /// # Errors
    /// [`BoardSizeError`] unless `size` is even and from 4 to 10.
    pub fn start(size: u8) -> Result<Self, BoardSizeError> {
        Self::check_size(size)?;
        let position = Position::start(size, StartLayout::Standard, Disc::Black)
            .expect("a wide board's size is one of a position's");
        Self::try_from(&position)
    }

    /// A board with these discs; `None` if a square has both, a disc lies outside or there is no board of this size.
    pub fn new(size: u8, player: u128, opponent: u128) -> Option<Self> {
        Self::check_size(size).ok()?;
        let board = Self { player, opponent, size };
        let outside = (player | opponent) & !board.all();
        (player & opponent == 0 && outside == 0).then_some(board)
    }

    /// Columns and rows.
    #[inline]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Every square of the board.
    #[inline]
    pub const fn all(self) -> u128 {
        on_grid!(self.size, Here => Here::ALL)
    }

    /// The discs of the side to move.
    #[inline]
    pub const fn player(self) -> u128 {
        self.player
    }

    /// The discs of the other side.
    #[inline]
    pub const fn opponent(self) -> u128 {
        self.opponent
    }

    /// The empty squares.
    #[inline]
    pub const fn empty(self) -> u128 {
        self.all() & !(self.player | self.opponent)
    }

    /// Discs of the side to move.
    #[inline]
    pub const fn player_count(self) -> u32 {
        self.player.count_ones()
    }

    /// Discs of the other side.
    #[inline]
    pub const fn opponent_count(self) -> u32 {
        self.opponent.count_ones()
    }

    /// Empty squares.
    #[inline]
    pub const fn empty_count(self) -> u32 {
        self.empty().count_ones()
    }

    /// The squares on which the side to move may place a disc.
    #[inline]
    pub fn legal_moves(self) -> u128 {
        on_grid!(self.size, Here => moves_portable::legal_moves::<Here>(self.player, self.opponent))
    }

    /// The squares on which the other side could place a disc if it were its turn.
    #[inline]
    pub fn opponent_legal_moves(self) -> u128 {
        self.pass().legal_moves()
    }

    /// Returns whether the side to move has no legal move while the other side has one.
    #[inline]
    pub fn must_pass(self) -> bool {
        self.legal_moves() == 0 && self.opponent_legal_moves() != 0
    }

    /// Returns whether neither side has a legal move.
    #[inline]
    pub fn is_game_over(self) -> bool {
        self.legal_moves() == 0 && self.opponent_legal_moves() == 0
    }

    /// The discs that a move on the empty square `index` flips; none if and only if it is illegal.
    #[inline]
    pub fn flips(self, index: usize) -> u128 {
        on_grid!(self.size, Here => flips_portable::flips::<Here>(self.player, self.opponent, index))
    }

    /// As [`super::Board::count_last_flips_of`], but the other side's count is 0 where the first has a move.
    #[inline]
    pub fn count_last_flips_of(self, player: u128, index: usize) -> (u32, u32) {
        let other = Self { player: self.all() & !player & !(1 << index), opponent: player, ..self };
        let flipped = other.pass().flips(index).count_ones();
        let lost = if flipped == 0 { other.flips(index).count_ones() } else { 0 };
        (flipped, lost)
    }

    /// The board after the legal move `index`.
    #[inline]
    #[must_use]
    pub fn play(self, index: usize) -> Self {
        self.play_with(index, self.flips(index))
    }

    /// Like [`Self::play`] with the flips of [`Self::flips`].
    #[inline]
    #[must_use]
    pub const fn play_with(self, index: usize, flips: u128) -> Self {
        Self {
            player: self.opponent & !flips,
            opponent: self.player | flips | 1 << index,
            size: self.size,
        }
    }

    /// The board before a move on `index` that flipped `flips`.
    #[inline]
    #[must_use]
    pub const fn undo(self, index: usize, flips: u128) -> Self {
        Self {
            player: self.opponent & !(flips | 1 << index),
            opponent: self.player | flips,
            size: self.size,
        }
    }

    /// The same discs, seen from the other side.
    #[inline]
    #[must_use]
    pub const fn pass(self) -> Self {
        Self { player: self.opponent, opponent: self.player, size: self.size }
    }

    /// The position with `to_move` as the side to move.
    pub fn to_position(self, to_move: Disc) -> Position {
        position_of(self.size, self.player, self.opponent, to_move)
    }

    fn check_size(size: u8) -> Result<(), BoardSizeError> {
        if matches!(size, 4 | 6 | 8 | 10) {
            return Ok(());
        }
        Err(BoardSizeError { expected: "an even size from 4×4 to 10×10", found: size })
    }
}

impl TryFrom<&Position> for WideBoard {
    type Error = BoardSizeError;

    fn try_from(position: &Position) -> Result<Self, BoardSizeError> {
        Self::check_size(position.size())?;
        let (player, opponent) = words_of(position);
        Ok(Self { player, opponent, size: position.size() })
    }
}
