//! Terms that differ from the rules in one thing, so that its cost shows as the difference between two searches.

use crate::othello::Board;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The side that made the mistake.
    Own,
    /// The side that profits.
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    Usual,
    /// A side never plays on these squares.
    Barred(Who, u64),
    /// The same, but only within this many plies.
    BarredFor(Who, u64, u8),
    /// A side doesn't fill the last empty square of a region.
    NotLast(Who, u64),
    /// A side doesn't play in a region in which the other has no move.
    NotAlone(Who, u64),
    /// A side makes no move that leaves the other none.
    NoDouble(Who),
    /// A side may pass once despite having moves.
    Spare(Who),
}

impl Terms {
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

    #[inline]
    pub fn forbids(self, after: Board, who: Who) -> bool {
        self == Self::NoDouble(who) && after.must_pass()
    }

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
