//! VCF, victory by continuous fours: the other side can only stop fives.

use super::context::Searcher;
use super::moves::{self, Moves};
use crate::eval::gomoku::{Cell, Class};
use crate::gomoku::Ruleset;
use crate::search::budget::Spent;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    pub first: Cell,
    /// An upper bound.
    pub plies: usize,
}

impl Searcher<'_> {
    /// `None` if there is no win or the nodes don't suffice.
    pub fn find_vcf(&mut self, plies: usize, nodes: u64) -> Result<Option<Win>, Spent> {
        self.vcf_end = self.budget.nodes() + nodes;
        self.vcf(plies.min(self.shared.max_vcf_plies))
    }

    fn vcf(&mut self, plies: usize) -> Result<Option<Win>, Spent> {
        self.budget.spend()?;
        let own = self.board.to_move();
        if let Some(first) = self.board.any(own, Class::Five) {
            return Ok(Some(Win { first, plies: 1 }));
        }
        let is_threatened = self.board.count(!own, Class::Five) > 0;
        if !is_threatened && let Some(first) = self.board.any(own, Class::OpenFour) {
            return Ok(Some(Win { first, plies: 3 }));
        }
        if plies < 5 || self.budget.nodes() > self.vcf_end {
            return Ok(None);
        }
        let hash = self.board.hash();
        if self.failed_fours.is_vain(hash, plies) {
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
            if self.budget.nodes() > self.vcf_end {
                return Ok(None);
            }
        }
        self.failed_fours.keep(hash, plies);
        Ok(None)
    }

    /// The plies within which a four wins against every answer, if it does.
    pub fn wins_with(&mut self, four: Cell, plies: usize) -> Result<Option<usize>, Spent> {
        self.board.place(four);
        let answers = moves::stops(&self.board);
        let mut longest = 3;
        let mut wins = true;
        for answer in answers {
            self.board.place(answer);
            let win = self.vcf(plies - 2);
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

    #[inline]
    pub fn has_fours(&self) -> bool {
        let own = self.board.to_move();
        [Class::FourThree, Class::FourPlus, Class::Four]
            .iter()
            .any(|&class| self.board.count(own, class) > 0)
            || self.board.ruleset() == Ruleset::Renju && self.board.count(own, Class::Suspect) > 0
    }
}
