//! What a book needs of a game: the one file in this room that names the games.

use super::discs::Discs;
use super::stones::{Stones, cell_width};
use super::successor::Successor;
use crate::eval::Score;
use crate::game::symmetry::{inverse, transformed};
use crate::game::{self, Variant};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum BookPosition {
    Othello(Discs),
    Gomoku(Stones),
}

impl BookPosition {
    /// The start of the games of a book; `None` if they have none.
    pub fn start(variant: Variant) -> Option<Self> {
        (variant == variant.plain()).then(|| Self::of(&variant.start().ok()?)).flatten()
    }

    /// The position in the book's form, if it can be in one.
    pub fn of(position: &game::Position) -> Option<Self> {
        match position {
            game::Position::Othello(position) => Discs::of(position).map(Self::Othello),
            game::Position::Gomoku(position) => Stones::of(position).map(Self::Gomoku),
        }
    }

    /// The position itself; in Othello, where colours make no difference, with Black to move.
    pub fn position(&self) -> game::Position {
        match self {
            Self::Othello(discs) => game::Position::Othello(discs.position()),
            Self::Gomoku(stones) => game::Position::Gomoku(Box::new(stones.position())),
        }
    }

    /// The least of its eight forms, and the symmetries that lead to it, at least one.
    pub fn canonical(&self) -> (Self, Vec<u8>) {
        match self {
            Self::Othello(discs) => {
                let (least, turns) = discs.canonical();
                (Self::Othello(least), turns)
            }
            Self::Gomoku(stones) => {
                let (least, turns) = stones.canonical();
                (Self::Gomoku(least), turns)
            }
        }
    }

    pub fn stones(&self) -> usize {
        match self {
            Self::Othello(discs) => discs.count(),
            Self::Gomoku(stones) => stones.count(),
        }
    }

    pub fn size(&self) -> u8 {
        match self {
            Self::Othello(discs) => discs.size(),
            Self::Gomoku(stones) => stones.size(),
        }
    }

    /// The cells of this position that a canonical form's cell stands for, one for each of these symmetries.
    pub fn unturned(&self, cell: usize, turns: &[u8]) -> impl Iterator<Item = usize> {
        let size = usize::from(self.size());
        turns.iter().map(move |&turn| transformed(cell, size, inverse(turn)))
    }

    /// Where the move on a cell leads, in the canonical form; `None` if it is illegal.
    pub fn step(&self, cell: usize) -> Option<Successor<Self>> {
        self.after(cell).map(|after| after.map(|position| position.canonical().0))
    }

    /// Where the move on a cell leads; `None` if it is illegal.
    pub fn after(&self, cell: usize) -> Option<Successor<Self>> {
        match self {
            Self::Othello(discs) => discs.after(cell).map(|after| after.map(Self::Othello)),
            Self::Gomoku(stones) => {
                let (stones, position) = stones.place(cell)?;
                let result = position.is_game_over().then(|| match position.winner() {
                    Some(_) => -Score::win_in(0),
                    None => Score::default(),
                });
                Some(Successor { position: Self::Gomoku(stones), is_own: false, result })
            }
        }
    }

    pub fn empties(&self) -> usize {
        usize::from(self.size()).pow(2) - self.stones()
    }

    /// Whether only the likeliest move is wanted: Gomoku's first stone hardly affects the value, and nearly everybody
    /// places it in the middle.
    pub fn begins_in_the_middle(&self) -> bool {
        matches!(self, Self::Gomoku(stones) if stones.count() == 0)
    }

    pub fn legal_moves(&self) -> usize {
        match self {
            Self::Othello(discs) => discs.legal_moves(),
            Self::Gomoku(stones) => stones.position().legal_points().len(),
        }
    }

    /// Whether its moves can have this score.
    pub fn can_be_worth(&self, score: Score) -> bool {
        match self {
            Self::Othello(discs) => {
                let most = 100 * i16::from(discs.size()).pow(2);
                (-most..=most).contains(&score.hundredths())
            }
            Self::Gomoku(_) => {
                matches!(score.hundredths().unsigned_abs(), 0..=20_000 | 29_001..=30_000)
            }
        }
    }

    pub fn write(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Othello(discs) => discs.write(bytes),
            Self::Gomoku(stones) => stones.write(bytes),
        }
    }

    /// The bytes of the first position of `rest` in a file of this variant, if there are enough.
    pub fn bytes(variant: Variant, rest: &[u8]) -> Option<&[u8]> {
        let length = match variant {
            Variant::Othello { .. } => 16,
            Variant::Gomoku { size, .. } => 1 + usize::from(*rest.first()?) * cell_width(size),
        };
        rest.get(..length)
    }

    /// Maximum bytes of a position with all its moves, each of which takes `a_move`.
    pub fn most_bytes(variant: Variant, a_move: usize) -> usize {
        // One byte counts the stones and one the moves; Othello has at most 33 moves.
        match variant {
            Variant::Othello { .. } => 17 + 33 * a_move,
            Variant::Gomoku { size, .. } => 2 + 255 * (cell_width(size) + a_move),
        }
    }

    /// Reads what [`Self::bytes`] gave, or says what is wrong with it.
    pub fn read(variant: Variant, bytes: &[u8]) -> Result<Self, &'static str> {
        match variant {
            Variant::Othello { size, .. } => Discs::read(size, bytes).map(Self::Othello),
            Variant::Gomoku { size, rules, .. } => {
                Stones::read(rules, size, bytes).map(Self::Gomoku)
            }
        }
    }
}
