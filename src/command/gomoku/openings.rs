//! `heibai gomoku openings`: short balanced openings.

use std::collections::HashSet;
use std::io::Write;
use std::ops::RangeInclusive;

use clap::Args;

use crate::analysis::{Balanced, Stones, balancing};
use crate::command::errors::UsageError;
use crate::command::interrupt;
use crate::game::{self, Game, Variant};
use crate::gomoku::{Opening, Point, Position, Ruleset};
use crate::numbers::{self, from_to};
use crate::records::transcript;
use crate::search::{Engine, HashSize, Limits, Request, Stop};

/// After so many points in a row that can't be played, it is looked whether any can.
const MISSES: u32 = 1000;

#[derive(Debug, Args)]
pub struct Arguments {
    /// Stones of each opening, by default 3; after MOVES 1 or 2, by default 1
    #[arg(long, value_name = "N", value_parser = from_to(1..=12_u8))]
    stones: Option<u8>,
    /// How many openings, by default 24; after MOVES by default 5
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    count: Option<usize>,
    /// Maximum distance of stones from the middle
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = from_to(1..=7_u8))]
    spread: u8,
    /// The largest score of either side, in hundredths
    #[arg(long, value_name = "SCORE", default_value_t = 40, value_parser = from_to(0..=10_000_u16))]
    balance: u16,
    /// Nodes of the search for each opening, by default 300000; after MOVES for all, by default 2000000
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    nodes: Option<u64>,
    /// Seed for the stones
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,
    /// The rules; freestyle by default
    #[arg(long, value_name = "RULE")]
    rule: Option<Ruleset>,
    /// Instead, find the next stones after these moves, as in "h8 i9", that leave the game most even
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["spread", "balance", "seed"])]
    after: Option<String>,
}

const SIZE: u8 = 15;

const MAX_TRIES: usize = 1000;

/// Writes openings on 15×15, one per line, or the stones that balance a position. Fails if too few were found.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.after {
        Some(moves) => balance(moves, arguments, output),
        None => find(arguments, output),
    }
}

fn balance(moves: &str, arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stones = Stones::of_count(arguments.stones.unwrap_or(1).into())
        .ok_or_else(|| UsageError::new("--stones", "after MOVES there are 1 or 2"))?;
    let variant = variant(arguments);
    let record = transcript::read(moves, variant)
        .map_err(|error| UsageError::new("--after", error.to_string()))?;
    let game::Position::Gomoku(position) = record.end() else {
        unreachable!("a game of Gomoku has positions of Gomoku")
    };
    let stop = interrupt::stop()?;
    let mut engine = Engine::new(HashSize::default());
    engine.reserve(&variant.start().expect("the usual board has a start"))?;
    let (count, nodes) = (arguments.count.unwrap_or(5), arguments.nodes.unwrap_or(2_000_000));
    let found = balancing(&mut engine, &position, stones, count, nodes, &stop);
    interrupt::check(&stop, 0, count, "answers")?;
    let found = found.unwrap_or_default();
    anyhow::ensure!(
        !found.is_empty(),
        "the game is over, or one side is clearly ahead whatever is placed"
    );
    for (rank, Balanced { points, score }) in (1..).zip(found) {
        let names: Vec<String> = points.iter().map(Point::to_string).collect();
        writeln!(output, "{rank:>2}. {:<7}  {:>6}", names.join(" "), score.to_string())?;
    }
    writeln!(output, "values for Black")?;
    Ok(())
}

fn variant(arguments: &Arguments) -> Variant {
    let usual = Variant::usual(Game::Gomoku);
    arguments.rule.map_or(usual, |rule| usual.with_rules(rule))
}

fn find(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stones = arguments.stones.unwrap_or(3);
    let room = (2 * arguments.spread + 1).pow(2);
    if room < stones {
        let reason = format!("there are only {room} points so near the middle");
        return Err(UsageError::new("--stones", reason).into());
    }
    let stop = interrupt::stop()?;
    let mut random = fastrand::Rng::with_seed(arguments.seed);
    let mut engine = Engine::new(HashSize::default());
    engine.reserve(&variant(arguments).start().expect("the usual game has a start"))?;
    let count = arguments.count.unwrap_or(24);
    let mut seen = HashSet::new();
    let mut found = 0;
    for _ in 0..count.saturating_mul(MAX_TRIES) {
        if found == count {
            break;
        }
        interrupt::check(&stop, found, count, "openings")?;
        let (points, position) = draw(stones, arguments, &mut random);
        let is_whole = points.len() == usize::from(stones);
        if !is_whole || position.is_game_over() || !seen.insert(canonical(&points)) {
            continue;
        }
        if is_balanced(position, arguments, &mut engine, &stop) {
            found += 1;
            let names: Vec<String> = points.iter().map(Point::to_string).collect();
            writeln!(output, "{}", names.join(" "))?;
            output.flush()?;
        }
    }
    anyhow::ensure!(found == count, "only {found} openings are balanced");
    Ok(())
}

/// Stones by chance around the middle: fewer if the game is over before, or where the last free points are forbidden.
fn draw(stones: u8, arguments: &Arguments, random: &mut fastrand::Rng) -> (Vec<Point>, Position) {
    let rules = arguments.rule.unwrap_or_default();
    let mut position =
        Position::start(SIZE, rules, Opening::Free).expect("there is a board of this size");
    let mut points = Vec::new();
    let range = SIZE / 2 - arguments.spread..=SIZE / 2 + arguments.spread;
    let mut misses = 0;
    while points.len() < usize::from(stones) && !position.is_game_over() {
        let point = Point::new(random.u8(range.clone()), random.u8(range.clone()));
        if let Some(point) = point
            && position.place(point).is_ok()
        {
            points.push(point);
            misses = 0;
            continue;
        }
        misses += 1;
        if misses % MISSES == 0 && !has_room(&position, &range) {
            break;
        }
    }
    (points, position)
}

/// Whether a stone may be placed on one of the points in this range of columns and rows.
fn has_room(position: &Position, range: &RangeInclusive<u8>) -> bool {
    let mut cells = range.clone().flat_map(|column| range.clone().map(move |row| (column, row)));
    cells.any(|(column, row)| {
        Point::new(column, row).is_some_and(|point| position.clone().place(point).is_ok())
    })
}

/// The first of the eight symmetrical forms of an opening, the stones of each colour in order.
fn canonical(points: &[Point]) -> Vec<(usize, u8, u8)> {
    let last = SIZE - 1;
    let form = |turn: u8| {
        let mut stones: Vec<(usize, u8, u8)> = points
            .iter()
            .enumerate()
            .map(|(index, point)| {
                let (column, row) = (point.column(), point.row());
                let (column, row) = if turn & 1 == 0 { (column, row) } else { (row, column) };
                let column = if turn & 2 == 0 { column } else { last - column };
                let row = if turn & 4 == 0 { row } else { last - row };
                (index % 2, column, row)
            })
            .collect();
        stones.sort_unstable();
        stones
    };
    (0..8).map(form).min().expect("there are eight forms")
}

fn is_balanced(
    position: Position,
    arguments: &Arguments,
    engine: &mut Engine,
    stop: &Stop,
) -> bool {
    let position = game::Position::Gomoku(Box::new(position));
    // A short search shows that most are far from balanced.
    let nodes = arguments.nodes.unwrap_or(300_000);
    [nodes / 20, nodes].into_iter().zip([2, 1]).all(|(nodes, margin)| {
        let request = Request::new(position.clone(), Limits::nodes(nodes));
        let report = engine.search(&request, stop, &mut |_| {});
        let most = arguments.balance.saturating_mul(margin);
        report.is_some_and(|report| report.score.hundredths().unsigned_abs() <= most)
    })
}
