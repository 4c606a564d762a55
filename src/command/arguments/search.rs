//! The arguments of the commands that search: solving, measuring, analysing.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use crate::eval::othello::patterns::{Weights, WeightsError};
use crate::game::Game;
use crate::numbers;
use crate::search::{HashSize, Selectivity};

#[derive(Debug, Args)]
pub struct SolveArguments {
    /// Positions, one a line as in Othello Board Files; scores in the file are compared
    pub file: PathBuf,

    #[command(flatten)]
    pub resources: ResourceArguments,

    #[command(flatten)]
    pub weights: WeightsArguments,

    /// Time for one position; unsolved ones are counted at the end
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds)]
    pub timeout: Option<Duration>,

    /// Write a JSON object for each position and one for all
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct AccuracyArguments {
    /// Positions with the exact score of every move, one a line as in Othello Board Files
    pub file: PathBuf,

    /// Search depth
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = numbers::depth)]
    pub depth: u8,

    /// Selectivity in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = numbers::selectivity)]
    pub selectivity: Selectivity,

    /// Positions searched in parallel, each by one thread
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Size of each transposition table
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    pub hash: HashSize,

    #[command(flatten)]
    pub weights: WeightsArguments,
}

#[derive(Debug, Args)]
pub struct AnalyzeArguments {
    /// The squares of each row as X, O and -, 64 on the usual board, and the side to move
    #[arg(value_name = "BOARD", allow_hyphen_values = true)]
    pub board: String,

    /// Search depth
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    #[arg(conflicts_with_all = ["time", "solve"])]
    pub depth: Option<u8>,

    /// Search for this long
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds, conflicts_with = "solve")]
    pub time: Option<Duration>,

    /// Search to the end of the game, however long it takes; the default without --depth and --time
    #[arg(long)]
    pub solve: bool,

    /// Selectivity in per cent: 73, 87, 95, 98, 99 or 100; 100 by default. Without --depth it is that of the search to the end
    /// of the game, and the depths before have 73
    #[arg(long, value_name = "PERCENT", value_parser = numbers::selectivity, conflicts_with = "solve")]
    pub selectivity: Option<Selectivity>,

    /// How many of the best moves to show, each with its own score
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::depth)]
    pub best: u8,

    #[command(flatten)]
    pub resources: ResourceArguments,

    #[command(flatten)]
    pub weights: WeightsArguments,
}

#[derive(Debug, Args)]
pub struct BenchArguments {
    /// The game
    #[arg(long, value_name = "GAME", default_value = "othello")]
    pub game: Game,

    /// Search depth; only the default gives the signature
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    pub depth: Option<u8>,

    #[command(flatten)]
    pub weights: WeightsArguments,
}

#[derive(Debug, Args)]
pub struct VerifyArguments {
    /// Positions
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = numbers::count)]
    pub count: usize,

    /// Seed for the positions, and for when searches are stopped
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    pub seed: u64,

    /// Empty squares of the positions
    #[arg(long, value_name = "FROM-TO", default_value = "10-16", value_parser = empties)]
    pub empties: RangeInclusive<u32>,

    /// Numbers of threads to search with, in turn
    #[arg(long, value_name = "N,…", default_value = "1,2,4", value_delimiter = ',', value_parser = numbers::threads)]
    pub threads: Vec<usize>,

    /// Table sizes to search with, in turn
    #[arg(long, value_name = "MIB,…", default_value = "1,64", value_delimiter = ',', value_parser = numbers::hash)]
    pub hash: Vec<HashSize>,
}

#[derive(Clone, Debug, Args)]
pub struct WeightsArguments {
    /// File of weights for the evaluation; by default the built-in ones
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
}

impl WeightsArguments {
    pub fn read(&self) -> Result<Option<Arc<Weights>>, WeightsError> {
        self.weights.as_deref().map(Weights::read).transpose().map(|weights| weights.map(Arc::new))
    }
}

#[derive(Clone, Copy, Debug, Args)]
pub struct ResourceArguments {
    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Size of the transposition table
    #[arg(long, value_name = "MIB", default_value = "128", value_parser = numbers::hash)]
    pub hash: HashSize,
}

fn empties(text: &str) -> Result<RangeInclusive<u32>, String> {
    numbers::span(text, &(1..=30))
}
