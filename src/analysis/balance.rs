//! Stones after which a game of Gomoku is as even as can be.

use std::collections::HashSet;

use crate::eval::Score;
use crate::eval::gomoku::{Cell, Class, Evaluator, PatternBoard};
use crate::game;
use crate::game::symmetry::{SYMMETRIES, transformed};
use crate::gomoku::{Point, Position, Stone};
use crate::search::{Engine, Limits, Request, Stop};

use super::chance::chance;

/// Stones, in the order in which they are placed, and the score after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balanced {
    /// Where, by turns as in a game.
    pub points: Vec<Point>,
    /// For Black, whoever is to move.
    pub score: Score,
}

/// How many stones balance a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stones {
    /// The next one.
    One,
    /// The next one and the one after it.
    Two,
}

impl Stones {
    /// How many.
    pub const fn count(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// This many, if they are one or two.
    pub const fn of_count(count: usize) -> Option<Self> {
        match count {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }
}

/// As many pairs are searched: those that the evaluation alone finds most even.
const PAIRS: usize = 256;

/// A game is even while neither side wins more often than this: 5 units.
const EVEN: f32 = 0.7;

/// Of any search, though a round's share be less.
const FEWEST_NODES: u64 = 50;

/// The stones after which the game is most even, at most `count` of them, the most even first: of those that only differ
/// by a symmetry of the position one, and none far from all others. They are searched in rounds, of which the more even
/// half goes on, with about so many nodes in all. `None` if stopped; empty after the end of a game, and where one side
/// stays clearly ahead whatever is placed.
///
/// Colours that are still to be chosen are taken as they are.
pub fn balancing(
    engine: &mut Engine,
    position: &Position,
    stones: Stones,
    count: usize,
    nodes: u64,
    stop: &Stop,
) -> Option<Vec<Balanced>> {
    let Some(start) = settled(position) else { return Some(Vec::new()) };
    let mut tried = tries(&start, stones);
    let rounds = tried.len().div_ceil(count.max(1)).max(2).ilog2() + 1;
    let mut found: Vec<(Balanced, Tried)> = Vec::new();
    for round in 0..rounds {
        let limit = (nodes / u64::from(rounds) / tried.len().max(1) as u64).max(FEWEST_NODES);
        found.clear();
        for tried in tried.drain(..) {
            let asked = game::Position::Gomoku(Box::new(tried.position.clone()));
            let request = Request { remember: true, ..Request::new(asked, Limits::nodes(limit)) };
            let report = engine.search(&request, stop, &mut |_| {});
            if stop.is_requested() {
                return None;
            }
            let score = report.map_or(Score::default(), |report| report.score);
            let score = if tried.position.to_move() == Stone::Black { score } else { -score };
            found.push((Balanced { points: tried.points.clone(), score }, tried));
        }
        found.sort_by_key(|(balanced, _)| balanced.score.hundredths().unsigned_abs());
        if round + 1 < rounds {
            found.truncate(found.len().div_ceil(2).max(count));
            tried.extend(found.drain(..).map(|(_, tried)| tried));
        }
    }
    let asked = game::Position::Gomoku(Box::new(start));
    found.retain(|(balanced, _)| (1.0 - EVEN..=EVEN).contains(&chance(&asked, balanced.score)));
    found.truncate(count);
    Some(found.into_iter().map(|(balanced, _)| balanced).collect())
}

/// Stones on the board, the game going on.
struct Tried {
    points: Vec<Point>,
    position: Position,
}

/// The same stones as a position by itself; `None` after the end of the game.
fn settled(position: &Position) -> Option<Position> {
    if position.is_game_over() {
        return None;
    }
    let board = position.board();
    let stones = board.points().filter_map(|point| Some((point, board.stone(point)?)));
    let (size, rules, to_move) = (position.size(), position.ruleset(), position.to_move());
    Position::from_stones(size, rules, stones, to_move).ok()
}

fn tries(start: &Position, stones: Stones) -> Vec<Tried> {
    let ways = match stones {
        Stones::One => {
            let points = start.legal_points().into_iter();
            points.filter(|&point| is_near(start, point)).map(|point| vec![point]).collect()
        }
        Stones::Two => pairs(start),
    };
    let mut seen = HashSet::new();
    let tried = ways.into_iter().filter_map(|points| {
        let mut position = start.clone();
        for &point in &points {
            position.place(point).ok()?;
        }
        let is_new = !position.is_game_over() && seen.insert(figure(&position));
        is_new.then_some(Tried { points, position })
    });
    match stones {
        Stones::One => tried.collect(),
        Stones::Two => tried.take(PAIRS).collect(),
    }
}

/// Whether a point is so near to a stone that they belong together, or there is no stone. What lies farther away is even
/// as a wasted move is, and no game that people want to play.
fn is_near(start: &Position, point: Point) -> bool {
    const NEAR: u8 = 4;

    let board = start.board();
    let distance = |other: Point| {
        let columns = point.column().abs_diff(other.column());
        columns.max(point.row().abs_diff(other.row()))
    };
    let mut stones = board.points().filter(|&other| board.stone(other).is_some()).peekable();
    stones.peek().is_none() || stones.any(|stone| distance(stone) <= NEAR)
}

/// Any two next stones near the others, those first after which the evaluation is most even.
fn pairs(start: &Position) -> Vec<Vec<Point>> {
    let mut board = PatternBoard::new(start);
    let mut evaluator = Evaluator::new(&board);
    let near: Vec<Cell> =
        board.empty_cells().filter(|&cell| is_near(start, cell.point())).collect();
    let free = |board: &PatternBoard| {
        let mut cells = near.clone();
        cells.retain(|&cell| {
            let wins = board.class(cell, board.to_move()) == Class::Five;
            board.is_empty(cell) && !wins && !board.is_forbidden(cell)
        });
        cells
    };
    let mut valued = Vec::new();
    for first in free(&board) {
        board.place(first);
        for second in free(&board) {
            board.place(second);
            let value = evaluator.value(&board).unsigned_abs();
            valued.push((value, [first, second]));
            board.undo();
        }
        board.undo();
    }
    valued.sort_by_key(|(value, _)| *value);
    valued.into_iter().map(|(_, pair)| pair.map(Cell::point).to_vec()).collect()
}

/// The stones of a position by cell, the same for all its symmetric forms.
fn figure(position: &Position) -> Vec<(usize, bool)> {
    let (board, size) = (position.board(), position.size().into());
    let stones = || {
        let stones = board.points().enumerate();
        stones.filter_map(|(cell, point)| Some((cell, board.stone(point)? == Stone::Black)))
    };
    let turned = SYMMETRIES.map(|turn| {
        let turned = stones().map(|(cell, is_black)| (transformed(cell, size, turn), is_black));
        let mut turned: Vec<_> = turned.collect();
        turned.sort_unstable();
        turned
    });
    turned.min().expect("there are eight")
}
