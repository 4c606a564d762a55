//! The arguments of the commands that let the engine think: solving, measuring, analysing.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use super::board::GameArgument;
use crate::eval::othello::patterns::{Weights, WeightsError};
use crate::numbers;
use crate::search::{Hash, Selectivity};

/// What `solve` solves.
#[derive(Debug, Args)]
pub struct SolveArguments {
    /// Positions, one a line as in Othello Board Files; a score that a line has is compared
    pub file: PathBuf,

    /// How much of the machine the search takes
    #[command(flatten)]
    pub effort: EffortArguments,

    /// What the engine judges positions by.
    #[command(flatten)]
    pub weights: WeightsArguments,

    /// Time for one position; what it leaves unsolved is counted at the end
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds)]
    pub timeout: Option<Duration>,

    /// Write a JSON object for each position and one for all
    #[arg(long)]
    pub json: bool,
}

/// What `accuracy` measures.
#[derive(Debug, Args)]
pub struct AccuracyArguments {
    /// Positions with the exact score of every move, one a line as in Othello Board Files
    pub file: PathBuf,

    /// Moves to look ahead
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = numbers::depth)]
    pub depth: u8,

    /// How sure to be of what is left out, in percent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = numbers::selectivity)]
    pub selectivity: Selectivity,

    /// Positions searched at the same time, each by one thread
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Memory of each search
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    pub hash: Hash,

    /// What the engine judges positions by.
    #[command(flatten)]
    pub weights: WeightsArguments,
}

/// What `analyze` looks at.
#[derive(Debug, Args)]
pub struct AnalyzeArguments {
    /// The squares of each row as X, O and -, 64 on the usual board, and the side to move
    #[arg(value_name = "BOARD", allow_hyphen_values = true)]
    pub board: String,

    /// Look so many moves ahead
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    #[arg(conflicts_with_all = ["time", "solve"])]
    pub depth: Option<u8>,

    /// Look as far as this time allows
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds, conflicts_with = "solve")]
    pub time: Option<Duration>,

    /// Look to the end of the game, however long it takes; so it is done without --depth and --time, too
    #[arg(long)]
    pub solve: bool,

    /// How sure to be of what is left out, in percent: 73, 87, 95, 98, 99 or 100; 100 if left out
    #[arg(long, value_name = "PERCENT", value_parser = numbers::selectivity, conflicts_with = "solve")]
    pub selectivity: Option<Selectivity>,

    /// How many of the best moves to tell, each with its own score
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::depth)]
    pub best: u8,

    /// How much of the machine the search takes
    #[command(flatten)]
    pub effort: EffortArguments,

    /// What the engine judges positions by.
    #[command(flatten)]
    pub weights: WeightsArguments,
}

/// What `bench` searches.
#[derive(Debug, Args)]
pub struct BenchArguments {
    /// The game
    #[arg(long, value_name = "GAME", default_value = "othello")]
    pub game: GameArgument,

    /// Moves to look ahead; only the default gives the count that commits are compared by
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    pub depth: Option<u8>,

    /// What the engine judges positions by, in Othello; the count is that of the weights that come with the
    /// program.
    #[command(flatten)]
    pub weights: WeightsArguments,
}

/// What `verify` checks.
#[derive(Debug, Args)]
pub struct VerifyArguments {
    /// Positions
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = numbers::count)]
    pub count: usize,

    /// Decides the positions, and where searches are stopped
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// Empty squares of the positions
    #[arg(long, value_name = "FROM-TO", default_value = "10-16", value_parser = empties)]
    pub empties: RangeInclusive<u32>,

    /// Numbers of threads to search with, one after the other
    #[arg(long, value_name = "N,…", default_value = "1,2,4", value_delimiter = ',', value_parser = numbers::threads)]
    pub threads: Vec<usize>,

    /// Memories to search with, one after the other
    #[arg(long, value_name = "MIB,…", default_value = "1,64", value_delimiter = ',', value_parser = numbers::hash)]
    pub hash: Vec<Hash>,
}

/// What the engine judges positions by.
#[derive(Clone, Debug, Args)]
pub struct WeightsArguments {
    /// Judge positions by the weights in this file; by those that come with the program if left out
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
}

impl WeightsArguments {
    /// Reads the file, if there is one.
    ///
    /// # Errors
    /// If it can't be read or holds no weights that can be used.
    pub fn read(&self) -> Result<Option<Arc<Weights>>, WeightsError> {
        self.weights.as_deref().map(Weights::read).transpose().map(|weights| weights.map(Arc::new))
    }
}

/// How much of the machine a search takes.
#[derive(Clone, Copy, Debug, Args)]
pub struct EffortArguments {
    /// Threads of the search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Memory of the search
    #[arg(long, value_name = "MIB", default_value = "128", value_parser = numbers::hash)]
    pub hash: Hash,
}

/// Reads a range of empty squares.
fn empties(text: &str) -> Result<RangeInclusive<u32>, String> {
    numbers::span(text, &(1..=30))
}
