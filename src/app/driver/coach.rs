//! The coach's thread, started on first use.

use super::Driver;
use crate::analysis::{Coach, Equipment, Intention, Judged};
use crate::app::state::{CoachEvent, Event};
use crate::search::HashSize;

/// The hash table of the coach, in MiB.
const MEMORY: usize = 16;

impl Driver {
    pub(super) fn judge(&mut self, intention: Intention) {
        if self.coach.is_none() {
            let sender = self.sender.clone();
            let equipment = Equipment { hash: HashSize::mebibytes(MEMORY), ..Equipment::default() };
            let send = move |judged| sender.send_event(judged_event(judged));
            self.coach = Coach::start(equipment, send).ok();
        }
        let generation = intention.generation;
        if let Some(coach) = &self.coach {
            coach.ask(intention);
        } else {
            // Without a judgement the move is simply played.
            let judged = Judged { generation, verdict: None, is_final: true };
            self.sender.send_event(judged_event(judged));
        }
    }

    pub(super) fn end_judging(&self) {
        if let Some(coach) = &self.coach {
            coach.cancel();
        }
    }
}

fn judged_event(judged: Judged) -> Event {
    Event::Coach(CoachEvent::Judged(Box::new(judged)))
}
