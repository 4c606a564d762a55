//! The openings: which stones to place, what to choose, and which fifth moves to offer and to take. Whoever places a
//! stone that may be swapped wants balance, as the other player chooses; whoever chooses takes the better side.

use super::thinking::{Confines, Memory, think};
use crate::eval::gomoku::{Cell, PatternBoard};
use crate::game::Choice;
use crate::gomoku::{Due, Opening, Point, Position, Ruleset, Stone};
use crate::search::Score;
use crate::search::report::{RankedMove, Report};
use crate::search::request::Request;
use crate::search::task::Task;

/// Three stones each, found to be balanced by `heibai gomoku openings`.
const OPENINGS: &str = include_str!("../../../data/gomoku-openings.txt");

/// What makes a side the better one, beyond chance.
const BETTER: Score = Score::from_hundredths(90);

/// Scores that differ by no more are equally balanced; the seed decides.
const EQUALLY: u16 = 15;

const CANDIDATES: usize = 12;
/// Where the opening says how far from the centre.
const CANDIDATES_WITHIN: usize = 24;

/// What the opening wants of the side to move.
pub fn answer(
    position: &Position,
    task: Task,
    memory: &mut Memory,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let search = Search { position, task };
    let stage = position.stage();
    match stage.due() {
        Due::Choice(choices) => search.choice(choices, memory, report),
        Due::Stone { reach } if stage.may_be_swapped() => search.balanced(reach, memory),
        Due::Offers(wanted) => {
            // Each offer is a search of its own.
            let confines = Confines { among: Some(search.fifths()), share: wanted.into() };
            search.think(position, 1, &confines, memory, report)
        }
        Due::Pick => search.pick(memory),
        Due::Stone { .. } | Due::Move => {
            search.think(position, task.request.best, &Confines::default(), memory, report)
        }
    }
}

struct Search<'a> {
    position: &'a Position,
    task: Task<'a>,
}

impl Search<'_> {
    fn think(
        &self,
        position: &Position,
        best: usize,
        confines: &Confines,
        memory: &mut Memory,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let board = PatternBoard::as_seen(position, memory.weights, &self.task.request.overlooked);
        let request = Request { best, ..self.task.request.clone() };
        think(&board, Task { request: &request, ..self.task }, memory.table, confines, report)
    }

    fn legal(&self) -> Vec<Cell> {
        self.position.legal_points().into_iter().map(Cell::of).collect()
    }

    /// The fifth moves that can be offered, one of each that look alike.
    fn fifths(&self) -> Vec<Cell> {
        self.position.distinct_offers().into_iter().map(Cell::of).collect()
    }

    fn choice(
        &self,
        choices: &[Choice],
        memory: &mut Memory,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let own = self.position.to_move();
        let numbers = choices.iter().filter_map(|choice| match choice {
            Choice::Fifths(count) => Some(*count),
            _ => None,
        });
        let numbers: Vec<u8> = numbers.collect();
        if !choices.contains(&colour(own)) {
            return self.number(&numbers, memory);
        }
        if let [count] = numbers[..] {
            let offered = self.chosen(Choice::Fifths(count))?;
            let mut found = Search { position: &offered, ..*self }.worths(count, 1, memory)?;
            if found.ranked.get(usize::from(count) - 1).is_some_and(|last| last.score > BETTER) {
                return Some(choosing(found, Choice::Fifths(count)));
            }
            found.ranked.truncate(1);
            return Some(choosing(found, colour(!own)));
        }
        let kept = self.chosen(colour(own))?;
        match kept.stage().due() {
            // Whoever places a stone that may be swapped balances the game; it is better to choose after that.
            Due::Stone { .. } if kept.stage().may_be_swapped() => {
                let any = self.position.board().points().find(|&it| kept.is_legal(it))?;
                let any = RankedMove::unknown(any.index(kept.size())?);
                Some(choosing(Report::of(any, 0), colour(!own)))
            }
            Due::Stone { .. } => {
                let halved = Confines { share: 2, ..Confines::default() };
                let found = self.think(&kept, 1, &halved, memory, report)?;
                let mut after = kept;
                after.place(Point::from_index(found.best, after.size())?).ok()?;
                let count = after.stage().fifths();
                let fifths = Search { position: &after, ..*self }.worths(count, 2, memory)?;
                let worth = fifths.ranked.last()?.score;
                Some(choosing(found, better(worth, after.to_move())))
            }
            Due::Offers(count) => {
                let fifths = Search { position: &kept, ..*self };
                let found = fifths.worths(count, 1, memory)?;
                let worth = found.ranked.last()?.score;
                Some(choosing(found, better(worth, own)))
            }
            Due::Choice(_) | Due::Pick | Due::Move => {
                let found = self.think(self.position, 1, &Confines::default(), memory, report)?;
                let is_even = -BETTER < found.score && found.score < BETTER;
                let choice = if is_even && choices.contains(&Choice::TwoMore) {
                    Choice::TwoMore
                } else {
                    better(found.score, own)
                };
                Some(choosing(found, choice))
            }
        }
    }

    fn chosen(&self, choice: Choice) -> Option<Position> {
        let mut position = self.position.clone();
        position.choose(choice).ok().map(|()| position)
    }

    /// The number of fifth moves after which the game is most even: White will take the worst of them for Black.
    fn number(&self, numbers: &[u8], memory: &mut Memory) -> Option<Report> {
        let most = *numbers.iter().max()?;
        // Whoever takes Black, the offers follow.
        let mut offered = self.chosen(Choice::Fifths(most))?;
        offered.choose(Choice::Black).ok()?;
        let found = Search { position: &offered, ..*self }.worths(most, 1, memory)?;
        let worth = |count: u8| found.ranked.get(usize::from(count) - 1).map(unevenness);
        let count = numbers.iter().copied().filter(|&count| worth(count).is_some());
        let count = count.min_by_key(|&count| worth(count))?;
        Some(choosing(found, Choice::Fifths(count)))
    }

    /// The best fifth moves, so many of them, where Black offers them.
    fn worths(&self, count: u8, share: u32, memory: &mut Memory) -> Option<Report> {
        let confines = Confines { among: Some(self.fifths()), share };
        self.think(self.position, count.into(), &confines, memory, &mut |_| {})
    }

    /// The stone after which the game is most even.
    fn balanced(&self, reach: Option<u8>, memory: &mut Memory) -> Option<Report> {
        let size = self.position.size();
        let seed = self.task.request.seed;
        let alone = |point: Point| {
            let cell = point.index(size)?;
            Some(Report::of(RankedMove::unknown(cell), 0))
        };
        if let Some(point) = prepared(self.position, seed) {
            return alone(point);
        }
        let mut random = fastrand::Rng::with_seed(seed);
        // With two stones nothing is uneven yet.
        if let Some(0 | 1) = reach {
            return alone(random.choice(self.position.legal_points())?);
        }
        let is_first = self.position.board().stone_count() == 0;
        let (among, best) = match reach {
            Some(_) => (Some(self.legal()), CANDIDATES_WITHIN),
            None if is_first => {
                let eighth = eighth(size, random.u8(..8));
                let count = eighth.len();
                (Some(eighth), count)
            }
            None => (None, CANDIDATES),
        };
        let confines = Confines { among, share: 1 };
        let mut found = self.think(self.position, best, &confines, memory, &mut |_| {})?;
        found.ranked.sort_by_key(unevenness);
        let most = unevenness(&found.ranked[0]) + EQUALLY;
        let even = found.ranked.iter().take_while(|it| unevenness(it) <= most).count();
        found.ranked.swap(0, random.usize(..even));
        Some(Report::ranking(found.ranked, found.nodes))
    }

    /// White takes the fifth move that is worth least to Black.
    fn pick(&self, memory: &mut Memory) -> Option<Report> {
        let offered = self.legal();
        let count = offered.len();
        let confines = Confines { among: Some(offered), share: 1 };
        let mut found = self.think(self.position, count, &confines, memory, &mut |_| {})?;
        found.ranked.reverse();
        Some(Report::ranking(found.ranked, found.nodes))
    }
}

fn choosing(found: Report, choice: Choice) -> Report {
    Report { choice: Some(choice), ..found }
}

const fn colour(stone: Stone) -> Choice {
    match stone {
        Stone::Black => Choice::Black,
        Stone::White => Choice::White,
    }
}

/// The colour to take if the position is worth this to `own`.
fn better(worth: Score, own: Stone) -> Choice {
    colour(if worth > Score::default() { own } else { !own })
}

fn unevenness(found: &RankedMove) -> u16 {
    found.score.hundredths().unsigned_abs()
}

/// One of the eight parts of an empty board that look alike.
fn eighth(size: u8, turn: u8) -> Vec<Cell> {
    let is_inside = |point: &Point| {
        let mirrored = |at: u8, bit: u8| if turn & bit == 0 { at } else { size - 1 - at };
        let (column, row) = (mirrored(point.column(), 1), mirrored(point.row(), 2));
        let (low, high) = if turn & 4 == 0 { (column, row) } else { (row, column) };
        low <= high && high <= (size - 1) / 2
    };
    Point::all(size).filter(is_inside).map(Cell::of).collect()
}

/// The next stone of a prepared opening that fits, chosen by the seed; `None` if there is none.
fn prepared(position: &Position, seed: u64) -> Option<Point> {
    const STONES: usize = 3;
    let placed = position.board().stone_count();
    // They were found by the rules of freestyle.
    let is_begun_so = position.stage().opening() == Opening::Swap2
        && matches!(position.ruleset(), Ruleset::Freestyle | Ruleset::Standard)
        && placed + position.stage().stones() == STONES;
    if !is_begun_so {
        return None;
    }
    let mut fitting: Vec<Point> = Vec::new();
    for opening in OPENINGS.lines().filter(|line| !line.starts_with('#')) {
        for turn in 0..8 {
            let points: Option<Vec<Point>> =
                opening.split_whitespace().map(|name| transformed(name, turn, position)).collect();
            let Some(points) = points else { continue };
            if let Some(&next) = points.get(placed)
                && is_begun(position, &points[..placed])
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
