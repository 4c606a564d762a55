//! What lies on the desk of whoever studies.

use std::collections::HashSet;

use crate::game::Study;
use crate::game::tree::{NodeId, TreeImage};

/// What is studied.
#[derive(Clone, Debug, Default)]
pub(in crate::app::state) struct Desk {
    pub(super) study: Option<Study>,
    /// Whether it is on the board.
    pub(super) is_open: bool,
    /// Whether the game that is played belongs to it: it was begun from there, or is what is studied.
    pub(super) is_of_game: bool,
    /// What was studied before, until the first edit.
    pub(super) earlier: Option<Box<Study>>,
    /// Variations of which only the beginning is shown.
    pub(super) folded: HashSet<NodeId>,
}

impl Desk {
    /// Another game is played than the one that is studied.
    pub(in crate::app::state) fn leave_game(&mut self) {
        self.is_of_game = false;
    }

    pub(in crate::app::state) fn study(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    /// Whether the game that is played belongs to what is studied.
    pub(in crate::app::state) fn is_of_game(&self) -> bool {
        self.is_of_game
    }

    /// Has this study on the board and nothing else.
    pub(in crate::app::state) fn show(&mut self, study: Study) {
        *self = Self { study: Some(study), is_open: true, ..Self::default() };
    }

    /// Takes the study off the board.
    pub(in crate::app::state) fn shut(&mut self) {
        self.is_open = false;
    }

    pub(in crate::app::state) fn study_mut(&mut self) -> Option<&mut Study> {
        self.study.as_mut()
    }

    pub(super) fn image(&self) -> Option<TreeImage> {
        let study = self.study.as_ref()?;
        let is_worth_it = !study.tree().is_empty() || study.tree().start().is_set_up();
        is_worth_it.then(|| study.image())
    }
}
