//! A game under study: its tree, the current node, and every edit with its undo.

use std::sync::{Arc, OnceLock};

use super::position::{IllegalPly, Ply, Position};
use super::tree::{
    CellMark, Change, GameTree, Judgement, Mark, NodeId, OtherStart, TreeImage, TreeImageError,
};

/// A tree of moves and a current node. Unlike a match it has no clock, and any legal ply can be made anywhere.
#[derive(Clone, Debug)]
pub struct Study {
    tree: GameTree,
    at: NodeId,
    position: Position,
    done: Vec<Step>,
    undone: Vec<Step>,
    revision: u64,
    /// Made when it is wanted, and kept while it is true: a large tree takes its time.
    image: OnceLock<Arc<TreeImage>>,
}

/// The changes that undo or redo one edit, in order of application.
#[derive(Clone, Debug)]
struct Step {
    changes: Vec<Change>,
    /// The current node before.
    at: NodeId,
}

impl Study {
    /// Begins to study a game, at the end of its main line.
    pub fn new(tree: GameTree) -> Self {
        let at = tree.main_end();
        Self::at_node(tree, at)
    }

    /// Resumes a saved study; earlier edits can't be undone.
    ///
    /// # Errors
    /// [`TreeImageError`] says what does not fit.
    pub fn restored(image: &TreeImage) -> Result<Self, TreeImageError> {
        let (tree, at) = image.read()?;
        Ok(Self::at_node(tree, at))
    }

    fn at_node(tree: GameTree, at: NodeId) -> Self {
        Self {
            position: tree.position(at),
            tree,
            at,
            done: Vec::new(),
            undone: Vec::new(),
            revision: 0,
            image: OnceLock::new(),
        }
    }

    /// The study in its saved form.
    pub fn image(&self) -> Arc<TreeImage> {
        Arc::clone(self.image.get_or_init(|| Arc::new(TreeImage::of(&self.tree, self.at))))
    }

    /// A number that is another after every change of the tree.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The game.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The current node.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Goes to another node, unless it is cut off or of another tree.
    pub fn go_to(&mut self, node: NodeId) {
        if self.tree.contains(node) {
            self.look_at(node);
        }
    }

    /// Goes to the start.
    pub fn first(&mut self) {
        self.look_at(NodeId::ROOT);
    }

    /// Goes to the end of the current line.
    pub fn last(&mut self) {
        if let Some(&end) = self.tree.line_after(self.at).last() {
            self.look_at(end);
        }
    }

    /// Goes one ply back.
    pub fn back(&mut self) {
        if let Some(parent) = self.tree.node(self.at).parent() {
            self.look_at(parent);
        }
    }

    /// Goes one ply forward, along the first child.
    pub fn forward(&mut self) {
        if let Some(&child) = self.tree.node(self.at).children().first() {
            self.look_at(child);
        }
    }

    /// Goes to the variation this many places further down, stopping at the first and last.
    pub fn to_sibling(&mut self, by: isize) {
        let Some(parent) = self.tree.node(self.at).parent() else { return };
        let siblings = self.tree.node(parent).children();
        let place = self.tree.place_of(self.at).unwrap_or(0);
        let to = place.saturating_add_signed(by).min(siblings.len() - 1);
        self.look_at(siblings[to]);
    }

    /// Plays a ply: follows it if it was played here before, else adds it as a variation; an edit.
    ///
    /// # Errors
    /// [`IllegalPly`] says why it is illegal; nothing changes then.
    pub fn play(&mut self, ply: Ply) -> Result<(), IllegalPly> {
        if let Some(child) = self.tree.child(self.at, ply) {
            self.look_at(child);
            return Ok(());
        }
        let change = self.tree.new_variation(self.at, ply)?;
        let Change::Attach { node, .. } = change else { unreachable!("a new ply is attached") };
        self.make(vec![change], node);
        Ok(())
    }

    /// Lets an engine write values and marks into the tree, and say whether it did. This is no edit, and is not undone.
    pub(crate) fn annotate(&mut self, write: impl FnOnce(&mut GameTree) -> bool) -> bool {
        let is_changed = write(&mut self.tree);
        if is_changed {
            self.tree_changed();
        }
        is_changed
    }

    fn tree_changed(&mut self) {
        self.revision += 1;
        self.image.take();
    }

    /// Moves this variation nearer to the main line. Returns whether it could.
    pub fn promote(&mut self) -> bool {
        let change = self.tree.promotion(self.at);
        self.make(change.into_iter().collect(), self.at)
    }

    /// Moves this node behind the next variation. Returns whether it could.
    pub fn demote(&mut self) -> bool {
        let change = self.tree.demotion(self.at);
        self.make(change.into_iter().collect(), self.at)
    }

    /// Makes this line the main line. Returns whether anything changed.
    pub fn make_main(&mut self) -> bool {
        let changes = self.tree.to_main_line(self.at);
        self.make(changes, self.at)
    }

    /// Cuts off this ply with everything after it, and goes to the position before. Returns whether anything changed.
    pub fn delete(&mut self) -> bool {
        let Some(parent) = self.tree.node(self.at).parent() else { return false };
        self.make(vec![Change::Detach { node: self.at }], parent)
    }

    /// Cuts off everything after this node. Returns whether anything changed.
    pub fn cut_after(&mut self) -> bool {
        let changes = self.tree.cut_after(self.at);
        self.make(changes, self.at)
    }

    /// Sets a node's comment. Returns whether that changed anything.
    pub fn comment(&mut self, node: NodeId, text: String) -> bool {
        if !self.tree.contains(node) || self.tree.node(node).comment() == text {
            return false;
        }
        self.make(vec![Change::Comment { node, text }], self.at)
    }

    /// Sets the judgement of the current ply; the same again removes it. Returns whether there is a ply.
    pub fn judge(&mut self, judgement: Judgement) -> bool {
        if self.at == NodeId::ROOT {
            return false;
        }
        let old = self.tree.node(self.at).judgement();
        let judgement = Some(judgement).filter(|_| old != Some(judgement));
        self.make(vec![Change::Judge { node: self.at, judgement }], self.at)
    }

    /// Sets a cell's mark; the same again removes it. Returns whether there is such a cell.
    pub fn mark(&mut self, cell: usize, mark: Mark) -> bool {
        if cell >= usize::from(self.position.size()).pow(2) {
            return false;
        }
        let mut marks = self.tree.node(self.at).marks().to_vec();
        let is_there = marks.iter().any(|it| it.cell == cell && it.mark == mark);
        marks.retain(|it| it.cell != cell);
        if !is_there {
            marks.push(CellMark { cell, mark });
        }
        marks.sort();
        self.make(vec![Change::Mark { node: self.at, marks }], self.at)
    }

    /// Merges the lines of another game into this one.
    ///
    /// # Errors
    /// [`OtherStart`]; nothing changes then.
    pub fn merge(&mut self, other: &GameTree) -> Result<(), OtherStart> {
        let changes = self.tree.merge(other)?;
        // Values may be new without a change to undo.
        self.tree_changed();
        if !changes.is_empty() {
            self.done.push(Step { changes, at: self.at });
            self.undone.clear();
        }
        Ok(())
    }

    /// Returns whether there is an edit to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Returns whether there is an edit to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the latest edit. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.done.pop() else { return false };
        let step = self.take(step);
        self.undone.push(step);
        true
    }

    /// Forgets the edits that were undone.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Redoes the edit last undone. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.undone.pop() else { return false };
        let step = self.take(step);
        self.done.push(step);
        true
    }

    fn make(&mut self, changes: Vec<Change>, then: NodeId) -> bool {
        if changes.is_empty() {
            return false;
        }
        let before = self.at;
        let step = self.take(Step { changes, at: then });
        self.done.push(Step { at: before, ..step });
        self.undone.clear();
        true
    }

    /// Applies a step and goes to its node; returns the step that undoes it.
    fn take(&mut self, step: Step) -> Step {
        let before = self.at;
        let mut changes: Vec<_> =
            step.changes.into_iter().map(|change| self.tree.apply(change)).collect();
        changes.reverse();
        self.tree_changed();
        self.look_at(step.at);
        Step { changes, at: before }
    }

    fn look_at(&mut self, node: NodeId) {
        if node == self.at {
            return;
        }
        self.position = match (self.tree.node(node).parent(), self.tree.node(node).ply()) {
            // One ply forward is the common case.
            (Some(parent), Some(ply)) if parent == self.at => {
                let mut position = self.position.clone();
                position.play(ply).expect("every ply of a tree is legal");
                position
            }
            _ => self.tree.position(node),
        };
        self.at = node;
        self.image.take();
    }
}
