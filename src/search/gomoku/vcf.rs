//! Victory by continuous fours: a win that leaves the other side nothing but to stop fives.

use super::context::Searcher;
use super::moves::{self, Moves};
use crate::eval::gomoku::{Cell, Class};
use crate::gomoku::Ruleset;
use crate::search::budget::Spent;

/// A win that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// Its first move.
    pub first: Cell,
    /// Its length in plies, at most.
    pub plies: usize,
}

/// What earlier looks at positions gave, kept so that a sequence of fours in another order is not
/// followed again.
#[derive(Debug)]
pub struct Memory {
    /// Hash, and plies that were looked ahead in vain.
    slots: Vec<(u64, u8)>,
}

impl Memory {
    const SLOTS: usize = 1 << 14;

    /// One that remembers nothing.
    pub fn new() -> Self {
        Self { slots: vec![(0, 0); Self::SLOTS] }
    }

    /// Returns whether looking so far ahead was in vain already.
    pub fn is_vain(&self, hash: u64, plies: usize) -> bool {
        let (known, looked) = self.slots[hash as usize % Self::SLOTS];
        known == hash && usize::from(looked) >= plies
    }

    /// Keeps that looking so far ahead was in vain.
    pub fn keep(&mut self, hash: u64, plies: usize) {
        self.slots[hash as usize % Self::SLOTS] = (hash, plies.min(255) as u8);
    }
}

impl Searcher<'_> {
    /// Looks for a win by fours within so many plies and nodes; `None` if there is none or the nodes
    /// don't suffice.
    ///
    /// # Errors
    /// [`Spent`] if the search is over.
    pub fn find_fours(&mut self, plies: usize, nodes: u64) -> Result<Option<Win>, Spent> {
        self.fours_end = self.budget.nodes() + nodes;
        self.fours(plies.min(self.shared.most_fours))
    }

    fn fours(&mut self, plies: usize) -> Result<Option<Win>, Spent> {
        self.budget.spend()?;
        let own = self.board.to_move();
        if let Some(first) = self.board.any(own, Class::Five) {
            return Ok(Some(Win { first, plies: 1 }));
        }
        let is_threatened = self.board.count(!own, Class::Five) > 0;
        if !is_threatened && let Some(first) = self.board.any(own, Class::OpenFour) {
            return Ok(Some(Win { first, plies: 3 }));
        }
        if plies < 5 || self.budget.nodes() > self.fours_end {
            return Ok(None);
        }
        let hash = self.board.hash();
        if self.fours_memory.is_vain(hash, plies) {
            return Ok(None);
        }
        let mut tries = Moves::new();
        if is_threatened {
            tries.extend(moves::stops(&self.board));
            tries.retain(|cell| self.board.makes_four(*cell, own));
        } else {
            moves::fours(&self.board, own, &mut tries);
        }
        for first in tries {
            if let Some(longest) = self.wins_with(first, plies)? {
                return Ok(Some(Win { first, plies: longest }));
            }
        }
        if self.budget.nodes() <= self.fours_end {
            self.fours_memory.keep(hash, plies);
        }
        Ok(None)
    }

    /// Plays a four: the plies in which it wins against every answer, if it does.
    fn wins_with(&mut self, four: Cell, plies: usize) -> Result<Option<usize>, Spent> {
        self.board.place(four);
        let answers = moves::stops(&self.board);
        let mut longest = 3;
        let mut wins = true;
        for answer in answers {
            self.board.place(answer);
            let win = self.fours(plies - 2);
            self.board.undo();
            match win {
                Ok(Some(win)) => longest = longest.max(win.plies + 2),
                Ok(None) => wins = false,
                Err(spent) => {
                    self.board.undo();
                    return Err(spent);
                }
            }
            if !wins {
                break;
            }
        }
        self.board.undo();
        Ok(wins.then_some(longest))
    }

    /// Returns whether the side to move could try fours at all.
    #[inline]
    pub fn has_fours(&self) -> bool {
        let own = self.board.to_move();
        [Class::FourThree, Class::FourPlus, Class::Four]
            .iter()
            .any(|&class| self.board.count(own, class) > 0)
            || self.board.ruleset() == Ruleset::Renju && self.board.count(own, Class::Suspect) > 0
    }
}
