//! The line of a game that a match follows: its turns, the positions between them, which need not be replayed, and the
//! redo steps. The game itself is the tree; what is taken back and then replaced stays there as a variation.

use std::time::Duration;

use super::outcome::End;
use super::position::{IllegalPly, Ply, Position};
use super::side::{PerSide, Side};
use super::tree::{GameTree, NodeId, Start};
use super::turn::{How, Turn};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Turn {
        node: NodeId,
        turn: Turn,
        after: PerSide<Duration>,
    },
    /// An end not on the board; always the last step.
    End(End),
}

/// The turns from the start of a game to the current position.
#[derive(Clone, Debug)]
pub(super) struct History {
    tree: GameTree,
    /// Before the first turn, and after each.
    nodes: Vec<NodeId>,
    positions: Vec<Position>,
    turns: Vec<Turn>,
    end: Option<End>,
    /// The next step last.
    redo: Vec<Step>,
}

impl History {
    pub(super) fn new(start: Start) -> Self {
        Self {
            nodes: vec![NodeId::ROOT],
            positions: vec![start.position().clone()],
            tree: GameTree::new(start),
            turns: Vec::new(),
            end: None,
            redo: Vec::new(),
        }
    }

    /// The game with everything that was played and taken back. Its main line is the current game.
    pub(super) fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The nodes of the line: the start, after each turn, and after each turn taken back.
    pub(super) fn line(&self) -> impl Iterator<Item = NodeId> {
        let taken_back = self.redo.iter().rev().filter_map(|step| match step {
            Step::Turn { node, .. } => Some(*node),
            Step::End(_) => None,
        });
        self.nodes.iter().copied().chain(taken_back)
    }

    pub(super) fn add_variation(
        &mut self,
        at: NodeId,
        ply: Ply,
        how: How,
        clocks: PerSide<Duration>,
    ) -> Result<NodeId, IllegalPly> {
        let mut position = self.tree.position(at);
        let side = position.side_to_move();
        let node = self.tree.play_from(at, &mut position, ply)?;
        self.tree.set_turn(node, Turn { side, ply, how, clocks });
        Ok(node)
    }

    pub(super) fn tip(&self) -> NodeId {
        *self.nodes.last().expect("the start is always there")
    }

    pub(super) fn position(&self) -> &Position {
        self.positions.last().expect("the start is always there")
    }

    pub(super) fn position_after(&self, turns: usize) -> &Position {
        self.positions.get(turns).unwrap_or_else(|| self.position())
    }

    pub(super) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    pub(super) fn end(&self) -> Option<End> {
        self.end
    }

    pub(super) fn redo(&self) -> &[Step] {
        &self.redo
    }

    /// The turns of the opening, which nobody takes back.
    pub(super) fn opening_length(&self) -> usize {
        self.turns.iter().take_while(|turn| turn.how == How::Opening).count()
    }

    pub(super) fn is_fresh(&self) -> bool {
        self.turns.len() == self.opening_length() && self.end.is_none() && self.redo.is_empty()
    }

    pub(super) fn player_of(&self, turn: usize) -> Side {
        self.position_after(turn).player_to_move()
    }

    pub(super) fn was_forced(&self, turn: usize) -> bool {
        self.position_after(turn).must_pass()
    }

    /// Plays a new ply and clears the redo steps. Returns the cells that changed colour.
    pub(super) fn play(
        &mut self,
        ply: Ply,
        how: How,
        clocks: PerSide<Duration>,
    ) -> Result<Vec<usize>, IllegalPly> {
        let changed = self.push(ply, how, clocks)?;
        self.redo.clear();
        Ok(changed)
    }

    fn push(
        &mut self,
        ply: Ply,
        how: How,
        clocks: PerSide<Duration>,
    ) -> Result<Vec<usize>, IllegalPly> {
        let mut position = self.position().clone();
        let side = position.side_to_move();
        let changed = match ply {
            Ply::Place(cell) => position.changes(cell),
            Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => Vec::new(),
        };
        let node = self.tree.lead_from(self.tip(), &mut position, ply)?;
        let turn = Turn { side, ply, how, clocks };
        self.tree.set_turn(node, turn);
        self.nodes.push(node);
        self.positions.push(position);
        self.turns.push(turn);
        Ok(changed)
    }

    pub(super) fn end_by(&mut self, end: End) {
        // The redo steps were not played.
        for change in self.tree.cut_after(self.tip()) {
            self.tree.apply(change);
        }
        self.set_end(Some(end));
        self.redo.clear();
    }

    pub(super) fn take_back_end(&mut self) -> bool {
        let taken = self.end;
        self.set_end(None);
        self.redo.extend(taken.map(Step::End));
        taken.is_some()
    }

    /// Takes back the latest turn; `after` are the clocks at its end.
    pub(super) fn take_back(&mut self, after: PerSide<Duration>) -> Option<Turn> {
        let turn = self.turns.pop()?;
        self.positions.pop();
        let node = self.nodes.pop()?;
        self.redo.push(Step::Turn { node, turn, after });
        Some(turn)
    }

    fn set_end(&mut self, end: Option<End>) {
        self.end = end;
        self.tree.set_end(self.tip(), end);
    }

    pub(super) fn bring_back(&mut self) -> Option<Step> {
        let step = self.redo.pop()?;
        match step {
            Step::Turn { turn, .. } => {
                self.push(turn.ply, turn.how, turn.clocks).expect("it was legal here before");
            }
            Step::End(end) => self.set_end(Some(end)),
        }
        Some(step)
    }
}
