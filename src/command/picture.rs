//! `heibai picture`: a position of a game file as SVG or PNG.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::errors::UsageError;
use super::game_position::PositionArguments;
use crate::app::art::Look;
use crate::app::disk;
use crate::app::picture::{self, BoardTone, Diagram, PictureKind, PictureOptions};
use crate::numbers;

#[derive(Debug, Args)]
pub struct PictureArguments {
    #[command(flatten)]
    position: PositionArguments,

    /// The file to write, .svg or .png, which is replaced if it exists
    #[arg(value_name = "OUT")]
    output: PathBuf,

    /// The side of the picture in pixels
    #[arg(long, value_name = "PX", default_value_t = PictureOptions::default().side)]
    #[arg(value_parser = numbers::from_to(picture::SIDES))]
    size: u32,

    /// The board's material
    #[arg(long, value_name = "BOARD", default_value = "green")]
    board: Board,

    /// Whether to draw the coordinates
    #[arg(long, value_name = "yes|no", default_value = "yes")]
    coordinates: YesNo,

    /// Whether to mark the last move
    #[arg(long, value_name = "yes|no", default_value = "yes")]
    last: YesNo,

    /// Whether to draw the letters and signs on cells
    #[arg(long, value_name = "yes|no", default_value = "yes")]
    marks: YesNo,

    /// Whether to draw the file's values of the next moves
    #[arg(long, value_name = "yes|no", default_value = "yes")]
    values: YesNo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum YesNo {
    Yes,
    No,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Board {
    Green,
    Wood,
    Blue,
}

pub(super) fn run(arguments: &PictureArguments) -> anyhow::Result<()> {
    let path = &arguments.output;
    let Some(kind) = PictureKind::of_name(path) else {
        let reason = format!("expected a name that ends in .svg or .png, found {}", path.display());
        return Err(UsageError::new("OUT", reason).into());
    };
    let (_, shown) = arguments.position.read()?;
    let options = PictureOptions {
        side: arguments.size,
        coordinates: arguments.coordinates == YesNo::Yes,
        last_move: arguments.last == YesNo::Yes,
        marks: arguments.marks == YesNo::Yes,
        values: arguments.values == YesNo::Yes,
        tone: match arguments.board {
            Board::Green => BoardTone::Green,
            Board::Wood => BoardTone::Wood,
            Board::Blue => BoardTone::Blue,
        },
        look: Look::Light,
    };
    let diagram = Diagram::of(&shown.tree, shown.node);
    let bytes = kind.draw(&diagram, &options);
    disk::write_whole(path, &bytes)?;
    Ok(())
}
