//! `heibai verify`: checks exact scores against a plain solver.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use clap::Args;

use super::interrupt;
use super::output::or_fault;
use super::progress::{self, Stopwatch};
use crate::game::Position;
use crate::numbers;
use crate::othello::{Board, Disc};
use crate::records::board_string;
use crate::search::HashSize;
use crate::training::exactness::{Mistake, News, Settings, Tally, Way, check};

#[derive(Debug, Args)]
pub struct VerifyArguments {
    /// Positions
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = numbers::count)]
    count: usize,

    /// Seed for the positions, and for when searches are stopped
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Empty squares of the positions
    #[arg(long, value_name = "FROM-TO", default_value = "10-16", value_parser = empties)]
    empties: RangeInclusive<u32>,

    /// Numbers of threads to search with, in turn
    #[arg(long, value_name = "N,…", default_value = "1,2,4", value_delimiter = ',', value_parser = numbers::threads)]
    threads: Vec<usize>,

    /// Table sizes to search with, in turn
    #[arg(long, value_name = "MIB,…", default_value = "1,64", value_delimiter = ',', value_parser = numbers::hash)]
    hash: Vec<HashSize>,
}

fn empties(text: &str) -> Result<RangeInclusive<u32>, String> {
    numbers::span(text, &(1..=30))
}

/// Writes a line for each mistake, and the counts in the last line. Any mistake is an error at the end.
pub(super) fn run(arguments: &VerifyArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let settings = &Settings {
        count: arguments.count,
        seed: arguments.seed,
        empties: arguments.empties.clone(),
        threads: arguments.threads.clone(),
        tables: arguments.hash.clone(),
    };
    let bar = progress::bar(settings.count);
    let stopwatch = Stopwatch::start();
    let stop = interrupt::stop()?;
    let mut result: io::Result<()> = Ok(());
    let tally = check(settings, &stop, &mut |news| match news {
        News::Done(_) => bar.inc(1),
        News::Wrong(board, way, mistake) => {
            let line = line(board, way, mistake);
            let written = bar.suspend(|| writeln!(output, "{line}").and_then(|()| output.flush()));
            if let Err(error) = written {
                result = Err(error);
                stop.request();
            }
        }
    });
    bar.finish_and_clear();
    let tally = tally?;
    let fault = || {
        anyhow::ensure!(tally.wrong == 0, "positions: {} wrong", tally.wrong);
        Ok(())
    };
    or_fault(result, fault)?;
    let written = writeln!(output, "{}", last_line(&tally, &stopwatch));
    or_fault(written.and_then(|()| output.flush()), fault)?;
    interrupt::check(&stop, tally.positions, settings.count, "positions")?;
    fault()
}

/// A mistake, with everything needed to reproduce it.
fn line(board: Board, way: Way, mistake: Mistake) -> String {
    let position = board.to_position(Disc::Black);
    let mistake = match mistake {
        Mistake::NotExact => "the score is not said to be exact".to_owned(),
        Mistake::Score { claimed, truth } => format!("score {claimed:+}, true is {truth:+}"),
        Mistake::Move { cell, worth, truth } => {
            let name = Position::Othello(position.clone()).cell_name(cell);
            format!("best {name}, worth {worth:+}, others are worth {truth:+}")
        }
    };
    let Way { threads, table, after_stops } = way;
    let remembered = if after_stops { ", after stopped searches" } else { "" };
    format!(
        "WRONG: {}  {mistake}  (threads {threads}, {table}{remembered})",
        board_string::write(&position)
    )
}

fn last_line(tally: &Tally, stopwatch: &Stopwatch) -> String {
    let Tally { positions, wrong, searches, nodes, plain_nodes } = tally;
    let time = stopwatch.elapsed().as_secs_f64();
    let cpu = stopwatch.cpu();
    let cpu = cpu.map_or_else(|| "?".to_owned(), |cpu| format!("{:.3}", cpu.as_secs_f64()));
    format!(
        "positions {positions}  wrong {wrong}  searches {searches}  nodes {nodes}  plain nodes {plain_nodes}  \
         time {time:.3} s  cpu {cpu} s"
    )
}
