//! What people overlook in Gomoku. There are no games of people of known strength to learn from, so this is a rule: a win is
//! found by who is strong enough for its length, its distance from the last stone and the number of fours to look at; and who
//! plays does not see every point on which one of the sides builds a row.

use super::LastMoves;
use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::game;
use crate::gomoku::{Point, Position};
use crate::search::{Engine, Limits, Report, Request, Stop};

/// A win to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The winner's own stones up to the five.
    pub stones: usize,
    /// The distance of the first from the last stone, in columns or rows, whichever is more.
    pub distance: usize,
    /// The moves to choose among.
    pub choices: usize,
}

impl Hidden {
    /// The rating of somebody who finds half of such wins: 700 for a five beside the last stone, 170 more for each stone before
    /// it, 25 for each step beyond two, 60 for twice as many moves.
    pub fn rating(self) -> f64 {
        let stones = self.stones.saturating_sub(1) as f64;
        let far = self.distance.saturating_sub(2) as f64;
        700.0 + 170.0 * stones + 25.0 * far + 60.0 * (self.choices.max(1) as f64).log2()
    }

    /// How likely somebody of a rating finds it, by Elo's curve, from 0 to 1.
    pub fn is_found_by(self, rating: f64) -> f64 {
        elo(self.rating(), rating)
    }
}

/// A point on which one of the sides builds a row, as somebody sees it at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The stones that the longer row lacks of a five, this one counted: 1 to 4.
    pub stones: usize,
    /// The distance from the nearer one of both sides' last stones, in columns or rows, whichever is more.
    pub distance: usize,
}

impl Threat {
    /// The rating of somebody who sees half of such points.
    pub fn rating(self) -> f64 {
        let far = self.distance.saturating_sub(2) as f64;
        FIVE + STONE * self.stones.saturating_sub(1) as f64 + STEP * far
    }

    /// How likely somebody of a rating overlooks it, from 0 to 1; what hardly ever happens never does.
    pub fn is_overlooked_by(self, rating: f64) -> f64 {
        const HARDLY: f64 = 0.004;

        let chance = 1.0 / (1.0 + 10_f64.powf((rating - self.rating()) / TENFOLD));
        if chance < HARDLY { 0.0 } else { chance }
    }
}

/// What makes a threat hard to see, in points of rating: a five beside the last stones, each stone more that it lacks, and
/// each step beyond two. Below 800 the numbers mean nothing but that a five is hardly ever overlooked. So many points more
/// and the odds are ten times better. Chosen so that ratings two hundred points apart score about what they should.
const FIVE: f64 = -475.0;
const STONE: f64 = 450.0;
const STEP: f64 = 40.0;
const TENFOLD: f64 = 600.0;

/// Elo's curve: how often who is rated `other` gets the better of who is rated `one`.
fn elo(one: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((one - other) / 400.0))
}

/// The empty points that somebody of a rating does not see, in row order. Of two ratings the higher one sees with the same
/// seed all that the lower one sees.
pub fn overlooked(position: &Position, last: LastMoves, rating: f64, seed: u64) -> Vec<usize> {
    let board = PatternBoard::new(position);
    let size = position.size();
    let cell_of = |index: usize| Point::from_index(index, size).map(Cell::of);
    let near: Vec<Cell> =
        [last.opponents, last.own].into_iter().flatten().filter_map(cell_of).collect();
    let mut rng = fastrand::Rng::with_seed(seed);
    let is_missed = |cell: Cell, drawn: f64| {
        let own = board.to_move();
        let stones = [own, !own].map(|side| lacking(board.class(cell, side)));
        let Some(stones) = stones.into_iter().flatten().min() else { return false };
        let distance = near.iter().map(|it| it.distance(cell).into()).min().unwrap_or(0);
        drawn < Threat { stones, distance }.is_overlooked_by(rating)
    };
    Point::all(size)
        .filter(|&point| position.board().is_empty(point))
        .filter(|&point| is_missed(Cell::of(point), rng.f64()))
        .filter_map(|point| point.index(size))
        .collect()
}

/// The stones that a row lacks of a five if this is made of it, that stone counted; `None` if it is nothing yet.
fn lacking(class: Class) -> Option<usize> {
    match class {
        Class::Nothing | Class::One => None,
        Class::Two | Class::Twos => Some(4),
        Class::SleepingThree
        | Class::SleepingThreePlus
        | Class::Three
        | Class::ThreePlus
        | Class::Threes => Some(3),
        Class::Four | Class::FourPlus | Class::FourThree | Class::OpenFour | Class::Suspect => {
            Some(2)
        }
        Class::Five => Some(1),
    }
}

/// The ratings at which one level's search finds what was seen, and the level. Between two the seed decides, so that
/// strength has no steps: above 1400 oversight alone hardly tells ratings apart.
const SEARCHES: [(f64, u8); 4] = [(1400.0, 6), (1650.0, 7), (1900.0, 8), (2200.0, 9)];

/// The level that searches for somebody of a rating. Of two ratings the higher one never has a lower one with the same seed.
fn level_of(rating: f64, seed: u64) -> u8 {
    let drawn = fastrand::Rng::with_seed(!seed).f64();
    let reaches = |pair: &&[(f64, u8)]| {
        let [(low, _), (high, _)] = **pair else { return false };
        low + drawn * (high - low) < rating
    };
    let passed = SEARCHES.windows(2).filter(reaches).count();
    SEARCHES[passed].1
}

/// A move of somebody of a rating: the best one by a level's search among what is seen. The seed decides that.
pub(super) fn play(
    engine: &mut Engine,
    position: &game::Position,
    last: LastMoves,
    rating: f64,
    seed: u64,
    stop: &Stop,
) -> Option<Report> {
    let game::Position::Gomoku(board) = position else { return None };
    let level = game::Level::new(level_of(rating, seed)).expect("there are ten");
    let whole = Request { seed, ..Request::new(position.clone(), Limits::level(level)) };
    if !board.stage().is_settled() {
        return engine.search(&whole, stop, &mut |_| {});
    }
    let request = Request { overlooked: overlooked(board, last, rating, seed), ..whole.clone() };
    let found = engine.search(&request, stop, &mut |_| {});
    // With a point that is not seen a forbidden one can look allowed.
    found
        .filter(|it| position.is_legal(it.best))
        .or_else(|| engine.search(&whole, stop, &mut |_| {}))
}
