//! `heibai perft`: the counts by which move generators are compared, a line per depth.

use std::io::Write;

use super::arguments::PerftArguments;
use super::errors::UsageError;
use crate::game::{self, Game};
use crate::gomoku;
use crate::othello::{Board, Position, SmallBoard, WideBoard, perft};
use crate::records::{board_string, transcript};

/// What is counted.
pub(super) struct Settings {
    depth: u8,
    start: game::Position,
}

impl TryFrom<PerftArguments> for Settings {
    type Error = UsageError;

    fn try_from(arguments: PerftArguments) -> Result<Self, UsageError> {
        let variant = arguments.board.variant()?;
        let start = match (variant.game(), &arguments.position) {
            (Game::Othello, Some(_)) if arguments.board.size.is_some() => {
                return Err(refused("--size", &"the board string brings its own board"));
            }
            (Game::Othello, Some(text)) => board_string::read(text)
                .map(game::Position::Othello)
                .map_err(|error| refused("--position", &error))?,
            (_, moves) => transcript::read(moves.as_deref().unwrap_or_default(), variant)
                .map_err(|error| refused("--position", &error))?
                .end(),
        };
        Ok(Self { depth: arguments.depth, start })
    }
}

fn refused(argument: &'static str, reason: &dyn ToString) -> UsageError {
    UsageError { argument, reason: reason.to_string() }
}

/// Writes a line `depth count` for each depth, as soon as it is known.
///
/// # Errors
/// If `output` can't be written to.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    for depth in 1..=settings.depth {
        let count = match &settings.start {
            game::Position::Othello(start) => count(start, depth),
            game::Position::Gomoku(start) => gomoku::perft(start, depth),
        };
        writeln!(output, "{depth} {count}")?;
        output.flush()?;
    }
    Ok(())
}

/// Counts in Othello on the fastest board that fits the position.
fn count(start: &Position, depth: u8) -> u64 {
    if let Ok(board) = Board::try_from(start) {
        perft(&board, depth)
    } else if let Ok(board) = SmallBoard::try_from(start) {
        perft(&board, depth)
    } else if let Ok(board) = WideBoard::try_from(start) {
        perft(&board, depth)
    } else {
        perft(start, depth)
    }
}
