//! The swap2 opening: which stones to place, and what to choose. Whoever places stones wants balance, as the other
//! player chooses; whoever chooses takes the better side, or places two more stones if neither is better.

use crate::game::Choice;
use crate::gomoku::{Point, Position, Stage, Stone};
use crate::search::Score;
use crate::search::report::Report;

/// Three stones each, found to be balanced by `heibai gomoku openings`.
const OPENINGS: &str = include_str!("../../../data/gomoku-openings.txt");

const BETTER: Score = Score::from_hundredths(90);

/// What to choose, given the score of the side whose stone is next; `None` if a stone is due.
pub fn choice(stage: Stage, to_move: Stone, score: Score) -> Option<Choice> {
    let better = |stone| match stone {
        Stone::Black => Choice::Black,
        Stone::White => Choice::White,
    };
    match stage {
        Stage::FirstChoice if -BETTER < score && score < BETTER => Some(Choice::TwoMore),
        Stage::FirstChoice | Stage::LastChoice => {
            Some(better(if score > Score::default() { to_move } else { !to_move }))
        }
        _ => None,
    }
}

pub fn wants_balance(stage: Stage) -> bool {
    matches!(stage, Stage::TwoMore(_) | Stage::FirstThree(_))
}

/// Moves the most balanced of the ranked moves to the front.
pub fn balance(report: &mut Report) {
    let ranked = &mut report.ranked;
    ranked.sort_by_key(|found| found.score.hundredths().unsigned_abs());
    let ranked = std::mem::take(ranked);
    let nodes = report.nodes;
    *report = Report::ranking(ranked, nodes);
}

/// The next stone of a prepared opening that fits, chosen by the seed; `None` if there is none.
pub fn prepared(position: &Position, seed: u64) -> Option<Point> {
    let Stage::FirstThree(placed) = position.stage() else { return None };
    let mut fitting: Vec<Point> = Vec::new();
    for opening in OPENINGS.lines().filter(|line| !line.starts_with('#')) {
        for turn in 0..8 {
            let points: Option<Vec<Point>> =
                opening.split_whitespace().map(|name| transformed(name, turn, position)).collect();
            let Some(points) = points else { continue };
            if let Some(&next) = points.get(usize::from(placed))
                && is_begun(position, &points[..placed.into()])
                && position.is_legal(next)
            {
                fitting.push(next);
            }
        }
    }
    fastrand::Rng::with_seed(seed).choice(fitting)
}

fn is_begun(position: &Position, points: &[Point]) -> bool {
    let board = position.board();
    let colours = [Stone::Black, Stone::White].into_iter().cycle();
    board.stone_count() == points.len()
        && points.iter().zip(colours).all(|(&point, stone)| board.stone(point) == Some(stone))
}

/// A point of the 15×15 board relative to the middle of this one, transformed.
fn transformed(name: &str, turn: u8, position: &Position) -> Option<Point> {
    const MIDDLE: i8 = 7;
    let point: Point = name.parse().ok()?;
    let (mut columns, mut rows) = (point.column() as i8 - MIDDLE, point.row() as i8 - MIDDLE);
    if turn & 1 != 0 {
        (columns, rows) = (rows, columns);
    }
    if turn & 2 != 0 {
        columns = -columns;
    }
    if turn & 4 != 0 {
        rows = -rows;
    }
    let middle = (position.size() / 2) as i8;
    let point = Point::new((middle + columns) as u8, (middle + rows) as u8)?;
    position.board().contains(point).then_some(point)
}
