//! `heibai gomoku forbidden`: compares renju's forbidden points, and their reasons, with a file.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use crate::command::files;
use crate::command::output::or_fault;
use crate::gomoku::{Foul, Point};
use crate::records::forbidden_points::{self, KnownFouls};

#[derive(Debug, Args)]
#[command(after_help = r#"The file holds positions with Black to move:
  [{"black": ["H8", ...], "white": ["H9", ...], "forbidden": {"J7": "DoubleThree", ...}}, ...]
Kinds are Overline, DoubleFour and DoubleThree; where two hold, the first of them is named."#)]
pub struct Arguments {
    /// Positions with their forbidden points, as JSON
    #[arg(value_name = "FILE.json")]
    file: PathBuf,
}

/// Writes a line for each point where the rules and the file differ, and a total. Any difference is an error.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let name = || arguments.file.display().to_string();
    let text = files::read_text(&arguments.file)?;
    let positions = forbidden_points::read(&text).with_context(name)?;
    anyhow::ensure!(!positions.is_empty(), "{}: there are no positions in it", name());
    let mut wrong = 0;
    for (index, known) in positions.iter().enumerate() {
        for (point, found) in differences(known) {
            wrong += 1;
            let expected = named(known.fouls.get(&point).copied());
            let found = named(found);
            let number = index + 1;
            let line = format!("position {number}: {point}: expected {expected}, found {found}");
            or_fault(writeln!(output, "{line}"), || check(wrong))?;
        }
    }
    let points: usize = positions.iter().map(|known| known.fouls.len()).sum();
    let written = writeln!(output, "positions {}  points {points}  wrong {wrong}", positions.len());
    or_fault(written.and_then(|()| output.flush()), || check(wrong))?;
    check(wrong)
}

fn check(wrong: usize) -> anyhow::Result<()> {
    anyhow::ensure!(wrong == 0, "wrong points: {wrong}");
    Ok(())
}

fn differences(known: &KnownFouls) -> impl Iterator<Item = (Point, Option<Foul>)> {
    let judged = known.position.board().points().map(|point| (point, known.position.foul(point)));
    judged.filter(|(point, found)| known.fouls.get(point) != found.as_ref())
}

fn named(foul: Option<Foul>) -> &'static str {
    foul.map_or("nothing", Foul::name)
}
