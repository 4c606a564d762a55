//! `heibai gomoku games`, `fit` and `network`: making the evaluation.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;

use crate::app::disk;
use crate::command::{files, interrupt, progress};
use crate::eval::gomoku::network::Parameters;
use crate::eval::gomoku::{Shape, Tables, Weights};
use crate::gomoku::Ruleset;
use crate::numbers::{self, from_to};
use crate::training::gomoku::{FitSettings, Game, NetworkSettings, Player, fit, fit_network};
use crate::training::shard::Shard;

#[derive(Debug, Args)]
pub struct GamesArguments {
    /// Games of all shards together
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = numbers::count)]
    games: usize,
    /// About this many nodes for each move
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = numbers::nodes)]
    nodes: u64,
    /// The rules; freestyle by default
    #[arg(long, value_name = "RULE")]
    rule: Option<Ruleset>,
    /// Determines the games, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,
    /// File of weights for the evaluation, used without a network; by default the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// File of a network that corrects the evaluation; by default the built-in one
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Play only every Nth game, starting with the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,
}

#[derive(Debug, Args)]
pub struct FitArguments {
    /// Games, as `heibai gomoku games` writes them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = from_to(1..=10_000_usize))]
    rounds: usize,
    /// How strongly the worths of rare shapes are pulled to those of their parts
    #[arg(long, value_name = "X", default_value_t = 1e-4, value_parser = numbers::share)]
    decay: f32,
    /// The weight of a game's result in the labels, from 0 to 1; the rest is the search's score
    #[arg(long, value_name = "X", default_value_t = 0.6, value_parser = numbers::share)]
    result: f32,
    /// The score in hundredths that stands for a 73 % chance of winning, in the games and in the worths
    #[arg(long, value_name = "SCORE", default_value_t = 600.0, value_parser = from_to(1.0..=30_000.0_f32))]
    scale: f32,
}

#[derive(Debug, Args)]
pub struct NetworkArguments {
    /// Games, as `heibai gomoku games` writes them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// File of weights that it is to correct; by default the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// File of a network to begin with; by default one that has learnt nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// File for the network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = from_to(1..=1000_usize))]
    passes: usize,
    /// Positions a step
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = from_to(1..=1_000_000_usize))]
    batch: usize,
    /// The highest learning rate
    #[arg(long, value_name = "X", default_value_t = 0.002, value_parser = from_to(0.0..=1.0_f32))]
    rate: f32,
    /// How strongly numbers are pulled to zero
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = from_to(0.0..=100.0_f32))]
    decay: f32,
    /// The share of its label that each position passes back to the one before; the rest is the search's score
    #[arg(long, value_name = "X", default_value_t = 0.95, value_parser = numbers::share)]
    passed_back: f32,
    /// Determines the fit
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,
}

/// Plays games of the engine against itself and writes a line for each.
pub(super) fn play(arguments: &GamesArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let weights = arguments.weights.as_deref().map(Weights::read).transpose()?;
    let mut weights = weights.unwrap_or_default();
    if let Some(file) = &arguments.network {
        weights = weights.with_network(Some(&Parameters::read(file)?));
    }
    let ruleset = arguments.rule.unwrap_or_default();
    let mut player = Player::new(ruleset, arguments.nodes, arguments.seed, weights);
    let numbers: Vec<u32> = arguments.shard.games(arguments.games as u32).collect();
    for (done, &number) in numbers.iter().enumerate() {
        interrupt::check(&stop, done, numbers.len(), "games")?;
        writeln!(output, "{}", player.play(number))?;
        output.flush()?;
    }
    Ok(())
}

fn read_games(files: &[PathBuf]) -> anyhow::Result<Vec<Game>> {
    let mut games = Vec::new();
    for file in files {
        let text = files::read_text(file)?;
        for (index, line) in text.lines().enumerate() {
            let place = || format!("{}: line {}", file.display(), index + 1);
            games.push(line.parse().with_context(place)?);
        }
    }
    if games.is_empty() {
        bail!("there are no games to learn from");
    }
    Ok(games)
}

/// Fits the network that corrects the tables' value under the rules of the games.
pub(super) fn run_network(
    arguments: &NetworkArguments,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    disk::check_target(&arguments.out)?;
    let games = read_games(&arguments.files)?;
    let ruleset = games.first().map(|game| game.ruleset).unwrap_or_default();
    if let Some(other) = games.iter().find(|game| game.ruleset != ruleset) {
        let (one, other) = (ruleset.name(), other.ruleset.name());
        bail!("games of {one} and of {other}: a network is of one rule set");
    }
    let from = arguments.from.as_deref().map(Parameters::read).transpose()?;
    let &NetworkArguments { passes, batch, rate, decay, passed_back, seed, .. } = arguments;
    let settings = NetworkSettings { passes, batch, rate, decay, passed_back, seed };
    let bar = progress::bar(1);
    let tables = arguments.weights.as_deref().map(Weights::read).transpose()?.unwrap_or_default();
    let found = fit_network(&games, tables, from.as_ref(), &settings, &|done, all| {
        progress::set(&bar, done, all);
    });
    bar.finish_and_clear();
    disk::write_whole(&arguments.out, &found.parameters.to_bytes())?;
    let [error, tables] = [found.error, found.tables]
        .map(|error| error.map_or_else(|| "–".to_owned(), |error| format!("{error:.5}")));
    writeln!(
        output,
        "{} games, {} positions; error on held-out games {error}, of the tables alone {tables}",
        games.len(),
        found.positions,
    )?;
    Ok(())
}

/// Fits the worths of shapes to games and writes them in the format of `data/gomoku-weights.txt`.
pub(super) fn run_fit(arguments: &FitArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let games = read_games(&arguments.files)?;
    let FitArguments { rounds, decay, result, scale, .. } = *arguments;
    let found = fit(&games, FitSettings { rounds, decay, result, scale });
    writeln!(
        output,
        "# What four shapes are worth to the side to move and to the other side, in hundredths; then, by three\n\
         # digits, what the threats that both sides have at hand are worth to the side to move."
    )?;
    let error = found.error.map_or_else(|| "–".to_owned(), |error| format!("{error:.4}"));
    writeln!(
        output,
        "# Made by heibai gomoku games and heibai gomoku fit: {} games, {} positions, error {error}.",
        games.len(),
        found.positions,
    )?;
    let choices = Tables::of(Ruleset::Freestyle).choices();
    for (shapes, [own, other]) in choices.iter().zip(&found.worths) {
        if shapes.iter().all(|&shape| shape < Shape::Five) {
            let digits = shapes.iter().fold(0, |digits, &shape| digits << 4 | shape as u16);
            writeln!(output, "{digits:04x} {own} {other}")?;
        }
    }
    for (number, worth) in found.threats.iter().enumerate().filter(|(_, worth)| **worth != 0) {
        writeln!(output, "{number:03x} {worth}")?;
    }
    output.flush()?;
    Ok(())
}
