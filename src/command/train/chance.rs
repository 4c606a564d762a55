//! `heibai train winning-chance`: what a disc is worth in games between people, by the empty squares.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rayon::prelude::*;

use crate::analysis::disc_worth;
use crate::command::counted::{LeftOut, counted};
use crate::command::{games, interrupt, progress};
use crate::complaint::complain;
use crate::numbers;
use crate::records::formats::Games;
use crate::search::{Engine, HashSize};
use crate::training::chance::{Sample, sample, steepness};

/// Solving more empty squares takes minutes a position.
const MAX_EMPTIES: u32 = 26;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Games of Othello that were played to their end, such as a year of WTHOR
    file: PathBuf,

    /// Empty squares of the positions
    #[arg(long, value_name = "N,…", default_value = "2,4,6,10,14", value_delimiter = ',', value_parser = empties)]
    empties: Vec<u32>,

    /// Use at most this many games, evenly spread over the file
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = numbers::count)]
    games: usize,
}

/// Writes a line for each number of empty squares: the games, how often the side won that was ahead with best
/// play, and the factor k of the chance 1 / (1 + e^(−k·discs)) beside the one in use.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let file = games::read(&arguments.file, None)?;
    let count = file.len().min(arguments.games);
    let chosen: Vec<usize> = (0..count).map(|at| at * file.len() / count).collect();
    let trees: Vec<_> = chosen.into_iter().filter_map(|index| file.tree(index).ok()).collect();
    if trees.len() < count {
        let bad = counted(count - trees.len(), "game");
        complain(&format!("{}: {bad} left out", arguments.file.display()));
    }
    writeln!(output, "| empty | games | ahead won | k | in use |\n|--:|--:|--:|--:|--:|")?;
    for (done, &empties) in arguments.empties.iter().enumerate() {
        let bar = progress::bar(trees.len());
        let samples: Vec<Sample> = trees
            .par_iter()
            .map_init(
                || Engine::new(HashSize::mebibytes(16)),
                |engine, tree| {
                    bar.inc(1);
                    let is_wanted = !stop.is_requested();
                    is_wanted.then(|| sample(tree, empties as usize, engine, &stop)).flatten()
                },
            )
            .flatten()
            .collect();
        bar.finish_and_clear();
        interrupt::check(&stop, done, arguments.empties.len(), "lines")?;
        let ahead: Vec<_> = samples.iter().filter(|it| it.discs != 0.0).collect();
        let won: f64 =
            ahead.iter().map(|it| if it.discs > 0.0 { it.won } else { 1.0 - it.won }).sum();
        let share = match ahead.len() {
            0 => "–".to_owned(),
            count => format!("{:.1} %", 100.0 * won / count as f64),
        };
        let k = steepness(&samples).map_or_else(|| "–".to_owned(), |k| format!("{k:.3}"));
        let used = disc_worth(empties as usize);
        writeln!(output, "| {empties} | {} | {share} | {k} | {used:.3} |", samples.len())?;
        output.flush()?;
    }
    LeftOut { files: 0, games: count - trees.len() }.refuse()
}

fn empties(text: &str) -> Result<u32, String> {
    numbers::within(text, &(1..=MAX_EMPTIES))
}
