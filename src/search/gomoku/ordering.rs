//! The moves of a position of the main search, likely ones first.

use super::context::Searcher;
use super::moves::{self, Moves, Parries};
use crate::eval::gomoku::{Cell, Class};

/// A move's score, place in the list (earlier first) and cell, packed so that larger is better.
pub type Scored = i64;

impl Searcher<'_> {
    pub fn candidates(
        &self,
        is_threatened: bool,
        hint: Option<Cell>,
        ply: usize,
    ) -> arrayvec::ArrayVec<Scored, 484> {
        let mut found = Moves::new();
        if is_threatened {
            moves::against_open_four(&self.board, &mut found);
        } else {
            moves::free(&self.board, &mut found);
        }
        let own = self.board.to_move();
        let history = &self.history[own as usize];
        let killers = self.killers[ply];
        let last = self.board.placed(1);
        // A four and an open three, the usual way to win, looms: what stops the four counts.
        let parries = if !is_threatened && self.board.count(!own, Class::FourThree) > 0 {
            moves::parries(&self.board, Class::FourThree)
        } else {
            Parries::new()
        };
        let score = |cell: Cell| {
            if hint == Some(cell) {
                return i32::MAX;
            }
            let mut score = 4 * self.board.urgency(cell, own)
                + 5 * self.board.urgency(cell, !own) / 2
                + history[cell.index()] / 8;
            if killers.contains(&Some(cell)) {
                score += 60;
            }
            if parries.contains(&cell) {
                score += 150;
            }
            if last.is_some_and(|last| last.distance(cell) <= 2) {
                score += 10;
            }
            score
        };
        let cells = found.into_iter().enumerate();
        cells.map(|(place, cell)| scored(score(cell), place, cell)).collect()
    }
}

#[inline]
fn scored(score: i32, place: usize, cell: Cell) -> Scored {
    i64::from(score) << 32 | (0xFFFF - place as i64) << 16 | cell.index() as i64
}

/// Takes the best remaining move, of which there must be one.
#[inline]
pub fn pick(list: &mut [Scored]) -> Cell {
    const TAKEN: Scored = Scored::MIN;
    let best = list.iter().copied().max().unwrap_or(TAKEN);
    list[(0xFFFF - (best >> 16 & 0xFFFF)) as usize] = TAKEN;
    Cell::from_index((best & 0xFFFF) as usize)
}
