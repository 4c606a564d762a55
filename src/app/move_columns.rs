//! Where each turn stands in the list of moves: Black's on the left, White's on the right.

use super::state::MoveRow;
use crate::game::Side;

/// A place in the list, which is read from left to right in two columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovePlace {
    /// How many turns were made with this one; 0 where the place is empty.
    pub plies: usize,
    /// The turn, or nothing where the other side's turn came next.
    pub turn: Option<MoveRow>,
}

/// Gives every turn its place. Sides alternate but where White begins, and where colours are chosen
/// in an opening; there a place stays empty.
pub fn in_columns(turns: Vec<MoveRow>) -> Vec<MovePlace> {
    let mut places = Vec::with_capacity(turns.len() + 1);
    for (turn, plies) in turns.into_iter().zip(1..) {
        if (turn.side == Side::Black) != places.len().is_multiple_of(2) {
            places.push(MovePlace { plies: 0, turn: None });
        }
        places.push(MovePlace { plies, turn: Some(turn) });
    }
    places
}
