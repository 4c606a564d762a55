//! `heibai train align`: values as high on average as another set's.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::data;
use crate::app::disk;
use crate::eval::othello::patterns::{Parameters, Weights};
use crate::numbers;
use crate::training::alignment::align;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Data files over whose positions the means are taken
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The weights to shift
    #[arg(long, value_name = "FILE")]
    weights: PathBuf,

    /// The weights to be as high as on average; by default the built-in ones
    #[arg(long, value_name = "FILE")]
    like: Option<PathBuf>,

    /// Leave the values alone where there are fewer positions with as many empty squares
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::count)]
    least: usize,

    /// The file of weights to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    disk::check_target(&arguments.out)?;
    let (games, torn) = data::open(&arguments.files)?;
    let mut parameters = Parameters::read(&arguments.weights)?;
    let like = arguments.like.as_deref().map(Weights::read).transpose()?;
    let like = like.as_ref().unwrap_or_else(|| Weights::shipped());
    align(&mut parameters, like, &games, arguments.least as u64)?;
    let bytes = parameters.to_bytes();
    disk::write_whole(&arguments.out, &bytes)?;
    writeln!(output, "bytes {}", bytes.len())?;
    torn.refuse()
}
