//! The fast board of 6×6 squares.

use super::bitboard::{Grid, Grid6};
use super::board::{BoardSizeError, position_of, words_of};
use super::disc::Disc;
use super::kernels;
use super::position::Position;

/// A 6×6 board, seen from the side to move; which colour that is, is not kept. Bit `row * 6 + column` is a square.
///
/// ```
/// use heibai::othello::{Disc, Position, SmallBoard, StartLayout};
/// let start = Position::start(6, StartLayout::Standard, Disc::Black).unwrap();
/// let board = SmallBoard::try_from(&start).unwrap();
/// assert_eq!(board.legal_moves().count_ones(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SmallBoard {
    player: u64,
    opponent: u64,
}

impl SmallBoard {
    /// Columns and rows.
    pub const SIZE: u8 = 6;

    /// The discs of the side to move.
    #[inline]
    pub const fn player(self) -> u64 {
        self.player
    }

    /// The discs of the other side.
    #[inline]
    pub const fn opponent(self) -> u64 {
        self.opponent
    }

    /// The empty squares.
    #[inline]
    pub const fn empty(self) -> u64 {
        Grid6::ALL & !(self.player | self.opponent)
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
    pub fn legal_moves(self) -> u64 {
        kernels::small_legal_moves(self.player, self.opponent)
    }

    /// The squares on which the other side could place a disc if it were its turn.
    #[inline]
    pub fn opponent_legal_moves(self) -> u64 {
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

    /// The discs that a move on the empty square `index`, below 36, flips; none if and only if it is illegal.
    #[inline]
    pub fn flips(self, index: usize) -> u64 {
        debug_assert!(index < 36);
        kernels::small_flips(self.player, self.opponent, index)
    }

    /// How many discs the side with the discs `player` and the other would each flip on `index`, the only empty square.
    #[inline]
    pub fn count_last_flips_of(player: u64, index: usize) -> (u32, u32) {
        debug_assert!(index < 36);
        kernels::count_small_last_flips(player, index)
    }

    /// The board after the legal move `index`, below 36.
    #[inline]
    #[must_use]
    pub fn play(self, index: usize) -> Self {
        self.play_with(index, self.flips(index))
    }

    /// Like [`Self::play`] with the flips of [`Self::flips`].
    #[inline]
    #[must_use]
    pub const fn play_with(self, index: usize, flips: u64) -> Self {
        Self { player: self.opponent & !flips, opponent: self.player | flips | 1 << index }
    }

    /// The same discs, seen from the other side.
    #[inline]
    #[must_use]
    pub const fn pass(self) -> Self {
        Self { player: self.opponent, opponent: self.player }
    }

    /// The position with `to_move` as the side to move.
    pub fn to_position(self, to_move: Disc) -> Position {
        position_of(Self::SIZE, self.player, self.opponent, to_move)
    }
}

impl TryFrom<&Position> for SmallBoard {
    type Error = BoardSizeError;

    fn try_from(position: &Position) -> Result<Self, BoardSizeError> {
        if position.size() != Self::SIZE {
            return Err(BoardSizeError { expected: "6×6 squares", found: position.size() });
        }
        let (player, opponent) = words_of(position);
        Ok(Self { player, opponent })
    }
}
