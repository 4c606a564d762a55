//! The evaluation: a weighted sum of what good players look at, its weights moving with the phase.

use super::board::{FastBoard, Mask};
use super::geometry::Geometry;
use super::stability::edge_stable;
use crate::othello::Word;

/// How many things [`features`] counts.
pub const FEATURE_COUNT: usize = 13;

/// The weight of each feature, in hundredths of a disc, when the board is empty, a third full, two
/// thirds full and full.
///
/// Fitted once by least squares to the final margins of 7,000 games on 8×8 that the machine played
/// against itself: 6 to 23 random plies, then six moves ahead, then 14 perfect plies.
const WEIGHTS: [[i32; FEATURE_COUNT]; 4] = [
    [-27, 157, 1189, -1253, -1381, 870, -407, -37, 38, -176, -185, 75, 167],
    [70, 49, 1450, -1121, -121, 332, 104, 22, 126, 45, -272, -31, -174],
    [82, 3, 741, -230, 69, 126, 27, -2, 472, 28, -292, 39, -148],
    [301, -219, -126, -27, -132, 30, -81, 87, 80, 131, 46, 81, -138],
];

/// What the evaluation counts, each as the mover's number less the opponent's: legal moves, empty
/// squares beside enemy discs, corners, discs diagonally before an empty corner, discs beside an
/// empty corner, safe discs other than corners, other discs on the rim, discs, corners that can be
/// taken now; then parity (1 if the empty squares are odd in number, so that the mover is likely to
/// have the last word, otherwise -1) and the turn (always 1); then again as differences: moves to
/// squares that give a corner away, and discs that touch an empty square.
pub fn features<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> [i32; FEATURE_COUNT] {
    let (own, enemy, empty) = (board.player(), board.opponent(), board.empty());
    let (own_moves, enemy_moves) = (board.moves(), board.pass().moves());
    let more = |mine: B::Mask, theirs: B::Mask| mine.count() - theirs.count();
    let (mut diagonal, mut beside) = (B::Mask::ZERO, B::Mask::ZERO);
    for group in &geometry.corner_groups {
        if empty.meets(group.square) {
            diagonal |= group.diagonal;
            beside |= group.beside;
        }
    }
    let rim = geometry.edges & !(geometry.corners | beside);
    let corners = geometry.corners;
    let frontier = geometry.grown(empty);
    let (own_safe, enemy_safe) = (edge_stable(geometry, own), edge_stable(geometry, enemy));
    [
        more(own_moves, enemy_moves),
        more(geometry.grown(enemy) & empty, geometry.grown(own) & empty),
        more(own & corners, enemy & corners),
        more(own & diagonal, enemy & diagonal),
        more(own & beside, enemy & beside),
        more(own_safe & !corners, enemy_safe & !corners),
        more(own & rim & !own_safe, enemy & rim & !enemy_safe),
        more(own, enemy),
        more(own_moves & corners, enemy_moves & corners),
        (empty.count() & 1) * 2 - 1,
        1,
        more(own_moves & (diagonal | beside), enemy_moves & (diagonal | beside)),
        more(own & frontier, enemy & frontier),
    ]
}

/// The value for the side to move, in hundredths of a disc, within what a finished game can give.
/// A game that is over has its true value.
pub fn evaluate<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> i32 {
    const ONE: i32 = 1 << 10;
    const STEPS: i32 = WEIGHTS.len() as i32 - 1;
    if board.moves().is_empty() && board.pass().moves().is_empty() {
        return final_margin(board) * 100;
    }
    let filled = (geometry.cells - board.empty().count()) * STEPS * ONE / geometry.cells;
    let step = (filled / ONE).min(STEPS - 1);
    let share = filled - step * ONE;
    let (early, late) = (&WEIGHTS[step as usize], &WEIGHTS[step as usize + 1]);
    let sum: i32 = features(board, geometry)
        .iter()
        .zip(early.iter().zip(late))
        .map(|(count, (early, late))| count * (early * (ONE - share) + late * share))
        .sum();
    let bound = geometry.cells * 100 - 1;
    (sum / ONE).clamp(-bound, bound)
}

/// The margin of the side to move in whole discs if the game ended here; the empty squares belong to
/// the winner.
#[inline]
pub fn final_margin<B: FastBoard>(board: B) -> i32 {
    let margin = board.player().count() - board.opponent().count();
    margin + margin.signum() * board.empty().count()
}
