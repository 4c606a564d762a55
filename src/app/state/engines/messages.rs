//! Events of the list of programs, and results of trials.

use crate::app::engines::{EntryError, ListedProgram, Tested, TrialEnd};
use crate::engine::Fault;
use crate::engine::program::detect::Undetected;
use crate::game::ProgramId;

/// An event of the list of programs.
#[derive(Clone, Debug)]
pub enum EngineEvent {
    /// Detects a program's protocol, and adds the program to the list if that is known here.
    Add {
        /// The file to start.
        command: String,
        /// Its arguments, as typed in a terminal.
        arguments: String,
        /// Its working directory; by default the one of the file.
        folder: Option<String>,
    },
    /// Has a program of the list make the first move of a game, and end.
    Test(ProgramId),
    /// Ends the trial.
    CancelTrial,
    /// The trial with this number has ended, which need not be the latest.
    Tried(u64, TrialEnd),
    /// Changes a program of the list, if the change is valid; the program is started so the next time.
    Change(Box<ListedProgram>),
    /// Removes a program from the list. If it sits at the board, the machine takes its place.
    Remove(ProgramId),
}

/// The result of the latest trial.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineNews {
    /// The program was added.
    Added(ProgramId),
    /// It was not added.
    NotAdded(NotAdded),
    /// It started, played and ended.
    Tested(ProgramId, Tested),
    /// It did not.
    TestFailed(ProgramId, Fault),
}

/// Why a program could not be added.
#[derive(Clone, Debug, PartialEq)]
pub enum NotAdded {
    /// Its protocol is not known.
    Undetected(Undetected),
    /// It plays neither game.
    NoGame,
    /// The list is full.
    Full,
    /// No program can be started from this sandbox.
    Sandboxed,
    /// The entry is invalid.
    Entry(EntryError),
}
