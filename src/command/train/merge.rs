//! `heibai train merge`: one data file without duplicates from several.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use crate::complaint::complain;
use crate::training::dataset::{
    Record, Run, Tail, Writer, join, merge, merged_description, read_all,
};

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Data files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Keep every game as it was played, duplicates included, so that a fit knows its lines: the shards of a
    /// run become the file that one machine would have made
    #[arg(long)]
    whole_games: bool,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    if arguments.files.contains(&arguments.out) {
        bail!("{} can't be read and written at the same time", arguments.out.display());
    }
    let runs = read_runs(&arguments.files)?;
    let read: usize = runs.iter().map(|run| run.records.len()).sum();
    if arguments.whole_games {
        let [run] = &runs[..] else {
            bail!("the files were made in {} ways, expected shards of one run", runs.len());
        };
        let mut writer = Writer::create(&arguments.out, &run.description)?;
        for game in run.records.chunk_by(|one, other| one.game == other.game) {
            writer.add_game(game)?;
        }
        writer.finish()?;
        writeln!(output, "read {read}  positions {read}  duplicates 0")?;
        return Ok(());
    }
    let description = merged_description(&runs);
    let merged = merge(runs.into_iter().flat_map(|run| run.records));
    Writer::create(&arguments.out, &description)?.write(&merged.records)?;
    let (positions, duplicates) = (merged.records.len(), merged.duplicates);
    writeln!(output, "read {read}  positions {positions}  duplicates {duplicates}")?;
    Ok(())
}

/// The records of all files, the games of each run in order, whatever shards they were made in.
pub(super) fn read(files: &[PathBuf]) -> anyhow::Result<Vec<Record>> {
    Ok(read_runs(files)?.into_iter().flat_map(|run| run.records).collect())
}

/// What the files hold; a torn end is reported and left out.
fn read_runs(files: &[PathBuf]) -> anyhow::Result<Vec<Run>> {
    let read = |path: &PathBuf| {
        let (description, records, tail) = read_all(path)?;
        if let Tail::Torn(bytes) = tail {
            complain(&format!("{}: {bytes} bytes at the end are torn, left out", path.display()));
        }
        anyhow::Ok(Run { description, records })
    };
    let files: Vec<Run> = files.iter().map(read).collect::<Result<_, _>>()?;
    Ok(join(files))
}
