//! The list of the programs of others: adding, trying, changing and removing them.

use std::path::Path;

use super::{AppState, Effect};
use crate::app::engines::{
    EntryError, ListedProgram, MAX_PROGRAMS, Tested, TrialEnd, TrialKind, words_of,
};
use crate::engine::Fault;
use crate::engine::program::Program;
use crate::engine::program::detect::{Detected, Undetected};
use crate::game::ProgramId;

/// Something that people do with the list of programs, or that comes of it.
#[derive(Clone, Debug)]
pub enum EngineEvent {
    /// Asks a program what it speaks, and adds it to the list if that is known here.
    Add {
        /// The file that is started.
        command: String,
        /// What it is started with, as it is typed in a terminal.
        arguments: String,
        /// The folder that it is started in; that of its file if there is none.
        folder: Option<String>,
    },
    /// Has a program of the list make the first move of a game, and end.
    Test(ProgramId),
    /// Ends what is tried.
    CancelTrial,
    /// What was tried last but one, or the like, has come to its end: the number of the trial, and what came of it.
    Tried(u64, TrialEnd),
    /// Changes a program of the list, if it can be so; it is started so the next time.
    Change(Box<ListedProgram>),
    /// Removes a program from the list. If it sits at the board, the machine takes its place.
    Remove(ProgramId),
}

/// What came of the last that was tried with a program.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineNews {
    /// It is in the list now.
    Added(ProgramId),
    /// It could not be added.
    NotAdded(NotAdded),
    /// It started, played and ended.
    Tested(ProgramId, Tested),
    /// It did not.
    TestFailed(ProgramId, Fault),
}

/// Why a program could not be added.
#[derive(Clone, Debug, PartialEq)]
pub enum NotAdded {
    /// It is not known what it speaks.
    Undetected(Undetected),
    /// It plays no game that is played here.
    NoGame,
    /// There are as many in the list as there can be.
    Full,
    /// What was typed is not possible.
    Entry(EntryError),
}

/// What is tried with programs.
#[derive(Clone, Debug, Default)]
pub(super) struct Trials {
    now: Option<TrialKind>,
    /// How many there were.
    count: u64,
    news: Option<EngineNews>,
}

impl AppState {
    /// The programs that were added.
    pub fn programs(&self) -> &[ListedProgram] {
        &self.programs
    }

    /// A program that was added.
    pub fn program(&self, id: ProgramId) -> Option<&ListedProgram> {
        self.programs.iter().find(|program| program.id == id)
    }

    /// What is tried with a program at the moment.
    pub fn trial(&self) -> Option<&TrialKind> {
        self.trials.now.as_ref()
    }

    /// What came of the last that was tried with a program.
    pub fn engine_news(&self) -> Option<&EngineNews> {
        self.trials.news.as_ref()
    }

    pub(super) fn engine_event(&mut self, event: EngineEvent, effects: &mut Vec<Effect>) {
        match event {
            EngineEvent::Add { command, arguments, folder } => {
                match self.program_to_add(&command, &arguments, folder.as_deref()) {
                    Ok(program) => self.begin_trial(TrialKind::Detection(program), effects),
                    Err(why) => self.trials.news = Some(EngineNews::NotAdded(why)),
                }
            }
            EngineEvent::Test(id) if self.program(id).is_some() => {
                self.begin_trial(TrialKind::Test(id), effects);
            }
            EngineEvent::Test(_) => {}
            EngineEvent::CancelTrial => effects.push(Effect::CancelTrial),
            EngineEvent::Tried(number, end) => {
                if number == self.trials.count
                    && let Some(trial) = self.trials.now.take()
                {
                    self.tried(trial, end, effects);
                }
            }
            EngineEvent::Change(changed) => {
                let place = self.programs.iter().position(|it| it.id == changed.id);
                if let Some(at) = place.filter(|&at| self.programs[at] != *changed)
                    && changed.check().is_ok()
                {
                    self.programs[at] = *changed;
                    self.programs_changed(effects);
                }
            }
            EngineEvent::Remove(id) => {
                self.programs.retain(|program| program.id != id);
                self.trials.news = None;
                self.programs_changed(effects);
            }
        }
    }

    fn program_to_add(
        &self,
        command: &str,
        arguments: &str,
        folder: Option<&str>,
    ) -> Result<Program, NotAdded> {
        if self.programs.len() >= MAX_PROGRAMS {
            return Err(NotAdded::Full);
        }
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

    /// Tries something; what is tried already ends by it.
    fn begin_trial(&mut self, trial: TrialKind, effects: &mut Vec<Effect>) {
        self.trials = Trials { now: Some(trial.clone()), count: self.trials.count + 1, news: None };
        effects.push(Effect::Try(self.trials.count, trial));
    }

    fn tried(&mut self, trial: TrialKind, end: TrialEnd, effects: &mut Vec<Effect>) {
        self.trials.news = match (end, trial) {
            (TrialEnd::Detected(found), TrialKind::Detection(program)) => match found {
                Err(Undetected::Stopped) => None,
                found => Some(match self.add(&program, found) {
                    Ok(id) => {
                        self.programs_changed(effects);
                        EngineNews::Added(id)
                    }
                    Err(why) => EngineNews::NotAdded(why),
                }),
            },
            (TrialEnd::Tested(Ok(tested)), TrialKind::Test(id)) => {
                Some(EngineNews::Tested(id, tested))
            }
            (TrialEnd::Tested(Err(fault)), TrialKind::Test(id)) if fault != Fault::Stopped => {
                Some(EngineNews::TestFailed(id, fault))
            }
            _ => None,
        };
    }

    fn add(
        &mut self,
        program: &Program,
        found: Result<Detected, Undetected>,
    ) -> Result<ProgramId, NotAdded> {
        let found = found.map_err(NotAdded::Undetected)?;
        if found.game.is_none() {
            return Err(NotAdded::NoGame);
        }
        let listed = ListedProgram::new(program, &found, &self.programs);
        listed.check().map_err(NotAdded::Entry)?;
        let id = listed.id;
        self.programs.push(listed);
        Ok(id)
    }

    fn programs_changed(&mut self, effects: &mut Vec<Effect>) {
        self.use_programs(self.programs.clone());
        effects.push(Effect::KeepPrograms(self.programs.clone()));
    }
}
