//! `heibai gomoku games` and `heibai gomoku fit`: how the evaluation is made.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use crate::command::{files, interrupt};
use crate::eval::gomoku::{Shape, Tables, Weights};
use crate::gomoku::Ruleset;
use crate::numbers::{self, from_to};
use crate::training::gomoku::{FitSettings, Game, Player, fit};
use crate::training::shard::Shard;

/// What is played.
#[derive(Debug, Args)]
pub struct GamesArguments {
    /// Games of all shards together
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = numbers::count)]
    games: usize,
    /// Positions looked at for a move, more or less
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = numbers::nodes)]
    nodes: u64,
    /// Decides the games, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Judge positions by the weights in this file; by those that come with the program if left out
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Play only every Nth game, from the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,
}

/// What is fitted.
#[derive(Debug, Args)]
pub struct FitArguments {
    /// Games, as `heibai gomoku games` writes them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = from_to(1..=10_000_usize))]
    rounds: usize,
    /// How strongly the worths of rare shapes are kept to what their parts are worth
    #[arg(long, value_name = "X", default_value_t = 1e-4, value_parser = numbers::share)]
    decay: f32,
    /// What the result of a game counts, from 0 to 1; the rest is what the search said
    #[arg(long, value_name = "X", default_value_t = 0.6, value_parser = numbers::share)]
    result: f32,
    /// The score in hundredths that stands for 73 wins in 100, in the games and in the worths
    #[arg(long, value_name = "SCORE", default_value_t = 600.0, value_parser = from_to(1.0..=30_000.0_f32))]
    scale: f32,
}

/// Plays games of the machine against itself and writes each as a line.
///
/// # Errors
/// If the weights can't be used, `output` can't be written to, or Ctrl-C was pressed.
pub(super) fn play(arguments: &GamesArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let weights = arguments.weights.as_deref().map(Weights::read).transpose()?;
    let mut player = Player::new(arguments.nodes, arguments.seed, weights.unwrap_or_default());
    let numbers: Vec<u32> = arguments.shard.games(arguments.games as u32).collect();
    for (done, &number) in numbers.iter().enumerate() {
        interrupt::check(&stop, done, numbers.len(), "games")?;
        writeln!(output, "{}", player.play(number))?;
        output.flush()?;
    }
    Ok(())
}

/// Fits the worths of shapes to games and writes them as `data/gomoku-weights.txt` has them.
///
/// # Errors
/// If a file can't be read or holds a line that is no game, or if `output` can't be written to.
pub(super) fn run_fit(arguments: &FitArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let mut games: Vec<Game> = Vec::new();
    for file in &arguments.files {
        let text = files::read_text(file)?;
        for (index, line) in text.lines().enumerate() {
            let place = || format!("{}: line {}", file.display(), index + 1);
            games.push(line.parse().with_context(place)?);
        }
    }
    let FitArguments { rounds, decay, result, scale, .. } = *arguments;
    let found = fit(&games, FitSettings { rounds, decay, result, scale });
    writeln!(
        output,
        "# What four shapes are worth to the side to move and to the other side, in hundredths; then, by three\n\
         # digits, what the threats that both sides have at hand are worth to the side to move."
    )?;
    writeln!(
        output,
        "# Made by heibai gomoku games and heibai gomoku fit: {} games, {} positions, error {:.4}.",
        games.len(),
        found.positions,
        found.error
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
