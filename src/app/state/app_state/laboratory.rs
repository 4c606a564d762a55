//! The laboratory, for the position on the board.

use super::AppState;
use crate::app::state::{LabEvent, Laboratory};
use crate::lab::RequestError;

impl AppState {
    /// The laboratory.
    pub fn lab(&self) -> &Laboratory {
        &self.lab
    }

    /// Why nothing can be run on the position on the board, while the laboratory is open.
    pub fn lab_error(&self) -> Option<RequestError> {
        self.lab.unfit(|| self.explored_position())
    }

    /// Whether two or more are chosen who can play the game from its start, while the laboratory is open.
    pub fn lab_can_play(&self) -> bool {
        self.lab.can_play(self.variant_below())
    }

    pub(super) fn lab_event(&mut self, event: LabEvent) {
        let (position, variant) = (self.explored_position(), self.variant_below());
        self.lab.apply(event, position, variant, &mut self.out);
    }
}
