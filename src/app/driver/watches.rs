//! What can be seen of the external programs that run.

use crate::app::engines::ListedProgram;
use crate::engine::program::{State, Watch};
use crate::game::ProgramId;

#[derive(Default)]
pub(super) struct Watches {
    /// Those that run and the latest of each program that ran since the start, the latest last.
    seen: Vec<(ProgramId, Watch)>,
}

impl Watches {
    /// The latest.
    pub(super) fn of(&self, id: ProgramId) -> Option<&Watch> {
        self.all(id).next_back()
    }

    /// The state of a program, which may have both seats: that of the one that has more to do, else the latest's.
    pub(super) fn state(&self, id: ProgramId) -> Option<State> {
        let activity = |state: &State| match state {
            State::Ended(_) => 0,
            State::Ready => 1,
            State::Starting => 2,
            State::Silent => 3,
            State::Thinking => 4,
        };
        self.all(id).map(Watch::state).max_by_key(activity)
    }

    pub(super) fn add(&mut self, id: ProgramId, watch: Watch) {
        let stays = |(seen, watch): &(ProgramId, Watch)| {
            *seen != id || !matches!(watch.state(), State::Ended(_))
        };
        self.seen.retain(stays);
        self.seen.push((id, watch));
    }

    pub(super) fn retain(&mut self, list: &[ListedProgram]) {
        self.seen.retain(|(id, _)| list.iter().any(|program| program.id == *id));
    }

    fn all(&self, id: ProgramId) -> impl DoubleEndedIterator<Item = &Watch> {
        self.seen.iter().filter(move |(seen, _)| *seen == id).map(|(_, watch)| watch)
    }
}
