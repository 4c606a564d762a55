//! The fast board of 8×8 squares: two words, seen from the side to move.

use thiserror::Error;

use super::bitboard::Word;
use super::disc::Disc;
use super::kernels;
use super::position::Position;

/// A position doesn't fit a fast board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}, found {found}×{found}")]
pub struct BoardSizeError {
    pub(super) expected: &'static str,
    pub(super) found: u8,
}

/// A board of 8×8 squares, seen from the side to move; which colour that is, is not kept.
///
/// Bit `row * 8 + column` is a square: bit 0 is a1, bit 7 is h1, bit 63 is h8.
///
/// ```
/// use heibai::othello::Board;
/// let board = Board::start();
/// assert_eq!(board.legal_moves().count_ones(), 4);
/// assert_eq!(board.play(37).player_count(), 1); // f5
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    player: u64,
    opponent: u64,
}

impl Board {
    /// Columns and rows.
    pub const SIZE: u8 = 8;

    /// The standard start, Black to move.
    pub const fn start() -> Self {
        Self { player: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0800_0000 }
    }

    /// A board with these discs; `None` if a square has both.
    pub const fn new(player: u64, opponent: u64) -> Option<Self> {
        if player & opponent == 0 { Some(Self { player, opponent }) } else { None }
    }

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
        !(self.player | self.opponent)
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
        kernels::legal_moves(self.player, self.opponent)
    }

    /// The squares on which the other side could place a disc if it were its turn.
    #[inline]
    pub fn opponent_legal_moves(self) -> u64 {
        kernels::legal_moves(self.opponent, self.player)
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

    /// The discs that a move on the empty square `index`, below 64, flips; none if and only if it is illegal.
    #[inline]
    pub fn flips(self, index: usize) -> u64 {
        debug_assert!(index < 64);
        kernels::flips(self.player, self.opponent, index)
    }

    /// How many discs the side to move and the other side would each flip on `index`, the only empty square.
    #[inline]
    pub fn count_last_flips(self, index: usize) -> (u32, u32) {
        debug_assert_eq!(self.empty(), 1 << index, "one empty square is left");
        kernels::count_last_flips(self.player, index)
    }

    /// Like [`Self::count_last_flips`], from the discs of the side to move alone.
    #[inline]
    pub fn count_last_flips_of(player: u64, index: usize) -> (u32, u32) {
        kernels::count_last_flips(player, index)
    }

    /// Discs known never to be flipped: on an edge however it is filled, elsewhere by full lines or stable neighbours.
    #[inline]
    pub fn stable(self) -> u64 {
        kernels::stable(self.player, self.opponent)
    }

    /// Like [`Self::stable`] for the other side.
    #[inline]
    pub fn opponent_stable(self) -> u64 {
        kernels::stable(self.opponent, self.player)
    }

    /// The board after the legal move `index`, below 64.
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

    /// The board before a move on `index` that flipped `flips`.
    #[inline]
    #[must_use]
    pub const fn undo(self, index: usize, flips: u64) -> Self {
        Self { player: self.opponent & !(flips | 1 << index), opponent: self.player | flips }
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

impl TryFrom<&Position> for Board {
    type Error = BoardSizeError;

    fn try_from(position: &Position) -> Result<Self, BoardSizeError> {
        if position.size() != Self::SIZE {
            return Err(BoardSizeError { expected: "8×8 squares", found: position.size() });
        }
        let (player, opponent) = words_of(position);
        Ok(Self { player, opponent })
    }
}

pub(super) fn words_of<W: Word>(position: &Position) -> (W, W) {
    let (mut player, mut opponent) = (W::ZERO, W::ZERO);
    for (index, cell) in (0..).zip(position.cells()) {
        match cell {
            Some(disc) if *disc == position.side_to_move() => player |= W::ONE << index,
            Some(_) => opponent |= W::ONE << index,
            None => {}
        }
    }
    (player, opponent)
}

pub(super) fn position_of<W: Word>(size: u8, player: W, opponent: W, to_move: Disc) -> Position {
    let cells: Vec<Option<Disc>> = (0..u32::from(size).pow(2))
        .map(|index| {
            let bit = W::ONE << index;
            if player & bit != W::ZERO {
                Some(to_move)
            } else if opponent & bit != W::ZERO {
                Some(!to_move)
            } else {
                None
            }
        })
        .collect();
    Position::from_cells(size, &cells, to_move).expect("fast boards have sizes that positions have")
}
