//! The window's options from the arguments.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;

use crate::app::folders::Folders;
use crate::app::launch::{LogTo, WindowOptions};
use crate::app::reset;
use crate::game::{Game, Mode, Opening, Variant};
use crate::gomoku::{self, RENJU_SIZE, Ruleset};
use crate::marks::visible;

use super::arguments::{ModeArgument, OpeningArgument, WindowArguments};
use super::errors::UsageError;

/// Makes the window's options from the arguments, each of which has been checked alone.
pub(super) fn options(arguments: WindowArguments) -> Result<WindowOptions, UsageError> {
    let game = game_of(&arguments)?;
    let usual = Variant::default().size();
    let is_usual = arguments.size.is_none_or(|size| size == usual);
    let is_othello = matches!(arguments.opening, Some(OpeningArgument::Line(Game::Othello, _)));
    if arguments.opening == Some(OpeningArgument::Balanced) && !is_usual {
        let reason = format!("balanced openings are for --size {usual}");
        return Err(UsageError::new("--opening", reason));
    }
    if is_othello && !is_usual {
        return Err(UsageError::new("--opening", format!("this opening is for --size {usual}")));
    }
    let is_renju = matches!(arguments.opening, Some(OpeningArgument::Line(Game::Gomoku, _)));
    let rules = arguments.rule;
    let plays_other = rules.is_some_and(|rules| rules != Ruleset::Renju)
        || arguments.size.is_some_and(|size| size != RENJU_SIZE);
    if is_renju && plays_other {
        let reason = format!("this opening is for --rule renju and --size {RENJU_SIZE}");
        return Err(UsageError::new("--opening", reason));
    }
    let is_played = |opening| {
        use OpeningArgument::{Balanced, Line, Mine};
        matches!(opening, Balanced | Mine | Line(..))
    };
    if arguments.mode == Some(ModeArgument::Study) && arguments.opening.is_some_and(is_played) {
        let reason = "a study begins with no opening".to_owned();
        return Err(UsageError::new("--opening", reason));
    }
    let opens_gomoku = |opening| match opening {
        OpeningArgument::Gomoku(rule) => Some(rule),
        // The free opening, which a line needs. "None" may be of either game.
        OpeningArgument::Line(Game::Gomoku, _) => Some(gomoku::Opening::Free),
        OpeningArgument::Balanced
        | OpeningArgument::Mine
        | OpeningArgument::None
        | OpeningArgument::Line(..) => None,
    };
    Ok(WindowOptions {
        files: arguments.files,
        game,
        rules: rules.or(is_renju.then_some(Ruleset::Renju)),
        gomoku_opening: arguments.opening.and_then(opens_gomoku),
        mode: arguments.mode.and_then(mode_of),
        study: matches!(arguments.mode, Some(ModeArgument::Study)),
        level: arguments.level,
        size: arguments.size.or(is_renju.then_some(RENJU_SIZE)),
        opening: arguments.opening.map(|opening| match opening {
            OpeningArgument::Balanced => Opening::Balanced,
            OpeningArgument::Mine => Opening::Mine,
            OpeningArgument::Line(_, line) => Opening::Line(line),
            OpeningArgument::Gomoku(_) | OpeningArgument::None => Opening::None,
        }),
        start: arguments.start,
        config_dir: arguments.config_dir.map(|path| whole("--config-dir", path)).transpose()?,
        log: match arguments.log {
            None => None,
            Some(None) => Some(LogTo::Usual),
            Some(Some(path)) => Some(LogTo::File(whole("--log", path)?)),
        },
        language: arguments.lang,
    })
}

/// A path from the root, wherever the program goes.
fn whole(argument: &'static str, path: PathBuf) -> Result<PathBuf, UsageError> {
    std::path::absolute(path).map_err(|error| UsageError::new(argument, error.to_string()))
}

/// Puts the settings back to their defaults, and says what was done.
pub(super) fn reset_settings(
    arguments: &WindowArguments,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    if let Some(folder) = &arguments.config_dir
        && folder.metadata().is_ok_and(|about| !about.is_dir())
    {
        bail!("--config-dir: {} is not a folder", folder.display());
    }
    let folders = arguments.config_dir.as_deref().map_or_else(Folders::of_user, Folders::inside);
    match reset::reset_settings(&folders)? {
        None => writeln!(output, "The settings are the defaults already.")?,
        Some(kept) => {
            let kept = kept.display().to_string();
            writeln!(
                output,
                "The settings are back to their defaults. The former ones are kept in {}.",
                visible(&kept)
            )?;
            writeln!(output, "Windows that are open keep theirs until they are closed.")?;
        }
    }
    Ok(())
}

fn game_of(arguments: &WindowArguments) -> Result<Option<Game>, UsageError> {
    let WindowArguments { game, rule, size, opening, .. } = arguments;
    let mut asked = *game;
    let of_size = |size| {
        game.iter().chain(&Game::ALL).find(|game| game.kind().sizes.contains(&size)).copied()
    };
    let brought = [
        ("--size", size.map(|size| of_size(size).ok_or(size))),
        ("--rule", rule.map(|_| Ok(Game::Gomoku))),
        (
            "--opening",
            opening.and_then(|opening| match opening {
                OpeningArgument::Balanced => Some(Ok(Game::Othello)),
                OpeningArgument::Gomoku(_) => Some(Ok(Game::Gomoku)),
                OpeningArgument::Line(game, _) => Some(Ok(game)),
                OpeningArgument::Mine | OpeningArgument::None => None,
            }),
        ),
    ];
    for (argument, game) in brought {
        match (game, asked) {
            (None, _) => {}
            (Some(Err(size)), _) => {
                let offered = Game::ALL.map(|game| {
                    let sizes: Vec<String> = game.kind().sizes.iter().map(u8::to_string).collect();
                    format!("{} ({})", sizes.join(", "), game.kind().name)
                });
                let reason = format!("{size} is none of {}", offered.join(", "));
                return Err(UsageError::new(argument, reason));
            }
            (Some(Ok(game)), Some(other)) if game != other => {
                let [game, other] = [game, other].map(|game| game.kind().name);
                let reason = format!("this is for {game}, not for {other}");
                return Err(UsageError::new(argument, reason));
            }
            (Some(Ok(game)), _) => asked = Some(game),
        }
    }
    if let Some(OpeningArgument::Gomoku(opening)) = opening {
        let fits = opening.fits(rule.unwrap_or(Ruleset::Renju), size.unwrap_or(RENJU_SIZE));
        if !fits {
            let name = opening.name();
            let reason = format!("{name} is for --rule renju and --size {RENJU_SIZE}");
            return Err(UsageError::new("--opening", reason));
        }
    }
    Ok(asked)
}

fn mode_of(mode: ModeArgument) -> Option<Mode> {
    match mode {
        ModeArgument::TwoPlayers => Some(Mode::TwoPlayers),
        ModeArgument::PlayBlack => Some(Mode::PlayBlack),
        ModeArgument::PlayWhite => Some(Mode::PlayWhite),
        ModeArgument::Watch => Some(Mode::Watch),
        ModeArgument::Study => None,
    }
}
