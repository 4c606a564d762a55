//! A game that is studied: its tree, where one looks at it, and every edit with its way back.

use super::position::{IllegalPly, Ply, Position};
use super::tree::{
    CellMark, Change, GameTree, Judgement, Mark, NodeId, OtherStart, TreeImage, TreeImageError,
};

/// A tree of moves with a place in it. Unlike a match it has no clock and nobody's turn: any legal ply can be made
/// at any position.
#[derive(Clone, Debug)]
pub struct Study {
    tree: GameTree,
    at: NodeId,
    /// The position there.
    position: Position,
    done: Vec<Step>,
    undone: Vec<Step>,
}

/// One edit as the changes that take it back (or make it again), the first to be applied first.
#[derive(Clone, Debug)]
struct Step {
    changes: Vec<Change>,
    /// Where one looked before.
    at: NodeId,
}

impl Study {
    /// Begins to study a game, at the end of its main line.
    pub fn new(tree: GameTree) -> Self {
        let at = tree.main_end();
        Self { position: tree.position(at), tree, at, done: Vec::new(), undone: Vec::new() }
    }

    /// Goes on with a study that was kept; no edit of before can be taken back.
    ///
    /// # Errors
    /// [`TreeImageError`] says what of the image does not fit.
    pub fn restored(image: &TreeImage) -> Result<Self, TreeImageError> {
        let (tree, at) = image.read()?;
        Ok(Self { position: tree.position(at), tree, at, done: Vec::new(), undone: Vec::new() })
    }

    /// What is kept of the study.
    pub fn image(&self) -> TreeImage {
        TreeImage::of(&self.tree, self.at)
    }

    /// The game.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Where one looks at it.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The position there.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Looks at another node. A node that is cut off, or of another tree, is not looked at.
    pub fn go_to(&mut self, node: NodeId) {
        if self.tree.contains(node) {
            self.look_at(node);
        }
    }

    /// Looks at the start.
    pub fn first(&mut self) {
        self.look_at(NodeId::ROOT);
    }

    /// Looks at the end of the line that goes on from here.
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

    /// Goes one ply on, along the first child.
    pub fn forward(&mut self) {
        if let Some(&child) = self.tree.node(self.at).children().first() {
            self.look_at(child);
        }
    }

    /// Goes to the variation that is so many places further down beside this node, and not past the first or last.
    pub fn to_sibling(&mut self, by: isize) {
        let Some(parent) = self.tree.node(self.at).parent() else { return };
        let siblings = self.tree.node(parent).children();
        let place = self.tree.place_of(self.at).unwrap_or(0);
        let to = place.saturating_add_signed(by).min(siblings.len() - 1);
        self.look_at(siblings[to]);
    }

    /// Plays a ply here: follows it where it was played before, else it becomes a variation; an edit.
    ///
    /// # Errors
    /// [`IllegalPly`] says why it can't be played; nothing changes then.
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

    /// Lets an engine write what it found into the tree: values and marks. That is no edit, so nothing of it is taken back.
    pub fn annotate(&mut self, write: impl FnOnce(&mut GameTree)) {
        write(&mut self.tree);
    }

    /// Brings the variation here nearer to the main line. Gives whether there was anything to do.
    pub fn promote(&mut self) -> bool {
        let change = self.tree.promotion(self.at);
        self.make(change.into_iter().collect(), self.at)
    }

    /// Puts what is played here behind the next variation. Gives whether there was anything to do.
    pub fn demote(&mut self) -> bool {
        let change = self.tree.demotion(self.at);
        self.make(change.into_iter().collect(), self.at)
    }

    /// Makes the line to here the main line. Gives whether there was anything to do.
    pub fn make_main(&mut self) -> bool {
        let changes = self.tree.to_main_line(self.at);
        self.make(changes, self.at)
    }

    /// Cuts off the ply that led here, with all that follows, and looks at the position before. Gives whether there
    /// was anything to do.
    pub fn delete(&mut self) -> bool {
        let Some(parent) = self.tree.node(self.at).parent() else { return false };
        self.make(vec![Change::Detach { node: self.at }], parent)
    }

    /// Cuts off all that follows here. Gives whether there was anything to do.
    pub fn cut_after(&mut self) -> bool {
        let changes = self.tree.cut_after(self.at);
        self.make(changes, self.at)
    }

    /// Writes a comment about a node. Gives whether there is such a node, and it had another one.
    pub fn comment(&mut self, node: NodeId, text: String) -> bool {
        if !self.tree.contains(node) || self.tree.node(node).comment() == text {
            return false;
        }
        self.make(vec![Change::Comment { node, text }], self.at)
    }

    /// Says what one thinks of the ply that led here; the same again takes it away. Gives whether there is a ply.
    pub fn judge(&mut self, judgement: Judgement) -> bool {
        if self.at == NodeId::ROOT {
            return false;
        }
        let old = self.tree.node(self.at).judgement();
        let judgement = Some(judgement).filter(|_| old != Some(judgement));
        self.make(vec![Change::Judge { node: self.at, judgement }], self.at)
    }

    /// Puts a sign on a cell in place of any other; the same again takes it away. Gives whether there is such a cell.
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

    /// Puts the lines of another game into this one.
    ///
    /// # Errors
    /// [`OtherStart`]; nothing changes then.
    pub fn merge(&mut self, other: &GameTree) -> Result<(), OtherStart> {
        let changes = self.tree.merge(other)?;
        if !changes.is_empty() {
            self.done.push(Step { changes, at: self.at });
            self.undone.clear();
        }
        Ok(())
    }

    /// Returns whether there is an edit to take back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Returns whether there is an edit to make again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the latest edit back. Gives whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.done.pop() else { return false };
        let step = self.take(step);
        self.undone.push(step);
        true
    }

    /// Makes the edit again that was taken back last. Gives whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.undone.pop() else { return false };
        let step = self.take(step);
        self.done.push(step);
        true
    }

    /// Makes an edit and looks at a node. Gives whether it changes anything.
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

    /// Applies the changes of a step and looks where it says; gives the step that undoes it.
    fn take(&mut self, step: Step) -> Step {
        let before = self.at;
        let mut changes: Vec<_> =
            step.changes.into_iter().map(|change| self.tree.apply(change)).collect();
        changes.reverse();
        self.look_at(step.at);
        Step { changes, at: before }
    }

    fn look_at(&mut self, node: NodeId) {
        if node == self.at {
            return;
        }
        self.position = match (self.tree.node(node).parent(), self.tree.node(node).ply()) {
            // One ply on is what happens most.
            (Some(parent), Some(ply)) if parent == self.at => {
                let mut position = self.position.clone();
                position.play(ply).expect("every ply of a tree is legal");
                position
            }
            _ => self.tree.position(node),
        };
        self.at = node;
    }
}
