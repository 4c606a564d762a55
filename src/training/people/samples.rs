//! Moves that people made, with what the model reads of them.

use std::cmp::Ordering;

use rayon::prelude::*;

use super::ratings::{Game, Ratings, is_person};
use crate::game::Ply;
use crate::game::tree::{GameTree, NodeId};
use crate::othello::{Board, Disc};
use crate::people::{Facts, LastMoves, Openings, facts, glance};
use crate::records::formats::Games;
use crate::search::{Engine, HashSize, Stop};
use crate::training::shard::game_seed;

/// A game between two players of whom at least one is a person.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who played whom, and the result.
    pub game: Game,
    /// The positions in which somebody had a move, with the cell that was chosen and whether it was Black's turn.
    pub moves: Vec<(Board, u8, bool)>,
}

/// A move that a person made.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What is known of the position.
    pub facts: Facts,
    /// The index of the move that was made.
    pub chosen: usize,
    /// The mover's rating in that year.
    pub rating: f32,
    /// How often each move was made in other games, if the position is one of the openings.
    pub counts: Option<Vec<f32>>,
    /// The position.
    pub board: Board,
    /// The number of its game.
    pub game: u32,
}

/// The games of a file on 8×8 that can be replayed and have a result and a year, in its order.
pub fn games(file: &impl Games) -> Vec<Played> {
    (0..file.len()).filter_map(|index| played(file, index)).collect()
}

fn played(file: &impl Games, index: usize) -> Option<Played> {
    let summary = file.summary(index);
    let tree = file.tree(index).ok()?;
    let moves = moves(&tree)?;
    let black: i32 = summary.result.split('-').next()?.trim().parse().ok()?;
    let won = match black.cmp(&32) {
        Ordering::Equal => 0.5,
        Ordering::Greater => 1.0,
        Ordering::Less => 0.0,
    };
    let year = summary.date.get(..4).and_then(|year| year.parse().ok())?;
    let game = Game { black: summary.names.black, white: summary.names.white, year, won };
    Some(Played { game, moves })
}

fn moves(tree: &GameTree) -> Option<Vec<(Board, u8, bool)>> {
    let crate::game::Position::Othello(start) = tree.start().position() else { return None };
    let mut board = Board::try_from(start).ok()?;
    let mut is_black = start.side_to_move() == Disc::Black;
    let mut moves = Vec::with_capacity(60);
    for node in tree.line_after(NodeId::ROOT) {
        match tree.node(node).ply()? {
            Ply::Place(cell) => {
                moves.push((board, cell as u8, is_black));
                board = board.play(cell);
            }
            _ => board = board.pass(),
        }
        is_black = !is_black;
    }
    Some(moves)
}

/// The moves of the openings by people whose rating is known.
pub fn openings(games: &[Played], ratings: &Ratings, plies: usize, least: u32) -> Openings {
    let mut openings = Openings::default();
    for played in games {
        for &(board, cell, is_black) in played.moves.iter().take(plies) {
            if let Some(rating) = rating_of(played, ratings, is_black) {
                openings.add(board, usize::from(cell), rating);
            }
        }
    }
    openings.keep(least);
    openings
}

/// The fewest games in a year and those beside it for a rating to mean something.
const RATED: usize = 12;

/// The rating of the person who moves; `None` if it is not known well, or a program moves.
pub fn rating_of(played: &Played, ratings: &Ratings, is_black: bool) -> Option<f32> {
    let game = &played.game;
    let name = if is_black { &game.black } else { &game.white };
    let is_known = is_person(name) && ratings.games(name, game.year) >= RATED;
    is_known.then(|| ratings.rating(name, game.year)).flatten().map(|it| it as f32)
}

/// Which moves are sampled.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// So many moves of a game, by chance.
    pub per_game: usize,
    /// Decides which.
    pub seed: u64,
    /// Whether the games are among those that the openings were counted from.
    pub is_counted: bool,
    /// Whether fewer are taken of the ratings that most players have, so that the weak and the strong count as well.
    pub is_even: bool,
    /// How closely positions are looked at.
    pub look: Look,
}

/// How closely a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// By searches of five plies.
    Glance,
    /// The moves that look best more deeply.
    Deep,
}

/// The share of moves of a rating that is taken then.
fn share(rating: f32) -> f32 {
    (0.08 + ((rating - 1600.0) / 450.0).powi(2)).min(1.0)
}

/// Samples of the games, in their order; fewer if stopped. `progress` hears of each game that is done.
pub fn sample(
    games: &[Played],
    ratings: &Ratings,
    openings: &Openings,
    choice: Choice,
    stop: &Stop,
    progress: impl Fn() + Sync,
) -> Vec<Sample> {
    /// More than a search of a few plies uses.
    const HASH_MEBIBYTES: usize = 2;

    let of_game = |engine: &mut Engine, (number, played): (usize, &Played)| {
        progress();
        let mut rng = fastrand::Rng::with_seed(game_seed(choice.seed, number as u32));
        let mut plies: Vec<usize> = (0..played.moves.len()).collect();
        rng.shuffle(&mut plies);
        plies.truncate(choice.per_game);
        plies.sort_unstable();
        plies
            .into_iter()
            .filter_map(|ply| {
                let (board, cell, is_black) = played.moves[ply];
                if stop.is_requested() || board.legal_moves().count_ones() < 2 {
                    return None;
                }
                let rating = rating_of(played, ratings, is_black)?;
                if choice.is_even && rng.f32() >= share(rating) {
                    return None;
                }
                let look = match choice.look {
                    Look::Glance => glance,
                    Look::Deep => facts,
                };
                let facts = look(engine, board, last_moves(&played.moves, ply), stop)?;
                let cells: Vec<usize> = facts.moves.iter().map(|it| it.cell).collect();
                let chosen = cells.iter().position(|&it| it == usize::from(cell))?;
                let without = choice.is_counted.then_some(usize::from(cell));
                let counts = openings.counts(board, &cells, rating, without);
                Some(Sample { facts, chosen, rating, counts, board, game: number as u32 })
            })
            .collect::<Vec<_>>()
    };
    games
        .par_iter()
        .enumerate()
        .map_init(|| Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)), of_game)
        .flatten()
        .collect()
}

fn last_moves(moves: &[(Board, u8, bool)], ply: usize) -> LastMoves {
    let (mut side, mut earlier) = (moves[ply].2, moves[..ply].iter().rev().peekable());
    LastMoves::of(std::iter::from_fn(|| {
        side = !side;
        // A pass lies between two moves of one side.
        let found = earlier.next_if(|it| it.2 == side);
        if found.is_none() {
            earlier.peek()?;
        }
        Some(found.map_or(Ply::Pass, |&(_, cell, _)| Ply::Place(cell.into())))
    }))
}
