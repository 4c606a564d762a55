//! What the search knows of an empty cell.

use crate::eval::gomoku::sum::Sum;

/// What is known of a cell: the shapes of its lines, and what they make.
///
/// Two whole words, because it is saved and restored far more often than looked into, and a processor has to wait for
/// what it reads as a whole soon after it was written in pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub(super) struct Knowledge {
    /// From the lowest bit: by colour the shapes in the four directions, four bits each; by colour the class in eight bits;
    /// the cell's index in a set in sixteen.
    what: u64,
    /// By colour.
    sums: [Sum; 2],
}

const CLASSES: u32 = 32;
const SLOT: u32 = 48;

impl Knowledge {
    /// Of a cell with this index in a set, and no shapes.
    #[inline]
    pub(super) const fn of_slot(slot: u16) -> Self {
        Self { what: (slot as u64) << SLOT, sums: [Sum::DEAD; 2] }
    }

    #[inline]
    pub(super) const fn slot(self) -> u16 {
        (self.what >> SLOT) as u16
    }

    /// A colour's shape in a direction.
    #[inline]
    pub(super) const fn shape(self, colour: usize, direction: usize) -> u8 {
        (self.what >> (16 * colour + 4 * direction)) as u8 & 15
    }

    /// Both colours' shapes in a direction, Black's in the lower four bits, White's in the upper.
    #[inline]
    pub(super) const fn shapes_in(self, direction: usize) -> u8 {
        self.shape(0, direction) | self.shape(1, direction) << 4
    }

    #[inline]
    pub(super) const fn class(self, colour: usize) -> u8 {
        (self.what >> (CLASSES + 8 * colour as u32)) as u8
    }

    /// Whether both know the same classes of the same cell.
    #[inline]
    pub(super) const fn is_classed_like(self, other: Self) -> bool {
        (self.what ^ other.what) >> CLASSES == 0
    }

    /// A colour's shapes, in any order.
    #[inline]
    pub(super) const fn sum(self, colour: usize) -> Sum {
        self.sums[colour]
    }

    /// The same with another shape of a colour in a direction, but for the class.
    #[inline]
    #[must_use]
    pub(super) const fn with_shape(self, colour: usize, direction: usize, shape: u8) -> Self {
        let at = 16 * colour + 4 * direction;
        let mut sums = self.sums;
        sums[colour] = sums[colour].exchanged(self.shape(colour, direction), shape);
        Self { what: self.what & !(15 << at) | (shape as u64 & 15) << at, sums }
    }

    /// The same with another class of a colour.
    #[inline]
    #[must_use]
    pub(super) const fn with_class(self, colour: usize, class: u8) -> Self {
        let at = CLASSES + 8 * colour as u32;
        Self { what: self.what & !(0xFF << at) | (class as u64) << at, ..self }
    }
}
