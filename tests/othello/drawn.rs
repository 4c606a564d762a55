//! Boards drawn as text: `X` is a black disc, `O` a white one, `.` an empty square.

use heibai::othello::{Disc, Position};

/// The position that `rows` shows, top row first; blanks are for the eye.
pub fn position(to_move: Disc, rows: &str) -> Position {
    let cells: Vec<Option<Disc>> = rows
        .chars()
        .filter(|drawn| !drawn.is_whitespace())
        .map(|drawn| match drawn {
            'X' => Some(Disc::Black),
            'O' => Some(Disc::White),
            '.' => None,
            other => panic!("no square looks like {other:?}"),
        })
        .collect();
    let size = cells.len().isqrt() as u8;
    Position::from_cells(size, &cells, to_move).expect("the drawing is a square")
}
