//! Collections of openings: a transcript a line, with `#` for comments. One is embedded: balanced openings of eight
//! moves, found by our own search (`heibai openings make`).

use thiserror::Error;

use super::error::ReadError;
use super::transcript;
use crate::game::symmetry::{SYMMETRIES, transformed};
use crate::game::{GameRecord, Ply, Variant};

const BALANCED: &str = include_str!("../../data/openings.txt");

/// The symmetries that leave the start unchanged, colours included: none, a half turn and both diagonals.
const OF_THE_START: [u8; 4] = [0, 3, 4, 7];

/// The symmetries of a square board.
pub const SIDES: usize = SYMMETRIES.end as usize;

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

/// The openings in all eight symmetries, which leave Gomoku's empty board unchanged: all as they are, then in each of
/// the others. Many programs always answer the same position the same way.
pub fn from_all_sides(openings: &[GameRecord]) -> Vec<GameRecord> {
    let from_one = |turn| openings.iter().map(move |opening| turned(opening, turn));
    SYMMETRIES.flat_map(from_one).collect()
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

fn turned(opening: &GameRecord, turn: u8) -> GameRecord {
    let size = usize::from(opening.variant().size());
    let plies = opening.plies().iter().map(|&ply| match ply {
        Ply::Place(cell) => Ply::Place(transformed(cell, size, turn)),
        ply => ply,
    });
    let record = GameRecord::new(opening.variant(), plies.collect());
    record.expect("the start is the same from all these sides")
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let moves = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    (1..).zip(moves).filter(|(_, moves)| !moves.is_empty())
}
