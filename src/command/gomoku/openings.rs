//! `heibai gomoku openings`: short balanced openings.

use std::collections::HashSet;
use std::io::Write;

use clap::Args;

use crate::command::errors::UsageError;
use crate::command::interrupt;
use crate::game::{self, Game, Variant};
use crate::gomoku::{Opening, Point, Position, Ruleset};
use crate::numbers::{self, from_to};
use crate::search::{Engine, HashSize, Limits, Request, Stop};

#[derive(Debug, Args)]
pub struct Arguments {
    /// Stones of each opening
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = from_to(1..=12_u8))]
    stones: u8,
    /// How many openings
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = numbers::count)]
    count: usize,
    /// Maximum distance of stones from the middle
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = from_to(1..=7_u8))]
    spread: u8,
    /// The largest score of either side, in hundredths
    #[arg(long, value_name = "SCORE", default_value_t = 40, value_parser = from_to(0..=10_000_u16))]
    balance: u16,
    /// Nodes of the search for each opening
    #[arg(long, value_name = "N", default_value_t = 300_000, value_parser = numbers::nodes)]
    nodes: u64,
    /// Seed for the stones
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

const SIZE: u8 = 15;

const MAX_TRIES: usize = 1000;

/// Writes the openings on 15×15, one per line. Fails if too few were found.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let room = (2 * arguments.spread + 1).pow(2);
    if room < arguments.stones {
        let reason = format!("there are only {room} points so near the middle");
        return Err(UsageError::new("--stones", reason).into());
    }
    let stop = interrupt::stop()?;
    let mut random = fastrand::Rng::with_seed(arguments.seed);
    let mut engine = Engine::new(HashSize::default());
    engine.reserve(&Variant::usual(Game::Gomoku).start().expect("the usual game has a start"))?;
    let mut seen = HashSet::new();
    let mut found = 0;
    for _ in 0..arguments.count.saturating_mul(MAX_TRIES) {
        if found == arguments.count {
            break;
        }
        interrupt::check(&stop, found, arguments.count, "openings")?;
        let (points, position) = draw(arguments, &mut random);
        if position.is_game_over() || !seen.insert(canonical(&points)) {
            continue;
        }
        if is_balanced(position, arguments, &mut engine, &stop) {
            found += 1;
            let names: Vec<String> = points.iter().map(Point::to_string).collect();
            writeln!(output, "{}", names.join(" "))?;
            output.flush()?;
        }
    }
    anyhow::ensure!(found == arguments.count, "only {found} openings are balanced");
    Ok(())
}

fn draw(arguments: &Arguments, random: &mut fastrand::Rng) -> (Vec<Point>, Position) {
    let mut position = Position::start(SIZE, Ruleset::Freestyle, Opening::Free)
        .expect("there is a board of this size");
    let mut points = Vec::new();
    let range = SIZE / 2 - arguments.spread..=SIZE / 2 + arguments.spread;
    while points.len() < usize::from(arguments.stones) && !position.is_game_over() {
        let point = Point::new(random.u8(range.clone()), random.u8(range.clone()));
        if let Some(point) = point
            && position.place(point).is_ok()
        {
            points.push(point);
        }
    }
    (points, position)
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
    [arguments.nodes / 20, arguments.nodes].into_iter().zip([2, 1]).all(|(nodes, margin)| {
        let request = Request::new(position.clone(), Limits::nodes(nodes));
        let report = engine.search(&request, stop, &mut |_| {});
        let most = arguments.balance.saturating_mul(margin);
        report.is_some_and(|report| report.score.hundredths().unsigned_abs() <= most)
    })
}
