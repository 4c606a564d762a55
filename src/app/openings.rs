//! The balanced openings that the window offers as a start.

use std::sync::LazyLock;

use crate::game::{Ply, Variant};
use crate::records::transcript;

/// Eight moves each, after which neither side is better.
const TRANSCRIPTS: &str = "\
f5d6c3d3c4f4f6f3
f5d6c3d3c4f4c5b3
f5d6c5f4e3c6d3f6
f5d6c4d3c3f4f6f3
f5f6e6f4e3c5c4e7
";

/// Every opening as its cells in row order, legal from the usual start of the 8×8 board.
pub fn balanced_openings() -> &'static [Vec<usize>] {
    static OPENINGS: LazyLock<Vec<Vec<usize>>> =
        LazyLock::new(|| TRANSCRIPTS.lines().map(cells).collect());
    &OPENINGS
}

fn cells(line: &str) -> Vec<usize> {
    let record = transcript::read(line, Variant::default()).expect("the list holds legal moves");
    let cells = record.plies().iter().map(|&ply| match ply {
        Ply::Place(cell) => cell,
        Ply::Pass => unreachable!("nobody has to pass in the first eight moves"),
    });
    cells.collect()
}
