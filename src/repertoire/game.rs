//! A repertoire and real games: where one left it, and how the machine plays into it.

use super::graph::Repertoire;
use super::key::Seen;
use super::weights::{Weigh, drawn, of_cells};
use crate::game::{GameRecord, Ply, Position, Side};

/// Where a game left a repertoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The ply that left it, as an index into the plies of the game.
    pub ply: usize,
    /// Whose ply it was.
    pub side: Side,
    /// The moves that are prepared there, one's own main answer first.
    pub prepared: Vec<usize>,
}

/// How a game stands to a repertoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// It is of another variant or start.
    Elsewhere,
    /// All its positions are in the repertoire, and something is prepared for the last one.
    Within,
    /// It came to the end of a line, or to what no line can hold.
    Ended,
    /// It left it.
    Left(Departure),
}

impl Repertoire {
    /// Where a game left the repertoire; `None` if it did not, because it ended before or its line did, or if it is of
    /// another variant or start. A move that leads to a position of the repertoire in another way does not leave it.
    pub fn departure(&self, record: &GameRecord) -> Option<Departure> {
        match self.course(record) {
            Course::Left(departure) => Some(departure),
            Course::Elsewhere | Course::Within | Course::Ended => None,
        }
    }

    /// How a game stands to the repertoire. A move that leads to a position of it in another way stays within.
    pub fn course(&self, record: &GameRecord) -> Course {
        let start = record.start().position();
        let is_ours = record.variant().without_swap() == self.variant
            && start.stones() == self.start.stones()
            && start.side_to_move() == self.start.side_to_move();
        if !is_ours {
            return Course::Elsewhere;
        }
        let mut seen = self.root();
        let mut has_passed = seen.has_passed;
        for (ply, &played) in record.plies().iter().enumerate() {
            let prepared = self.moves_at(&seen, seen.position.side_to_move());
            if prepared.is_empty() {
                return Course::Ended;
            }
            let left = || Departure { ply, side: seen.position.side_to_move(), prepared };
            match played {
                Ply::Pass if has_passed => has_passed = false,
                Ply::Place(cell) => {
                    let Some(after) = seen.after(cell) else { return Course::Ended };
                    if self.place(&after.key).is_none() {
                        return Course::Left(left());
                    }
                    has_passed = after.has_passed;
                    seen = after;
                }
                // From here on the board may be the same, but not the game.
                Ply::Pass => return Course::Left(left()),
                Ply::Choose(_) | Ply::Offer(_) => return Course::Ended,
            }
        }
        let is_prepared = self.place(&seen.key).is_some_and(|place| !place.moves.is_empty());
        if is_prepared { Course::Within } else { Course::Ended }
    }

    /// A move with which the other side plays into the repertoire, as often as `weigh` says; `None` if nothing is prepared
    /// here. What is left out of the drill is not played.
    pub fn prepared_move(
        &self,
        position: &Position,
        weigh: &mut Weigh,
        rng: &mut fastrand::Rng,
    ) -> Option<usize> {
        let prepared = self.prepared(position);
        if prepared.is_empty() {
            return None;
        }
        let seen = Seen::of(position);
        let cells: Vec<u16> = prepared.iter().map(|&cell| seen.cell(cell)).collect();
        let weights = of_cells(&seen, &cells, &weigh(position));
        Some(prepared[drawn(&weights, rng)])
    }
}
