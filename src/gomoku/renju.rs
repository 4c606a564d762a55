//! The points that Black may not play in renju.

use super::board::Board;
use super::lines::Direction;
use super::point::Point;
use super::stone::Stone;

/// Why Black may not play a point. Where two hold, the first of this order is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Foul {
    /// It would make six or more in a row.
    Overline,
    /// It would make two fours at once.
    DoubleFour,
    /// It would make two open threes at once.
    DoubleThree,
}

/// Why Black may not play this empty point; `None` if it may. Five in a row has precedence over any foul.
pub fn foul(board: &Board, point: Point) -> Option<Foul> {
    let overline = Direction::ALL.iter().any(|&direction| {
        let (before, after) = board.neighbours(point, direction, Stone::Black);
        before + 1 + after > 5
    });
    overline.then_some(Foul::Overline)
}
