//! A repertoire as a game with variations.

use std::collections::BTreeSet;

use super::graph::Repertoire;
use super::key::{PositionKey, Seen};
use crate::game::Ply;
use crate::game::tree::{GameTree, NodeId, Start};

impl Repertoire {
    /// All lines as a game with variations, main answers first. A position that comes twice goes on where it comes first,
    /// and has but its main answer elsewhere. Read back by [`Repertoire::lines_of`], it is the same but for what is
    /// remembered and left out.
    pub fn to_tree(&self) -> GameTree {
        let start = Start::of(self.variant).expect("a repertoire has a start");
        let mut tree = GameTree::new(start);
        let mut written = BTreeSet::new();
        self.write(&self.root(), NodeId::ROOT, &mut tree, &mut written);
        tree
    }

    fn write(
        &self,
        seen: &Seen,
        at: NodeId,
        tree: &mut GameTree,
        written: &mut BTreeSet<PositionKey>,
    ) {
        let is_new = written.insert(seen.key.clone());
        let Some(place) = self.place(&seen.key) else { return };
        // A move without its answer would be cut off when it is read.
        let most = match (is_new, seen.is_turn_of(self.side)) {
            (true, _) => usize::MAX,
            (false, true) => 1,
            (false, false) => 0,
        };
        for it in place.moves.iter().take(most) {
            let cell = seen.shown(it.cell);
            let Some(after) = seen.after(cell) else { continue };
            let mut plies = Vec::new();
            after.plies_after(cell, &mut plies);
            let end = plies.into_iter().try_fold(at, |at, ply: Ply| tree.play(at, ply));
            let Ok(end) = end else { continue };
            self.write(&after, end, tree, written);
        }
    }
}
