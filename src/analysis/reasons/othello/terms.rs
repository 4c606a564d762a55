//! Terms on which a position is played out that differ from the rules in one thing, so that what this thing costs can
//! be seen: the difference between a search on the terms and a search by the rules.

use crate::othello::Board;

/// One of the two sides as a reason sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Who made the mistake.
    Own,
    /// Who profits from it.
    Other,
}

/// What differs from the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    /// Nothing.
    Usual,
    /// A side never plays on these squares.
    Barred(Who, u64),
    /// A side does not play on these squares within so many plies.
    BarredFor(Who, u64, u8),
    /// A side doesn't fill the last empty square of a region.
    NotLast(Who, u64),
    /// A side doesn't play in a region in which the other side has no move.
    NotAlone(Who, u64),
    /// A side makes no move that leaves the other one none, so that it would move twice.
    NoDouble(Who),
    /// A side may pass once where it has moves.
    Spare(Who),
}

impl Terms {
    /// The moves that the side to move, `who`, may make out of its legal ones.
    #[inline]
    pub fn allowed(self, board: Board, who: Who, ply: u8) -> u64 {
        let legal = board.legal_moves();
        match self {
            Self::Barred(whom, squares) if whom == who => legal & !squares,
            Self::BarredFor(whom, squares, plies) if whom == who && ply < plies => legal & !squares,
            Self::NotLast(whom, region) if whom == who => {
                let left = region & board.empty();
                if left.is_power_of_two() { legal & !left } else { legal }
            }
            Self::NotAlone(whom, region)
                if whom == who && board.opponent_legal_moves() & region == 0 =>
            {
                legal & !region
            }
            _ => legal,
        }
    }

    /// Returns whether `who`, who made the move that led to `after`, must not have made it.
    #[inline]
    pub fn forbids(self, after: Board, who: Who) -> bool {
        self == Self::NoDouble(who) && after.must_pass()
    }

    /// Returns whether `who` may pass once where it has moves.
    #[inline]
    pub fn gives_spare(self, who: Who) -> bool {
        self == Self::Spare(who)
    }
}

impl std::ops::Not for Who {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Own => Self::Other,
            Self::Other => Self::Own,
        }
    }
}
