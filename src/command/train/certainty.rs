//! `heibai train certainty`: how far the values of an analysis lie from the true ones.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use crate::command::progress;
use crate::numbers::{self, from_to};
use crate::training::certainty::{self, Settings};
use crate::training::shard::Shard;
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The table to write: each value that the analysis shows on its way, as CSV
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Positions of all shards together
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::count)]
    positions: usize,

    /// Determines the positions, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Make only every Nth position, starting with the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,

    /// The fewest empty squares of a position
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = from_to(2..=58_u32))]
    least: u32,

    /// The most empty squares of a position
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = from_to(2..=58_u32))]
    most: u32,

    /// Nodes for a position, whose last values then count as true; by default its moves are solved
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    nodes: Option<u64>,

    /// Positions analysed in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let settings = Settings {
        count: arguments.positions as u32,
        seed: arguments.seed,
        empties: arguments.least..=arguments.most.max(arguments.least),
        nodes: arguments.nodes,
    };
    let name = arguments.out.display();
    let file = File::create(&arguments.out).with_context(|| format!("{name} can't be made"))?;
    let mut file = BufWriter::new(file);
    let count = arguments.shard.games(settings.count).count();
    let bar = progress::bar(count);
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    writeln!(file, "position,empties,square,depth,percent,exact,value,nodes")?;
    certainty::collect(&settings, arguments.shard, threads, |sample| {
        for said in &sample.said {
            writeln!(
                file,
                "{},{},{},{},{},{},{},{}",
                sample.number,
                sample.empties,
                said.cell,
                said.depth,
                said.selectivity.percent(),
                u8::from(said.exact),
                said.value,
                said.nodes
            )?;
        }
        bar.inc(1);
        file.flush().map_err(anyhow::Error::from)
    })
    .with_context(|| format!("{name} can't be written"))?;
    bar.finish_and_clear();
    writeln!(output, "positions {count}")?;
    Ok(())
}
