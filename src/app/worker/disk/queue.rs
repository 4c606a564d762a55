//! What waits for a thread of the disk, and what need not be done because something later makes up for it.

use std::collections::VecDeque;
use std::sync::mpsc::Receiver;

/// What something that waits is, as far as that matters to others that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Saves the game: the latest counts.
    Save,
    /// Removes the game, and with it all saves that wait.
    Clear,
    /// A save before it and one after it belong to different files.
    ChangesSession,
    /// Saves the settings: the latest counts.
    Settings,
    /// Has to be done, whatever comes after it.
    Other,
}

/// Something that waits for a thread.
pub(super) trait Queued {
    /// What it is.
    fn kind(&self) -> Kind;

    /// Takes the place of settings that were asked for earlier, with all that hangs on them.
    fn absorb(&mut self, earlier: Self);
}

/// Does what comes until nobody can ask any more.
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

/// Adds something, which may take the place of what waits.
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
            // What waits before a removal must not be replaced: the game would be removed with it.
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
