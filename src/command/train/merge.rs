//! `heibai train merge`: several data files become one without duplicates.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use crate::command::errors::complain;
use crate::training::dataset::{Record, Tail, Writer, merge, read_all};

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The files to put together
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Merges the files.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    if arguments.files.contains(&arguments.out) {
        bail!("{} can't be read and written at the same time", arguments.out.display());
    }
    let (records, descriptions) = read(&arguments.files)?;
    let read = records.len();
    let merged = merge(records);
    let description = format!("{{\"merged\":[{}]}}", descriptions.join(","));
    Writer::create(&arguments.out, &description)?.write(&merged.records)?;
    let (positions, duplicates) = (merged.records.len(), merged.duplicates);
    writeln!(output, "read {read}  positions {positions}  duplicates {duplicates}")?;
    Ok(())
}

/// The records and descriptions of all files; a torn end is told of and left out.
pub(super) fn read(files: &[PathBuf]) -> anyhow::Result<(Vec<Record>, Vec<String>)> {
    let (mut records, mut descriptions) = (Vec::new(), Vec::new());
    for path in files {
        let (description, mut more, tail) = read_all(path)?;
        if let Tail::Torn(bytes) = tail {
            complain(&format!("{}: {bytes} bytes at the end are torn, left out", path.display()));
        }
        records.append(&mut more);
        descriptions.push(description);
    }
    Ok((records, descriptions))
}
