//! What speaks against a position that was set up by hand.

use super::{Finish, Ply, Position, Variant};
use crate::game::side::Side;
use crate::othello::{ImpossibleBoard, Square};

/// Why no game leads to a position, or why it can't be played on. Cells are counted in row order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubt {
    /// One of the four squares that every game of Othello begins with is empty.
    EmptyMiddle(usize),
    /// A disc of Othello touches no other that leads to the middle.
    CutOff(usize),
    /// There are not as many black and white stones as there would be if this side were to move.
    Counts,
    /// There is a row of Gomoku that had won already, for this side.
    Row(Side),
    /// Nobody can move: the game is over.
    Over,
    /// The side to move has no legal move, and has to pass.
    MustPass(Side),
}

impl Doubt {
    /// Returns whether no game leads to such a position; else it is only to be told of.
    pub fn is_impossible(self) -> bool {
        !matches!(self, Self::Over | Self::MustPass(_))
    }
}

impl Position {
    /// What speaks against this position as one that was set up, the gravest first; not every slip is found. Whether
    /// a game really leads there is not known if there is nothing.
    pub fn doubts(&self, variant: Variant) -> Vec<Doubt> {
        let mut doubts = Vec::new();
        match self {
            Self::Othello(position) => {
                let index = |square: Square| square.index(position.size());
                let doubt = position.check_possible().err().and_then(|error| match error {
                    ImpossibleBoard::EmptyMiddle(square) => index(square).map(Doubt::EmptyMiddle),
                    ImpossibleBoard::CutOff(square) => index(square).map(Doubt::CutOff),
                });
                doubts.extend(doubt);
            }
            Self::Gomoku(_) => {
                let counts = self.counts();
                let first = usize::from(self.side_to_move() == Side::White);
                if counts.black != counts.white + first {
                    doubts.push(Doubt::Counts);
                }
                doubts.extend(won(self, variant).map(Doubt::Row));
            }
        }
        if self.is_over() {
            doubts.push(Doubt::Over);
        } else if self.must_pass() {
            doubts.push(Doubt::MustPass(self.side_to_move()));
        }
        doubts
    }
}

/// Who has a row that would have won, had it been completed by its last stone.
fn won(position: &Position, variant: Variant) -> Option<Side> {
    let mut stones = position.stones();
    (0..stones.len()).find_map(|cell| {
        let side = stones[cell].take()?;
        let before = Position::set_up(variant, &stones, side);
        stones[cell] = Some(side);
        let mut before = before.ok()?;
        before.play(Ply::Place(cell)).ok()?;
        (before.finish() == Some(Finish::Row)).then_some(side)
    })
}
