//! The programs of others: the list of them, what is tried with them, and those that sit at the board.

use std::path::Path;

use super::table::ProgramAnswer;
use super::{Answer, Driver};
use crate::app::engines::{
    self, EntryError, ListedProgram, MOST_PROGRAMS, Tested, Trial, TrialEnd, TrialKind,
};
use crate::app::state::{Event, KnownProgram, ProgramJob, Signal};
use crate::engine::program::detect::{Detected, Undetected};
use crate::engine::program::{Entry, Program, State, Watch};
use crate::engine::{self, Fault, StartFault};
use crate::game::{PerSide, ProgramId};

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

/// The list, and what is done with it.
#[derive(Default)]
pub(super) struct EngineDesk {
    list: Vec<ListedProgram>,
    /// What is seen of each that ran since the window opened.
    seen: Vec<(ProgramId, Watch)>,
    trial: Option<Trial>,
    /// How many trials there were.
    trials: u64,
    news: Option<EngineNews>,
}

impl EngineDesk {
    pub(super) fn with(&self, id: ProgramId) -> Option<&ListedProgram> {
        self.list.iter().find(|program| program.id == id)
    }

    pub(super) fn saw(&mut self, id: ProgramId, watch: Watch) {
        self.seen.retain(|(seen, _)| *seen != id);
        self.seen.push((id, watch));
    }
}

impl Driver {
    /// The programs that were added.
    pub fn engines(&self) -> &[ListedProgram] {
        &self.desk.list
    }

    /// What is tried at the moment.
    pub fn trial(&self) -> Option<&TrialKind> {
        self.desk.trial.as_ref().map(Trial::kind)
    }

    /// What came of the last that was tried.
    pub fn engine_news(&self) -> Option<&EngineNews> {
        self.desk.news.as_ref()
    }

    /// How a program is; `None` if it did not run since the window opened.
    pub fn engine_state(&self, id: ProgramId) -> Option<State> {
        self.desk.seen.iter().find(|(seen, _)| *seen == id).map(|(_, watch)| watch.state())
    }

    /// The lines from this number on that went to and fro between the window and a program.
    pub fn engine_log(&self, id: ProgramId, from: u64) -> Vec<Entry> {
        let seen = self.desk.seen.iter().find(|(seen, _)| *seen == id);
        seen.map(|(_, watch)| watch.log(from)).unwrap_or_default()
    }

    /// Takes over the programs that were kept.
    pub(super) fn use_engines(&mut self, list: Vec<ListedProgram>) {
        self.desk.list = list;
        self.tell_engines();
    }

    /// Asks a program what it speaks, and adds it to the list if that is known here. Started with these arguments, in
    /// the folder of its file unless there is another.
    pub fn add_engine(&mut self, command: &str, arguments: &str, folder: Option<&str>) {
        if self.desk.list.len() >= MOST_PROGRAMS {
            self.desk.news = Some(EngineNews::NotAdded(NotAdded::Full));
            return;
        }
        let refuse = |error| Some(EngineNews::NotAdded(NotAdded::Entry(error)));
        let words = match engines::words_of(arguments) {
            Ok(words) => words,
            Err(error) => return self.desk.news = refuse(error),
        };
        if command.is_empty() || command.contains('\0') {
            return self.desk.news = refuse(EntryError::Command);
        }
        let beside = Path::new(command).parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.filter(|folder| !folder.is_empty()).map(Into::into);
        let folder = folder.or_else(|| beside.map(Path::to_owned));
        let words = std::iter::once(command.to_owned()).chain(words).collect();
        let program = Program { words, folder, ..Program::default() };
        let tell = self.when_tried();
        let trial = Trial::detect(program.clone(), tell);
        self.begin_trial(trial, |error| {
            let program = program.words[0].clone();
            let undetected = Undetected::NotStarted { program, reason: error.into() };
            EngineNews::NotAdded(NotAdded::Undetected(undetected))
        });
    }

    /// Has a program of the list make the first move of a game, and end.
    pub fn test_engine(&mut self, id: ProgramId) {
        let Some(listed) = self.desk.with(id).cloned() else { return };
        let post = self.post.clone();
        let tell = self.when_tried();
        let trial = Trial::test(&listed, move || post.ring(), tell);
        self.begin_trial(trial, |error| {
            let program = listed.command.clone();
            let fault = StartFault::Program { program, reason: error.into() };
            EngineNews::TestFailed(id, fault.into())
        });
        if let Some(watch) = self.desk.trial.as_ref().map(|trial| trial.watch().clone()) {
            self.desk.saw(id, watch);
        }
    }

    /// Ends what is tried.
    pub fn cancel_trial(&mut self) {
        if let Some(trial) = &self.desk.trial {
            trial.cancel();
        }
    }

    /// Removes a program from the list. If it sits at the board, the machine takes its place. What comes of it is there
    /// to [`Self::receive`].
    pub fn remove_engine(&mut self, id: ProgramId) {
        self.desk.list.retain(|program| program.id != id);
        self.desk.seen.retain(|(seen, _)| *seen != id);
        self.desk.news = None;
        self.engines_changed();
    }

    /// Changes a program of the list; it is started so the next time. What comes of it is there to
    /// [`Self::receive`].
    ///
    /// # Errors
    /// [`EntryError`] if it could not be kept so; nothing has changed then.
    pub fn change_engine(
        &mut self,
        id: ProgramId,
        change: impl FnOnce(&mut ListedProgram),
    ) -> Result<(), EntryError> {
        let Some(at) = self.desk.list.iter().position(|program| program.id == id) else {
            return Ok(());
        };
        let mut changed = self.desk.list[at].clone();
        change(&mut changed);
        changed.check()?;
        if changed == self.desk.list[at] {
            return Ok(());
        }
        self.desk.list[at] = changed;
        self.engines_changed();
        Ok(())
    }

    fn engines_changed(&mut self) {
        let list = self.desk.list.clone();
        self.consultants.keep(&list);
        self.with_disk(|disk| disk.save_engines(list));
        let signals = self.tell_engines();
        self.unseen.get_or_insert_default().extend(signals);
        self.post.ring();
    }

    fn tell_engines(&mut self) -> Vec<Signal> {
        let known = |it: &ListedProgram| KnownProgram {
            id: it.id,
            name: it.name.clone(),
            game: it.game,
            move_time: it.move_time(),
        };
        self.tell(Event::ProgramsChanged(self.desk.list.iter().map(known).collect()))
    }

    /// What a trial does at its end.
    fn when_tried(&self) -> impl FnOnce(TrialEnd) + Send + 'static {
        let (post, number) = (self.post.clone(), self.desk.trials + 1);
        move |end| post.send(Answer::Trial { number, end: Box::new(end) })
    }

    fn begin_trial(
        &mut self,
        trial: std::io::Result<Trial>,
        failed: impl FnOnce(std::io::Error) -> EngineNews,
    ) {
        self.desk.trials += 1;
        self.desk.news = None;
        // One that goes on ends with this.
        self.desk.trial = match trial {
            Ok(trial) => Some(trial),
            Err(error) => {
                self.desk.news = Some(failed(error));
                None
            }
        };
    }

    pub(super) fn tried(&mut self, number: u64, end: TrialEnd) {
        if number != self.desk.trials {
            return;
        }
        let Some(trial) = self.desk.trial.take() else { return };
        match (end, trial.kind()) {
            (TrialEnd::Detected(found), TrialKind::Detection(program)) => {
                self.detected(program, found);
            }
            (TrialEnd::Tested(Ok(tested)), &TrialKind::Test(id)) => {
                self.desk.news = Some(EngineNews::Tested(id, tested));
            }
            (TrialEnd::Tested(Err(Fault::Stopped)), _) => {}
            (TrialEnd::Tested(Err(fault)), &TrialKind::Test(id)) => {
                self.desk.news = Some(EngineNews::TestFailed(id, fault));
            }
            _ => {}
        }
    }

    fn detected(&mut self, program: &Program, found: Result<Detected, Undetected>) {
        let refusal = match found {
            Ok(Detected { game: None, .. }) => NotAdded::NoGame,
            Ok(found) => {
                let listed = ListedProgram::new(program, &found, &self.desk.list);
                match listed.check() {
                    Ok(()) => {
                        self.desk.news = Some(EngineNews::Added(listed.id));
                        self.desk.list.push(listed);
                        self.engines_changed();
                        return;
                    }
                    Err(error) => NotAdded::Entry(error),
                }
            }
            Err(Undetected::Stopped) => return,
            Err(undetected) => NotAdded::Undetected(undetected),
        };
        self.desk.news = Some(EngineNews::NotAdded(refusal));
    }

    /// Lets the programs run that sit at the board, and no others.
    pub(super) fn seat_programs(&mut self) {
        let ids = self.state.seated_programs();
        let wanted = PerSide::from_fn(|player| ids[player].and_then(|id| self.desk.with(id)));
        let (game, starts) = (self.state.new_game(), self.state.wants_programs());
        for (program, watch) in self.table.seat(wanted, game, starts, &self.post) {
            self.desk.saw(program.id, watch);
        }
    }

    pub(super) fn ask_program(&mut self, job: ProgramJob) -> Vec<Signal> {
        let (player, id, generation) = (job.player, job.program, Some(job.task.generation));
        let asked = match self.desk.with(id) {
            Some(program) => self.table.ask(job, program, &self.post),
            None => Err(Fault::Absent),
        };
        match asked {
            Ok(begun) => {
                if let Some(watch) = begun {
                    self.desk.saw(id, watch);
                }
                Vec::new()
            }
            Err(fault) => {
                let words = String::new();
                self.tell(Event::ProgramFailed { player, generation, fault, words })
            }
        }
    }

    pub(super) fn receive_from_program(&mut self, answer: ProgramAnswer) -> Vec<Signal> {
        if !self.table.is_from(&answer) {
            return Vec::new();
        }
        let player = answer.player;
        match answer.event {
            engine::Event::State(_)
            | engine::Event::Report { .. }
            | engine::Event::Found { .. }
            | engine::Event::Analysed { .. } => Vec::new(),
            engine::Event::Decided { generation, decision } => {
                self.tell(Event::ProgramMoved { generation, ply: decision.ply })
            }
            engine::Event::Failed { generation, fault } => {
                let words = self.table.last_words(player);
                self.tell(Event::ProgramFailed { player, generation, fault, words })
            }
        }
    }

    /// Ends every program.
    pub(super) fn end_programs(&mut self) {
        self.desk.trial = None;
        self.table.clear();
    }
}
