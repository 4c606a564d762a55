//! The eight forms of a board.

/// Where a cell goes to on a board that is mirrored top to bottom (1), left to right (2) and then along its diagonal
/// (4).
pub(super) fn turned(cell: usize, size: usize, turn: u8) -> usize {
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
