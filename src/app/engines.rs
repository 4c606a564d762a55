//! The external engines that the user has added.

mod file;
mod trial;

use std::path::Path;
use std::time::Duration;

use thiserror::Error;

pub use trial::{Tested, Trial, TrialEnd, TrialKind};

use super::config_file::{ConfigFile, SaveConfigError};
use crate::analysis::OWN;
use crate::engine::program::detect::{Abilities, Detected};
use crate::engine::program::{Dialect, Program};
use crate::game::{Game, ProgramId};

/// The file of the list.
pub type EnginesFile = ConfigFile<Vec<ListedProgram>>;
/// The list was not saved; the file is untouched.
pub type SaveEnginesError = SaveConfigError<EntryError>;

/// The most programs in a list.
pub const MAX_PROGRAMS: usize = 64;
/// The most characters of a name.
pub const MAX_NAME: usize = 60;
/// The most bytes of a path, or of all arguments together.
pub const MAX_TEXT: usize = 4096;
/// Seconds for a move without a clock; with 0, the program's own settings decide.
pub const MOVE_SECONDS: std::ops::RangeInclusive<u16> = 0..=600;
/// Seconds for a move of a new program.
pub const USUAL_MOVE_SECONDS: u16 = 5;

/// The depth for programs that speak `NBoard`'s protocol, which has no time limit; some stop at nothing else.
const NBOARD_DEPTH: u8 = 14;

/// A program of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedProgram {
    /// Identifies it for good.
    pub id: ProgramId,
    /// Its name.
    pub name: String,
    /// Its executable.
    pub command: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Its working directory; ours by default.
    pub folder: Option<String>,
    /// Its protocol.
    pub dialect: Dialect,
    /// Its game.
    pub game: Game,
    /// Its optional abilities.
    pub abilities: Abilities,
    /// Seconds for a move without a clock; see [`MOVE_SECONDS`].
    pub move_seconds: u16,
}

/// A program of the list is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    /// The name is missing or invalid.
    #[error("expected a name of 1 to {MAX_NAME} characters in one line")]
    Name,
    /// The command is missing or invalid.
    #[error("expected a file to start, of at most {MAX_TEXT} bytes")]
    Command,
    /// A quote is not closed, or the arguments are too long.
    #[error("expected arguments of at most {MAX_TEXT} bytes, with every quote closed")]
    Arguments,
    /// The folder is invalid.
    #[error("expected a folder of at most {MAX_TEXT} bytes")]
    Folder,
    /// The seconds are out of range.
    #[error("expected 0 to 600 seconds for a move")]
    MoveSeconds,
    /// The protocol is for another game.
    #[error("the game is none of its protocol")]
    Game,
}

impl ListedProgram {
    /// An entry for a program that was detected, with a name of its own.
    pub fn new(start: &Program, found: &Detected, others: &[Self]) -> Self {
        let command = start.words[0].clone();
        let file = Path::new(&command).file_stem().unwrap_or_default().to_string_lossy();
        let called = found.name.as_deref().map(tidy).filter(|name| !name.is_empty());
        let name = called.unwrap_or_else(|| tidy(&file));
        let name = if name.is_empty() { "?".to_owned() } else { name };
        let folder = start.folder.as_ref().map(|folder| folder.to_string_lossy().into_owned());
        Self {
            id: ProgramId::new(fastrand::u64(..)),
            name: unlike(&apart(&name), others),
            command,
            arguments: start.words[1..].to_vec(),
            folder,
            dialect: found.dialect,
            game: found.game.unwrap_or(found.dialect.game()),
            abilities: found.abilities,
            move_seconds: USUAL_MOVE_SECONDS,
        }
    }

    /// Checks that it can be saved and read again.
    ///
    /// # Errors
    /// [`EntryError`] names the first fault.
    pub fn check(&self) -> Result<(), EntryError> {
        let is_line = |text: &str| text.len() <= MAX_TEXT && !text.contains(['\0', '\n', '\r']);
        if self.name.trim().is_empty() || self.name != tidy(&self.name) {
            return Err(EntryError::Name);
        }
        if self.command.is_empty() || !is_line(&self.command) {
            return Err(EntryError::Command);
        }
        let length: usize = self.arguments.iter().map(|word| word.len() + 1).sum();
        if length > MAX_TEXT || self.arguments.iter().any(|word| word.contains('\0')) {
            return Err(EntryError::Arguments);
        }
        if self.folder.as_ref().is_some_and(|folder| folder.is_empty() || !is_line(folder)) {
            return Err(EntryError::Folder);
        }
        if !MOVE_SECONDS.contains(&self.move_seconds) {
            return Err(EntryError::MoveSeconds);
        }
        if self.game != self.dialect.game() {
            return Err(EntryError::Game);
        }
        Ok(())
    }

    /// The command line and settings to start it with.
    pub fn program(&self) -> Program {
        let words = std::iter::once(&self.command).chain(&self.arguments).cloned().collect();
        let folder = self.folder.as_ref().map(Into::into);
        let depth = (self.dialect == Dialect::NBoard).then_some(NBOARD_DEPTH);
        Program { words, folder, depth, ..Program::default() }
    }

    /// The arguments as typed in a shell.
    pub fn argument_line(&self) -> String {
        line_of(&self.arguments)
    }

    /// The time for a move without a clock.
    pub fn move_time(&self) -> Option<Duration> {
        (self.move_seconds > 0).then(|| Duration::from_secs(self.move_seconds.into()))
    }
}

/// Joins arguments as typed in a shell.
pub fn line_of(arguments: &[String]) -> String {
    shlex::try_join(arguments.iter().map(String::as_str)).unwrap_or_default()
}

/// Splits arguments as a shell does.
///
/// # Errors
/// [`EntryError::Arguments`] if a quote is not closed, or the line is too long.
pub fn words_of(line: &str) -> Result<Vec<String>, EntryError> {
    if line.len() > MAX_TEXT || line.contains('\0') {
        return Err(EntryError::Arguments);
    }
    shlex::split(line).ok_or(EntryError::Arguments)
}

/// Makes a name of one line, cut to [`MAX_NAME`].
pub fn tidy(name: &str) -> String {
    let blank = |letter: char| if letter.is_control() { ' ' } else { letter };
    let name: String = name.chars().map(blank).collect();
    name.trim().chars().take(MAX_NAME).collect::<String>().trim_end().to_owned()
}

/// The name, marked as a program's if it could be taken for ours, `Heibai` or `Heibai 3`: values and records of games tell
/// by the name who it was.
pub fn apart(name: &str) -> String {
    let number = name.strip_prefix(OWN).map(str::trim);
    if number.is_some_and(|rest| rest.chars().all(|letter| letter.is_ascii_digit())) {
        format!("{name} (program)")
    } else {
        name.to_owned()
    }
}

/// The name, numbered if another program has it.
fn unlike(name: &str, others: &[ListedProgram]) -> String {
    let is_free = |name: &str| others.iter().all(|other| other.name != name);
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let room = MAX_NAME - number.chars().count();
        name.chars().take(room).collect::<String>().trim_end().to_owned() + &number
    };
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(numbered));
    names.find(|name| is_free(name)).expect("there is no end of numbers")
}
