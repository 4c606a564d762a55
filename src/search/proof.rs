//! The proof of a forced win in Gomoku by the rules alone. The search names a move, and every legal answer is played.
//! One that leaves the winner a five or an unstoppable open four is refuted at once; after any other the search is
//! asked again, until the game is won.

use std::collections::HashSet;
use std::time::Duration;

use thiserror::Error;

use super::engine::Engine;
use super::limits::Limits;
use super::request::Request;
use super::stop::Stop;
use crate::game;
use crate::gomoku::{Direction, Point, Position};

/// The result of a proof.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Positions in which the search was asked for a move, except the first.
    pub asked: usize,
    /// Answers refuted at once.
    pub refuted: usize,
    /// The plies of the longest line.
    pub plies: usize,
}

/// Why a win is not proven.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unproven {
    /// A move is illegal.
    #[error("{0} is illegal")]
    Illegal(Point),
    /// An answer wins for the other side, or leaves nobody a legal point.
    #[error("{} answers it", line(.0))]
    Answered(Vec<Point>),
    /// The search found no win after these moves in its time.
    #[error("no win found after {}", line(.0))]
    NotFound(Vec<Point>),
}

fn line(points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(Point::to_string).collect();
    names.join(" ")
}

/// Proves that the side to move wins with `first`, with this much time for each search.
///
/// # Errors
/// [`Unproven`] with the moves that lead to the gap.
pub fn prove(
    engine: &mut Engine,
    position: &Position,
    first: Point,
    time: Duration,
    stop: &Stop,
) -> Result<Proof, Unproven> {
    let (proof, won) = (Proof::default(), HashSet::new());
    let mut prover = Prover { engine, time, stop, proof, won, line: Vec::new() };
    prover.wins_with(position, first)?;
    Ok(prover.proof)
}

struct Prover<'a> {
    engine: &'a mut Engine,
    time: Duration,
    stop: &'a Stop,
    proof: Proof,
    /// Positions known to be won, winner to move.
    won: HashSet<Position>,
    line: Vec<Point>,
}

impl Prover<'_> {
    fn wins_with(&mut self, position: &Position, winning: Point) -> Result<(), Unproven> {
        let mut after = position.clone();
        after.place(winning).map_err(|_| Unproven::Illegal(winning))?;
        self.line.push(winning);
        self.proof.plies = self.proof.plies.max(self.line.len());
        if after.winner().is_none() {
            if after.is_game_over() {
                return Err(Unproven::Answered(self.line.clone()));
            }
            let threats = Threats::of(position, &after);
            for answer in after.legal_points() {
                let mut next = after.clone();
                if next.place(answer).is_err() || threats.refute(&next) {
                    self.proof.refuted += 1;
                    continue;
                }
                self.line.push(answer);
                self.wins(&next)?;
                self.line.pop();
            }
        }
        self.line.pop();
        Ok(())
    }

    fn wins(&mut self, position: &Position) -> Result<(), Unproven> {
        if position.is_game_over() {
            return Err(Unproven::Answered(self.line.clone()));
        }
        if self.won.contains(position) {
            return Ok(());
        }
        let missing = || Unproven::NotFound(self.line.clone());
        let limits = Limits::time(self.time);
        let asked = game::Position::Gomoku(Box::new(position.clone()));
        let request = Request { remember: true, ..Request::new(asked, limits) };
        let report = self.engine.search(&request, self.stop, &mut |_| {}).ok_or_else(missing)?;
        if report.score.forced().is_none_or(|plies| plies < 0) {
            return Err(missing());
        }
        let best = Point::from_index(report.best, position.size()).ok_or_else(missing)?;
        self.proof.asked += 1;
        self.wins_with(position, best)?;
        self.won.insert(position.clone());
        Ok(())
    }
}

struct Threats {
    /// Points where the winner would have a five or an open four with another move.
    points: Vec<Point>,
}

impl Threats {
    fn of(before: &Position, after: &Position) -> Self {
        let stones = after.board().points().filter_map(|point| {
            let stone = after.board().stone(point)?;
            Some((point, stone))
        });
        let again = Position::from_stones(after.size(), after.ruleset(), stones, before.to_move());
        // The stones are those of a board, each on its own point.
        let Ok(again) = again else { return Self { points: Vec::new() } };
        let points = again.legal_points();
        let points = points.into_iter().filter(|&point| wins_soon(&again, point)).collect();
        Self { points }
    }

    /// Returns whether the winner, who is to move, has a five, or an open four and the other side no five.
    fn refute(&self, position: &Position) -> bool {
        if position.is_game_over() {
            return false;
        }
        let winner = position.to_move();
        let makes_five = |point: Point, stone| {
            position.board().is_empty(point)
                && position.ruleset().wins(position.board(), point, stone)
        };
        if self.points.iter().any(|&point| makes_five(point, winner)) {
            return true;
        }
        let is_threatened = position.board().points().any(|point| makes_five(point, !winner));
        !is_threatened && self.points.iter().any(|&point| wins_soon(position, point))
    }
}

/// Returns whether a stone here wins, or makes a five next whatever the answer, ignoring the other side's faster wins.
fn wins_soon(position: &Position, point: Point) -> bool {
    let mut after = position.clone();
    if after.place(point).is_err() {
        return false;
    }
    let winner = position.to_move();
    if after.winner() == Some(winner) {
        return true;
    }
    let fives = |position: &Position| -> Vec<Point> {
        let (board, rules) = (position.board(), position.ruleset());
        let near = near(point).into_iter().filter(|&near| board.is_empty(near));
        near.filter(|&near| rules.wins(board, near, winner)).collect()
    };
    if fives(&after).is_empty() {
        return false;
    }
    let answers = near(point).into_iter().filter(|&answer| after.is_legal(answer));
    answers.into_iter().all(|answer| {
        let mut next = after.clone();
        next.place(answer).is_ok() && next.winner().is_none() && !fives(&next).is_empty()
    })
}

/// The points that can share a five with this one, or stand at its end.
fn near(point: Point) -> Vec<Point> {
    let steps = (-5_i8..=5).filter(|&steps| steps != 0);
    let reach = |steps: i8| {
        Direction::ALL.into_iter().filter_map(move |direction| {
            let (columns, rows) = direction.step();
            point.offset(columns * steps, rows * steps)
        })
    };
    steps.flat_map(reach).collect()
}
