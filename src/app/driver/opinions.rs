//! The programs of others that are asked for a second opinion: each runs on a host of its own, apart from one that sits at
//! the board, from its first question until nobody wants to hear it any more.

use std::thread::{self, JoinHandle};

use super::{Answer, AnswerSender, Driver};
use crate::analysis::{AnalysisResult, Opinion, Progress, Second, SecondQuestion, Trouble};
use crate::app::engines::ListedProgram;
use crate::app::state::{AnalysisEvent, Event, OpinionJob, Signal};
use crate::engine::program::{Dialect, Program, Watch};
use crate::engine::{Fault, StartFault};
use crate::game::{Game, ProgramId, Variant};

/// How far programs look ahead that speak the protocol of `NBoard`: until they are stopped.
const NBOARD_DEPTH: u8 = 60;

/// A program that runs.
struct Consultant {
    /// As it was when it was started.
    program: ListedProgram,
    variant: Variant,
    second: Second,
}

/// Those that run.
#[derive(Default)]
pub(super) struct Consultants {
    running: Vec<Consultant>,
    /// Those that are told to end, which may take a moment.
    leaving: Vec<JoinHandle<()>>,
}

impl Consultants {
    /// Asks a program, which is started first if it does not run. Gives what is to be seen of it if it was started.
    fn ask(
        &mut self,
        program: &ListedProgram,
        question: SecondQuestion,
        sender: &AnswerSender,
    ) -> Result<Option<Watch>, Fault> {
        let variant = question.game.variant();
        let fits = |it: &Consultant| it.program == *program && it.variant == variant;
        if let Some(running) = self.running.iter().find(|it| fits(it)) {
            running.second.ask(question);
            return Ok(None);
        }
        self.dismiss(program.id);
        let (start, dialect, id) = (program.program(), program.dialect, program.id);
        let depth = (dialect == Dialect::NBoard).then_some(NBOARD_DEPTH);
        let start = Program { depth, ..start };
        let sender = sender.clone();
        let second = Second::start(
            move |watch, stop| dialect.start(&start, variant, watch, stop),
            move || sender.send(Answer::Opinion(id)),
        );
        let second = second.map_err(|error| StartFault::Program {
            program: program.command.clone(),
            reason: error.into(),
        })?;
        second.ask(question);
        let watch = second.watch();
        self.running.push(Consultant { program: program.clone(), variant, second });
        Ok(Some(watch))
    }

    fn take(&self, program: ProgramId) -> Option<Opinion> {
        self.running.iter().find(|it| it.program.id == program)?.second.take()
    }

    /// Wants no opinion any more.
    pub(super) fn cancel(&self) {
        self.running.iter().for_each(|it| it.second.cancel());
    }

    /// Ends a program, without waiting for it.
    pub(super) fn dismiss(&mut self, program: ProgramId) {
        self.end(|it| it.program.id == program);
    }

    /// Ends those that are not in the list, as they are there.
    pub(super) fn keep(&mut self, list: &[ListedProgram]) {
        self.end(|it| !list.contains(&it.program));
    }

    /// Ends all programs, and waits until they have ended.
    pub(super) fn clear(&mut self) {
        self.end(|_| true);
        for thread in self.leaving.drain(..) {
            let _ = thread.join();
        }
    }

    fn end(&mut self, is_it: impl Fn(&Consultant) -> bool) {
        self.leaving.retain(|thread| !thread.is_finished());
        for gone in self.running.extract_if(.., |it| is_it(it)) {
            gone.second.cancel();
            // Without a thread for it, it is waited for here.
            let name = "heibai-farewell".to_owned();
            self.leaving.extend(thread::Builder::new().name(name).spawn(move || drop(gone)));
        }
    }
}

impl Driver {
    /// Asks this program for a second opinion on positions of a game from here on, or none, and remembers it.
    pub fn choose_second(&mut self, game: Game, program: Option<ProgramId>) -> Vec<Signal> {
        let is_kept = |id: &ProgramId| self.state.program(*id).is_some_and(|it| it.game != game);
        let others = self.settings.view.second_opinions.iter().copied().filter(is_kept);
        let chosen = others.chain(program).collect();
        self.change_settings(|settings| settings.view.second_opinions = chosen)
    }

    /// Asks a program what the moves of a position are worth.
    pub(super) fn ask_opinion(&mut self, job: OpinionJob) {
        let OpinionJob { program, question } = job;
        let position = question.game.end_position().into();
        let (by, known) = (question.by.clone(), question.known.clone());
        let mut result = AnalysisResult::new(question.generation, position, by, known);
        let asked = match self.state.program(program) {
            Some(listed) => self.consultants.ask(listed, question, &self.sender),
            None => Err(Fault::Absent),
        };
        match asked {
            Ok(begun) => {
                if let Some(watch) = begun {
                    self.watches.add(program, watch);
                }
                // What is known already is there at once.
                self.sender.send(Answer::Opinion(program));
            }
            Err(fault) => {
                result.progress = Progress::Failed;
                let opinion = Opinion { result, trouble: Some(Trouble::Fault(fault)) };
                let said = AnalysisEvent::Said(program, Box::new(opinion));
                let signals = self.dispatch(Event::Analysis(said));
                self.show_later(signals);
            }
        }
    }

    pub(super) fn receive_opinion(&mut self, program: ProgramId) -> Vec<Signal> {
        match self.consultants.take(program) {
            Some(opinion) => {
                self.dispatch(Event::Analysis(AnalysisEvent::Said(program, Box::new(opinion))))
            }
            None => Vec::new(),
        }
    }
}
