//! What an event leads to.

use std::time::Duration;

use super::{Effect, Note, Signal};

/// How long an answer to somebody stays before what the machine does takes its place.
pub const ANSWER_STAYS: Duration = Duration::from_secs(4);

#[derive(Clone, Debug)]
pub(super) struct Output {
    note: Note,
    pub effects: Vec<Effect>,
    /// Until when the note stays, whatever the machine does.
    stays_until: Duration,
    /// What is said of the machine then.
    waiting: Option<Note>,
}

impl Output {
    pub fn new(note: Note) -> Self {
        Self { note, effects: Vec::new(), stays_until: Duration::ZERO, waiting: None }
    }

    /// What was said last.
    pub fn note(&self) -> &Note {
        &self.note
    }

    /// A refusal that is said again changes nothing that is shown, so it is told by a signal as well.
    pub fn say(&mut self, note: Note) {
        if note.status.refuses() {
            return self.reply(note);
        }
        self.note = note;
        (self.stays_until, self.waiting) = (Duration::ZERO, None);
    }

    /// Says what a key or click came to; where that is what was said last, a signal tells it once more.
    pub fn reply(&mut self, note: Note) {
        if note == self.note {
            self.signal(Signal::SaidAgain);
        }
        self.note = note;
        (self.stays_until, self.waiting) = (Duration::ZERO, None);
    }

    /// Says what became of something that somebody asked for beside the game, such as a file that could not be opened.
    pub fn answer(&mut self, note: Note, now: Duration) {
        self.say(note);
        self.stays_until = now + ANSWER_STAYS;
    }

    /// Says what the machine does, once such an answer has been there long enough to be read.
    pub fn say_of_machine(&mut self, note: Note, now: Duration) {
        if now < self.stays_until {
            self.waiting = Some(note);
        } else {
            self.say(note);
        }
    }

    /// When that is due.
    pub fn waiting_due(&self) -> Option<Duration> {
        self.waiting.as_ref().map(|_| self.stays_until)
    }

    pub fn say_what_waits(&mut self, now: Duration) {
        if self.waiting_due().is_some_and(|due| due <= now)
            && let Some(note) = self.waiting.take()
        {
            self.say(note);
        }
    }

    pub fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub fn signal(&mut self, signal: Signal) {
        self.effects.push(Effect::Signal(signal));
    }
}
