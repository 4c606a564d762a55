//! The layout of an image, in pixels of the window.

use super::{Diagram, PictureOptions, SIDES};
use crate::app::art::BOARD_PAD;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// Whether stones lie on the crossings.
    pub crossings: bool,
    pub count: u32,
    pub cell: u32,
    /// The distance from the edge of the board to the first cell.
    pub rim: u32,
    pub frame: u32,
    pub thick: u32,
    /// The image's pixels for one of the window.
    pub scale: u32,
    /// The distance from the edge of the image to the board.
    pub margin: u32,
    /// The side of the image, in its own pixels.
    pub side: u32,
}

impl Plan {
    /// Lays out the largest whole cells that fit.
    pub(super) fn new(diagram: &Diagram, options: &PictureOptions) -> Self {
        /// Larger images have no finer lines.
        const USUAL: u32 = 700;
        let side = options.side.clamp(*SIDES.start(), *SIDES.end());
        let crossings = diagram.game().kind().crossings;
        let count = diagram.size();
        let scale = (side / USUAL).max(1);
        let room = side / scale - 2 * BOARD_PAD;
        let frame_of = |cell: u32| match (crossings, options.coordinates) {
            (true, _) => (room * 27 / 2000).max(3),
            (false, true) => (cell * 2 / 5).clamp(9, 30),
            (false, false) => (cell / 5).clamp(4, 14),
        };
        let rim_of = |cell: u32| match (crossings, options.coordinates) {
            (true, true) => frame_of(cell) + (cell * 3 / 5).clamp(7, 24),
            (true, false) => frame_of(cell) + 1,
            (false, _) => frame_of(cell),
        };
        let fits = |cell: &u32| count * cell + 2 * rim_of(*cell) <= room;
        let cell = (1..=room / count).rev().find(fits).unwrap_or(1);
        let rim = rim_of(cell);
        let board = count * cell + 2 * rim;
        Self {
            crossings,
            count,
            cell,
            rim,
            frame: frame_of(cell),
            thick: if crossings || cell < 24 { 1 } else { 2 },
            scale,
            margin: (side / scale).saturating_sub(board) / 2,
            side,
        }
    }

    pub(super) fn board(&self) -> u32 {
        self.count * self.cell + 2 * self.rim
    }

    /// The centre of a cell, from the edge of the image.
    pub(super) fn middle(&self, cell: usize) -> (f32, f32) {
        let (column, row) = (cell as u32 % self.count, cell as u32 / self.count);
        let place = |index: u32| {
            let start = (self.margin + self.rim + index * self.cell) as f32;
            let before = (self.cell - self.thick.min(self.cell)) / 2;
            if self.crossings {
                start + before as f32 + self.thick as f32 / 2.0
            } else {
                start + self.cell as f32 / 2.0
            }
        };
        (place(column), place(row))
    }

    pub(super) fn stone(&self) -> u32 {
        let share = if self.crossings { 0.46 } else { 0.415 };
        ((self.cell as f32 * share) as u32 * 2).max(1)
    }

    /// The centre line of the band of coordinates, from the edge of the image, and its width.
    pub(super) fn band(&self) -> (f32, f32) {
        let off = if self.crossings { self.frame } else { 0 };
        let breadth = (self.rim - off) as f32;
        (self.margin as f32 + off as f32 + breadth / 2.0, breadth)
    }
}
