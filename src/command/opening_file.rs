//! Files of openings.

use std::path::Path;

use super::errors::UsageError;
use crate::game::{Game, GameRecord, Variant};
use crate::records::openings;

/// Othello has built-in openings; other games need a file.
pub(super) fn check_openings(variant: Variant, file: Option<&Path>) -> Result<(), UsageError> {
    if variant.game() != Game::default() && file.is_none() {
        let reason =
            format!("{} is played from the openings of a file", variant.game().kind().name);
        return Err(UsageError::new("--openings", reason));
    }
    Ok(())
}

/// The openings of a file, those from an empty board in all symmetries, and how many lines are invalid, each
/// of which is reported. None at all is an error.
pub(super) fn openings(path: &Path, variant: Variant) -> anyhow::Result<(Vec<GameRecord>, usize)> {
    let name = path.display().to_string();
    let text = super::files::read_text(path)?;
    let (mut good, mut bad) = (Vec::new(), 0);
    for opening in openings::read(&text, variant) {
        match opening {
            Ok(opening) => good.push(opening),
            Err(error) => {
                bad += 1;
                crate::complaint::complain(&format!("{name}: {error}"));
            }
        }
    }
    // Nobody could move in a finished game.
    good.retain(|opening| !opening.end().is_over());
    anyhow::ensure!(!good.is_empty(), "{name}: there are no openings in it");
    if variant.game().kind().anywhere {
        good = openings::from_all_sides(&good);
    }
    Ok((good, bad))
}
