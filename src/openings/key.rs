//! What rotated and reflected positions have in common.

use crate::game::symmetry::{SYMMETRIES, transformed};
use crate::game::{Position, Side};
use crate::gomoku::{RENJU_SIZE, Ruleset};
use crate::othello::{Board, Symmetry};

/// Renju names the shape of its first stones.
const MAX_STONES: usize = 3;

/// An opening begins with a move, and so with one disc more than the start.
const MIN_DISCS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Othello(Board),
    /// The stones in order: cells, counted from 1, with 0 for none; White's are negative.
    Renju([i16; MAX_STONES]),
}

impl Key {
    pub fn of(position: &Position) -> Option<Self> {
        match position {
            Position::Othello(othello) => {
                // A start is not looked up: otherwise the window would read the whole table before opening.
                let counts = position.counts();
                let board = Board::try_from(othello).ok()?;
                (counts.black + counts.white > MIN_DISCS)
                    .then(|| Self::Othello(Symmetry::canonical(board).0))
            }
            Position::Gomoku(gomoku) => {
                let is_renju = gomoku.ruleset() == Ruleset::Renju && position.size() == RENJU_SIZE;
                let counts = position.counts();
                let stones = counts.black + counts.white;
                (is_renju && (2..=MAX_STONES).contains(&stones)).then(|| renju(position))
            }
        }
    }
}

fn renju(position: &Position) -> Key {
    let size = usize::from(position.size());
    let stones: Vec<(usize, Side)> =
        (0..size * size).filter_map(|cell| Some((cell, position.stone(cell)?))).collect();
    let image = |turn| {
        let mut key = [0; MAX_STONES];
        for (place, &(cell, side)) in key.iter_mut().zip(&stones) {
            let number = (transformed(cell, size, turn) + 1) as i16;
            *place = if side == Side::Black { number } else { -number };
        }
        key.sort_unstable();
        key
    };
    Key::Renju(SYMMETRIES.map(image).min().expect("there are eight sides"))
}
