//! Which fifth moves are the same move in another place.

use std::collections::HashSet;

use crate::gomoku::board::Board;
use crate::gomoku::point::Point;
use crate::gomoku::stone::Stone;

/// Stones in the same order and place, however they are turned, mirrored or shifted.
pub(in crate::gomoku) type Figure = Vec<(i8, i8, bool)>;

/// The stones to which a fifth move is added. Renju wants fifth moves to be unequal in all respects; how far away the
/// edges are is none.
pub(in crate::gomoku) struct Shape {
    stones: Figure,
}

impl Shape {
    pub(in crate::gomoku) fn of(board: &Board) -> Self {
        let stones = board.points().filter_map(|point| {
            let is_black = board.stone(point)? == Stone::Black;
            Some((point.column() as i8, point.row() as i8, is_black))
        });
        Self { stones: stones.collect() }
    }

    /// The figure that a black stone makes with the others.
    pub(in crate::gomoku) fn with(&self, added: Point) -> Figure {
        let added = (added.column() as i8, added.row() as i8, true);
        (0..8).map(|turn| self.placed(added, turn)).min().expect("there are eight")
    }

    /// The points of which no two make the same figure, the first of each kind.
    pub(in crate::gomoku) fn distinct(&self, mut points: Vec<Point>) -> Vec<Point> {
        let mut seen = HashSet::new();
        points.retain(|&point| seen.insert(self.with(point)));
        points
    }

    fn placed(&self, added: (i8, i8, bool), turn: u8) -> Figure {
        let turned = self.stones.iter().chain([&added]).map(|&(column, row, is_black)| {
            let (column, row) = if turn & 1 == 0 { (column, row) } else { (row, column) };
            let column = if turn & 2 == 0 { column } else { -column };
            let row = if turn & 4 == 0 { row } else { -row };
            (column, row, is_black)
        });
        let mut turned: Figure = turned.collect();
        let left = turned.iter().map(|stone| stone.0).min().unwrap_or_default();
        let low = turned.iter().map(|stone| stone.1).min().unwrap_or_default();
        for stone in &mut turned {
            (stone.0, stone.1) = (stone.0 - left, stone.1 - low);
        }
        turned.sort_unstable();
        turned
    }
}
