//! Fitting the evaluation of boards of other sizes than 8×8: thirteen counts, weighted for four phases of the
//! game, are fitted to the final margins.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::shard::Shard;
use super::workers;
use crate::eval::othello::{FEATURE_COUNT, FastBoard, FeatureWeights, Geometry, Phases, features};
use crate::game::Position;
use crate::othello::{self, Disc, SmallBoard, Square, StartLayout, WideBoard};
use crate::search::{Engine, HashSize, Limits, Request, Shortage, Stop};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    pub size: u8,
    pub games: u32,
    pub seed: u64,
    /// Maximum random plies at the start; their number is drawn evenly from 2.
    pub random_plies: u32,
    pub depth: u8,
    /// Moves are perfect from this number of empty squares on.
    pub solve: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    pub game: u32,
    pub features: [i32; FEATURE_COUNT],
    pub phases: Phases,
    pub margin: i32,
}

/// How many positions with one more of a thing move its weight halfway.
const STIFFNESS: f64 = 300.0;

/// One game in this many is held out from the fit, to measure it.
const HELD_OUT: u32 = 10;

const HASH_MEBIBYTES: usize = 16;

/// A game, written as a line: its number, the number of random plies, and its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub number: u32,
    /// Plies at the start whose positions are not learnt from.
    pub random_plies: usize,
    /// The moves; passes are left out.
    pub squares: Vec<Square>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a number, the random plies and all moves of a game of this size")]
pub struct ParseGameError;

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares: Vec<String> = self.squares.iter().map(Square::to_string).collect();
        write!(f, "{} {} {}", self.number, self.random_plies, squares.join(","))
    }
}

impl FromStr for Game {
    type Err = ParseGameError;

    fn from_str(line: &str) -> Result<Self, ParseGameError> {
        fn read<T: FromStr>(text: &str) -> Result<T, ParseGameError> {
            text.parse().map_err(|_| ParseGameError)
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let [number, random_plies, squares] = words[..] else { return Err(ParseGameError) };
        let squares = squares.split(',').map(read).collect::<Result<_, _>>()?;
        Ok(Self { number: read(number)?, random_plies: read(random_plies)?, squares })
    }
}

/// Plays the shard's games of the engine against itself, determined by seed and number; `played` gets them in order, fewer
/// if stopped, and ends it by an error.
pub fn play<E: From<Shortage>>(
    settings: Settings,
    shard: Shard,
    threads: usize,
    stop: &Stop,
    played: impl FnMut(Game) -> Result<(), E>,
) -> Result<(), E> {
    let numbers: Vec<u32> = shard.games(settings.games).collect();
    workers::in_order(
        &numbers,
        threads,
        || Ok(Engine::new(HashSize::mebibytes(HASH_MEBIBYTES))),
        |engine, &number| (!stop.is_requested()).then(|| play_one(settings, number, engine)),
        played,
    )
}

fn play_one(settings: Settings, number: u32, engine: &mut Engine) -> Game {
    let seed = settings.seed.wrapping_mul(1 << 32).wrapping_add(number.into());
    let mut rng = fastrand::Rng::with_seed(seed);
    engine.forget();
    let mut position = start(settings.size);
    let random_plies = rng.u32(2.min(settings.random_plies)..=settings.random_plies) as usize;
    let mut squares = Vec::new();
    loop {
        if position.must_pass() {
            position.pass();
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Game { number, random_plies, squares };
        }
        let square = if squares.len() < random_plies {
            rng.choice(moves).expect("there is a legal move")
        } else {
            let empties = position.empty_count() as u8;
            let depth = if empties <= settings.solve { empties } else { settings.depth };
            let wanted = Position::Othello(position.clone());
            let request = Request { remember: true, ..Request::new(wanted, Limits::depth(depth)) };
            let found = engine.search(&request, &Stop::default(), &mut |_| {});
            let best = found.expect("there is a legal move").best;
            Square::from_index(best, settings.size).expect("moves are on the board")
        };
        position.place(square).expect("the move is legal");
        squares.push(square);
    }
}

fn start(size: u8) -> othello::Position {
    othello::Position::start(size, StartLayout::Standard, Disc::Black)
        .expect("the size is one that can be searched")
}

impl Game {
    pub fn samples(&self, size: u8) -> Result<Vec<Sample>, ParseGameError> {
        let (mut position, mut counts) = (start(size), Vec::new());
        for (ply, &square) in self.squares.iter().enumerate() {
            if position.must_pass() {
                position.pass();
            }
            if ply >= self.random_plies {
                counts.push((position.side_to_move(), counted(&position)));
            }
            position.place(square).map_err(|_| ParseGameError)?;
        }
        if !position.is_game_over() {
            return Err(ParseGameError);
        }
        let count = |side| position.count(side) as i32;
        let samples = counts.into_iter().map(|(side, (features, phases))| {
            let margin = count(side) - count(!side);
            let margin = margin + margin.signum() * position.empty_count() as i32;
            Sample { game: self.number, features, phases, margin }
        });
        Ok(samples.collect())
    }
}

fn counted(position: &othello::Position) -> ([i32; FEATURE_COUNT], Phases) {
    fn on<B: FastBoard>(board: B) -> ([i32; FEATURE_COUNT], Phases) {
        let geometry = Geometry::new(board.size());
        (features(board, &geometry), Phases::of(board, &geometry))
    }
    match SmallBoard::try_from(position) {
        Ok(board) => on(board),
        Err(_) => on(WideBoard::try_from(position).expect("the size is one that can be searched")),
    }
}

/// The best weights, in hundredths of a disc, and the held-out mean squared errors in discs of these and of `before`.
pub fn fit(samples: &[Sample], before: &FeatureWeights) -> (FeatureWeights, [f64; 2]) {
    const COLUMNS: usize = FEATURE_COUNT * Phases::COUNT;
    let mut left = vec![[0.0; COLUMNS]; COLUMNS];
    let mut right = [0.0; COLUMNS];
    for sample in samples.iter().filter(|sample| sample.game % HELD_OUT != 0) {
        let row = columns(sample);
        for (at, &one) in row.iter().enumerate().filter(|&(_, &one)| one != 0.0) {
            right[at] += one * (f64::from(sample.margin) - value(sample, before));
            for (sum, other) in left[at].iter_mut().zip(&row) {
                *sum += one * other;
            }
        }
    }
    // What is rarely seen stays what it was (ridge regression).
    for (at, row) in left.iter_mut().enumerate() {
        row[at] += STIFFNESS;
    }
    let steps = solve(left, right.to_vec());
    let mut weights = *before;
    for (weight, step) in weights.as_flattened_mut().iter_mut().zip(steps) {
        *weight += (100.0 * step).round() as i32;
    }
    (weights, [loss(samples, &weights), loss(samples, before)])
}

fn columns(sample: &Sample) -> Vec<f64> {
    let shares = sample.phases.shares();
    let parts = shares
        .iter()
        .flat_map(|share| sample.features.iter().map(move |&feature| share * f64::from(feature)));
    parts.collect()
}

/// In discs.
fn value(sample: &Sample, weights: &FeatureWeights) -> f64 {
    f64::from(sample.phases.value(&sample.features, weights)) / 100.0
}

fn loss(samples: &[Sample], weights: &FeatureWeights) -> f64 {
    let held_out = samples.iter().filter(|sample| sample.game % HELD_OUT == 0);
    let squares =
        held_out.map(|sample| (value(sample, weights) - f64::from(sample.margin)).powi(2));
    let (count, sum) = squares.fold((0_u32, 0.0), |(count, sum), square| (count + 1, sum + square));
    sum / f64::from(count.max(1))
}

/// Solves linear equations with a symmetric positive definite matrix, for which elimination needs no pivoting.
fn solve(mut left: Vec<[f64; FEATURE_COUNT * Phases::COUNT]>, mut right: Vec<f64>) -> Vec<f64> {
    for at in 0..right.len() {
        let row = left[at];
        for below in at + 1..right.len() {
            let factor = left[below][at] / row[at];
            for (number, own) in left[below].iter_mut().zip(&row).skip(at) {
                *number -= factor * own;
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..right.len()).rev() {
        let known: f64 = (at + 1..right.len()).map(|other| left[at][other] * right[other]).sum();
        right[at] = (right[at] - known) / left[at][at];
    }
    right
}
