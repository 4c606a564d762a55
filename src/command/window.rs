//! The window's options, from the arguments as they are written.

use crate::app::launch::{Language, WindowOptions};
use crate::game::{Level, Mode, Opening};

use super::UsageError;
use super::arguments::{
    LanguageArgument, ModeArgument, OpeningArgument, SizeArgument, WindowArguments,
};

/// Makes the window's options of the arguments, whose ranges have been checked.
pub(super) fn options(arguments: WindowArguments) -> Result<WindowOptions, UsageError> {
    let is_usual = arguments.size.is_none_or(|size| size == SizeArgument::Eight);
    if arguments.opening == Some(OpeningArgument::Balanced) && !is_usual {
        let reason = "balanced openings are for --size 8".to_owned();
        return Err(UsageError { argument: "--opening", reason });
    }
    Ok(WindowOptions {
        file: arguments.file,
        mode: arguments.mode.map(Mode::from),
        level: arguments
            .level
            .map(|number| Level::new(number).expect("the arguments allow 1 to 10 only")),
        size: arguments.size.map(SizeArgument::squares),
        opening: arguments.opening.map(Opening::from),
        start: arguments.start,
        language: arguments.lang.map(Language::from),
    })
}

impl From<ModeArgument> for Mode {
    fn from(mode: ModeArgument) -> Self {
        match mode {
            ModeArgument::TwoPlayers => Self::TwoPlayers,
            ModeArgument::PlayBlack => Self::PlayBlack,
            ModeArgument::PlayWhite => Self::PlayWhite,
            ModeArgument::Watch => Self::Watch,
        }
    }
}

impl From<OpeningArgument> for Opening {
    fn from(opening: OpeningArgument) -> Self {
        match opening {
            OpeningArgument::Balanced => Self::Balanced,
            OpeningArgument::None => Self::None,
        }
    }
}

impl From<LanguageArgument> for Language {
    fn from(language: LanguageArgument) -> Self {
        match language {
            LanguageArgument::English => Self::English,
            LanguageArgument::SimplifiedChinese => Self::SimplifiedChinese,
        }
    }
}
