//! Which points of Gomoku reach a goal, and what is so of a position.

use super::{Prover, Unproved, check_either, is, is_opening, same, sorted};
use crate::game::{Position, Side};
use crate::gomoku::{self, Direction, Point, Stone, Threat};
use crate::lessons::{Fact, Fork, Goal};
use crate::search::forced::Four;

/// Nodes for a win by fours.
const NODES: u64 = 40_000;

/// Nodes for a win by threats.
const THREAT_NODES: u64 = 100_000;

/// Fours in a row with which a win is put off.
const MAX_DELAY: usize = 3;

impl Prover {
    pub(super) fn is_right(
        &mut self,
        goal: &Goal,
        position: &gomoku::Position,
        cell: usize,
    ) -> Result<bool, Unproved> {
        let point = point(cell, position);
        if *goal == Goal::Forbidden {
            return Ok(position.foul(point).is_some());
        }
        let (own, rules) = (position.to_move(), position.ruleset());
        let mut after = position.clone();
        after.place(point).map_err(|_| Unproved::Illegal)?;
        if after.winner() == Some(own) {
            return Ok(matches!(goal, Goal::Five | Goal::Fours | Goal::Threats | Goal::StopFive));
        }
        let board = after.board();
        let threats: Vec<Threat> =
            Direction::ALL.iter().filter_map(|&it| rules.threat(board, point, own, it)).collect();
        let count = |wanted: &[Threat]| threats.iter().filter(|it| wanted.contains(it)).count();
        let fours = count(&[Threat::Four, Threat::OpenFour]);
        let threes = count(&[Threat::OpenThree]);
        Ok(match goal {
            Goal::Five => false,
            Goal::OpenFour => count(&[Threat::OpenFour]) > 0,
            Goal::Four => fours > 0,
            Goal::OpenThree => threes > 0 && fours == 0,
            Goal::Fork(fork) => match fork {
                Fork::FourFour => fours >= 2,
                Fork::FourThree => fours == 1 && threes >= 1,
                Fork::ThreeThree => fours == 0 && threes >= 2,
                Fork::Any => fours + threes >= 2,
            },
            Goal::StopFive => fives(&after, !own).is_empty(),
            Goal::Unstoppable => fives(&after, !own).is_empty() && is_unstoppable(&after),
            Goal::Fours => self.four(position, point)?.is_some_and(|four| four.wins_in.is_some()),
            Goal::Threats => self.wins_by_threats(&after),
            Goal::Defence => self.defends(&after, point, position, MAX_DELAY)?,
            Goal::Calm => {
                [own, !own].iter().all(|&it| rules.standing_threats(board, it).is_empty())
            }
            Goal::Opening(name) => is_opening(&Position::Gomoku(Box::new(after.clone())), name),
            _ => return Err(Unproved::OtherGame),
        })
    }

    fn four(&self, position: &gomoku::Position, point: Point) -> Result<Option<Four>, Unproved> {
        let all = self.wins.fours(position, NODES, &self.stop).ok_or(Unproved::Fours)?;
        Ok(all.into_iter().find(|four| four.point == point))
    }

    /// Returns whether the side that has just moved wins by fours and threes against every answer.
    fn wins_by_threats(&self, after: &gomoku::Position) -> bool {
        let own = !after.to_move();
        if !fives(after, !own).is_empty() {
            return false;
        }
        let winning = fives(after, own);
        after.legal_points().into_iter().all(|answer| {
            if winning.iter().any(|&five| five != answer) {
                return true;
            }
            let mut next = after.clone();
            next.place(answer).expect("it is a legal point");
            self.wins.find(&next, THREAT_NODES, &self.stop).is_some()
        })
    }

    /// Returns whether the opponent has no win by fours after this stone; a four of one's own only puts that off.
    fn defends(
        &self,
        after: &gomoku::Position,
        point: Point,
        before: &gomoku::Position,
        delay: usize,
    ) -> Result<bool, Unproved> {
        let own = before.to_move();
        if !fives(after, !own).is_empty() {
            return Ok(false);
        }
        if fives(after, own).is_empty() {
            let wins = self.wins.wins_by_fours(after, NODES, &self.stop);
            return Ok(wins.ok_or(Unproved::Fours)?.is_none());
        }
        let four = if delay == 0 { None } else { self.four(before, point)? };
        let Some(four) = four else { return Ok(false) };
        for stop in four.stops {
            let mut next = after.clone();
            next.place(stop).expect("a four is stopped by legal points");
            if next.is_game_over() || !self.is_held(&next, own, delay - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns whether any point defends.
    fn is_held(
        &self,
        position: &gomoku::Position,
        own: Stone,
        delay: usize,
    ) -> Result<bool, Unproved> {
        let must_stop = !fives(position, !own).is_empty();
        for point in position.legal_points() {
            let mut held = position.clone();
            held.place(point).expect("it is a legal point");
            if (!must_stop || fives(&held, !own).is_empty())
                && self.defends(&held, point, position, delay)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub(super) fn check_stones(
        &mut self,
        fact: &Fact,
        position: &gomoku::Position,
        end: &Position,
    ) -> Result<(), Unproved> {
        let width = position.size();
        let cells = |points: Vec<Point>| -> Vec<usize> {
            let cells: Vec<usize> = points.iter().filter_map(|it| it.index(width)).collect();
            sorted(&cells)
        };
        match fact {
            Fact::Fives(side, points) => {
                same(&sorted(points), &cells(fives(position, stone(*side))), end)
            }
            Fact::Threats(side, threat, count) => {
                let found = position.ruleset().standing_threats(position.board(), stone(*side));
                is(*count, found.iter().filter(|it| it.threat == *threat).count())
            }
            Fact::Fours(side, wins) => {
                let position = with_turn(position, stone(*side));
                let found = self.wins.wins_by_fours(&position, NODES, &self.stop);
                is(*wins, found.ok_or(Unproved::Fours)?.is_some())
            }
            Fact::ForcedWin => {
                is(true, self.wins.find(position, THREAT_NODES, &self.stop).is_some())
            }
            Fact::Forbidden(foul, points) => {
                let position = with_turn(position, Stone::Black);
                is(
                    true,
                    points.iter().all(|&it| position.foul(point(it, &position)) == Some(*foul)),
                )
            }
            Fact::Allowed(points) => {
                let position = with_turn(position, Stone::Black);
                is(true, points.iter().all(|&it| position.is_legal(point(it, &position))))
            }
            fact => check_either(fact, end),
        }
    }
}

fn point(cell: usize, position: &gomoku::Position) -> Point {
    Point::from_index(cell, position.size()).expect("a lesson's cells are on its board")
}

fn stone(side: Side) -> Stone {
    match side {
        Side::Black => Stone::Black,
        Side::White => Stone::White,
    }
}

/// The same stones with this side to move.
fn with_turn(position: &gomoku::Position, to_move: Stone) -> gomoku::Position {
    let board = position.board();
    let stones = board.points().filter_map(|point| Some((point, board.stone(point)?)));
    gomoku::Position::from_stones(position.size(), position.ruleset(), stones, to_move)
        .expect("the same stones were a position before")
}

/// The points that win for a colour with its next stone.
fn fives(position: &gomoku::Position, stone: Stone) -> Vec<Point> {
    let board = position.board();
    let wins =
        |point: &Point| board.is_empty(*point) && position.ruleset().wins(board, *point, stone);
    board.points().filter(wins).collect()
}

/// Whether no legal stone of the side to move keeps the other from a five that it could make now.
fn is_unstoppable(position: &gomoku::Position) -> bool {
    let other = !position.to_move();
    position.legal_points().into_iter().all(|point| {
        let mut after = position.clone();
        after.place(point).expect("it is a legal point");
        !fives(&after, other).is_empty()
    })
}
