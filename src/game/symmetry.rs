//! The eight symmetric forms of a board.

/// The symmetries of a board.
pub const SYMMETRIES: std::ops::Range<u8> = 0..8;

/// Where a cell goes on a board mirrored top to bottom (1), left to right (2) and then along the diagonal (4).
pub fn transformed(cell: usize, size: usize, turn: u8) -> usize {
    let (mut row, mut column) = (cell / size, cell % size);
    if turn & 1 != 0 {
        row = size - 1 - row;
    }
    if turn & 2 != 0 {
        column = size - 1 - column;
    }
    if turn & 4 != 0 {
        (row, column) = (column, row);
    }
    row * size + column
}

/// The inverse symmetry.
pub const fn inverse(turn: u8) -> u8 {
    if turn & 4 == 0 { turn } else { 4 | (turn & 1) << 1 | (turn & 2) >> 1 }
}
