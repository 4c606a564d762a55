//! Other games in a study, and positions that are looked for in it.

use crate::app::state::{AppState, Effect, Note, Status};
use crate::game::Position;
use crate::game::tree::{GameTree, NodeId};

impl AppState {
    /// Puts the lines of another game into the study as variations, and looks at the end of its main line.
    pub(super) fn merge_into_study(&mut self, other: &GameTree, effects: &mut Vec<Effect>) {
        let Some(study) = self.study_mut() else { return };
        let before = study.tree().len();
        if study.merge(other).is_err() {
            self.note = Note::new(Status::MergeRefused);
            return;
        }
        let added = study.tree().len() - before;
        let mut at = NodeId::ROOT;
        for ply in other.plies(other.main_end()) {
            at = study.tree().child(at, ply).expect("its lines are there now");
        }
        study.go_to(at);
        self.edited(effects);
        self.note = Note::new(Status::Merged).number(added);
    }

    /// Looks at the next node with this position, by whatever moves it was reached; after the last comes the first.
    pub(super) fn find_in_study(&mut self, wanted: &Position) {
        let Some(study) = self.study_mut() else { return };
        let found = study.tree().find(wanted);
        let here = found.iter().position(|&node| node == study.at());
        let next = found.get(here.map_or(0, |at| (at + 1) % found.len())).copied();
        match next {
            Some(node) => self.look_in_study(|study| study.go_to(node)),
            None => self.note = Note::new(Status::PositionNotFound),
        }
    }
}
