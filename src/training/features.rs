//! Fitting the evaluation of boards of other sizes than 8×8: thirteen counts, weighed for four phases of the game, to
//! how games ended.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::workers;
use crate::eval::othello::{FEATURE_COUNT, FastBoard, FeatureWeights, Geometry, Phases, features};
use crate::game::Position;
use crate::othello::{self, Disc, SmallBoard, StartLayout, WideBoard};
use crate::search::{Engine, HashSize, Limits, Request, Shortage, Stop};

/// How games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Columns, which is also rows.
    pub size: u8,
    /// Games.
    pub games: usize,
    /// Decides the games.
    pub seed: u64,
    /// The most random plies a game begins with; their number is drawn evenly from 2.
    pub random_plies: u32,
    /// Moves looked ahead.
    pub depth: u8,
    /// From so many empty squares on moves are perfect.
    pub solve: u8,
}

/// A position of a game, and how the game ended for its side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The game it is of.
    pub game: usize,
    /// What was counted.
    pub features: [i32; FEATURE_COUNT],
    /// How full the board was.
    pub phases: Phases,
    /// In discs.
    pub margin: i32,
}

/// How many positions with one more of a thing it takes to move its weight half of the way.
const STIFFNESS: f64 = 300.0;

/// One game in so many is held out from the fit, to measure it.
const HELD_OUT: usize = 10;

/// The table of each thread.
const HASH_MEBIBYTES: usize = 16;

/// Plays games of the engine against itself, and gives all positions after the random plies of each.
///
/// # Errors
/// If the machine has too little memory, or can't start as many threads.
pub fn play(
    settings: Settings,
    threads: usize,
    progress: &mut dyn FnMut(usize),
) -> Result<Vec<Sample>, Shortage> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        workers::start(scope, threads, || {
            let (sender, next) = (sender.clone(), &next);
            move || {
                let mut engine = Engine::new(HashSize::mebibytes(HASH_MEBIBYTES));
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= settings.games {
                        return;
                    }
                    // The receiver hears all of them.
                    let _ = sender.send((game, play_one(settings, game, &mut engine)));
                }
            }
        })?;
        drop(sender);
        let mut games: Vec<(usize, Vec<Sample>)> = Vec::with_capacity(settings.games);
        for game in receiver {
            games.push(game);
            progress(games.len());
        }
        // The order does not depend on the threads.
        games.sort_by_key(|(game, _)| *game);
        Ok(games.into_iter().flat_map(|(_, samples)| samples).collect())
    })
}

/// The positions of one game.
fn play_one(settings: Settings, game: usize, engine: &mut Engine) -> Vec<Sample> {
    let seed = settings.seed.wrapping_mul(1 << 32).wrapping_add(game as u64);
    let mut rng = fastrand::Rng::with_seed(seed);
    engine.forget();
    let start = othello::Position::start(settings.size, StartLayout::Standard, Disc::Black);
    let mut position = start.expect("the size is one that can be searched");
    let random_plies = rng.u32(2.min(settings.random_plies)..=settings.random_plies);
    let (mut plies, mut counts) = (0, Vec::new());
    loop {
        if position.must_pass() {
            position.pass();
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let square = if plies < random_plies {
            rng.choice(moves).expect("there is a legal move")
        } else {
            counts.push((position.side_to_move(), counted(&position)));
            let empties = position.empty_count() as u8;
            let depth = if empties <= settings.solve { empties } else { settings.depth };
            let wanted = Position::Othello(position.clone());
            let request = Request { remember: true, ..Request::new(wanted, Limits::depth(depth)) };
            let found = engine.search(&request, &Stop::default(), &mut |_| {});
            let best = found.expect("there is a legal move").best;
            othello::Square::from_index(best, settings.size).expect("moves are on the board")
        };
        position.place(square).expect("the move is legal");
        plies += 1;
    }
    let count = |side| position.count(side) as i32;
    counts
        .into_iter()
        .map(|(side, (features, phases))| {
            let margin = count(side) - count(!side);
            let margin = margin + margin.signum() * position.empty_count() as i32;
            Sample { game, features, phases, margin }
        })
        .collect()
}

/// What there is to count on a position.
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

/// The weights that fit best, in hundredths of a disc, for each phase, and the mean squared errors, in discs, of these
/// and of `before` on the games held out.
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
    // What is seldom seen stays what it was (ridge regression).
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

/// What a sample's value is the sum of: each feature's share in each phase.
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

/// Solves linear equations whose left side is symmetric and positive definite (Gauss's elimination, which needs no
/// exchange of rows then).
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
