//! The external programs consulted for a second opinion: each runs on a host of its own, apart from one at the board,
//! from its first question until it is dismissed.

use std::thread::{self, JoinHandle};

use super::answers::{Answer, AnswerSender};
use crate::analysis::{Opinion, Second, SecondQuestion};
use crate::app::engines::ListedProgram;
use crate::engine::program::{Dialect, Program, Watch};
use crate::engine::{Fault, StartFault};
use crate::game::{ProgramId, Variant};

/// The search depth of programs that speak `NBoard`: until they are stopped.
const NBOARD_DEPTH: u8 = 60;

struct Consultant {
    /// Its entry in the list when it was started.
    program: ListedProgram,
    variant: Variant,
    second: Second,
}

#[derive(Default)]
pub(super) struct Consultants {
    running: Vec<Consultant>,
    /// Programs that are ending, which may take a moment.
    leaving: Vec<JoinHandle<()>>,
}

impl Consultants {
    /// Asks a program, starting it first if it does not run. Returns its watch if it was started.
    pub(super) fn ask(
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
        tracing::info!(target: "engines", dialect = ?program.dialect, "starts for a second opinion");
        second.ask(question);
        let watch = second.watch();
        self.running.push(Consultant { program: program.clone(), variant, second });
        Ok(Some(watch))
    }

    pub(super) fn take(&self, program: ProgramId) -> Option<Opinion> {
        self.running.iter().find(|it| it.program.id == program)?.second.take()
    }

    pub(super) fn cancel(&self) {
        self.running.iter().for_each(|it| it.second.cancel());
    }

    pub(super) fn dismiss(&mut self, program: ProgramId) {
        self.end(|it| it.program.id == program);
    }

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
            // Without a thread, this waits for it.
            let name = "heibai-farewell".to_owned();
            self.leaving.extend(thread::Builder::new().name(name).spawn(move || drop(gone)));
        }
    }
}
