//! The list of external programs: adding, trying, changing and removing them.

mod messages;

use std::path::Path;

use super::Effect;
use crate::app::engines::{EntryError, ListedProgram, TrialKind, words_of};
use crate::engine::program::Program;
use crate::engine::program::detect::{Detected, Undetected};

pub use messages::{EngineEvent, EngineNews, NotAdded};

#[derive(Clone, Debug, Default)]
pub(super) struct Trials {
    pub now: Option<TrialKind>,
    count: u64,
    pub news: Option<EngineNews>,
}

impl Trials {
    pub(super) fn begin(&mut self, trial: TrialKind) -> Effect {
        *self = Self { now: Some(trial.clone()), count: self.count + 1, news: None };
        Effect::Try(self.count, trial)
    }

    /// What was tried, if this is its number; it is over then.
    pub(super) fn end(&mut self, number: u64) -> Option<TrialKind> {
        self.now.take_if(|_| number == self.count)
    }
}

pub(super) fn typed(
    command: &str,
    arguments: &str,
    folder: Option<&str>,
) -> Result<Program, NotAdded> {
    let words = words_of(arguments).map_err(NotAdded::Entry)?;
    if command.is_empty() || command.contains('\0') {
        return Err(NotAdded::Entry(EntryError::Command));
    }
    let beside = Path::new(command).parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.filter(|folder| !folder.is_empty()).map(Into::into);
    let folder = folder.or_else(|| beside.map(Path::to_owned));
    let words = std::iter::once(command.to_owned()).chain(words).collect();
    Ok(Program { words, folder, ..Program::default() })
}

pub(super) fn entry(
    program: &Program,
    found: Result<Detected, Undetected>,
    list: &[ListedProgram],
) -> Result<ListedProgram, NotAdded> {
    let found = found.map_err(NotAdded::Undetected)?;
    if found.game.is_none() {
        return Err(NotAdded::NoGame);
    }
    let listed = ListedProgram::new(program, &found, list);
    listed.check().map_err(NotAdded::Entry)?;
    Ok(listed)
}
