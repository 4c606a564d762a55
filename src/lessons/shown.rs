//! What is drawn on the board.

/// What is drawn on the board. Cells are counted as in [`crate::game::Position`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Cells marked one by one.
    pub marks: Vec<usize>,
    /// Cells outlined together.
    pub regions: Vec<Vec<usize>>,
    /// Lines, each from a cell to a cell.
    pub lines: Vec<(usize, usize)>,
}
