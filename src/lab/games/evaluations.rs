//! Evaluations of a board of Othello: what players look at, each by itself, their sum, and what was learnt. All for the
//! side to move, in hundredths.

use crate::eval::othello::patterns::{Features, Weights};
use crate::eval::othello::{FastBoard, Geometry, Mask, evaluate, stable};
use crate::othello::{Board, Word};

/// The weight of a corner beyond that of a stable disc.
const CORNER: i32 = 300;

/// The difference of the discs, which decides the game at its end and is what beginners look at.
pub fn discs<B: FastBoard>(board: B, _: &Geometry<B::Mask>) -> i32 {
    100 * (board.player().count() - board.opponent().count())
}

/// Weighted squares: corners are valuable, the squares beside them give them away.
pub fn squares<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> i32 {
    let sum = |set: B::Mask| -> i32 {
        let cells = geometry.weights.iter().enumerate();
        cells.filter(|(cell, _)| set.meets(B::Mask::of(*cell))).map(|(_, weight)| weight).sum()
    };
    10 * (sum(board.player()) - sum(board.opponent()))
}

/// The difference of the legal moves: a side without a choice has to give away what it would keep.
pub fn mobility<B: FastBoard>(board: B, _: &Geometry<B::Mask>) -> i32 {
    100 * (board.moves().count() - board.pass().moves().count())
}

/// Discs that can't be flipped any more, and the corners from which they grow.
pub fn stability<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> i32 {
    let of = |own: B::Mask| {
        let corners = (own & geometry.corners).count();
        100 * stable(geometry, own, board.empty()).count() + CORNER * corners
    };
    of(board.player()) - of(board.opponent())
}

/// Odd regions of empty squares, in which the side to move plays last, minus even ones.
pub fn parity<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> i32 {
    let mut left = board.empty();
    let mut sum = 0;
    while !left.is_empty() {
        let mut region = B::Mask::of(left.trailing_zeros() as usize);
        loop {
            let grown = geometry.grown(region) & left;
            if grown == region {
                break;
            }
            region = grown;
        }
        sum += if region.count() % 2 == 1 { 100 } else { -100 };
        left = left & !region;
    }
    sum
}

/// All of these and more, weighted by the phase of the game.
pub fn phases<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> i32 {
    evaluate(board, geometry)
}

/// Learnt values of the configurations of lines, corners and edges.
pub fn patterns(board: Board, _: &Geometry<u64>) -> i32 {
    Weights::shipped().evaluate(&Features::new(board), board)
}
