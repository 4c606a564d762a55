//! The turns of a match from its start, every position between them, and what was taken back.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::outcome::End;
use super::position::{IllegalPly, Ply, Position};
use super::side::{PerSide, Side};

/// How a turn came to its ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A stone was placed.
    Placed,
    /// A choice of the opening was made.
    Chosen,
    /// A stone was placed as part of the opening that the game began with.
    Opening,
    /// There was no legal move.
    ForcedPass,
    /// Somebody skipped the turn though there was a legal move.
    Skipped,
    /// The time was up, and the turn went to the other side.
    TimedOut,
}

/// One turn of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side to move, and so the colour of the stone if one was placed.
    pub side: Side,
    /// What was done.
    pub ply: Ply,
    /// Why.
    pub how: How,
    /// What each side had on its clock when the turn began.
    pub clocks: PerSide<Duration>,
}

/// Something that was taken back and can be brought back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A turn.
    Turn {
        turn: Turn,
        /// The clocks when the next turn began.
        after: PerSide<Duration>,
    },
    /// An end that the board does not show; always the last step.
    End(End),
}

/// The turns from the start of a game to where it stands. Every ply is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct History {
    /// Before the first turn, and after each.
    positions: Vec<Position>,
    turns: Vec<Turn>,
    end: Option<End>,
    /// The next step last.
    redo: Vec<Step>,
}

impl History {
    /// A game of which nothing has been played.
    pub(super) fn new(start: Position) -> Self {
        Self { positions: vec![start], turns: Vec::new(), end: None, redo: Vec::new() }
    }

    /// Where the game stands.
    pub(super) fn position(&self) -> &Position {
        self.positions.last().expect("the start is always there")
    }

    /// The position after this many turns, or where the game stands if there were fewer.
    pub(super) fn position_after(&self, turns: usize) -> &Position {
        self.positions.get(turns).unwrap_or_else(|| self.position())
    }

    pub(super) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    pub(super) fn end(&self) -> Option<End> {
        self.end
    }

    /// What was taken back, the next step last.
    pub(super) fn redo(&self) -> &[Step] {
        &self.redo
    }

    /// The turns of the opening that the game began with; nobody made them, and nobody takes them back.
    pub(super) fn opening_length(&self) -> usize {
        self.turns.iter().take_while(|turn| turn.how == How::Opening).count()
    }

    /// Returns whether nothing has happened yet, but for the opening.
    pub(super) fn is_fresh(&self) -> bool {
        self.turns.len() == self.opening_length() && self.end.is_none() && self.redo.is_empty()
    }

    /// The player whose turn it was.
    pub(super) fn player_of(&self, turn: usize) -> Side {
        self.position_after(turn).player_to_move()
    }

    /// Returns whether the side of this turn had nothing but a pass.
    pub(super) fn was_forced(&self, turn: usize) -> bool {
        self.position_after(turn).must_pass()
    }

    /// Plays a new ply; nothing can be brought back any more. Gives the cells that changed colour.
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
        let changed = position.play(ply)?;
        self.positions.push(position);
        self.turns.push(Turn { side, ply, how, clocks });
        Ok(changed)
    }

    /// Ends the game in a way that the board does not show.
    pub(super) fn end_by(&mut self, end: End) {
        self.end = Some(end);
        self.redo.clear();
    }

    /// Takes back the end that the board does not show, if there is one.
    pub(super) fn take_back_end(&mut self) -> bool {
        let taken = self.end.take();
        self.redo.extend(taken.map(Step::End));
        taken.is_some()
    }

    /// Takes back the latest turn; `after` is what the clocks showed when it was over.
    pub(super) fn take_back(&mut self, after: PerSide<Duration>) -> Option<Turn> {
        let turn = self.turns.pop()?;
        self.positions.pop();
        self.redo.push(Step::Turn { turn, after });
        Some(turn)
    }

    /// Brings back the step that was taken back last.
    pub(super) fn bring_back(&mut self) -> Option<Step> {
        let step = self.redo.pop()?;
        match step {
            Step::Turn { turn, .. } => {
                self.push(turn.ply, turn.how, turn.clocks).expect("it was legal here before");
            }
            Step::End(end) => self.end = Some(end),
        }
        Some(step)
    }
}
