//! The cells whose shapes a stone changes.

use crate::eval::gomoku::cell::Cell;

/// A power of two above what four lines have within reach.
const MOST: usize = 64;

/// New shapes of a cell in a direction, as from [`super::knowledge::Knowledge::shapes_in`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) cell: Cell,
    direction: u8,
    pub(super) shapes: u8,
}

impl Change {
    #[inline]
    pub(super) fn direction(self) -> usize {
        usize::from(self.direction % 4)
    }
}

/// The changes of a stone. They are found first and made then: what has to be looked up for one doesn't wait for another.
#[derive(Clone, Debug)]
pub(super) struct Changes {
    list: [Change; MOST],
    count: usize,
}

impl Changes {
    pub(super) const fn new() -> Self {
        let none = Change { cell: Cell::from_index(0), direction: 0, shapes: 0 };
        Self { list: [none; MOST], count: 0 }
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds a cell if its shapes in a direction differ from the old ones; without a branch, which nobody could foresee.
    #[inline]
    pub(super) fn note(&mut self, cell: Cell, direction: usize, old: u8, shapes: u8) {
        self.list[self.count % MOST] = Change { cell, direction: direction as u8, shapes };
        self.count += usize::from(shapes != old);
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.count % MOST
    }

    #[inline]
    pub(super) fn get(&self, at: usize) -> Change {
        self.list[at % MOST]
    }
}
