//! What a book asks of a game: the one place in this room that names the games.

use super::stones::{Stones, cell_width};
use crate::eval::Score;
use crate::game::forms::{inverse, turned};
use crate::game::{self, Game, Variant};
use crate::othello::{Board, Disc, Symmetry};

/// A position, seen by the side to move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Field {
    Othello(Board),
    Gomoku(Stones),
}

/// Where a move leads.
#[derive(Clone, Debug)]
pub(super) struct After {
    /// The position after the move, and after a pass if one is due.
    pub field: Field,
    /// The same side is to move there.
    pub is_own: bool,
    /// What it is worth for its side to move if the game is over.
    pub result: Option<Score>,
}

/// Symmetries of Othello's boards, in the order of [`game::forms`].
const SYMMETRIES: [Symmetry; 8] = [
    Symmetry::Identity,
    Symmetry::MirrorRows,
    Symmetry::MirrorColumns,
    Symmetry::HalfTurn,
    Symmetry::MainDiagonal,
    Symmetry::QuarterTurn,
    Symmetry::ThreeQuarterTurn,
    Symmetry::OtherDiagonal,
];

impl Field {
    /// Where the games begin that a book is of; `None` if there are no books of them.
    pub fn start(variant: Variant) -> Option<Self> {
        if variant.game() == Game::Othello && variant != Variant::usual(Game::Othello) {
            return None;
        }
        Self::of(&variant.start().ok()?)
    }

    /// A position as a book could know it.
    pub fn of(position: &game::Position) -> Option<Self> {
        match position {
            game::Position::Othello(position) => Board::try_from(position).ok().map(Self::Othello),
            game::Position::Gomoku(position) => Stones::of(position).map(Self::Gomoku),
        }
    }

    /// The position itself; of Othello, where colours make no difference, with Black to move.
    pub fn position(&self) -> game::Position {
        match self {
            Self::Othello(board) => game::Position::Othello(board.to_position(Disc::Black)),
            Self::Gomoku(stones) => game::Position::Gomoku(Box::new(stones.position())),
        }
    }

    /// The least of its eight forms, and the turns that lead there, at least one.
    pub fn canonical(&self) -> (Self, Vec<u8>) {
        match self {
            Self::Othello(board) => {
                let least = Symmetry::canonical(*board).0;
                let leads = |&turn: &u8| SYMMETRIES[usize::from(turn)].board(*board) == least;
                (Self::Othello(least), game::forms::TURNS.filter(leads).collect())
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
            Self::Othello(board) => (64 - board.empty_count()) as usize,
            Self::Gomoku(stones) => stones.count(),
        }
    }

    /// Columns, which is also rows.
    pub fn size(&self) -> u8 {
        match self {
            Self::Othello(_) => Board::SIZE,
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
            Self::Othello(board) => after_disc(*board, cell),
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

    /// Returns whether only the likeliest move is wanted: the first stone of Gomoku hardly matters to the value, and
    /// nearly everybody places it in the middle.
    pub fn begins_in_the_middle(&self) -> bool {
        matches!(self, Self::Gomoku(stones) if stones.count() == 0)
    }

    /// How many moves are legal.
    pub fn legal_moves(&self) -> usize {
        match self {
            Self::Othello(board) => board.legal_moves().count_ones() as usize,
            Self::Gomoku(stones) => stones.position().legal_points().len(),
        }
    }

    /// Whether its moves can be worth so much.
    pub fn can_be_worth(&self, score: Score) -> bool {
        match self {
            Self::Othello(_) => (-6400..=6400).contains(&score.hundredths()),
            Self::Gomoku(_) => {
                matches!(score.hundredths().unsigned_abs(), 0..=20_000 | 29_001..=30_000)
            }
        }
    }

    /// As a file has it.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Othello(board) => {
                bytes.extend(board.player().to_le_bytes());
                bytes.extend(board.opponent().to_le_bytes());
            }
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
            Variant::Othello { .. } => {
                let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
                let board = Board::new(word(0), word(8)).ok_or("two discs lie on one square")?;
                Ok(Self::Othello(board))
            }
            Variant::Gomoku { size, rules, .. } => {
                Stones::read(rules, size, bytes).map(Self::Gomoku)
            }
        }
    }
}

fn after_disc(board: Board, cell: usize) -> Option<After> {
    if cell >= 64 || board.legal_moves() & 1 << cell == 0 {
        return None;
    }
    let mut after = board.play(cell);
    let result = after.is_game_over().then(|| result(after));
    let is_own = after.must_pass();
    if is_own {
        after = after.pass();
    }
    Some(After { field: Field::Othello(after), is_own, result })
}

/// The result of a game of Othello that is over, for the side to move; the empty squares belong to the winner.
fn result(board: Board) -> Score {
    let (own, other) = (board.player_count() as i16, board.opponent_count() as i16);
    let empty = board.empty_count() as i16;
    Score::from_discs(own - other + empty * (own - other).signum())
}
