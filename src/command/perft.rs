//! `heibai perft`: the counts by which move generators are compared, one line for each depth.

use std::io::Write;

use super::UsageError;
use super::arguments::{GameArgument, PerftArguments};
use crate::game::{self, Game, Variant};
use crate::gomoku::{self, Opening, Ruleset};
use crate::othello::{Board, Disc, Position, StartLayout, WideBoard, perft};
use crate::records::{board_string, transcript};

/// What is counted.
pub(super) struct Settings {
    depth: u8,
    start: game::Position,
}

impl TryFrom<PerftArguments> for Settings {
    type Error = UsageError;

    fn try_from(arguments: PerftArguments) -> Result<Self, UsageError> {
        let start = match (arguments.game, arguments.rule) {
            (Some(GameArgument::Othello), Some(_)) => {
                return Err(refused("--rule", &"this is for Gomoku, not for Othello"));
            }
            (Some(GameArgument::Othello) | None, None) => othello(&arguments)?,
            (Some(GameArgument::Gomoku), _) | (None, Some(_)) => gomoku(&arguments)?,
        };
        Ok(Self { depth: arguments.depth, start })
    }
}

fn refused(argument: &'static str, reason: &dyn ToString) -> UsageError {
    UsageError { argument, reason: reason.to_string() }
}

fn othello(arguments: &PerftArguments) -> Result<game::Position, UsageError> {
    let start = match (&arguments.position, arguments.size) {
        (Some(_), Some(_)) => {
            return Err(refused("--size", &"the board string brings its own board"));
        }
        (Some(text), None) => {
            board_string::read(text).map_err(|error| refused("--position", &error))?
        }
        (None, size) => {
            let size = size.unwrap_or(Variant::usual(Game::Othello).size());
            Position::start(size, StartLayout::Standard, Disc::Black)
                .map_err(|error| refused("--size", &error))?
        }
    };
    Ok(game::Position::Othello(start))
}

fn gomoku(arguments: &PerftArguments) -> Result<game::Position, UsageError> {
    let rules = arguments.rule.map(Ruleset::from).unwrap_or_default();
    let size = arguments.size.unwrap_or(Variant::usual(Game::Gomoku).size());
    let variant = Variant::Gomoku { size, rules, opening: Opening::Free };
    variant.start().map_err(|error| refused("--size", &error))?;
    let moves = arguments.position.as_deref().unwrap_or_default();
    let record = transcript::read(moves, variant).map_err(|error| refused("--position", &error))?;
    Ok(record.end())
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

/// Counts in Othello on the fastest board that has room for the position.
fn count(start: &Position, depth: u8) -> u64 {
    if let Ok(board) = Board::try_from(start) {
        perft(&board, depth)
    } else if let Ok(board) = WideBoard::try_from(start) {
        perft(&board, depth)
    } else {
        perft(start, depth)
    }
}
