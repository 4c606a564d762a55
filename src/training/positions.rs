//! Test positions with the exact score of every move.

use std::sync::Arc;

use super::generate::next;
use super::shard::Shard;
use super::workers;
use crate::eval::othello::patterns::Weights;
use crate::game;
use crate::othello::{Bits, Board, Disc};
use crate::records::obf::ObfPosition;
use crate::search::{Engine, HashSize, Limits, Request, Shortage, Stop};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    pub empties: u32,
    /// How many, in all shards together.
    pub count: u32,
    pub seed: u64,
    /// Maximum random plies at the start; their number is drawn evenly from 8.
    pub random_plies: u32,
    /// Search depth in the games that lead to the positions.
    pub depth: u8,
    /// The weights of these games; `None` for the built-in ones.
    pub weights: Option<Arc<Weights>>,
}

/// An engine for long searches of 8×8 boards, with the built-in weights if none are given.
pub(super) fn solver(weights: Option<&Arc<Weights>>) -> Result<Engine, Shortage> {
    let mut engine = Engine::new(HashSize::mebibytes(64)).with_weights(weights.cloned());
    engine.reserve(&game::Position::Othello(Board::start().to_position(Disc::Black)))?;
    Ok(engine)
}

/// Draws positions from self-play, each from another game, and solves every move. Seed and number alone determine a
/// position; `found` gets those of the shard in the order of their numbers, fewer if stopped, and ends it by an error.
pub fn draw<E: From<Shortage>>(
    settings: &Settings,
    shard: Shard,
    threads: usize,
    stop: &Stop,
    found: impl FnMut(ObfPosition) -> Result<(), E>,
) -> Result<(), E> {
    let numbers: Vec<u32> = shard.games(settings.count).collect();
    workers::in_order(
        &numbers,
        threads,
        || solver(settings.weights.as_ref()),
        |engine, &number| {
            if stop.is_requested() {
                return None;
            }
            let seed = settings.seed.wrapping_mul(1 << 32).wrapping_add(number.into());
            let board = board(settings, engine, &mut fastrand::Rng::with_seed(seed));
            Some(solve(board, engine))
        },
        found,
    )
}

/// A board with the wanted empty squares and at least two moves.
fn board(settings: &Settings, engine: &mut Engine, rng: &mut fastrand::Rng) -> Board {
    loop {
        let random_plies = rng.u32(8.min(settings.random_plies)..=settings.random_plies);
        let (mut board, mut plies) = (Board::start(), 0);
        while board.legal_moves() != 0 && board.empty_count() > settings.empties {
            let cell = if plies < random_plies {
                rng.choice(Bits::new(board.legal_moves())).expect("there is a legal move")
            } else {
                let limits = Limits::depth(settings.depth);
                let position = game::Position::Othello(board.to_position(Disc::Black));
                let request = Request { seed: rng.u64(..), ..Request::new(position, limits) };
                engine
                    .search(&request, &Stop::default(), &mut |_| {})
                    .expect("there is a legal move")
                    .best
            };
            board = next(board.play(cell)).0;
            plies += 1;
        }
        if board.empty_count() == settings.empties && board.legal_moves().count_ones() > 1 {
            return board;
        }
    }
}

/// The position with the exact score of each move, best first.
fn solve(board: Board, engine: &mut Engine) -> ObfPosition {
    let mut moves: Vec<(Option<usize>, i8)> = Bits::new(board.legal_moves())
        .map(|cell| (Some(cell), -exact(board.play(cell), engine)))
        .collect();
    moves.sort_by_key(|&(_, discs)| -discs);
    ObfPosition { moves, ..ObfPosition::new(board.to_position(Disc::Black)) }
}

/// The exact margin for the side to move, even if it has to pass or the game is over.
pub(super) fn exact(board: Board, engine: &mut Engine) -> i8 {
    let (seen, has_passed) = next(board);
    let margin = if seen.legal_moves() == 0 {
        super::generate::margin(seen) as i8
    } else {
        let limits = Limits::depth(seen.empty_count() as u8);
        let position = game::Position::Othello(seen.to_position(Disc::Black));
        let report = engine
            .search(&Request::new(position, limits), &Stop::default(), &mut |_| {})
            .expect("there is a legal move");
        (report.score.hundredths() / 100) as i8
    };
    if has_passed { -margin } else { margin }
}
