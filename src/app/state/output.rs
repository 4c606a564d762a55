//! What an event leads to.

use super::{Effect, Note, Signal};

#[derive(Clone, Debug)]
pub(super) struct Output {
    pub note: Note,
    pub effects: Vec<Effect>,
}

impl Output {
    pub fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub fn signal(&mut self, signal: Signal) {
        self.effects.push(Effect::Signal(signal));
    }
}
