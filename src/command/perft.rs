//! `heibai perft`: the counts by which move generators are compared, one line for each depth.

use std::io::Write;

use super::UsageError;
use super::arguments::PerftArguments;
use crate::othello::{Board, Disc, Position, StartLayout, WideBoard, perft};
use crate::records::board_string;

/// What is counted.
pub(super) struct Settings {
    depth: u8,
    start: Position,
}

impl TryFrom<PerftArguments> for Settings {
    type Error = UsageError;

    fn try_from(arguments: PerftArguments) -> Result<Self, UsageError> {
        let start = match arguments.position {
            Some(text) => board_string::read(&text).map_err(|error| UsageError {
                argument: "--position",
                reason: error.to_string(),
            })?,
            None => Position::start(arguments.size, StartLayout::Standard, Disc::Black)
                .map_err(|error| UsageError { argument: "--size", reason: error.to_string() })?,
        };
        Ok(Self { depth: arguments.depth, start })
    }
}

/// Writes a line `depth count` for each depth, as soon as it is known.
///
/// # Errors
/// If `output` can't be written to.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    for depth in 1..=settings.depth {
        writeln!(output, "{depth} {}", count(&settings.start, depth))?;
        output.flush()?;
    }
    Ok(())
}

/// Counts on the fastest board that has room for the position.
fn count(start: &Position, depth: u8) -> u64 {
    if let Ok(board) = Board::try_from(start) {
        perft(&board, depth)
    } else if let Ok(board) = WideBoard::try_from(start) {
        perft(&board, depth)
    } else {
        perft(start, depth)
    }
}
