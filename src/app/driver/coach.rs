//! The coach's thread, started with the first game that it watches, or with the first move that it is asked about.

use super::Driver;
use crate::analysis::{Coach, Equipment, Intention, Judged};
use crate::app::state::{CoachEvent, Event};
use crate::game::Position;
use crate::search::HashSize;

/// The hash table of the coach, in MiB.
const MEMORY: usize = 16;

impl Driver {
    /// Readies the coach while the first game that it watches is played, so that its first look has all its time.
    pub(super) fn ready_coach(&mut self) {
        if self.coach.is_none()
            && let Some(position) = self.state.watched_by_coach().cloned()
        {
            self.start_coach(position);
        }
    }

    fn start_coach(&mut self, position: Position) {
        let sender = self.sender.clone();
        let equipment = Equipment { hash: HashSize::mebibytes(MEMORY), ..Equipment::default() };
        let send = move |judged| sender.send_event(judged_event(judged));
        self.coach = Coach::start(equipment, position, send).ok();
    }

    pub(super) fn judge(&mut self, intention: Intention) {
        if self.coach.is_none() {
            self.start_coach(intention.position.clone());
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
