//! The geometry of a board of one size.

use super::board::Mask;

/// A corner and the squares that give it away.
#[derive(Clone, Copy, Debug)]
pub struct Corner<M> {
    /// The corner itself.
    pub square: M,
    /// The X-square, its diagonal neighbour.
    pub diagonal: M,
    /// The C-squares, its neighbours on the edges.
    pub beside: M,
}

/// Masks and tables of a board of one size.
#[derive(Clone, Debug)]
pub struct Geometry<M> {
    /// Columns and rows.
    pub size: u8,
    /// The number of squares.
    pub cells: i32,
    /// Every square.
    pub all: M,
    /// The four corners.
    pub corners: M,
    /// The edge squares, corners included.
    pub edges: M,
    /// Each corner with its neighbours.
    pub corner_groups: [Corner<M>; 4],
    /// The four quadrants.
    pub quarters: [M; 4],
    /// The value of each square in the classic table, with 100 for a corner.
    pub weights: Vec<i32>,
    /// Rows, columns, falling and rising diagonals of at least three squares, along which discs can be flipped.
    pub lines: [Vec<M>; 4],
    /// The edge squares at the ends of a direction of [`Self::lines`].
    pub rims: [M; 4],
    not_left: M,
    not_right: M,
}

impl<M: Mask> Geometry<M> {
    /// The geometry of a board, which must fit the mask.
    pub fn new(size: u8) -> Self {
        let width = usize::from(size);
        let where_ = |belongs: &dyn Fn(usize, usize) -> bool| {
            (0..width * width)
                .filter(|cell| belongs(cell % width, cell / width))
                .fold(M::ZERO, |set, cell| set | M::of(cell))
        };
        let last = width - 1;
        let half = width / 2;
        let is_rim = |at: usize| at == 0 || at == last;
        let rows = where_(&|_, row| is_rim(row));
        let columns = where_(&|column, _| is_rim(column));
        let corner_groups = [(0, 0), (last, 0), (0, last), (last, last)].map(|(column, row)| {
            let (inner_column, inner_row) = (inward(column, last), inward(row, last));
            Corner {
                square: M::of(row * width + column),
                diagonal: M::of(inner_row * width + inner_column),
                beside: M::of(row * width + inner_column) | M::of(inner_row * width + column),
            }
        });
        let quarters =
            [(false, false), (true, false), (false, true), (true, true)].map(|(right, lower)| {
                where_(&|column, row| (column >= half) == right && (row >= half) == lower)
            });
        Self {
            size,
            cells: (width * width) as i32,
            all: where_(&|_, _| true),
            corners: where_(&|column, row| is_rim(column) && is_rim(row)),
            edges: rows | columns,
            corner_groups,
            quarters,
            weights: (0..width * width)
                .map(|cell| weight(cell % width, cell / width, width))
                .collect(),
            lines: [
                lines(width, |_, row| row),
                lines(width, |column, _| column),
                lines(width, |column, row| column + last - row),
                lines(width, |column, row| column + row),
            ],
            rims: [columns, rows, rows | columns, rows | columns],
            not_left: where_(&|column, _| column != 0),
            not_right: where_(&|column, _| column != last),
        }
    }

    /// The squares one step from `set` along a direction of [`Self::lines`], both ways.
    #[inline]
    pub fn beside(&self, set: M, direction: usize) -> M {
        let size = u32::from(self.size);
        let both = match direction {
            0 => ((set & self.not_right) << 1) | ((set & self.not_left) >> 1),
            1 => (set << size) | (set >> size),
            2 => ((set & self.not_right) << (size + 1)) | ((set & self.not_left) >> (size + 1)),
            _ => ((set & self.not_left) << (size - 1)) | ((set & self.not_right) >> (size - 1)),
        };
        both & self.all
    }

    /// `set` and every square that touches it.
    #[inline]
    pub fn grown(&self, set: M) -> M {
        let size = u32::from(self.size);
        let wide = set | ((set & self.not_right) << 1) | ((set & self.not_left) >> 1);
        (wide | (wide << size) | (wide >> size)) & self.all
    }
}

fn inward(at: usize, last: usize) -> usize {
    if at == 0 { 1 } else { last - 1 }
}

/// Every line of at least three squares; `line_of` numbers the lines of one direction.
fn lines<M: Mask>(width: usize, line_of: impl Fn(usize, usize) -> usize) -> Vec<M> {
    let mut lines = vec![M::ZERO; 2 * width - 1];
    for cell in 0..width * width {
        lines[line_of(cell % width, cell / width)] |= M::of(cell);
    }
    lines.retain(|line| line.count() > 2);
    lines
}

/// The classic table, drawn for 8×8 and stretched over other sizes.
fn weight(column: usize, row: usize, width: usize) -> i32 {
    const TABLE: [[i32; 4]; 4] =
        [[100, -20, 10, 5], [-20, -50, -2, -2], [10, -2, -1, -1], [5, -2, -1, -1]];
    let fold = |at: usize| at.min(width - 1 - at).min(3);
    TABLE[fold(row)][fold(column)]
}
