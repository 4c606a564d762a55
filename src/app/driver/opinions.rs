//! Second opinions of external programs.

use super::Driver;
use super::answers::Answer;
use crate::analysis::{AnalysisResult, Opinion, Progress, Trouble};
use crate::app::state::{AnalysisEvent, Event, OpinionJob, Signal};
use crate::engine::Fault;
use crate::game::ProgramId;

impl Driver {
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
                // Known values are there at once.
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
