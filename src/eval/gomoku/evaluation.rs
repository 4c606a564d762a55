//! What shapes are worth: fitted to the results and scores of games that the machine played against
//! itself, see `data/gomoku-weights.txt`. How urgent points are, which only orders moves, is set by hand.

use std::collections::HashMap;

use super::classes::Class;
use super::shapes::Shape;

/// A line for each choice of four shapes: their numbers as hexadecimal digits in rising order, and what they
/// are worth to the side to move and to the other side.
const WORTHS: &str = include_str!("../../../data/gomoku-weights.txt");

/// How soon a point is worth trying because of one line.
const LINE: [i16; Shape::ALL.len()] = [0, 1, 3, 6, 14, 18, 22, 22, 60, 70, 65, 400, 1000, 0, 0];

/// How much sooner because of what its lines make together.
const TOGETHER: [i16; Class::COUNT] = [0, 0, 0, 15, 0, 15, 0, 20, 120, 0, 20, 300, 300, 1000, 60];

/// How soon a point is worth trying for the side that would make these shapes.
pub fn urgency(shapes: [Shape; 4], class: Class) -> i16 {
    TOGETHER[class as usize] + shapes.iter().map(|&shape| LINE[shape as usize]).sum::<i16>()
}

/// The worths by the four shapes; those that decide the game at once are not among them.
pub fn worths() -> HashMap<[Shape; 4], [i16; 2]> {
    WORTHS.lines().filter_map(parsed).collect()
}

/// The shapes and worths of a line, if it has any.
fn parsed(line: &str) -> Option<([Shape; 4], [i16; 2])> {
    let mut words = line.split(' ');
    let digits = u16::from_str_radix(words.next()?, 16).ok()?;
    let shapes = [12, 8, 4, 0].map(|shift| Shape::from_bits((digits >> shift) as u8));
    let mut worth = || words.next()?.parse().ok();
    Some((shapes, [worth()?, worth()?]))
}
