//! What a stone threatens along one line.

use super::board::Board;
use super::lines::{Direction, Lines, stones_in};
use super::point::Point;
use super::ruleset::Ruleset;
use super::stone::Stone;

/// What a stone makes along a direction, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Threat {
    /// One more stone would make an unbroken four that either end wins.
    OpenThree,
    /// One more stone would win, on one point only.
    Four,
    /// One more stone would win, on either of two points.
    OpenFour,
    /// It wins.
    Five,
}

impl Ruleset {
    /// What `stone` on this point, there or not, makes along a direction, ignoring forbidden points.
    pub fn threat(
        self,
        board: &Board,
        point: Point,
        stone: Stone,
        direction: Direction,
    ) -> Option<Threat> {
        let (line, cell) = Line::through(board, point, stone, direction);
        let rows = Rows::of(self, stone);
        if line.wins(cell, rows) {
            return Some(Threat::Five);
        }
        let [before, after] = line.winning_cells(cell, rows);
        match (before, after) {
            (Some(_), Some(_)) => Some(Threat::OpenFour),
            (Some(_), None) | (None, Some(_)) => Some(Threat::Four),
            (None, None) => {
                let is_open = line.cells_to_straight_four(cell, rows).iter().any(Option::is_some);
                is_open.then_some(Threat::OpenThree)
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    FiveOrMore,
    Exact,
    /// Five, unless stones of the other colour stand at both ends.
    ExactUnblocked,
}

impl Rows {
    pub(super) const fn of(ruleset: Ruleset, stone: Stone) -> Self {
        match (ruleset, stone) {
            (Ruleset::Freestyle, _) | (Ruleset::Renju, Stone::White) => Self::FiveOrMore,
            (Ruleset::Standard, _) | (Ruleset::Renju, Stone::Black) => Self::Exact,
            (Ruleset::Caro, _) => Self::ExactUnblocked,
        }
    }
}

/// A line as seen by one side. A cell is named by its lower bit in the word, as in [`Lines`].
#[derive(Clone, Copy)]
pub(super) struct Line {
    own: u64,
    other: u64,
    empty: u64,
}

impl Line {
    /// The line through a point with `stone` on it, and the point's cell.
    #[inline]
    pub(super) fn through(
        board: &Board,
        point: Point,
        stone: Stone,
        direction: Direction,
    ) -> (Self, u32) {
        let (word, cell) = board.lines().through(point, direction);
        let line = Self {
            own: stones_in(word, stone),
            other: stones_in(word, !stone),
            empty: word & word >> 1 & Lines::LOW,
        };
        (line.with(cell), cell)
    }

    #[inline]
    const fn with(self, cell: u32) -> Self {
        let bit = 1 << cell;
        Self { own: self.own | bit, other: self.other & !bit, empty: self.empty & !bit }
    }

    /// The cells just before and just after the row of a stone.
    #[inline]
    const fn ends(self, cell: u32) -> (u32, u32) {
        let others = !self.own & Lines::LOW;
        let before = cell - 2 - (others << (64 - cell)).leading_zeros() / 2 * 2;
        let after = cell + (others >> cell).trailing_zeros();
        (before, after)
    }

    #[inline]
    pub(super) const fn length(self, cell: u32) -> u32 {
        let (before, after) = self.ends(cell);
        (after - before) / 2 - 1
    }

    #[inline]
    pub(super) const fn wins(self, cell: u32, rows: Rows) -> bool {
        let (before, after) = self.ends(cell);
        let length = (after - before) / 2 - 1;
        match rows {
            Rows::FiveOrMore => length >= 5,
            Rows::Exact => length == 5,
            Rows::ExactUnblocked => {
                length == 5 && self.other >> before & self.other >> after & 1 == 0
            }
        }
    }

    #[inline]
    const fn is_empty(self, cell: u32) -> bool {
        self.empty >> cell & 1 == 1
    }

    /// The empty cells before and after a stone's row that make it win.
    #[inline]
    pub(super) const fn winning_cells(self, cell: u32, rows: Rows) -> [Option<u32>; 2] {
        let (before, after) = self.ends(cell);
        [self.winning_cell(before, rows), self.winning_cell(after, rows)]
    }

    #[inline]
    const fn winning_cell(self, cell: u32, rows: Rows) -> Option<u32> {
        if self.is_empty(cell) && self.with(cell).wins(cell, rows) { Some(cell) } else { None }
    }

    /// The same for an unbroken four that either end wins.
    #[inline]
    pub(super) const fn cells_to_straight_four(self, cell: u32, rows: Rows) -> [Option<u32>; 2] {
        let (before, after) = self.ends(cell);
        [self.cell_to_straight_four(before, rows), self.cell_to_straight_four(after, rows)]
    }

    #[inline]
    const fn cell_to_straight_four(self, cell: u32, rows: Rows) -> Option<u32> {
        if !self.is_empty(cell) {
            return None;
        }
        let four = self.with(cell);
        if four.length(cell) == 4 && matches!(four.winning_cells(cell, rows), [Some(_), Some(_)]) {
            Some(cell)
        } else {
            None
        }
    }
}
