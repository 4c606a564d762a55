//! What a book asks of a game: the one place in this room that names the games.

use super::discs::Discs;
use super::stones::{Stones, cell_width};
use crate::eval::Score;
use crate::game::forms::{inverse, turned};
use crate::game::{self, Game, Variant};

/// A position, seen by the side to move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Field {
    Othello(Discs),
    Gomoku(Stones),
}

/// Where a move leads.
#[derive(Clone, Debug)]
pub(super) struct After<F = Field> {
    /// The position after the move, and after a pass if one is due.
    pub field: F,
    /// The same side is to move there.
    pub is_own: bool,
    /// What it is worth for its side to move if the game is over.
    pub result: Option<Score>,
}

impl<F> After<F> {
    /// The same with the position seen in another way.
    pub fn map<G>(self, seen: impl FnOnce(F) -> G) -> After<G> {
        After { field: seen(self.field), is_own: self.is_own, result: self.result }
    }
}

impl Field {
    /// Where the games begin that a book is of; `None` if there are no books of them.
    pub fn start(variant: Variant) -> Option<Self> {
        let usual = Variant::usual(Game::Othello);
        if variant.game() == Game::Othello && variant != usual.with_size(variant.size()) {
            return None;
        }
        Self::of(&variant.start().ok()?)
    }

    /// A position as a book could know it.
    pub fn of(position: &game::Position) -> Option<Self> {
        match position {
            game::Position::Othello(position) => Discs::of(position).map(Self::Othello),
            game::Position::Gomoku(position) => Stones::of(position).map(Self::Gomoku),
        }
    }

    /// The position itself; of Othello, where colours make no difference, with Black to move.
    pub fn position(&self) -> game::Position {
        match self {
            Self::Othello(discs) => game::Position::Othello(discs.position()),
            Self::Gomoku(stones) => game::Position::Gomoku(Box::new(stones.position())),
        }
    }

    /// The least of its eight forms, and the turns that lead there, at least one.
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

    /// Stones on the board.
    pub fn stones(&self) -> usize {
        match self {
            Self::Othello(discs) => discs.count(),
            Self::Gomoku(stones) => stones.count(),
        }
    }

    /// Columns, which is also rows.
    pub fn size(&self) -> u8 {
        match self {
            Self::Othello(discs) => discs.size(),
            Self::Gomoku(stones) => stones.size(),
        }
    }

    /// The cells of this position that a turned and mirrored form's cell stands for, if so many turns lead there.
    pub fn unturned(&self, cell: usize, turns: &[u8]) -> impl Iterator<Item = usize> {
        let size = usize::from(self.size());
        turns.iter().map(move |&turn| turned(cell, size, inverse(turn)))
    }

    /// Where the move on a cell leads; `None` if it is not legal.
    pub fn after(&self, cell: usize) -> Option<After> {
        match self {
            Self::Othello(discs) => discs.after(cell).map(|after| after.map(Self::Othello)),
            Self::Gomoku(stones) => {
                let (stones, position) = stones.place(cell)?;
                let result = position.is_game_over().then(|| match position.winner() {
                    Some(_) => -Score::win_in(0),
                    None => Score::default(),
                });
                Some(After { field: Self::Gomoku(stones), is_own: false, result })
            }
        }
    }

    /// Squares or points without a stone.
    pub fn empties(&self) -> usize {
        usize::from(self.size()).pow(2) - self.stones()
    }

    /// Returns whether only the likeliest move is wanted: the first stone of Gomoku hardly matters to the value, and
    /// nearly everybody places it in the middle.
    pub fn begins_in_the_middle(&self) -> bool {
        matches!(self, Self::Gomoku(stones) if stones.count() == 0)
    }

    /// How many moves are legal.
    pub fn legal_moves(&self) -> usize {
        match self {
            Self::Othello(discs) => discs.legal_moves(),
            Self::Gomoku(stones) => stones.position().legal_points().len(),
        }
    }

    /// Whether its moves can be worth so much.
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

    /// As a file has it.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Othello(discs) => discs.write(bytes),
            Self::Gomoku(stones) => stones.write(bytes),
        }
    }

    /// The bytes of the position that `rest` begins with in a file of books of a variant, if there are enough.
    pub fn bytes(variant: Variant, rest: &[u8]) -> Option<&[u8]> {
        let length = match variant {
            Variant::Othello { .. } => 16,
            Variant::Gomoku { size, .. } => 1 + usize::from(*rest.first()?) * cell_width(size),
        };
        rest.get(..length)
    }

    /// The position that [`Self::bytes`] gave; says what is wrong with it if it can't be.
    pub fn read(variant: Variant, bytes: &[u8]) -> Result<Self, &'static str> {
        match variant {
            Variant::Othello { size, .. } => Discs::read(size, bytes).map(Self::Othello),
            Variant::Gomoku { size, rules, .. } => {
                Stones::read(rules, size, bytes).map(Self::Gomoku)
            }
        }
    }
}
