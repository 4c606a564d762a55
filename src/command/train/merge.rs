//! `heibai train merge`: one data file from several, without duplicates or with whole games.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use super::data;
use crate::app::disk::NewFile;
use crate::command::files;
use crate::training::dataset::{
    DatasetError, GameFiles, Games, Reader, Writer, merge, merged_description,
};

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Data files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The file to write; only a data file is replaced
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Keep every game as it was played, duplicates included, so that a fit knows its lines: the shards of a
    /// run become the file that one machine would have made
    #[arg(long)]
    whole_games: bool,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    if arguments.files.iter().any(|file| files::is_same(file, &arguments.out)) {
        bail!("{} can't be read and written at the same time", arguments.out.display());
    }
    if arguments.out.metadata().is_ok_and(|about| about.len() > 0) {
        Reader::open(&arguments.out)?;
    }
    let (games, torn) = data::open(&arguments.files)?;
    let file = NewFile::begin(&arguments.out)?;
    let (read, positions) = if arguments.whole_games {
        let positions = copy_games(&games, arguments, &file)?;
        (positions, positions)
    } else {
        let merged = merge(&games)?;
        let description = merged_description(games.descriptions());
        let failed = |error: DatasetError| error.of(&arguments.out);
        let mut writer = Writer::create(file.place(), &description).map_err(failed)?;
        writer.write(&merged.records).map_err(failed)?;
        (merged.records.len() + merged.duplicates, merged.records.len())
    };
    file.finish()?;
    writeln!(output, "read {read}  positions {positions}  duplicates {}", read - positions)?;
    torn.refuse()
}

/// Writes the shards of one run together as they are read, which need not fit in memory; returns the positions.
fn copy_games(games: &GameFiles, arguments: &Arguments, file: &NewFile) -> anyhow::Result<usize> {
    let failed = |error: DatasetError| error.of(&arguments.out);
    let descriptions: Vec<&str> = games.descriptions().collect();
    let [description] = descriptions[..] else {
        bail!("the files were made in {} ways, expected shards of one run", descriptions.len());
    };
    let mut writer = Writer::create(file.place(), description).map_err(failed)?;
    let (mut positions, mut written) = (0, Ok(()));
    games.visit(&mut |game| {
        positions += game.len();
        written = writer.add_game(game);
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    written.and_then(|()| writer.finish()).map_err(failed)?;
    Ok(positions)
}
