//! Both sides' threats as a number with a worth of its own: a three means more if the other side has no four to answer
//! with, which no sum over points can express.

use super::classes::Class;
use crate::gomoku::Stone;

/// A power of two.
pub const CHOICES: usize = 1 << 11;

/// Five bits for the side to move, five for the other, and one for whether the other is about to make an open four.
/// `has` says whether a colour can make a class anywhere.
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
