//! The evaluation: a weighted sum of what good players look at, its weights moving with the phase.

use super::board::{FastBoard, Mask};
use super::geometry::Geometry;
use super::stability::edge_stable;
use crate::othello::Word;

/// How many things [`features`] counts.
pub const FEATURE_COUNT: usize = 11;

/// The weight of each feature, in hundredths of a disc, when the board is empty, half full and full.
const WEIGHTS: [[i32; FEATURE_COUNT]; 3] = [
    [40, 15, 900, -350, -150, 150, 20, -20, 200, 0, 50],
    [70, 20, 800, -300, -120, 180, 20, -10, 200, 50, 50],
    [40, 5, 500, -100, -40, 150, 0, 60, 150, 150, 0],
];

/// What the evaluation counts, each as the mover's number less the opponent's: legal moves, empty
/// squares beside enemy discs, corners, discs diagonally before an empty corner, discs beside an
/// empty corner, safe discs other than corners, other discs on the rim, discs, corners that can be
/// taken now; then parity (1 if the empty squares are odd in number, so that the mover is likely to
/// have the last word, otherwise -1) and the turn (always 1).
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
    ]
}

/// The value for the side to move, in hundredths of a disc, within what a finished game can give.
/// A game that is over has its true value.
pub fn evaluate<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> i32 {
    const FULL: i32 = 1 << 10;
    if board.moves().is_empty() && board.pass().moves().is_empty() {
        return final_margin(board) * 100;
    }
    let filled = (geometry.cells - board.empty().count()) * FULL / geometry.cells;
    let (from, share) = if filled < FULL / 2 { (0, 2 * filled) } else { (1, 2 * filled - FULL) };
    let sum: i32 = features(board, geometry)
        .iter()
        .zip(WEIGHTS[from].iter().zip(&WEIGHTS[from + 1]))
        .map(|(count, (early, late))| count * (early * (FULL - share) + late * share))
        .sum();
    let bound = geometry.cells * 100 - 1;
    (sum / FULL).clamp(-bound, bound)
}

/// The margin of the side to move in whole discs if the game ended here; the empty squares belong to
/// the winner.
#[inline]
pub fn final_margin<B: FastBoard>(board: B) -> i32 {
    let margin = board.player().count() - board.opponent().count();
    margin + margin.signum() * board.empty().count()
}
