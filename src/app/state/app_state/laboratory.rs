//! The laboratory, for the position on the board.

use super::AppState;
use crate::app::state::{LabEvent, Laboratory};
use crate::game::Variant;
use crate::lab::RequestError;

impl AppState {
    /// The laboratory.
    pub fn lab(&self) -> &Laboratory {
        &self.lab
    }

    /// The game that the algorithms of the laboratory play.
    pub fn lab_variant(&self) -> Variant {
        let study = self.study().map(|study| study.tree().variant());
        study.unwrap_or(self.table.game.setup().variant)
    }

    /// Why nothing can be run on the position on the board, while the laboratory is open.
    pub fn lab_error(&self) -> Option<RequestError> {
        self.lab.unfit(|| self.explored_position())
    }

    /// Whether two or more are chosen who can play the game from its start, while the laboratory is open.
    pub fn lab_can_play(&self) -> bool {
        self.lab.can_play(self.lab_variant())
    }

    pub(super) fn lab_event(&mut self, event: LabEvent) {
        let (position, variant) = (self.explored_position(), self.lab_variant());
        self.lab.apply(event, position, variant, &mut self.out);
    }
}
