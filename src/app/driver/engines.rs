//! External programs: trials, and the ones at the board.

use super::Driver;
use super::answers::ProgramAnswer;
use crate::app::engines::{ListedProgram, Trial, TrialEnd, TrialKind};
use crate::app::log::Names;
use crate::app::state::{EngineEvent, Event, ProgramJob, Signal};
use crate::engine::program::detect::Undetected;
use crate::engine::program::{Entry, State, Watch};
use crate::engine::{self, Fault, StartFault};
use crate::game::{PerSide, ProgramId};

impl Driver {
    /// The state of a program; `None` if it has not run since the start.
    pub fn engine_state(&self, id: ProgramId) -> Option<State> {
        self.watches.state(id)
    }

    /// The log of a program's lines from this number on.
    pub fn engine_log(&self, id: ProgramId, from: u64) -> Vec<Entry> {
        self.watches.of(id).map(|watch| watch.log(from)).unwrap_or_default()
    }

    /// The last words of a program.
    pub fn engine_words(&self, id: ProgramId) -> String {
        self.watches.of(id).map(Watch::last_words).unwrap_or_default()
    }

    pub(super) fn begin_trial(&mut self, number: u64, kind: TrialKind) {
        let sender = self.sender.clone();
        let send = move |end| sender.send_event(Event::Engines(EngineEvent::Tried(number, end)));
        let started = match &kind {
            TrialKind::Detection(program) => Trial::detect(program.clone(), send),
            &TrialKind::Test(id) => {
                let Some(listed) = self.state.program(id) else { return };
                let sender = self.sender.clone();
                let started = Trial::test(listed, move || sender.notify(), send);
                if let Ok(trial) = &started {
                    self.watches.add(id, trial.watch().clone());
                }
                started
            }
        };
        self.trial = match started {
            Ok(trial) => Some(trial),
            Err(error) => {
                self.sender.send_event(Event::Engines(EngineEvent::Tried(
                    number,
                    self.not_started(kind, error),
                )));
                None
            }
        };
    }

    /// The end of a trial for which the system has no thread.
    fn not_started(&self, kind: TrialKind, error: std::io::Error) -> TrialEnd {
        match kind {
            TrialKind::Detection(program) => {
                let program = program.words[0].clone();
                TrialEnd::Detected(Err(Undetected::NotStarted { program, reason: error.into() }))
            }
            TrialKind::Test(id) => {
                let program = self.state.program(id).map(|it| it.command.clone());
                let program = program.unwrap_or_default();
                let fault = StartFault::Program { program, reason: error.into() };
                TrialEnd::Tested(Err(fault.into()))
            }
        }
    }

    /// Writes the list of programs, and ends the opinions of programs that are gone or changed.
    pub(super) fn keep_programs(&mut self, list: Vec<ListedProgram>) {
        self.consultants.keep(&list);
        self.watches.retain(&list);
        self.with_disk(|disk| disk.save_engines(list));
    }

    /// Has the programs at the board run, and no others. It is asked after every event, as mode, turn, pause, study,
    /// program list and another game all bear on it; where nothing has changed it compares two small structures.
    pub(super) fn seat_programs(&mut self) {
        let ids = self.state.seated_programs();
        let wanted = PerSide::from_fn(|player| ids[player].and_then(|id| self.state.program(id)));
        let (game, starts) = (self.state.new_game(), self.state.wants_programs());
        for (program, watch) in self.seats.seat(wanted, game, starts, &self.sender) {
            self.watches.add(program.id, watch);
        }
    }

    pub(super) fn ask_program(&mut self, job: ProgramJob) -> Vec<Signal> {
        let (player, id, generation) = (job.player, job.program, Some(job.task.generation));
        let asked = match self.state.program(id) {
            Some(program) => self.seats.ask(job, program, &self.sender),
            None => Err(Fault::Absent),
        };
        match asked {
            Ok(begun) => {
                if let Some(watch) = begun {
                    self.watches.add(id, watch);
                }
                Vec::new()
            }
            Err(fault) => {
                let words = String::new();
                self.dispatch(Event::ProgramFailed { player, generation, fault, words })
            }
        }
    }

    pub(super) fn receive_from_program(&mut self, answer: ProgramAnswer) -> Vec<Signal> {
        if !self.seats.is_from(&answer) {
            return Vec::new();
        }
        let player = answer.player;
        match answer.event {
            engine::Event::State(state) => {
                tracing::debug!(target: "engines", ?player, state = %Names(&state));
                Vec::new()
            }
            engine::Event::Report { .. }
            | engine::Event::Found { .. }
            | engine::Event::Analysed { .. } => Vec::new(),
            engine::Event::Decided { generation, decision } => {
                self.dispatch(Event::ProgramMoved { generation, ply: decision.ply })
            }
            engine::Event::Failed { generation, fault } => {
                tracing::warn!(target: "engines", ?player, fault = %Names(&fault));
                let words = self.seats.last_words(player);
                self.dispatch(Event::ProgramFailed { player, generation, fault, words })
            }
        }
    }

    pub(super) fn end_programs(&mut self) {
        self.trial = None;
        self.seats.clear();
    }
}
