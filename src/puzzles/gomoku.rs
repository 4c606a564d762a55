//! Puzzles of Gomoku: only what an exhaustive search settles, by fours or by threats.

use std::num::NonZeroUsize;

use super::{Goal, Shape, Step, Theme, Wrong};
use crate::gomoku::{Point, Position, Ruleset, Stone};
use crate::search::Stop;
use crate::search::forced::{ForcedWinKind, ForcedWins, Four, ThreatWins};

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

/// A win by threats that a plain search does not find with so many nodes is left to others.
const LOOK_NODES: u64 = 6_000;

/// The nodes to prove that one move alone wins by threats, by the moves within which it leads to a win by fours.
const THREAT_NODES: [u64; 3] = [300_000, 2_000_000, 3_000_000];

/// Answers to a threat that are looked at for one that leaves a single right move.
const MAX_ANSWERS: usize = 16;

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
    has_five_of(position, !position.to_move())
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
    has_five_of(position, position.to_move())
}

fn has_five_of(position: &Position, stone: Stone) -> bool {
    let board = position.board();
    board
        .points()
        .any(|point| board.is_empty(point) && position.ruleset().wins(board, point, stone))
}

/// How closely other ways to win are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// There mostly is one, so first only that soon comes to light.
    Quick,
    /// As far as it makes sense.
    Thorough,
}

/// The only move that wins by threats, if there is one: the solver plays fours, and moves after which it would win by fours if
/// it moved again, until a win by fours is there, which is not so at first. `None` also if the search was stopped or takes too
/// long, or if `is_fair` says no: that is asked for moves outside of this definition that win as well as the right one.
pub fn threats(
    wins: &ForcedWins,
    position: &Position,
    stop: &Stop,
    mut is_fair: impl FnMut(&Position, Point, Look) -> bool,
) -> Option<Found> {
    if threatens_five(position) || wins.wins_by_fours(position, LOOK_NODES, stop)?.is_some() {
        return None;
    }
    // What follows is slow, and in vain nearly everywhere.
    let win = wins.find(position, LOOK_NODES, stop)?;
    if win.kind != ForcedWinKind::Threats || !is_fair(position, *win.line.first()?, Look::Quick) {
        return None;
    }
    let mut least = 1;
    let mut only = loop {
        match wins.threat_wins(
            position,
            NonZeroUsize::new(least)?,
            *THREAT_NODES.get(least - 1)?,
            stop,
        )? {
            ThreatWins::None => least += 1,
            ThreatWins::Several => return None,
            ThreatWins::One { right, refuted } => break (right, refuted),
        }
    };
    let (mut steps, mut choices) = (Vec::new(), Vec::new());
    let mut next = position.clone();
    let mut within = least;
    loop {
        let (right, refuted) = only;
        if !is_fair(&next, right, Look::Thorough) {
            break;
        }
        choices.push(refuted.len() + 1);
        let wrong = refuted.iter().take(MAX_WRONG).map(|&(threat, reply)| Wrong {
            cell: cell(&next, threat),
            score: 0,
            refutation: vec![cell(&next, reply)],
        });
        steps.push(Step {
            right: cell(&next, right),
            score: within as i16,
            answers: Vec::new(),
            wrong: wrong.collect(),
        });
        next.place(right).ok()?;
        if steps.len() == MAX_STEPS {
            break;
        }
        within = within.saturating_sub(1).max(1);
        let Some((answer, after)) = answer(wins, &next, within, stop) else { break };
        if let Some(step) = steps.last_mut() {
            step.answers.push(cell(&next, answer));
        }
        next.place(answer).ok()?;
        only = after;
    }
    // What nobody has to choose is not asked last.
    while steps.last().is_some_and(|step: &Step| step.wrong.is_empty()) {
        steps.pop();
        choices.pop();
    }
    steps.last_mut()?.answers.clear();
    let themes = threat_themes(wins, position, &steps, stop)?;
    Some(Found { goal: Goal::Threats, steps, themes, choices })
}

type OnlyThreat = (Point, Vec<(Point, Point)>);

/// How good an answer is, the least first.
type Worth = (bool, bool, Option<usize>, usize);

/// The other side's answer to a threat after which one move alone wins: rather one that leaves no win by fours, then one that
/// leaves a longer one, then one with more to choose from. `None` if it can't have that, or the rest is plain.
fn answer(
    wins: &ForcedWins,
    position: &Position,
    within: usize,
    stop: &Stop,
) -> Option<(Point, OnlyThreat)> {
    let points = if threatens_five(position) {
        five_stops(position)
    } else {
        let other = set_up(position, position.ruleset(), !position.to_move())?;
        let line = wins.find(&other, NODES, stop)?.line;
        let fours = wins.fours(position, NODES, stop)?;
        let mut points: Vec<Point> =
            line.into_iter().chain(fours.into_iter().map(|four| four.point)).collect();
        points.retain(|&point| position.is_legal(point));
        let mut known = Vec::new();
        points.retain(|point| {
            !known.contains(point) && {
                known.push(*point);
                true
            }
        });
        points
    };
    let mut best: Option<(Worth, Point, OnlyThreat)> = None;
    for point in points.into_iter().take(MAX_ANSWERS) {
        let mut after = position.clone();
        after.place(point).ok()?;
        let plies = wins.wins_by_fours(&after, NODES, stop)?;
        if plies.is_some_and(|plies| plies < SHORTEST) {
            continue;
        }
        let found = wins.threat_wins(&after, NonZeroUsize::new(within)?, THREAT_NODES[1], stop);
        let Some(ThreatWins::One { right, refuted }) = found else { continue };
        let worth = (!refuted.is_empty(), plies.is_none(), plies, refuted.len());
        if best.as_ref().is_none_or(|(least, ..)| *least < worth) {
            best = Some((worth, point, (right, refuted)));
        }
    }
    best.map(|(_, point, only)| (point, only))
}

/// What the board and the searches prove of a win by threats.
fn threat_themes(
    wins: &ForcedWins,
    position: &Position,
    steps: &[Step],
    stop: &Stop,
) -> Option<Vec<Theme>> {
    let mut themes = vec![Theme::Threats];
    let point = |cell| Point::from_index(cell, position.size());
    let (right, within) = (point(steps[0].right)?, usize::from(steps[0].score.unsigned_abs()));
    let mover = position.to_move();
    if position.ruleset().forbids(!mover) {
        let free = set_up(position, Ruleset::Freestyle, mover)?;
        let nodes = *THREAT_NODES.get(within - 1)?;
        let needs = match wins.threat_wins(&free, NonZeroUsize::new(within)?, nodes, stop)? {
            ThreatWins::None => true,
            ThreatWins::One { right: other, .. } => other != right,
            // It may be one of them.
            ThreatWins::Several => false,
        };
        if needs {
            themes.push(Theme::ForbiddenPoint);
        }
    }
    if within == 1 && !themes.contains(&Theme::ForbiddenPoint) {
        themes.push(Theme::Fork);
    }
    match Shape::of(position, right) {
        Shape::Threes => themes.push(Theme::DoubleThree),
        Shape::Quiet => themes.push(Theme::Quiet),
        _ => {}
    }
    let mut next = position.clone();
    for step in steps {
        let right = point(step.right)?;
        if Shape::of(&next, right) == Shape::FourThree {
            themes.push(Theme::FourThree);
        }
        next.place(right).ok()?;
        for &answer in &step.answers {
            next.place(point(answer)?).ok()?;
            if threatens_five(&next) {
                themes.push(Theme::CounterFour);
            }
        }
    }
    themes.sort_unstable();
    themes.dedup();
    Some(themes)
}
