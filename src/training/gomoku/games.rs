//! Self-play games from random openings.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::eval::gomoku::Weights;
use crate::game;
use crate::gomoku::{Opening, Point, Position, Ruleset, Stone};
use crate::search::{Engine, HashSize, Limits, Report, Request, Stop};
use crate::training::shard::game_seed;

pub(super) const SIZE: u8 = 15;

/// A game on 15×15. As a line: the rules unless they are freestyle's, the result, the stones of the opening, the points,
/// and the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub ruleset: Ruleset,
    /// 1 if Black won, -1 if White did, 0 for a draw.
    pub result: i8,
    pub opening: usize,
    pub points: Vec<Point>,
    /// The search's score of each position after the opening for its side to move, in hundredths; one more than points
    /// if the search saw the end.
    pub scores: Vec<i16>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected rules or none, a result, the stones of the opening, points and scores")]
pub struct ParseGameError;

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points: Vec<String> = self.points.iter().map(Point::to_string).collect();
        let scores: Vec<String> = self.scores.iter().map(i16::to_string).collect();
        let (points, scores) = (points.join(","), scores.join(","));
        if self.ruleset != Ruleset::Freestyle {
            write!(f, "{} ", self.ruleset.name())?;
        }
        write!(f, "{} {} {points} {scores}", self.result, self.opening)
    }
}

impl FromStr for Game {
    type Err = ParseGameError;

    fn from_str(line: &str) -> Result<Self, ParseGameError> {
        fn list<T: FromStr>(text: &str) -> Result<Vec<T>, ParseGameError> {
            text.split(',').map(|item| item.parse().map_err(|_| ParseGameError)).collect()
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let (rules, game) = words.split_at(words.len().saturating_sub(4));
        let ruleset = match rules {
            [] => Some(Ruleset::Freestyle),
            [name] => Ruleset::ALL.into_iter().find(|rules| rules.name() == *name),
            _ => None,
        };
        let ruleset = ruleset.ok_or(ParseGameError)?;
        let &[result, opening, points, scores] = game else { return Err(ParseGameError) };
        let mut position = start(ruleset);
        let game = Self {
            ruleset,
            result: result.parse().map_err(|_| ParseGameError)?,
            opening: opening.parse().map_err(|_| ParseGameError)?,
            points: list(points)?,
            scores: list(scores)?,
        };
        let is_legal = game.points.iter().all(|&point| position.place(point).is_ok());
        let after = game.points.len().checked_sub(game.opening);
        let fits = after.is_some_and(|after| [after, after + 1].contains(&game.scores.len()));
        if is_legal && fits && game.result.abs() <= 1 { Ok(game) } else { Err(ParseGameError) }
    }
}

pub(super) fn start(ruleset: Ruleset) -> Position {
    Position::start(SIZE, ruleset, Opening::Free).expect("there is a board of 15×15")
}

#[derive(Debug)]
pub struct Player {
    engine: Engine,
    ruleset: Ruleset,
    random: fastrand::Rng,
    seed: u64,
    nodes: u64,
}

impl Player {
    const OPENING: std::ops::RangeInclusive<usize> = 3..=8;
    /// The highest score of either side after an opening, in hundredths.
    const BALANCE: u16 = 300;
    /// Some stones are placed at random until the board has this many.
    const VARIED: usize = 20;
    /// How many in a hundred.
    const RANDOM: u8 = 4;
    /// A game with this many stones is a draw.
    const LONGEST: usize = 150;

    /// A player that searches about `nodes` nodes for each move, with these weights.
    pub fn new(ruleset: Ruleset, nodes: u64, seed: u64, weights: Weights) -> Self {
        let engine = Engine::new(HashSize::mebibytes(2)).with_gomoku_weights(weights);
        let random = fastrand::Rng::with_seed(seed);
        Self { engine, ruleset, random, seed, nodes: nodes.max(2) }
    }

    /// Plays the game with this number until the search sees the end. Seed and number alone determine it.
    pub fn play(&mut self, number: u32) -> Game {
        self.random = fastrand::Rng::with_seed(game_seed(self.seed, number));
        self.engine.forget();
        let (mut points, mut position) = self.draw();
        let opening = points.len();
        let mut scores = Vec::new();
        let black = |position: &Position| position.to_move() == Stone::Black;
        while points.len() < Self::LONGEST && !position.is_game_over() {
            let nodes = self.nodes / 2 + self.random.u64(..self.nodes);
            let Some(report) = self.search(&position, nodes) else { break };
            scores.push(report.score.hundredths());
            if let Some(plies) = report.score.forced() {
                let result = if (plies > 0) == black(&position) { 1 } else { -1 };
                return Game { ruleset: self.ruleset, result, opening, points, scores };
            }
            let is_random = points.len() < Self::VARIED && self.random.u8(..100) < Self::RANDOM;
            let best = Point::from_index(report.best, SIZE).expect("the search stays on the board");
            let point = if is_random { self.near(&points, &position, 2) } else { best };
            if position.place(point).is_err() {
                break;
            }
            points.push(point);
        }
        let result = match position.winner() {
            Some(Stone::Black) => 1,
            Some(Stone::White) => -1,
            None => 0,
        };
        Game { ruleset: self.ruleset, result, opening, points, scores }
    }

    /// A random opening that is roughly balanced.
    fn draw(&mut self) -> (Vec<Point>, Position) {
        loop {
            let (mut points, mut position) = (Vec::new(), start(self.ruleset));
            let stones = self.random.usize(Self::OPENING);
            let spread = self.random.i8(2..=4);
            while points.len() < stones {
                let point = self.near(&points, &position, spread);
                if position.place(point).is_err() {
                    break;
                }
                points.push(point);
            }
            let score = self.search(&position, self.nodes * 2).map(|report| report.score);
            if score.is_some_and(|score| score.hundredths().unsigned_abs() <= Self::BALANCE) {
                return (points, position);
            }
        }
    }

    /// A random legal point near one of these, or near the middle if there are none.
    fn near(&mut self, points: &[Point], position: &Position, spread: i8) -> Point {
        const MIDDLE: u8 = SIZE / 2;
        let middle = || Point::new(MIDDLE, MIDDLE).expect("it is on the board");
        loop {
            let (from, spread) = match self.random.choice(points) {
                Some(&point) => (point, spread),
                None => (middle(), 4),
            };
            let mut step = || self.random.i8(-spread..=spread);
            let (columns, rows) = (step(), step());
            if let Some(point) = from.offset(columns, rows)
                && position.is_legal(point)
            {
                return point;
            }
        }
    }

    fn search(&mut self, position: &Position, nodes: u64) -> Option<Report> {
        let asked = game::Position::Gomoku(Box::new(position.clone()));
        let request =
            Request { seed: self.random.u64(..), ..Request::new(asked, Limits::nodes(nodes)) };
        self.engine.search(&request, &Stop::default(), &mut |_| {})
    }
}
