//! Lays the move list out in two columns: Black on the left, White on the right.

use super::state::MoveRow;
use crate::game::Side;

/// A cell of the move list, which is read row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovePlace {
    /// The number of plies up to this one; 0 in an empty cell.
    pub plies: usize,
    /// The turn; `None` in an empty cell.
    pub turn: Option<MoveRow>,
}

/// Lays out the turns. A cell stays empty where White begins, and where colours are chosen in an opening.
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
