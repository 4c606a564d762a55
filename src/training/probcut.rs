//! The data behind multi-ProbCut: how far a shallow search's value lies from a deep one's, by both depths and the empty
//! squares.

use crate::eval::othello::patterns::Features;
use crate::game::Position;
use crate::othello::{Bits, Board, Disc};
use crate::search::{Engine, Limits, Request, Stop};
use crate::training::linear;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    pub empties: u8,
    /// The depth of the deep search; the empty squares if it reached the end of the game.
    pub depth: u8,
    pub probe: u8,
    /// The deep value minus the shallow one, in hundredths of a disc.
    pub difference: i32,
}

/// The ratio of a normal distribution's standard deviation to its mean size.
pub const DEVIATION_FROM_MEAN: f64 = 1.253_314;

pub const TERMS: usize = 5;

/// The standard deviation of the difference, in hundredths of a disc, as the factors of [`terms`].
pub type Spread = [f64; TERMS];

/// The terms of a [`Spread`]: 1, the empty squares and their square, the difference of the depths, and the shallow
/// depth. Depths are not squared, so that the spread stays sensible beyond the depths measured.
pub fn terms(empties: u8, depth: u8, probe: u8) -> [f64; TERMS] {
    let (e, d, p) = (f64::from(empties), f64::from(depth), f64::from(probe));
    [1.0, e, e * e, d - p, p]
}

/// Whether the search would predict one depth from the other: both odd or even, as values swing with who moves last.
pub fn is_pair(depth: u8, probe: u8) -> bool {
    probe > 0 && (depth - probe).is_multiple_of(2)
}

/// Samples from one position: every pair of depths up to `depth`, and the end of the game if within `exact` moves.
pub fn sample(engine: &mut Engine, board: Board, depth: u8, exact: u8) -> Vec<Sample> {
    /// Beyond this a game is won at any depth, and the difference says nothing.
    const DECIDED: i32 = 5000;

    let empties = board.empty_count() as u8;
    let mut values = vec![(0, engine.weights().evaluate(&Features::new(board), board))];
    let reach = depth.min(empties.saturating_sub(1));
    let mut search = |depth: u8, values: &mut Vec<(u8, i32)>| {
        let position = Position::Othello(board.to_position(Disc::Black));
        let request = Request::new(position, Limits::depth(depth));
        engine.search(&request, &Stop::default(), &mut |report| {
            if values.last().is_some_and(|(last, _)| *last < report.depth) {
                values.push((report.depth, i32::from(report.score.hundredths())));
            }
        });
    };
    search(reach, &mut values);
    values.retain(|(found, _)| *found <= reach);
    if empties <= exact {
        let mut end = Vec::from([(empties - 1, 0)]);
        search(empties, &mut end);
        values.extend(end.into_iter().filter(|(found, _)| *found == empties));
    }
    let mut samples = Vec::new();
    for (at, &(depth, deep)) in values.iter().enumerate() {
        for &(probe, shallow) in &values[..at] {
            if deep.abs().min(shallow.abs()) < DECIDED {
                samples.push(Sample { empties, depth, probe, difference: deep - shallow });
            }
        }
    }
    samples
}

/// A position after some random moves, the others from a short search; `None` if the game ended or a pass is forced.
pub fn draw(engine: &mut Engine, empties: u32, rng: &mut fastrand::Rng) -> Option<Board> {
    /// Maximum random moves at the start of a game.
    const OPENING: u32 = 16;
    /// Later on one move in this many is random.
    const SELDOM: u32 = 8;

    let mut board = Board::start();
    let opening = rng.u32(4..=OPENING);
    while board.empty_count() > empties {
        let mut moves = board.legal_moves();
        if moves == 0 {
            board = board.pass();
            moves = board.legal_moves();
        }
        let is_random = 60 - board.empty_count() < opening || rng.u32(..SELDOM) == 0;
        let cell = if is_random {
            rng.choice(Bits::new(moves))?
        } else {
            let position = Position::Othello(board.to_position(Disc::Black));
            let mut request = Request::new(position, Limits::depth(2));
            request.seed = rng.u64(..);
            engine.search(&request, &Stop::default(), &mut |_| {})?.best
        };
        board = board.play(cell);
    }
    (board.legal_moves() != 0).then_some(board)
}

/// Samples from `positions` random positions with 4 to 54 empty squares.
pub fn collect(
    engine: &mut Engine,
    positions: usize,
    depth: u8,
    exact: u8,
    seed: u64,
) -> Vec<Sample> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut samples = Vec::new();
    for _ in 0..positions {
        let empties = rng.u32(4..=54);
        if let Some(board) = draw(engine, empties, &mut rng) {
            samples.extend(sample(engine, board, depth, exact));
        }
    }
    samples
}

/// The spread that best fits the sizes of differences of [pairs](is_pair); `None` if there are too few different ones.
pub fn fit(samples: &[Sample]) -> Option<Spread> {
    let (mut matrix, mut right) = ([[0.0; TERMS]; TERMS], [0.0; TERMS]);
    for sample in samples.iter().filter(|sample| is_pair(sample.depth, sample.probe)) {
        let terms = terms(sample.empties, sample.depth, sample.probe);
        let size = f64::from(sample.difference.abs()) * DEVIATION_FROM_MEAN;
        for ((row, known), own) in matrix.iter_mut().zip(&mut right).zip(terms) {
            for (sum, other) in row.iter_mut().zip(terms) {
                *sum += own * other;
            }
            *known += own * size;
        }
    }
    linear::solve(matrix, right)
}
