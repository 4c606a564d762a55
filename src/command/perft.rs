//! `heibai perft`: the node counts by which move generators are compared, a line per depth.

use std::io::Write;

use clap::Args;

use super::arguments::BoardArguments;
use super::errors::UsageError;
use crate::game::{self, Game};
use crate::gomoku;
use crate::numbers;
use crate::othello::{Board, Position, SmallBoard, WideBoard, perft};
use crate::records::{board_string, transcript};

#[derive(Debug, Args)]
pub struct PerftArguments {
    /// Depth; one line is printed for each depth up to it
    #[arg(value_name = "DEPTH", value_parser = numbers::depth)]
    depth: u8,

    #[command(flatten)]
    board: BoardArguments,

    /// The position instead of the start: in Othello the 64 squares from a1 to h8 as X, O and -, and the side to move;
    /// in Gomoku the moves played, such as "h8 i9"
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    position: Option<String>,
}

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
