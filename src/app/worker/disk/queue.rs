//! The queue of a disk thread, in which later work can make earlier work unnecessary.

use std::collections::VecDeque;
use std::sync::mpsc::Receiver;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Saves the game; the last one counts.
    Save,
    /// Removes the game, which drops waiting saves.
    Clear,
    /// Saves before and after it belong to different files.
    ChangesSession,
    /// Saves the settings; the last one counts.
    Settings,
    /// Must be done in any case.
    Other,
}

pub(super) trait Queued {
    fn kind(&self) -> Kind;

    /// Replaces an earlier save of the settings, and takes over what it has pending.
    fn absorb(&mut self, earlier: Self);
}

pub(super) fn work<Q: Queued>(asked: &Receiver<Q>, mut perform: impl FnMut(Q)) {
    let mut waiting = VecDeque::new();
    loop {
        if waiting.is_empty() {
            match asked.recv() {
                Ok(task) => enqueue(&mut waiting, task),
                Err(_) => return,
            }
        }
        while let Ok(task) = asked.try_recv() {
            enqueue(&mut waiting, task);
        }
        if let Some(task) = waiting.pop_front() {
            perform(task);
        }
    }
}

fn enqueue<Q: Queued>(waiting: &mut VecDeque<Q>, task: Q) {
    let of_this_session = waiting
        .iter()
        .rposition(|task| task.kind() == Kind::ChangesSession)
        .map_or(0, |barrier| barrier + 1);
    match task.kind() {
        Kind::Clear => {
            let mut index = 0;
            waiting.retain(|waiting| {
                index += 1;
                index <= of_this_session || waiting.kind() != Kind::Save
            });
            waiting.push_back(task);
        }
        Kind::Save => {
            let same = |waiting: &Q| matches!(waiting.kind(), Kind::Save | Kind::Clear);
            // A save before a removal must stay, or the game would be removed with it.
            match waiting.range(of_this_session..).rposition(same) {
                Some(at) if waiting[of_this_session + at].kind() == Kind::Save => {
                    waiting[of_this_session + at] = task;
                }
                _ => waiting.push_back(task),
            }
        }
        Kind::Settings => match waiting.iter().position(|it| it.kind() == Kind::Settings) {
            Some(at) => {
                let earlier = std::mem::replace(&mut waiting[at], task);
                waiting[at].absorb(earlier);
            }
            None => waiting.push_back(task),
        },
        Kind::ChangesSession | Kind::Other => waiting.push_back(task),
    }
}
