//! The evaluation of other sizes: a weighted sum of features, with weights by phase.

use super::board::{FastBoard, Mask};
use super::geometry::Geometry;
use super::stability::edge_stable;
use crate::othello::Word;

/// The number of [`features`].
pub const FEATURE_COUNT: usize = 13;

/// The weights of the features, in hundredths of a disc, in each phase of the game.
pub type FeatureWeights = [[i32; FEATURE_COUNT]; Phases::COUNT];

/// Fitted by least squares to the final margins of 7,000 self-play games on 8×8: 6 to 23 random plies, then depth 6,
/// then 14 perfect plies.
const WEIGHTS_8: FeatureWeights = [
    [-27, 157, 1189, -1253, -1381, 870, -407, -37, 38, -176, -185, 75, 167],
    [70, 49, 1450, -1121, -121, 332, 104, 22, 126, 45, -272, -31, -174],
    [82, 3, 741, -230, 69, 126, 27, -2, 472, 28, -292, 39, -148],
    [301, -219, -126, -27, -132, 30, -81, 87, 80, 131, 46, 81, -138],
];

/// `heibai train features --size 6 --games 40000 --depth 6 --solve 16 --random-plies 12`: squared error 63, against 91
/// with the weights of 8×8.
const WEIGHTS_6: FeatureWeights = [
    [-54, -80, 2463, -2658, -1239, 1473, -82, -140, 586, -9, 215, -497, 177],
    [148, 34, 1592, -847, -426, 213, -131, 104, 126, 26, 18, -244, -66],
    [159, 0, 451, 25, -42, 161, -36, 8, 294, 10, -69, -46, -58],
    [216, -224, -34, -150, -116, 22, -44, 83, -24, 120, 101, -16, -110],
];

/// `heibai train features --size 10 --games 4000 --depth 5 --solve 12 --random-plies 40`: squared error 592, against
/// 627 with the weights of 8×8.
const WEIGHTS_10: FeatureWeights = [
    [4, 90, 1446, -1443, -1568, 923, -267, 16, 225, 832, -378, -130, -107],
    [64, 49, 1904, -1162, -805, 266, 58, 0, 438, 250, -257, -91, -126],
    [80, 16, 1005, -352, -332, 130, 18, -25, 726, 147, -311, 12, -107],
    [260, -165, -24, 115, -47, 41, -56, 69, 361, 117, -4, 181, -141],
];

/// The weights for a board size.
pub const fn weights(size: u8) -> &'static FeatureWeights {
    match size {
        0..=6 => &WEIGHTS_6,
        7..=8 => &WEIGHTS_8,
        9.. => &WEIGHTS_10,
    }
}

/// A board's place between two of four phases: empty, a third full, two thirds full and full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phases {
    /// The earlier phase.
    step: usize,
    /// How close the later one is, out of [`Self::ONE`].
    share: i32,
}

impl Phases {
    /// The number of phases.
    pub const COUNT: usize = 4;

    const ONE: i32 = 1 << 10;

    /// The phases of a board.
    #[inline]
    pub fn of<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> Self {
        const STEPS: i32 = Phases::COUNT as i32 - 1;
        let filled = (geometry.cells - board.empty().count()) * STEPS * Self::ONE / geometry.cells;
        let step = (filled / Self::ONE).min(STEPS - 1);
        Self { step: step as usize, share: filled - step * Self::ONE }
    }

    /// The share of each phase's weights.
    pub fn shares(self) -> [f64; Self::COUNT] {
        let later = f64::from(self.share) / f64::from(Self::ONE);
        std::array::from_fn(|phase| {
            if phase == self.step {
                1.0 - later
            } else if phase == self.step + 1 {
                later
            } else {
                0.0
            }
        })
    }

    /// The value of features in hundredths of a disc.
    #[inline]
    pub fn value(self, features: &[i32; FEATURE_COUNT], weights: &FeatureWeights) -> i32 {
        let (early, late) = (&weights[self.step], &weights[self.step + 1]);
        let sum: i32 = features
            .iter()
            .zip(early.iter().zip(late))
            .map(|(count, (early, late))| {
                count * (early * (Self::ONE - self.share) + late * self.share)
            })
            .sum();
        sum / Self::ONE
    }
}

/// The features, each the mover's count minus the opponent's: legal moves, empty squares beside enemy discs, corners,
/// X-squares and C-squares at empty corners, stable discs other than corners, other edge discs, discs, corners that can
/// be taken now; then parity (1 if the number of empty squares is odd, so that the mover is likely to move last,
/// otherwise -1) and the turn (always 1); then as differences again: moves that give a corner away, and frontier discs.
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

/// The value for the side to move in hundredths of a disc; exact if the game is over.
pub fn evaluate<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>) -> i32 {
    if board.moves().is_empty() && board.pass().moves().is_empty() {
        return final_margin(board) * 100;
    }
    let features = features(board, geometry);
    let value = Phases::of(board, geometry).value(&features, weights(geometry.size));
    let bound = geometry.cells * 100 - 1;
    value.clamp(-bound, bound)
}

/// The margin in discs if the game ended here; the winner gets the empty squares.
#[inline]
pub fn final_margin<B: FastBoard>(board: B) -> i32 {
    let margin = board.player().count() - board.opponent().count();
    margin + margin.signum() * board.empty().count()
}
