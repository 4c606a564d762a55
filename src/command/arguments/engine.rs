//! How the engine searches and plays.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use crate::eval::gomoku;
use crate::eval::othello::patterns::{Weights, WeightsError};
use crate::game::Level;
use crate::numbers;
use crate::protocol;
use crate::search::{HashSize, Limits, Selectivity};

#[derive(Clone, Debug, Args)]
pub struct SearchArguments {
    /// Play like this level, from 1 to 10; by default the highest if nothing else limits the search
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// Maximum search depth
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    pub depth: Option<u8>,

    /// Maximum seconds a move, fractions allowed
    #[arg(long, value_name = "S", value_parser = numbers::seconds)]
    pub time: Option<Duration>,

    /// Maximum nodes a move
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    pub nodes: Option<u64>,

    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Size of the transposition table in MiB
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    pub hash: HashSize,

    /// Seed for choices among equal moves
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = numbers::seed)]
    pub seed: u64,
}

impl SearchArguments {
    /// The settings of a protocol for either game.
    pub fn settings(&self) -> protocol::Settings {
        let &Self { level, depth, time, nodes, threads, hash, seed } = self;
        protocol::Settings {
            limits: Limits { level, depth, selectivity: None, time, clock: None, nodes },
            threads,
            hash,
            weights: None,
            gomoku_weights: gomoku::Weights::default(),
            seed,
            ponder: false,
        }
    }
}

#[derive(Clone, Debug, Args)]
pub struct EngineArguments {
    #[command(flatten)]
    pub search: SearchArguments,

    /// Selectivity: 73, 87, 95, 98, 99 or 100 per cent
    #[arg(long, value_name = "PERCENT", value_parser = numbers::selectivity)]
    pub selectivity: Option<Selectivity>,

    #[command(flatten)]
    pub weights: WeightsArguments,
}

impl EngineArguments {
    /// The settings of a protocol for Othello. Fails if the weights can't be read.
    pub fn settings(&self) -> Result<protocol::Settings, WeightsError> {
        let settings = self.search.settings();
        Ok(protocol::Settings {
            limits: Limits { selectivity: self.selectivity, ..settings.limits },
            weights: self.weights.read()?,
            ..settings
        })
    }
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
