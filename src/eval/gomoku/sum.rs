//! Four shapes in any order as one number, which is brought up to date without a look at the other three.

use super::shapes::Shape;

/// The sum of a number for each of four shapes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum(u32);

/// By shape, and 0 for bits that are none. Each is the least with which any four have a sum of their own. Weak shapes,
/// which most points have, come first: what is looked up most lies close together.
const NUMBERS: [u32; 16] =
    [0, 1, 5, 21, 55, 153, 368, 856, 1424, 2603, 4967, 8194, 13663, 22432, 28169, 0];

impl Sum {
    /// Of four dead lines.
    pub const DEAD: Self = Self(0);

    /// More than any [`Self::index`].
    pub const COUNT: usize = 4 * NUMBERS[Shape::Overline as usize] as usize + 1;

    pub fn of(shapes: [Shape; 4]) -> Self {
        Self(shapes.iter().map(|&shape| NUMBERS[shape as usize]).sum())
    }

    /// The sum with another shape in the place of one of the four, both by their bits.
    #[inline]
    #[must_use]
    pub const fn exchanged(self, old: u8, new: u8) -> Self {
        let (old, new) = (NUMBERS[old as usize % 16], NUMBERS[new as usize % 16]);
        Self(self.0.wrapping_sub(old).wrapping_add(new))
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
