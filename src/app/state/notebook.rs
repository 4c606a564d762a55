//! The notebook in which games are studied. It is there also while a game is played, so that the study waits.

use std::collections::HashSet;

use crate::game::Study;
use crate::game::tree::{NodeId, TreeImage};

/// What is studied, or was.
#[derive(Clone, Debug, Default)]
pub(super) struct Notebook {
    pub(super) study: Option<Study>,
    /// Whether the game that is played belongs to the study: it was begun from there, or is what is studied.
    pub(super) is_of_game: bool,
    /// What was studied before, until the first edit.
    pub(super) earlier: Option<Box<Study>>,
    /// Variations of which only the beginning is shown.
    pub(super) folded: HashSet<NodeId>,
}

impl Notebook {
    /// A notebook with nothing but this study.
    pub(super) fn of(study: Study) -> Self {
        Self { study: Some(study), ..Self::default() }
    }

    /// Another game is played than the one that is studied.
    pub(super) fn leave_game(&mut self) {
        self.is_of_game = false;
    }

    pub(super) fn study(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    /// Whether the game that is played belongs to what is studied.
    pub(super) fn is_of_game(&self) -> bool {
        self.is_of_game
    }

    /// Folds a variation, or unfolds it.
    pub(super) fn fold(&mut self, node: NodeId) {
        if !self.folded.remove(&node) {
            self.folded.insert(node);
        }
    }

    /// The study as it is kept; `None` if there is nothing in it.
    pub(super) fn image(&self) -> Option<TreeImage> {
        let study = self.study.as_ref()?;
        let is_worth_it = !study.tree().is_empty() || study.tree().start().is_set_up();
        is_worth_it.then(|| study.image())
    }
}
