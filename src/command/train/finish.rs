//! The end of a step that writes a file record by record.

use std::io::Write;

use crate::app::disk::NewFile;
use crate::command::interrupt;
use crate::search::Stop;

/// Gives a file its name, and tells how much was done. A part that was done before the work was stopped takes the place of
/// no other file but an earlier part.
pub(super) fn finish(
    file: NewFile,
    stop: &Stop,
    (done, all): (usize, usize),
    things: &str,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    let mut told = things.to_owned();
    if done == all || !stop.is_requested() {
        file.finish()?;
    } else if done > 0 {
        let part = file.keep_part()?;
        told = format!("{things}, in {}", part.display());
    }
    writeln!(output, "{things} {done}")?;
    interrupt::check(stop, done, all, &told)
}
