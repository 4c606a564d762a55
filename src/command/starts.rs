//! From which openings games are played.

use std::path::Path;

use super::errors::UsageError;
use crate::game::{Game, GameRecord, Variant};
use crate::records::openings;

/// Othello has openings of its own; for Gomoku a file is needed.
pub(super) fn check_openings(variant: Variant, file: Option<&Path>) -> Result<(), UsageError> {
    if variant.game() == Game::Gomoku && file.is_none() {
        let reason = "Gomoku is played from the openings of a file".to_owned();
        return Err(UsageError { argument: "--openings", reason });
    }
    Ok(())
}

/// The openings of a file, those of Gomoku from all sides of the board, and how many lines of it are none.
/// Each of those is told of.
///
/// # Errors
/// If the file can't be read, or there are no openings in it.
pub(super) fn openings(path: &Path, variant: Variant) -> anyhow::Result<(Vec<GameRecord>, usize)> {
    let name = path.display().to_string();
    let text = super::files::read_text(path)?;
    let (mut good, mut bad) = (Vec::new(), 0);
    for opening in openings::read(&text, variant) {
        match opening {
            Ok(opening) => good.push(opening),
            Err(error) => {
                bad += 1;
                super::errors::complain(&format!("{name}: {error}"));
            }
        }
    }
    // Nobody could move in a game that is over.
    good.retain(|opening| !opening.end().is_over());
    anyhow::ensure!(!good.is_empty(), "{name}: there are no openings in it");
    if variant.game() == Game::Gomoku {
        good = openings::from_all_sides(&good);
    }
    Ok((good, bad))
}
