//! What can be seen of the external programs that run.

use crate::app::engines::ListedProgram;
use crate::engine::program::Watch;
use crate::game::ProgramId;

#[derive(Default)]
pub(super) struct Watches {
    /// The latest of each program that ran since the start.
    seen: Vec<(ProgramId, Watch)>,
}

impl Watches {
    pub(super) fn of(&self, id: ProgramId) -> Option<&Watch> {
        self.seen.iter().find(|(seen, _)| *seen == id).map(|(_, watch)| watch)
    }

    pub(super) fn add(&mut self, id: ProgramId, watch: Watch) {
        self.seen.retain(|(seen, _)| *seen != id);
        self.seen.push((id, watch));
    }

    pub(super) fn retain(&mut self, list: &[ListedProgram]) {
        self.seen.retain(|(id, _)| list.iter().any(|program| program.id == *id));
    }
}
