//! How games went on from a position.

use std::collections::BTreeMap;

use super::database::GameDatabase;
use super::equivalence::Equivalence;
use super::results::Results;
use crate::game::{Position, Side};

/// A move that was played from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The cell in row order; of mirror images, the most played one.
    pub cell: usize,
    /// The results of these games.
    pub results: Results,
}

/// The moves played from a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The moves, most played first.
    pub moves: Vec<PlayedMove>,
    /// The results of all games through the position, including those that ended there.
    pub results: Results,
}

/// What was played from a position in the games of some collections.
pub fn played<'a>(
    collections: impl IntoIterator<Item = &'a mut GameDatabase>,
    position: &Position,
) -> Played {
    let mut moves: BTreeMap<usize, Results> = BTreeMap::new();
    let mut all = Results::default();
    for database in collections {
        database.look(position, &mut |cell, results| {
            all.add(&results);
            if let Some(cell) = cell {
                moves.entry(cell).or_default().add(&results);
            }
        });
    }
    // Counted as if the side to move were Black; a position without a move is left out at once.
    let side = position.side_to_move();
    let seen = |results: Results| match if position.must_pass() { !side } else { side } {
        Side::Black => results,
        Side::White => results.swapped(),
    };
    let mut merged: Vec<PlayedMove> = Vec::new();
    let mut left: Vec<(usize, Results)> = moves.into_iter().collect();
    // A stable sort: the first of equals in row order stands for the others.
    left.sort_by_key(|(_, results)| std::cmp::Reverse(results.games()));
    let equivalence = Equivalence::of(position);
    for (cell, results) in left {
        let same = merged.iter_mut().find(|it| equivalence.holds(it.cell, cell));
        match same {
            Some(it) => it.results.add(&results),
            None => merged.push(PlayedMove { cell, results }),
        }
    }
    merged.sort_by_key(|it| (std::cmp::Reverse(it.results.games()), it.cell));
    for it in &mut merged {
        it.results = seen(it.results);
    }
    Played { moves: merged, results: seen(all) }
}
