//! `heibai convert`: game files of any format into one of another.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::Args;

use super::counted::{LeftOut, counted};
use super::errors::UsageError;
use super::files;
use super::games::{self, NamedFormat, plain};
use crate::app::disk;
use crate::complaint::complain;
use crate::game::{Side, Variant};
use crate::othello::StartLayout;
use crate::records::formats::{self, Games};

/// Beyond this, complaints about a file are only counted.
const MAX_COMPLAINTS: usize = 10_000;

#[derive(Debug, Args)]
#[command(
    after_help = "The format of a file is the one that its content shows, or else that of its ending; the last file \
        gets the one of its ending. Games that are broken are named and left out, and the status is 1; a \
        file that would lose them is not replaced."
)]
pub struct ConvertArguments {
    /// The files to read, and last the one to write, which is replaced if it exists
    #[arg(value_names = ["IN", "OUT"], num_args = 1.., required = true)]
    files: Vec<PathBuf>,

    /// The format of the files to read
    #[arg(long, value_name = "FORMAT", value_parser = games::format_named())]
    from: Option<NamedFormat>,

    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = games::written_format_named())]
    to: Option<NamedFormat>,
}

/// Writes all games of all files to one. Broken games and files are left out and make it fail at the end.
pub(super) fn run(arguments: &ConvertArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let refuse = |reason: String| UsageError::new("OUT", reason);
    let Some((out, inputs @ [_, ..])) = arguments.files.split_last() else {
        return Err(refuse("the file to write is missing".to_owned()).into());
    };
    let format = arguments.to.or_else(|| formats::with_ending_of(out)).ok_or_else(|| {
        refuse(format!("the ending of {} says no format; --to does", out.display()))
    })?;
    if format.write.is_none() {
        return Err(refuse(format!("{} is read but not written", format.title)).into());
    }
    disk::check_target(out)?;
    let mut converted = Converted::default();
    let mut loses = false;
    for path in inputs {
        let before = converted.left_out;
        match games::read(path, arguments.from) {
            Ok(games) => converted.add(path, &games, format),
            Err(error) => {
                complain(&format!("{error:#}"));
                converted.left_out.files += 1;
            }
        }
        loses |= files::is_same(path, out) && converted.left_out != before;
    }
    if let Some(left_out) = converted.left_out.in_words().filter(|_| loses) {
        let out = out.display();
        bail!(
            "{left_out} left out, which {out} would lose: it stays as it is, write to another file"
        );
    }
    if converted.games > 0 {
        disk::write_whole(out, &converted.bytes)?;
    }
    writeln!(output, "{}", counted(converted.games, "game"))?;
    converted.left_out.refuse()
}

/// The board in words, without the rules.
fn board(variant: Variant) -> String {
    let (name, size) = (variant.game().kind().name, variant.size());
    let mut words = format!("{name} {size}×{size}");
    if let Variant::Othello { layout, first, .. } = variant {
        words += if layout == StartLayout::Mirrored { ", mirrored" } else { "" };
        words += if first == Side::White { ", White first" } else { "" };
    }
    words
}

#[derive(Default)]
struct Converted {
    bytes: Vec<u8>,
    games: usize,
    left_out: LeftOut,
}

impl Converted {
    fn add(&mut self, path: &Path, games: &impl Games, to: NamedFormat) {
        let mut complaints = 0;
        let (mut without_board, mut example) = (0, None);
        for index in 0..games.len() {
            let tree = games.tree(index).map_err(|error| error.to_string());
            let added = tree.and_then(|tree| {
                let added = to.add(&tree, self.games, &mut self.bytes);
                added.map(|()| tree).map_err(|error| error.to_string())
            });
            let reason = match added {
                Ok(tree) => {
                    self.games += 1;
                    if to.name == formats::TRANSCRIPT && !formats::tells_board(&tree) {
                        without_board += 1;
                        example.get_or_insert_with(|| (index + 1, board(tree.variant())));
                    }
                    continue;
                }
                Err(reason) => reason,
            };
            self.left_out.games += 1;
            complaints += 1;
            if complaints <= MAX_COMPLAINTS {
                let number = index + 1;
                complain(&format!("{}: game {number}: {}", path.display(), plain(&reason)));
            }
        }
        let unreported = complaints.saturating_sub(MAX_COMPLAINTS);
        if unreported > 0 {
            let more = counted(unreported, "more game");
            complain(&format!("{}: {more} left out", path.display()));
        }
        if let Some((number, board)) = example {
            let which = match without_board {
                1 => format!("game {number}"),
                count => format!("{}, as of game {number}", counted(count, "game")),
            };
            let name = path.display();
            complain(&format!("{name}: the moves alone do not tell the board of {which}: {board}"));
        }
    }
}
