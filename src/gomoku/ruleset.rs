//! What wins under each of the four sets of rules.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::lines::Direction;
use super::point::Point;
use super::stone::Stone;

/// Which rows win, and what Black may not play.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Ruleset {
    /// Five or more in a row win.
    #[default]
    Freestyle,
    /// Exactly five in a row win.
    Standard,
    /// Black wins with exactly five and has forbidden points, see [`super::renju`]; White wins with five or more.
    Renju,
    /// Exactly five in a row win, unless stones of the other colour stand at both ends. The edge does not block.
    Caro,
}

impl Ruleset {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Freestyle, Self::Standard, Self::Renju, Self::Caro];

    /// The English name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Freestyle => "freestyle",
            Self::Standard => "standard",
            Self::Renju => "renju",
            Self::Caro => "caro",
        }
    }

    /// Returns whether this side wins with exactly five only.
    pub(crate) const fn wants_exactly_five(self, stone: Stone) -> bool {
        match self {
            Self::Freestyle => false,
            Self::Standard | Self::Caro => true,
            Self::Renju => matches!(stone, Stone::Black),
        }
    }

    /// Returns whether this side has forbidden points.
    pub const fn forbids(self, stone: Stone) -> bool {
        matches!((self, stone), (Self::Renju, Stone::Black))
    }

    /// Returns whether `stone` on this point, already there or not, completes a winning row.
    pub fn wins(self, board: &Board, point: Point, stone: Stone) -> bool {
        Direction::ALL.iter().any(|&direction| self.wins_along(board, point, stone, direction))
    }

    /// The points of every winning row that `stone` on this point completes.
    pub fn winning_row(self, board: &Board, point: Point, stone: Stone) -> Vec<Point> {
        let mut row = Vec::new();
        for direction in Direction::ALL {
            if self.wins_along(board, point, stone, direction) {
                let (before, after) = board.neighbours(point, direction, stone);
                row.extend(
                    (-(before as i8)..=after as i8).filter_map(|n| direction.along(point, n)),
                );
            }
        }
        row.sort_unstable();
        row.dedup();
        row
    }

    fn wins_along(self, board: &Board, point: Point, stone: Stone, direction: Direction) -> bool {
        let (before, after) = board.neighbours(point, direction, stone);
        let length = before + 1 + after;
        if self.wants_exactly_five(stone) && length != 5 || length < 5 {
            return false;
        }
        let is_blocked =
            |n| direction.along(point, n).is_some_and(|end| board.stone(end) == Some(!stone));
        self != Self::Caro || !(is_blocked(-(before as i8) - 1) && is_blocked(after as i8 + 1))
    }
}
