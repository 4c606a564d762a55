//! Which threats the two sides have at hand, as a number that the evaluation has a worth for: a three says
//! more where the other side has no four to answer with, which no sum over points can tell.

use super::classes::Class;
use crate::gomoku::Stone;

/// How many numbers there are, a power of two.
pub const CHOICES: usize = 1 << 11;

/// The number of what is there: five bits for the side to move, five for the other one, and one that says
/// whether the other one is about to make an open four. `has` tells whether there is a point on which a
/// colour makes a class.
#[inline]
pub fn number(has: impl Fn(Stone, Class) -> bool, to_move: Stone) -> usize {
    let at_hand = |stone| {
        let has = |class| usize::from(has(stone, class));
        has(Class::FourThree)
            | (has(Class::FourPlus) | has(Class::Four)) << 1
            | has(Class::Threes) << 2
            | has(Class::ThreePlus) << 3
            | has(Class::Three) << 4
    };
    let is_threatened = usize::from(has(!to_move, Class::OpenFour));
    at_hand(to_move) | at_hand(!to_move) << 5 | is_threatened << 10
}
