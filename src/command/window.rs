//! The window's options from the arguments.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use super::errors::UsageError;
use crate::app::folders::Folders;
use crate::app::launch::{Language, LogTo, WindowOptions};
use crate::app::reset;
use crate::game::{Game, Level, Line, LineError, Mode, Opening, Variant};
use crate::gomoku::{self, RENJU_SIZE, Ruleset};
use crate::marks::visible;
use crate::numbers;
use crate::openings;

#[derive(Debug, Default, Args)]
pub struct WindowArguments {
    /// A game to open, in any format that `heibai convert` reads; the games of several files or of a folder become one
    /// list. It brings its own board, so no option of a game goes with it
    #[arg(conflicts_with_all = ["game", "rule", "mode", "level", "size", "opening", "start"])]
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// The game to play
    #[arg(long, value_name = "GAME")]
    pub game: Option<Game>,

    /// Who plays; the last choice by default. Begins a new game, except for study; an unfinished one is kept
    #[arg(long, value_name = "MODE")]
    pub mode: Option<ModeArgument>,

    /// The engine's strength, from 1 to 10
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// The rules of Gomoku
    #[arg(long, value_name = "RULE")]
    pub rule: Option<Ruleset>,

    /// Columns and rows of the board: 6, 8 or 10 in Othello, 15, 19 or 20 in Gomoku
    #[arg(long, value_name = "SIZE", value_parser = numbers::size)]
    pub size: Option<u8>,

    /// The opening: none; balanced, a random balanced opening of eight moves in Othello; mine, in which the machine plays
    /// into the lines that `heibai repertoire list` shows; swap1 or swap2, for Gomoku; rif, soosorv-8 or taraguchi-10, for
    /// renju; or the name or the moves of an opening that `heibai openings list` knows
    #[arg(long, value_name = "OPENING", value_parser = opening)]
    pub opening: Option<OpeningArgument>,

    /// Start at once, ready for the first move. A new game begins; an unfinished one is kept
    #[arg(long)]
    pub start: bool,

    /// The language of the window; the last choice or the system's by default
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,

    /// Keep settings, games and everything else in this folder, made if missing, and leave the usual ones alone
    #[arg(long, value_name = "FOLDER")]
    pub config_dir: Option<PathBuf>,

    /// Write a log for the report of a fault, to this file or else to a new one in the state folder. It names no folders,
    /// files or people
    #[arg(long, value_name = "FILE", require_equals = true)]
    #[expect(clippy::option_option, reason = "the option, and its value")]
    pub log: Option<Option<PathBuf>>,

    /// Put the settings back to their defaults, without a window. The former ones are kept aside; games, mistakes to
    /// practise and engines stay
    #[arg(long)]
    #[arg(conflicts_with_all = ["files", "game", "rule", "mode", "level", "size", "opening", "start", "lang", "log"])]
    pub reset_settings: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ModeArgument {
    /// Two people at one board
    TwoPlayers,
    /// You have Black, the engine White
    PlayBlack,
    /// You have White, the engine Black
    PlayWhite,
    /// The engine plays itself
    Watch,
    /// Study: any move for either side, with variations. An unfinished game is what is studied
    Study,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningArgument {
    Balanced,
    Mine,
    /// One of the rules by which Gomoku begins, but not the free one.
    Gomoku(gomoku::Opening),
    None,
    Line(Game, Line),
}

fn opening(text: &str) -> Result<OpeningArgument, String> {
    let wanted = text.to_lowercase();
    match wanted.as_str() {
        "balanced" => return Ok(OpeningArgument::Balanced),
        "mine" => return Ok(OpeningArgument::Mine),
        "none" => return Ok(OpeningArgument::None),
        _ => {}
    }
    let rule = gomoku::Opening::named(&wanted).filter(|rule| *rule != gomoku::Opening::Free);
    if let Some(rule) = rule {
        return Ok(OpeningArgument::Gomoku(rule));
    }
    let moves: String = wanted.split_whitespace().collect();
    // Renju's have the place of the white stone behind their names, as in "Kagetsu (D4)".
    let is_called = |name: &str| {
        let name = name.to_lowercase();
        name == wanted || name.split(" (").next() == Some(&*wanted)
    };
    let is_it = |opening: &&openings::Opening| {
        opening.moves() == moves || opening.names().iter().any(|name| is_called(name))
    };
    let found = Game::ALL.into_iter().find_map(|game| openings::all(game).find(is_it));
    let Some(found) = found else {
        let rules = gomoku::Opening::ALL.into_iter().filter(|it| *it != gomoku::Opening::Free);
        let rules: Vec<_> = rules.map(gomoku::Opening::name).collect();
        let rules = rules.join(", ");
        let known =
            format!("none, balanced, mine, {rules}, or an opening of `heibai openings list`");
        return Err(format!("expected {known}"));
    };
    let line = found.moves().parse().map_err(|error: LineError| error.to_string())?;
    Ok(OpeningArgument::Line(found.game(), line))
}

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.code()).help(self.english()))
    }
}

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
