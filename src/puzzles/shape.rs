//! What a stone makes in Gomoku, as far as the board shows it.

use crate::game;
use crate::gomoku::{Direction, Point, Position, Threat, renju};

/// What a move makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A four and an open three.
    FourThree,
    /// A four, or a five.
    Four,
    /// Two open threes, or more.
    Threes,
    /// An open three.
    Three,
    /// None of these.
    Quiet,
}

impl Shape {
    /// What the side to move makes on an empty point. A three that needs a forbidden point is none.
    pub fn of(position: &Position, point: Point) -> Self {
        let (rules, stone) = (position.ruleset(), position.to_move());
        let mut after = position.board().clone();
        if !after.is_empty(point) {
            return Self::Quiet;
        }
        after.place(point, stone);
        let makes = |point, direction| rules.threat(&after, point, stone, direction);
        let may = |point| !rules.forbids(stone) || renju::foul(&after, point).is_none();
        let is_three = |direction: &Direction| {
            let mut line = (-4..=4).filter_map(|steps| direction.along(point, steps));
            makes(point, *direction) == Some(Threat::OpenThree)
                && line.any(|next| {
                    after.is_empty(next)
                        && may(next)
                        && makes(next, *direction) == Some(Threat::OpenFour)
                })
        };
        let has_four = Direction::ALL.iter().any(|&it| makes(point, it) >= Some(Threat::Four));
        match (has_four, Direction::ALL.into_iter().filter(is_three).count()) {
            (true, 1..) => Self::FourThree,
            (true, 0) => Self::Four,
            (false, 2..) => Self::Threes,
            (false, 1) => Self::Three,
            (false, 0) => Self::Quiet,
        }
    }

    /// The same of a cell; [`Shape::Quiet`] in other games.
    pub fn of_cell(position: &game::Position, cell: usize) -> Self {
        match position {
            game::Position::Gomoku(position) => Point::from_index(cell, position.size())
                .map_or(Self::Quiet, |point| Self::of(position, point)),
            game::Position::Othello(_) => Self::Quiet,
        }
    }
}
