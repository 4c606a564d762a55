//! What is studied. It is there also while a game is played, so that the study waits.

use std::collections::HashSet;

use crate::game::tree::{GameTree, NodeId, TreeImage};
use crate::game::{Ply, Study};

#[derive(Clone, Debug, Default)]
pub(super) struct Notebook {
    pub study: Option<Study>,
    /// Of the study, another for each.
    number: u32,
    /// The number of the match that belongs to the study: begun from there, or studied.
    game: Option<u64>,
    /// What was studied before, until the first edit.
    pub earlier: Option<Box<Study>>,
    pub folded: HashSet<NodeId>,
}

impl Notebook {
    pub(super) fn of(study: Study) -> Self {
        Self { study: Some(study), ..Self::default() }
    }

    pub(super) fn study(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    pub(super) fn shown(&self, has_study: bool) -> Option<&Study> {
        self.study.as_ref().filter(|_| has_study)
    }

    pub(super) fn is_of_game(&self, number: u64) -> bool {
        self.game == Some(number)
    }

    pub(super) fn join_game(&mut self, number: u64) {
        self.game = Some(number);
    }

    pub(super) fn leave_game(&mut self) {
        self.game = None;
    }

    pub(super) fn fold(&mut self, node: NodeId) {
        if !self.folded.remove(&node) {
            self.folded.insert(node);
        }
    }

    pub(super) fn number(&self) -> u32 {
        self.number
    }

    /// The study with this number, or the one before that Undo would bring back.
    pub(super) fn numbered_mut(&mut self, number: u32) -> Option<&mut Study> {
        if number == self.number {
            self.study.as_mut()
        } else {
            self.earlier.as_deref_mut().filter(|_| number + 1 == self.number)
        }
    }

    /// Studies something else; unless it is empty, the old study comes back with Undo.
    pub(super) fn begin(&mut self, study: Study) {
        self.number += 1;
        let old = self.study.replace(study);
        self.earlier = old.filter(is_worth_it).map(Box::new);
        self.folded.clear();
    }

    pub(super) fn restore(&mut self, study: Study, earlier: Option<Study>) {
        let old = self.study.take().filter(is_worth_it);
        // The number before is that of the old study, or of none.
        let number = self.number + if old.is_some() { 1 } else { 2 };
        let earlier = old.or(earlier).map(Box::new);
        *self = Self { number, earlier, ..Self::of(study) };
    }

    /// Studies the match with this number, or continues the study if that has anything to do with it.
    pub(super) fn open(&mut self, played: GameTree, plies: &[Ply], number: u64) {
        let is_fresh = plies.is_empty();
        let is_of_game = self.is_of_game(number);
        let goes_on = self
            .study
            .as_mut()
            .is_some_and(|old| is_fresh || (is_of_game && old.merge(&played).is_ok()));
        match &mut self.study {
            Some(old) if goes_on && !is_fresh => follow(old, plies),
            Some(_) if goes_on => {}
            _ => {
                let mut study = Study::new(played);
                // Not to moves that were taken back.
                follow(&mut study, plies);
                self.begin(study);
            }
        }
        if !is_fresh {
            self.join_game(number);
        }
    }

    /// Takes an edit back, or before the first one brings the earlier study back. Returns whether there was either.
    pub(super) fn undo(&mut self) -> bool {
        let Some(study) = &mut self.study else { return false };
        if study.undo() {
            return true;
        }
        let Some(earlier) = self.earlier.take() else { return false };
        *study = *earlier;
        self.number += 1;
        self.leave_game();
        true
    }

    pub(super) fn image(&self) -> Option<TreeImage> {
        self.study.as_ref().filter(|it| is_worth_it(it)).map(Study::image)
    }
}

/// Whether somebody would miss it.
fn is_worth_it(study: &Study) -> bool {
    !study.tree().is_empty() || study.tree().start().is_set_up()
}

fn follow(study: &mut Study, plies: &[Ply]) {
    let mut at = NodeId::ROOT;
    for &ply in plies {
        let Some(child) = study.tree().child(at, ply) else { break };
        at = child;
    }
    study.go_to(at);
}
