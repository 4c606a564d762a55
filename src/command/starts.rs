//! What is played, and from which openings, made of the arguments that say so.

use std::path::Path;

use anyhow::Context;

use super::UsageError;
use super::arguments::{GameArgument, RuleArgument};
use crate::game::{Game, GameRecord, Variant};
use crate::gomoku::{self, Ruleset};
use crate::othello::StartLayout;
use crate::records::openings;

/// A game on a board of this size, by these rules; what is left out is as it usually is.
pub(super) fn variant(
    game: GameArgument,
    rule: Option<RuleArgument>,
    size: Option<u8>,
) -> Result<Variant, UsageError> {
    let usual = |game| size.unwrap_or(Variant::usual(game).size());
    let variant = match game {
        GameArgument::Gomoku => Variant::Gomoku {
            size: usual(Game::Gomoku),
            rules: rule.map(Ruleset::from).unwrap_or_default(),
            opening: gomoku::Opening::Free,
        },
        GameArgument::Othello if rule.is_some() => {
            let reason = "only Gomoku has a choice of rules".to_owned();
            return Err(UsageError { argument: "--rule", reason });
        }
        GameArgument::Othello => Variant::Othello {
            size: usual(Game::Othello),
            layout: StartLayout::Standard,
            first: crate::game::Side::Black,
        },
    };
    let refused = |reason| UsageError { argument: "--size", reason };
    variant.start().map_err(|error| refused(error.to_string()))?;
    Ok(variant)
}

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
    let text = std::fs::read_to_string(path).with_context(|| name.clone())?;
    let (mut good, mut bad) = (Vec::new(), 0);
    for opening in openings::read(&text, variant) {
        match opening {
            Ok(opening) => good.push(opening),
            Err(error) => {
                bad += 1;
                super::complain(&format!("{name}: {error}"));
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
