//! Puzzles of Gomoku: only what a search by fours settles, which tries everything.

use super::{Goal, Step, Theme, Wrong};
use crate::gomoku::{Point, Position, Ruleset, Stone};
use crate::search::Stop;
use crate::search::forced::{ForcedWins, Four};

/// A search that needs more nodes is given up, and the position is no puzzle.
const NODES: u64 = 40_000;

/// A four that wins in fewer plies is seen at once, and so is a win that has to be stopped.
const SHORTEST: usize = 5;

/// Of a refutation, this many plies are kept.
const REFUTATION: usize = 5;

/// Wrong defences that are kept.
const MAX_WRONG: usize = 12;

/// Fours in a row with which a win is put off.
const MAX_DELAY: usize = 3;

/// The most moves to find.
const MAX_STEPS: usize = 12;

/// What is to be found in a position, and its themes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The goal.
    pub goal: Goal,
    /// The moves to find.
    pub steps: Vec<Step>,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// The moves that come into question at each step, the right one included.
    pub choices: Vec<usize>,
}

fn cell(position: &Position, point: Point) -> usize {
    point.index(position.size()).expect("the point is on the board")
}

/// The only four that begins a win by fours, if there is one and it takes some looking. `None` also if the search was
/// stopped or takes too long.
pub fn fours(wins: &ForcedWins, position: &Position, stop: &Stop) -> Option<Found> {
    let mut steps = Vec::new();
    let mut choices = Vec::new();
    let mut themes = vec![Theme::Fours];
    let mut next = position.clone();
    while steps.len() < MAX_STEPS {
        let all = wins.fours(&next, NODES, stop)?;
        let mut winning = all.iter().filter(|four| four.wins_in.is_some());
        let (Some(right), None) = (winning.next(), winning.next()) else { break };
        let plies = right.wins_in.unwrap_or_default();
        // What follows is a five, or a four that nobody stops.
        if plies < SHORTEST {
            break;
        }
        let wrong: Vec<Wrong> = all
            .iter()
            .filter(|four| four.point != right.point)
            .map(|four| Wrong {
                cell: cell(&next, four.point),
                score: 0,
                refutation: four.stops.iter().take(1).map(|&it| cell(&next, it)).collect(),
            })
            .collect();
        if steps.is_empty() {
            if wrong.is_empty() {
                return None;
            }
            if needs_forbidden_point(wins, &next, right, stop)? {
                themes.push(Theme::ForbiddenPoint);
            }
        }
        choices.push(all.len());
        let answer = right.stops.first().copied();
        steps.push(Step {
            right: cell(&next, right.point),
            score: plies as i16,
            answers: answer.iter().map(|&it| cell(&next, it)).collect(),
            wrong,
        });
        let Some(answer) = answer else { break };
        next.place(right.point).ok()?;
        next.place(answer).ok()?;
        if threatens_five(&next) {
            themes.push(Theme::CounterFour);
        }
    }
    steps.last_mut()?.answers.clear();
    themes.sort_unstable();
    themes.dedup();
    Some(Found { goal: Goal::Fours, steps, themes, choices })
}

/// Whether a stone on this cell threatens a five, which puts off any win of the other side but does not end it.
pub fn is_four(position: &Position, cell: usize) -> bool {
    let point = Point::from_index(cell, position.size());
    let mut after = position.clone();
    point.is_some_and(|point| after.place(point).is_ok() && threatens_five(&after))
}

/// Whether the side that has just moved would win with its next stone.
fn threatens_five(position: &Position) -> bool {
    let stone = !position.to_move();
    let board = position.board();
    board
        .points()
        .filter(|&point| board.is_empty(point))
        .any(|point| position.ruleset().wins(board, point, stone))
}

/// Whether White's four wins only because Black has forbidden points.
fn needs_forbidden_point(
    wins: &ForcedWins,
    position: &Position,
    four: &Four,
    stop: &Stop,
) -> Option<bool> {
    if !position.ruleset().forbids(!position.to_move()) {
        return Some(false);
    }
    let free = set_up(position, Ruleset::Freestyle, position.to_move())?;
    let all = wins.fours(&free, NODES, stop)?;
    let same = all.iter().find(|it| it.point == four.point);
    Some(same.is_some_and(|it| it.wins_in.is_none()))
}

/// The same stones under other rules or with the other side to move.
fn set_up(position: &Position, rules: Ruleset, to_move: Stone) -> Option<Position> {
    let board = position.board();
    let stones = board.points().filter_map(|point| Some((point, board.stone(point)?)));
    Position::from_stones(position.size(), rules, stones, to_move).ok()
}

/// The only point after which the other side has no win by fours, if it has one now and the side to move has none. `None`
/// also if the search was stopped or takes too long.
pub fn defence(wins: &ForcedWins, position: &Position, stop: &Stop) -> Option<Found> {
    let is_quiet = !threatens_five(position)
        && wins.fours(position, NODES, stop)?.iter().all(|four| four.wins_in.is_none());
    if !is_quiet {
        return None;
    }
    let other = set_up(position, position.ruleset(), !position.to_move())?;
    if wins.wins_by_fours(&other, NODES, stop)?? < SHORTEST {
        return None;
    }
    let threat = wins.find(&other, NODES, stop)?.line;
    // Most defences lie on the line of the threat, so a second one is soon found.
    let mut points = position.legal_points();
    points.sort_by_key(|point| !threat.contains(point));
    let mut right = None;
    for &point in &points {
        if holds(wins, position, point, MAX_DELAY, stop)? {
            if right.is_some() {
                return None;
            }
            right = Some(point);
        }
    }
    let right = right?;
    let own_fours = wins.fours(position, NODES, stop)?;
    let mut tempting: Vec<Point> =
        threat.iter().chain(own_fours.iter().map(|it| &it.point)).copied().collect();
    tempting.retain(|point| *point != right && position.is_legal(*point));
    tempting.sort_unstable();
    tempting.dedup();
    tempting.truncate(MAX_WRONG);
    let refuted = |point: Point| {
        let mut after = position.clone();
        after.place(point).ok()?;
        let line = refutation(wins, &after, stop)?;
        Some(Wrong {
            cell: cell(position, point),
            score: -(line.len().max(1) as i16),
            refutation: line.iter().take(REFUTATION).map(|&it| cell(position, it)).collect(),
        })
    };
    let wrong: Vec<Wrong> = tempting.into_iter().filter_map(refuted).collect();
    if wrong.len() < 2 {
        return None;
    }
    let choices = vec![wrong.len() + 1];
    let steps = vec![Step { right: cell(position, right), score: 0, answers: Vec::new(), wrong }];
    Some(Found { goal: Goal::Defence, steps, themes: vec![Theme::Defence], choices })
}

/// The way to win after a wrong defence; after a four that only puts it off, first what stops it.
fn refutation(wins: &ForcedWins, after: &Position, stop: &Stop) -> Option<Vec<Point>> {
    if !threatens_five(after) {
        return Some(wins.find(after, NODES, stop)?.line);
    }
    let board = after.board();
    let five = board.points().find(|&point| {
        board.is_empty(point) && after.ruleset().wins(board, point, !after.to_move())
    })?;
    after.is_legal(five).then(|| vec![five])
}

/// Whether the other side has no win by fours after this point; a four of one's own only puts the question off. `None` if
/// that is not settled.
fn holds(
    wins: &ForcedWins,
    position: &Position,
    point: Point,
    delay: usize,
    stop: &Stop,
) -> Option<bool> {
    let mut after = position.clone();
    after.place(point).ok()?;
    if !threatens_five(&after) {
        return Some(wins.wins_by_fours(&after, NODES, stop)?.is_none());
    }
    if delay == 0 {
        return None;
    }
    let stops = wins_stops(wins, position, point, stop)?;
    for answer in stops {
        let mut next = after.clone();
        next.place(answer).ok()?;
        let points = if threatens_five(&next) { five_stops(&next) } else { next.legal_points() };
        let mut is_held = false;
        for point in points {
            if holds(wins, &next, point, delay - 1, stop)? {
                is_held = true;
                break;
            }
        }
        if !is_held {
            return Some(false);
        }
    }
    Some(true)
}

fn wins_stops(
    wins: &ForcedWins,
    position: &Position,
    four: Point,
    stop: &Stop,
) -> Option<Vec<Point>> {
    let all = wins.fours(position, NODES, stop)?;
    Some(all.into_iter().find(|it| it.point == four)?.stops)
}

/// The legal points after which the other side has no five.
fn five_stops(position: &Position) -> Vec<Point> {
    let stops = |point: &Point| {
        let mut after = position.clone();
        after.place(*point).is_ok() && !has_five(&after)
    };
    position.legal_points().into_iter().filter(stops).collect()
}

fn has_five(position: &Position) -> bool {
    let (board, stone) = (position.board(), position.to_move());
    board
        .points()
        .any(|point| board.is_empty(point) && position.ruleset().wins(board, point, stone))
}
