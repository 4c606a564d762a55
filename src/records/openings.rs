//! Collections of openings: a transcript a line, with `#` for comments. Also the embedded collection: balanced openings
//! of eight moves, found by our own search (`heibai openings make`).

use thiserror::Error;

use super::error::ReadError;
use super::transcript;
use crate::game::{GameRecord, Ply, Variant};
use crate::othello::{Square, Symmetry};

/// The balanced openings of [`balanced`], as stored in the repository.
const BALANCED: &str = include_str!("../../data/openings.txt");

/// The symmetries that leave the start unchanged, colours included.
const OF_THE_START: [Symmetry; 4] =
    [Symmetry::Identity, Symmetry::HalfTurn, Symmetry::MainDiagonal, Symmetry::OtherDiagonal];

/// The symmetries of a square board.
pub const SIDES: usize = 8;

/// Why a line of a collection is no opening.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {error}")]
pub struct OpeningError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with its transcript.
    pub error: ReadError,
}

/// Reads a collection of openings of games that start as in `variant`. A bad line does not affect the others.
pub fn read(
    text: &str,
    variant: Variant,
) -> impl Iterator<Item = Result<GameRecord, OpeningError>> + '_ {
    lines(text).map(move |(line, moves)| {
        transcript::read(moves, variant).map_err(|error| OpeningError { line, error })
    })
}

/// The openings in all eight symmetries, which leave Gomoku's empty board unchanged: first as they are, then all of
/// them in each of the others. There may be few openings, and many programs always answer the same position the same
/// way.
pub fn from_all_sides(openings: &[GameRecord]) -> Vec<GameRecord> {
    let from_one = |number| openings.iter().map(move |opening| image(opening, number));
    (0..SIDES).flat_map(from_one).collect()
}

/// The opening in one of the symmetries, from 0, which leaves it as it is, to 7.
fn image(opening: &GameRecord, number: usize) -> GameRecord {
    let size = usize::from(opening.variant().size());
    let turn = |ply: &Ply| match *ply {
        Ply::Place(cell) => {
            let (mut row, mut column) = (cell / size, cell % size);
            if number & 1 != 0 {
                row = size - 1 - row;
            }
            if number & 2 != 0 {
                column = size - 1 - column;
            }
            if number & 4 != 0 {
                (row, column) = (column, row);
            }
            Ply::Place(row * size + column)
        }
        ply => ply,
    };
    let plies = opening.plies().iter().map(turn).collect();
    GameRecord::new(opening.variant(), plies).expect("the start is the same from all sides")
}

/// The embedded balanced openings: eight plies each, none a mirror image of another, Black to move.
///
/// ```
/// use heibai::records::openings;
/// assert!(openings::balanced().all(|opening| opening.plies().len() == 8));
/// ```
pub fn balanced() -> impl Iterator<Item = GameRecord> {
    read(BALANCED, Variant::default()).map(|opening| opening.expect("the tests read every line"))
}

/// A balanced opening in a random symmetry; the same seed always gives the same.
pub fn random(seed: u64) -> GameRecord {
    let mut rng = fastrand::Rng::with_seed(seed);
    let at = rng.usize(..lines(BALANCED).count());
    let (_, moves) = lines(BALANCED).nth(at).expect("it is below the count");
    let opening = transcript::read(moves, Variant::default()).expect("the tests read every line");
    let symmetry = rng.choice(OF_THE_START).expect("there are four");
    turned(&opening, symmetry)
}

/// The same opening on a transformed board.
fn turned(opening: &GameRecord, symmetry: Symmetry) -> GameRecord {
    let size = opening.variant().size();
    let turn = |ply: &Ply| match *ply {
        Ply::Pass | Ply::Choose(_) => *ply,
        Ply::Place(cell) => {
            let square = Square::from_index(cell, size).expect("plies are on the board");
            let square = symmetry.square(square, size).expect("it stays on the board");
            Ply::Place(square.index(size).expect("it stays on the board"))
        }
    };
    let plies = opening.plies().iter().map(turn).collect();
    GameRecord::new(opening.variant(), plies).expect("the start is the same from all these sides")
}

/// The lines with moves, with their numbers counted from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let moves = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    (1..).zip(moves).filter(|(_, moves)| !moves.is_empty())
}
