//! What an event leads to.

use super::{Effect, Note, Signal};

#[derive(Clone, Debug)]
pub(super) struct Output {
    note: Note,
    pub effects: Vec<Effect>,
}

impl Output {
    pub fn new(note: Note) -> Self {
        Self { note, effects: Vec::new() }
    }

    /// What was said last.
    pub fn note(&self) -> &Note {
        &self.note
    }

    /// A refusal that is said again changes nothing that is shown, so it is told by a signal as well.
    pub fn say(&mut self, note: Note) {
        if note.status.refuses() && note == self.note {
            self.signal(Signal::RefusedAgain);
        }
        self.note = note;
    }

    pub fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub fn signal(&mut self, signal: Signal) {
        self.effects.push(Effect::Signal(signal));
    }
}
