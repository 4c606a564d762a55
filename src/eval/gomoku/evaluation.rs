//! What shapes are worth.

use super::classes::Class;
use super::shapes::Shape;

/// What one line adds: how soon its point is worth trying, and what it is worth to the side that is to
/// move and to the side that is not.
const LINE: [(i16, [i16; 2]); Shape::ALL.len()] = [
    (0, [0, 0]),
    (1, [0, 0]),
    (3, [2, 2]),
    (6, [3, 3]),
    (14, [9, 8]),
    (18, [11, 10]),
    (22, [13, 12]),
    (22, [16, 13]),
    (60, [38, 24]),
    (70, [44, 28]),
    (65, [40, 26]),
    (400, [150, 90]),
    (1000, [300, 300]),
    (0, [0, 0]),
    (0, [0, 0]),
];

/// What the lines of a point add together beyond each alone.
const TOGETHER: [(i16, [i16; 2]); Class::COUNT] = [
    (0, [0, 0]),
    (0, [0, 0]),
    (0, [0, 0]),
    (15, [6, 5]),
    (0, [0, 0]),
    (15, [10, 7]),
    (0, [0, 0]),
    (20, [14, 9]),
    (120, [60, 35]),
    (0, [0, 0]),
    (20, [20, 12]),
    (300, [140, 60]),
    (300, [140, 70]),
    (1000, [0, 0]),
    (0, [0, 0]),
];

/// The urgency of a point for a side, and its worth if that side is to move and if it is not.
pub fn judge(shapes: [Shape; 4], class: Class) -> (i16, [i16; 2]) {
    let (mut urgency, mut worth) = TOGETHER[class as usize];
    for shape in shapes {
        let (urgent, worthy) = LINE[shape as usize];
        urgency += urgent;
        worth[0] += worthy[0];
        worth[1] += worthy[1];
    }
    (urgency, worth)
}
