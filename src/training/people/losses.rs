//! What moves lose, by the part of the game: of people whose rating is known, and of the model of people.

use rayon::prelude::*;

use super::ratings::Ratings;
use super::samples::{Played, rating_of};
use crate::game::Position;
use crate::othello::{Board, Disc};
use crate::people::{LastMoves, Model, PART, PARTS, draw};
use crate::search::{Engine, HashSize, Limits, Request, Selectivity, Stop};
use crate::training::generate::margin;
use crate::training::shard::game_seed;

/// How closely moves are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// From so many empty squares on losses are exact.
    pub exact: u32,
    /// Before, the engine looks so deep.
    pub depth: u8,
}

impl Default for Care {
    fn default() -> Self {
        Self { exact: 20, depth: 10 }
    }
}

/// A move that loses so many discs is a large one.
pub const LARGE: f64 = 6.0;

const HASH_MEBIBYTES: usize = 16;

/// A move to judge.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The position.
    pub board: Board,
    /// The cell that was chosen.
    pub cell: usize,
    /// The mover's rating.
    pub rating: f32,
    /// Plies before it.
    pub ply: usize,
}

/// Losses of a part of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// Moves with a choice.
    pub moves: u32,
    /// The discs that they lost together.
    pub discs: f64,
    /// How many lost six discs or more.
    pub large: u32,
}

impl Losses {
    fn add(&mut self, loss: f64) {
        self.moves += 1;
        self.discs += loss;
        self.large += u32::from(loss >= LARGE);
    }
}

/// Moves of people whose rating is known: of each game one of each part, by chance.
pub fn of_people(games: &[Played], ratings: &Ratings, seed: u64) -> Vec<Made> {
    let mut all = Vec::new();
    for (number, played) in games.iter().enumerate() {
        let mut rng = fastrand::Rng::with_seed(game_seed(seed, number as u32));
        let made = |(ply, &(board, cell, is_black)): (usize, &(Board, u8, bool))| {
            let rating = rating_of(played, ratings, is_black)?;
            Some(Made { board, cell: cell.into(), rating, ply })
        };
        all.extend(one_of_each_part(played.moves.iter().enumerate().filter_map(made), &mut rng));
    }
    all
}

/// Moves of the model in games against itself: of each game one of each part, by chance. `None` if stopped.
pub fn of_model(
    model: &Model,
    rating: f32,
    games: u32,
    seed: u64,
    stop: &Stop,
) -> Option<Vec<Made>> {
    let play = |number: u32| {
        let mut engine = Engine::new(HashSize::mebibytes(2));
        let mut rng = fastrand::Rng::with_seed(game_seed(seed, number));
        let made = game(rating, |board, last| {
            let chances = model.chances(&mut engine, board, last, rating, stop)?;
            (!stop.is_requested()).then(|| draw(&chances, &mut rng))
        })?;
        Some(one_of_each_part(made.into_iter(), &mut rng))
    };
    let all: Option<Vec<Vec<Made>>> = (0..games).into_par_iter().map(play).collect();
    Some(all?.concat())
}

/// A game of somebody of a rating against themselves. `None` if a move is not told, as when stopped.
pub fn game(
    rating: f32,
    mut choose: impl FnMut(Board, LastMoves) -> Option<usize>,
) -> Option<Vec<Made>> {
    let (mut board, mut last) = (Board::start(), LastMoves::default());
    let mut made = Vec::new();
    while !board.is_game_over() {
        if board.must_pass() {
            board = board.pass();
            last = LastMoves { opponents: None, own: last.opponents };
            continue;
        }
        let cell = choose(board, last)?;
        made.push(Made { board, cell, rating, ply: made.len() });
        board = board.play(cell);
        last = LastMoves { opponents: Some(cell), own: last.opponents };
    }
    Some(made)
}

fn one_of_each_part(moves: impl Iterator<Item = Made>, rng: &mut fastrand::Rng) -> Vec<Made> {
    let mut parts: [Vec<Made>; PARTS] = Default::default();
    for made in moves.filter(|it| it.board.legal_moves().count_ones() > 1) {
        if let Some(part) = parts.get_mut(made.ply / PART) {
            part.push(made);
        }
    }
    parts.into_iter().filter_map(|part| rng.choice(part)).collect()
}

/// What the moves lost, by part of the game. `None` if stopped.
pub fn losses(moves: &[Made], stop: &Stop, progress: impl Fn() + Sync) -> Option<[Losses; PARTS]> {
    let found: Option<Vec<(usize, f64)>> = moves
        .par_iter()
        .map_init(
            || Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
            |engine, made| {
                progress();
                Some((made.ply / PART, loss(engine, made, Care::default(), stop)?))
            },
        )
        .collect();
    let mut parts = [Losses::default(); PARTS];
    for (part, loss) in found? {
        parts[part].add(loss);
    }
    Some(parts)
}

/// What a move loses, in discs. `None` if stopped.
pub fn loss(engine: &mut Engine, made: &Made, care: Care, stop: &Stop) -> Option<f64> {
    engine.forget();
    let limits = if made.board.empty_count() <= care.exact {
        Limits::default()
    } else {
        Limits { selectivity: Some(Selectivity::P73), ..Limits::depth(care.depth) }
    };
    let best = value(engine, made.board, limits, stop)?;
    let played = -value(engine, made.board.play(made.cell), limits, stop)?;
    Some((best - played).max(0.0))
}

/// The value for the side to move, in discs.
fn value(engine: &mut Engine, board: Board, limits: Limits, stop: &Stop) -> Option<f64> {
    if board.is_game_over() {
        return Some(f64::from(margin(board)));
    }
    if board.must_pass() {
        return Some(-value(engine, board.pass(), limits, stop)?);
    }
    let position = Position::Othello(board.to_position(Disc::Black));
    let request = Request { remember: true, ..Request::new(position, limits) };
    let report = engine.search(&request, stop, &mut |_| {})?;
    // A stopped search has a move, too.
    (!stop.is_requested()).then(|| f64::from(report.score.discs()))
}
