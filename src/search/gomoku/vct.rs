//! Victory by continuous threats: fours, and threes that threaten an open four. The other side is left with
//! what stops a five, what parries an open four, and fours of its own, so that the tree stays thin where
//! the search of all moves can't follow.

use super::context::Searcher;
use super::moves::{self, Duty, Moves};
use super::vcf::{Memory, Win};
use crate::eval::gomoku::{Cell, Class};
use crate::search::time::Spent;

/// The first and the last number of plies that are looked ahead, and the step between two looks.
const PLIES: (usize, usize, usize) = (9, 45, 4);

impl Searcher<'_> {
    /// Looks for a win by threats, further and further, within so many nodes.
    ///
    /// # Errors
    /// [`Spent`] if the search is over.
    pub fn find_threats(&mut self, nodes: u64) -> Result<Option<Win>, Spent> {
        let (first, last, step) = PLIES;
        let end = self.budget.nodes() + nodes;
        let mut memory = Memory::new();
        let mut found = Ok(None);
        for plies in (first..=last).step_by(step) {
            found = self.threats(plies, end, &mut memory);
            if !matches!(found, Ok(None)) || self.budget.nodes() > end {
                break;
            }
        }
        found
    }

    /// Looks for a win of the side to move.
    fn threats(
        &mut self,
        plies: usize,
        end: u64,
        memory: &mut Memory,
    ) -> Result<Option<Win>, Spent> {
        self.budget.spend()?;
        let own = self.board.to_move();
        let mut tries = Moves::new();
        match moves::duty(&self.board) {
            Duty::Win(first) => return Ok(Some(Win { first, plies: 1 })),
            Duty::OpenFour(first) => return Ok(Some(Win { first, plies: 3 })),
            _ if plies < 5 || self.budget.nodes() > end => return Ok(None),
            Duty::StopFive => tries.extend(moves::stops(&self.board)),
            Duty::StopOpenFour => {
                moves::fours(&self.board, own, &mut tries);
                tries.extend(moves::parries(&self.board, Class::OpenFour));
            }
            Duty::Free => {
                moves::fours(&self.board, own, &mut tries);
                for class in [Class::Threes, Class::ThreePlus, Class::Three] {
                    self.board.each(own, class, |cell| tries.push(cell));
                }
            }
        }
        let hash = self.board.hash();
        if memory.is_vain(hash, plies) {
            return Ok(None);
        }
        for first in tries {
            if let Some(plies) = self.threatens_with(first, plies, end, memory)? {
                return Ok(Some(Win { first, plies }));
            }
        }
        if self.budget.nodes() <= end {
            memory.keep(hash, plies);
        }
        Ok(None)
    }

    /// Plays a move: the plies in which it wins against every answer, if it is a threat and does.
    fn threatens_with(
        &mut self,
        threat: Cell,
        plies: usize,
        end: u64,
        memory: &mut Memory,
    ) -> Result<Option<usize>, Spent> {
        self.board.place(threat);
        let answered = self.is_answered(plies, end, memory);
        self.board.undo();
        answered
    }

    /// The plies in which the side that has just moved wins against every answer, if it does.
    fn is_answered(
        &mut self,
        plies: usize,
        end: u64,
        memory: &mut Memory,
    ) -> Result<Option<usize>, Spent> {
        self.budget.spend()?;
        let mut answers = Moves::new();
        let mut longest = match moves::duty(&self.board) {
            Duty::Win(_) | Duty::OpenFour(_) | Duty::Free => return Ok(None),
            Duty::StopFive => {
                answers.extend(moves::stops(&self.board));
                3
            }
            Duty::StopOpenFour => {
                moves::against_open_four(&self.board, &mut answers);
                5
            }
        };
        for answer in answers {
            self.board.place(answer);
            let win = self.threats(plies - 2, end, memory);
            self.board.undo();
            match win? {
                Some(win) => longest = longest.max(win.plies + 2),
                None => return Ok(None),
            }
        }
        Ok(Some(longest))
    }
}
