//! `heibai train lay-out`: the form of the weights that a package ships.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use crate::app::disk;
use crate::command::files;
use crate::eval::othello::patterns::Weights;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The file of weights to read
    #[arg(value_name = "FILE")]
    weights: PathBuf,

    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let name = arguments.weights.display();
    let bytes = files::read_bytes(&arguments.weights)?;
    let laid_out = Weights::lay_out(&bytes).with_context(|| name.to_string())?;
    disk::write_whole(&arguments.out, &laid_out)?;
    writeln!(output, "bytes {}", laid_out.len())?;
    Ok(())
}
