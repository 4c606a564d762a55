//! A plain prover of wins by fours, and of defences against them.

use std::collections::HashSet;

use crate::gomoku::{Board, Direction, Point, Position, Ruleset, Stone, renju};

/// A search for wins by fours by the rules alone.
pub(super) struct PlainFours {
    board: Board,
    rules: Ruleset,
    /// Boards on which the attacker does not win.
    failed: HashSet<(Vec<u8>, Stone)>,
}

impl PlainFours {
    pub fn new(position: &Position) -> Self {
        Self { board: position.board().clone(), rules: position.ruleset(), failed: HashSet::new() }
    }

    fn empty(&self) -> Vec<Point> {
        self.board.points().filter(|&point| self.board.is_empty(point)).collect()
    }

    fn fives(&self, stone: Stone) -> Vec<Point> {
        let wins = |point: &Point| {
            self.has_beside(*point, stone, 4) && self.rules.wins(&self.board, *point, stone)
        };
        self.empty().into_iter().filter(wins).collect()
    }

    /// Whether so many stones lie within four points in one direction and back.
    fn has_beside(&self, point: Point, stone: Stone, least: usize) -> bool {
        Direction::ALL.iter().any(|direction| {
            let beside = (-4..=4).filter(|&steps| {
                let at = direction.along(point, steps);
                steps != 0 && at.is_some_and(|at| self.board.stone(at) == Some(stone))
            });
            beside.count() >= least
        })
    }

    fn may(&self, point: Point, stone: Stone) -> bool {
        !self.rules.forbids(stone) || renju::foul(&self.board, point).is_none()
    }

    /// Whether this stone makes a four, or a five, with which this side wins by fours.
    pub fn wins_with(&mut self, point: Point, stone: Stone) -> bool {
        if self.rules.wins(&self.board, point, stone) {
            return true;
        }
        if !self.has_beside(point, stone, 3) || !self.may(point, stone) {
            return false;
        }
        self.board.place(point, stone);
        // Who leaves the other side a five has lost; who makes no four does not go on by fours.
        let is_four = self.fives(!stone).is_empty() && !self.fives(stone).is_empty();
        let wins = is_four
            && self.stops(!stone).into_iter().all(|stop| {
                self.board.place(stop, !stone);
                let wins = self.wins(stone);
                self.board.remove(stop, !stone);
                wins
            });
        self.board.remove(point, stone);
        wins
    }

    fn wins(&mut self, stone: Stone) -> bool {
        let key = (
            self.board
                .points()
                .map(|point| self.board.stone(point).map_or(0, |it| 1 + it as u8))
                .collect(),
            stone,
        );
        if self.failed.contains(&key) {
            return false;
        }
        let near = self.empty();
        let wins = near.into_iter().any(|point| self.wins_with(point, stone));
        if !wins {
            self.failed.insert(key);
        }
        wins
    }

    /// The points with which this side leaves the other no five.
    fn stops(&mut self, stone: Stone) -> Vec<Point> {
        let mut stops = Vec::new();
        for point in self.empty() {
            if self.rules.wins(&self.board, point, stone) || self.may(point, stone) {
                self.board.place(point, stone);
                if self.fives(!stone).is_empty() {
                    stops.push(point);
                }
                self.board.remove(point, stone);
            }
        }
        stops
    }

    /// Whether the other side has no win by fours after this stone. A four only puts that off.
    pub fn defends(&mut self, point: Point, stone: Stone) -> bool {
        self.board.place(point, stone);
        let defends = if self.fives(stone).is_empty() {
            !self.wins(!stone)
        } else {
            self.fives(!stone).is_empty()
                && self.stops(!stone).into_iter().all(|stop| {
                    self.board.place(stop, !stone);
                    let must = if self.fives(!stone).is_empty() {
                        self.empty()
                    } else {
                        self.stops(stone)
                    };
                    let holds = must
                        .into_iter()
                        .any(|next| self.may(next, stone) && self.defends(next, stone));
                    self.board.remove(stop, !stone);
                    holds
                })
        };
        self.board.remove(point, stone);
        defends
    }
}
