//! `heibai perft`: the node counts by which move generators are compared, a line per depth.

use std::io::Write;

use super::arguments::PerftArguments;
use super::errors::UsageError;
use crate::game::{self, Game};
use crate::gomoku;
use crate::othello::{Board, Position, SmallBoard, WideBoard, perft};
use crate::records::{board_string, transcript};

fn start(arguments: &PerftArguments) -> Result<game::Position, UsageError> {
    let refused = |error: &dyn ToString| UsageError::new("--position", error.to_string());
    let variant = arguments.board.variant()?;
    match (variant.game(), &arguments.position) {
        (Game::Othello, Some(_)) if arguments.board.size.is_some() => {
            Err(UsageError::new("--size", "the board string brings its own board"))
        }
        (Game::Othello, Some(text)) => {
            board_string::read(text).map(game::Position::Othello).map_err(|error| refused(&error))
        }
        (_, moves) => transcript::read(moves.as_deref().unwrap_or_default(), variant)
            .map(|record| record.end())
            .map_err(|error| refused(&error)),
    }
}

pub(super) fn run(arguments: &PerftArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let start = start(arguments)?;
    for depth in 1..=arguments.depth {
        let count = match &start {
            game::Position::Othello(start) => count(start, depth),
            game::Position::Gomoku(start) => gomoku::perft(start, depth),
        };
        writeln!(output, "{depth} {count}")?;
        output.flush()?;
    }
    Ok(())
}

/// Counts on the fastest board that fits the position.
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
