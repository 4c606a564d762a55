//! `heibai train blank`: weights that know nothing, which play the first games of new patterns.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::app::disk;
use crate::eval::othello::patterns::Parameters;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The file of weights to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let bytes = Parameters::zero().to_bytes();
    disk::write_whole(&arguments.out, &bytes)?;
    writeln!(output, "bytes {}", bytes.len())?;
    Ok(())
}
