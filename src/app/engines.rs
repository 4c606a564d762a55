//! The programs of others that the user has added: what each is called, how it is started, what it speaks and plays.

mod file;
mod trial;

use std::path::Path;
use std::time::Duration;

use thiserror::Error;

pub use trial::{Tested, Trial, TrialEnd, TrialKind};

use super::config_file::{ConfigFile, SaveConfigError};
use crate::engine::program::detect::{Abilities, Detected};
use crate::engine::program::{Dialect, Program};
use crate::game::{Game, ProgramId};

/// The file of the list.
pub type EnginesFile = ConfigFile<Vec<ListedProgram>>;
/// Says that the list was not written; the file that was there is untouched.
pub type SaveEnginesError = SaveConfigError<EntryError>;

/// Programs in a list, at most.
pub const MOST_PROGRAMS: usize = 64;
/// Characters of a program's name.
pub const MOST_NAME: usize = 60;
/// Bytes of a path, or of all arguments together.
pub const MOST_TEXT: usize = 4096;
/// Seconds for a move where no clock runs; with none, the program's own settings decide.
pub const MOVE_SECONDS: std::ops::RangeInclusive<u16> = 0..=600;
/// Those of a program that was only just added.
pub const USUAL_MOVE_SECONDS: u16 = 5;

/// How far programs look ahead that speak the protocol of `NBoard`: it names a depth and no time, and some stop at
/// nothing else.
const NBOARD_DEPTH: u8 = 14;

/// A program of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedProgram {
    /// Tells it apart for good.
    pub id: ProgramId,
    /// What it is called.
    pub name: String,
    /// The file that is started.
    pub command: String,
    /// What it is started with.
    pub arguments: Vec<String>,
    /// The folder it is started in; ours if left out.
    pub folder: Option<String>,
    /// The protocol that it speaks.
    pub dialect: Dialect,
    /// The game that it plays.
    pub game: Game,
    /// What else it can do.
    pub abilities: Abilities,
    /// Seconds for a move where no clock runs; see [`MOVE_SECONDS`].
    pub move_seconds: u16,
}

/// Says what is wrong with a program of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    /// It has no name, or one that nobody can read.
    #[error("expected a name of 1 to {MOST_NAME} characters in one line")]
    Name,
    /// Its command is no file.
    #[error("expected a file to start, of at most {MOST_TEXT} bytes")]
    Command,
    /// Quotes without an end, or more than there can be.
    #[error("expected arguments of at most {MOST_TEXT} bytes, with every quote closed")]
    Arguments,
    /// Longer than any.
    #[error("expected a folder of at most {MOST_TEXT} bytes")]
    Folder,
    /// Out of the range.
    #[error("expected 0 to 600 seconds for a move")]
    MoveSeconds,
    /// It speaks a protocol of another game.
    #[error("the game is none of its protocol")]
    Game,
}

impl ListedProgram {
    /// A program that was found out about, with a name that none of these has.
    pub fn new(start: &Program, found: &Detected, others: &[Self]) -> Self {
        let command = start.words[0].clone();
        let file = Path::new(&command).file_stem().unwrap_or_default().to_string_lossy();
        let called = found.name.as_deref().map(tidy).filter(|name| !name.is_empty());
        let name = called.unwrap_or_else(|| tidy(&file));
        let name = if name.is_empty() { "?".to_owned() } else { name };
        let folder = start.folder.as_ref().map(|folder| folder.to_string_lossy().into_owned());
        Self {
            id: ProgramId::new(fastrand::u64(..)),
            name: unlike(&name, others),
            command,
            arguments: start.words[1..].to_vec(),
            folder,
            dialect: found.dialect,
            game: found.game.unwrap_or(found.dialect.game()),
            abilities: found.abilities,
            move_seconds: USUAL_MOVE_SECONDS,
        }
    }

    /// Makes sure that it can be kept, and read again.
    ///
    /// # Errors
    /// [`EntryError`] says what is wrong.
    pub fn check(&self) -> Result<(), EntryError> {
        let is_line = |text: &str| text.len() <= MOST_TEXT && !text.contains(['\0', '\n', '\r']);
        if self.name.trim().is_empty() || self.name != tidy(&self.name) {
            return Err(EntryError::Name);
        }
        if self.command.is_empty() || !is_line(&self.command) {
            return Err(EntryError::Command);
        }
        let length: usize = self.arguments.iter().map(|word| word.len() + 1).sum();
        if length > MOST_TEXT || self.arguments.iter().any(|word| word.contains('\0')) {
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

    /// How it is started.
    pub fn program(&self) -> Program {
        let words = std::iter::once(&self.command).chain(&self.arguments).cloned().collect();
        let folder = self.folder.as_ref().map(Into::into);
        let depth = (self.dialect == Dialect::NBoard).then_some(NBOARD_DEPTH);
        Program { words, folder, depth, ..Program::default() }
    }

    /// The arguments as they can be typed.
    pub fn argument_line(&self) -> String {
        line_of(&self.arguments)
    }

    /// How long it may take for a move where no clock runs.
    pub fn move_time(&self) -> Option<Duration> {
        (self.move_seconds > 0).then(|| Duration::from_secs(self.move_seconds.into()))
    }
}

/// Arguments as they can be typed.
pub fn line_of(arguments: &[String]) -> String {
    shlex::try_join(arguments.iter().map(String::as_str)).unwrap_or_default()
}

/// Arguments as they were typed: words between blanks, in quotes where they have blanks themselves.
///
/// # Errors
/// [`EntryError::Arguments`] if a quote has no end, or there are too many.
pub fn words_of(line: &str) -> Result<Vec<String>, EntryError> {
    if line.len() > MOST_TEXT || line.contains('\0') {
        return Err(EntryError::Arguments);
    }
    shlex::split(line).ok_or(EntryError::Arguments)
}

/// A name in one line and no longer than names are.
pub fn tidy(name: &str) -> String {
    let blank = |letter: char| if letter.is_control() { ' ' } else { letter };
    let name: String = name.chars().map(blank).collect();
    name.trim().chars().take(MOST_NAME).collect::<String>().trim_end().to_owned()
}

/// A name that none of these has.
fn unlike(name: &str, others: &[ListedProgram]) -> String {
    let is_free = |name: &str| others.iter().all(|other| other.name != name);
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let room = MOST_NAME - number.chars().count();
        name.chars().take(room).collect::<String>().trim_end().to_owned() + &number
    };
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(numbered));
    names.find(|name| is_free(name)).expect("there is no end of numbers")
}
