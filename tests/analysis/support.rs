//! Positions of games that the machine plays against itself.

use heibai::game::{Ply, Position, Variant};
use heibai::search::{Engine, HashSize, Limits, Request, Stop};

/// A game from the usual start, its first plies by chance and the rest by a quick search: the plies.
pub fn game(variant: Variant, seed: u64, by_chance: usize, most: usize) -> Vec<Ply> {
    let mut position = variant.start().unwrap();
    let mut random = fastrand::Rng::with_seed(seed);
    let mut engine = Engine::new(HashSize::mebibytes(4));
    let mut plies = Vec::new();
    while !position.is_over() && plies.len() < most {
        let cells = position.legal_cells();
        let ply = if cells.is_empty() {
            Ply::Pass
        } else if plies.len() < by_chance {
            Ply::Place(cells[random.usize(..cells.len())])
        } else {
            let request = Request { seed, ..Request::new(position.clone(), Limits::depth(3)) };
            Ply::Place(engine.search(&request, &Stop::default(), &mut |_| {}).unwrap().best)
        };
        position.play(ply).unwrap();
        plies.push(ply);
    }
    plies
}

/// The position after some plies.
pub fn after(variant: Variant, plies: &[Ply]) -> Position {
    let mut position = variant.start().unwrap();
    for &ply in plies {
        position.play(ply).unwrap();
    }
    position
}

/// Positions of Othello with so many empty squares and a choice for the side to move.
pub fn with_empties(empties: usize, count: usize) -> Vec<Position> {
    let variant = Variant::default();
    (0..)
        .map(|seed| after(variant, &game(variant, seed, 8, 60 - empties)))
        .filter(|position| {
            let stones = position.counts();
            stones.black + stones.white == 64 - empties && position.legal_cells().len() > 3
        })
        .take(count)
        .collect()
}
