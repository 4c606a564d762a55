//! The squares of each pattern, and the place of its configurations in a weight table.

/// With 10 squares, an index fits 16 bits.
const MAX_SQUARES: usize = 10;

/// Room for the instances of [`PATTERNS`].
pub const PATTERN_LANES: usize = 64;

/// Room for the instances of [`ORDERING`].
pub const ORDERING_LANES: usize = 16;

/// The patterns of the evaluation, with all their instances.
pub static PATTERNS: Layout<PATTERN_LANES> = Layout::new(&[
    Shape::new("corner 3×3", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    Shape::new("edge and X squares", "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
    Shape::new("corner 2×5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
    Shape::new("corner triangle", "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    Shape::new("edge block", "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"),
    Shape::new("second line", "a2 b2 c2 d2 e2 f2 g2 h2"),
    Shape::new("third line", "a3 b3 c3 d3 e3 f3 g3 h3"),
    Shape::new("fourth line", "a4 b4 c4 d4 e4 f4 g4 h4"),
    Shape::new("long diagonal", "a1 b2 c3 d4 e5 f6 g7 h8"),
    Shape::new("diagonal of 7", "b1 c2 d3 e4 f5 g6 h7"),
    Shape::new("diagonal of 6", "c1 d2 e3 f4 g5 h6"),
    Shape::new("diagonal of 5", "d1 e2 f3 g4 h5"),
    Shape::new("corner angle", "a1 b1 c1 d1 e1 a2 b2 a3 a4 a5"),
    Shape::new("corner arrow", "a1 b2 c3 d4 b1 c2 d3 a2 b3 c4"),
    Shape::new("centre block", "c2 d2 e2 f2 c3 d3 e3 f3 d4 e4"),
]);

/// The patterns that order moves near the end.
pub static ORDERING: Layout<ORDERING_LANES> = Layout::new(&[
    Shape::new("corner 3×3", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    Shape::new("edge and X squares", "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
    Shape::new("corner triangle", "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    Shape::new("edge block", "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"),
]);

/// The squares of a pattern, in one of its places.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    name: &'static str,
    squares: [u8; MAX_SQUARES],
    count: usize,
}

impl Shape {
    const fn new(name: &'static str, text: &str) -> Self {
        let text = text.as_bytes();
        let mut shape = Self { name, squares: [0; MAX_SQUARES], count: text.len().div_ceil(3) };
        assert!(shape.count <= MAX_SQUARES, "an index has to fit 16 bits");
        let mut at = 0;
        while at < shape.count {
            shape.squares[at] = (text[at * 3 + 1] - b'1') * 8 + (text[at * 3] - b'a');
            at += 1;
        }
        shape
    }

    /// The pattern's name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The number of configurations.
    pub const fn configurations(&self) -> usize {
        3_usize.pow(self.count as u32)
    }

    const fn turned(&self, way: usize) -> Self {
        let mut shape = *self;
        let mut at = 0;
        while at < self.count {
            let (mut column, mut row) = (self.squares[at] % 8, self.squares[at] / 8);
            if way & 1 != 0 {
                column = 7 - column;
            }
            if way & 2 != 0 {
                row = 7 - row;
            }
            if way & 4 != 0 {
                (column, row) = (row, column);
            }
            shape.squares[at] = row * 8 + column;
            at += 1;
        }
        shape
    }

    const fn bits(&self) -> u64 {
        let (mut bits, mut at) = (0, 0);
        while at < self.count {
            bits |= 1 << self.squares[at];
            at += 1;
        }
        bits
    }

    /// The symmetries that leave the pattern in place: for each, where the disc of each square comes from.
    fn mirrorings(&self) -> Vec<Vec<usize>> {
        let own = &self.squares[..self.count];
        (0..8)
            .map(|way| self.turned(way))
            .filter(|turned| turned.bits() == self.bits())
            .map(|turned| {
                let place = |square| turned.squares.iter().position(|other| other == square);
                own.iter()
                    .map(|square| place(square).expect("both cover the same squares"))
                    .collect()
            })
            .collect()
    }

    /// Which configurations share a weight because they are mirror images.
    pub fn tie(&self) -> Tie {
        let mirrorings = self.mirrorings();
        let mut digits = [0; MAX_SQUARES];
        let (mut groups, mut count) = (Vec::with_capacity(self.configurations()), 0);
        for configuration in 0..self.configurations() {
            let first = mirrorings
                .iter()
                .map(|from| from.iter().rev().fold(0, |sum, &at| sum * 3 + digits[at]))
                .min()
                .expect("every pattern stays in its place when nothing is turned");
            // The first of a group comes before all others of it.
            let group = groups.get(first).copied().unwrap_or(count);
            count += u32::from(first == configuration);
            groups.push(group);
            for digit in &mut digits {
                *digit = (*digit + 1) % 3;
                if *digit != 0 {
                    break;
                }
            }
        }
        Tie { groups, count: count as usize }
    }
}

/// A pattern's configurations, with mirror images grouped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The group of each configuration.
    pub groups: Vec<u32>,
    /// The number of groups.
    pub count: usize,
}

/// Patterns with all their instances, one lane for each. A configuration's index is the sum of 3^k times +1 for an own
/// disc, -1 for an opponent's, 0 for an empty square, so that the other side sees it negated.
#[derive(Debug)]
pub struct Layout<const LANES: usize> {
    shapes: &'static [Shape],
    lanes: usize,
    kinds: [u8; LANES],
    /// Where each lane's configuration with index 0 lies in a table.
    origins: [u32; LANES],
    /// What an own disc on a square adds to each lane's index.
    steps: [Steps<LANES>; 64],
    size: usize,
}

#[derive(Clone, Copy, Debug)]
#[repr(C, align(32))]
pub(super) struct Steps<const LANES: usize>(pub(super) [i16; LANES]);

impl<const LANES: usize> Layout<LANES> {
    const fn new(shapes: &'static [Shape]) -> Self {
        let mut layout = Self {
            shapes,
            lanes: 0,
            kinds: [0; LANES],
            origins: [0; LANES],
            steps: [Steps([0; LANES]); 64],
            size: 0,
        };
        let mut kind = 0;
        while kind < shapes.len() {
            let shape = &shapes[kind];
            let mut way = 0;
            while way < 8 {
                let turned = shape.turned(way);
                if is_new(shape, way) {
                    layout.add(&turned, kind);
                }
                way += 1;
            }
            layout.size += shape.configurations();
            kind += 1;
        }
        layout
    }

    const fn add(&mut self, turned: &Shape, kind: usize) {
        let lane = self.lanes;
        self.kinds[lane] = kind as u8;
        self.origins[lane] = (self.size + turned.configurations() / 2) as u32;
        let (mut at, mut step) = (0, 1);
        while at < turned.count {
            self.steps[turned.squares[at] as usize].0[lane] = step;
            // The step after the last of ten squares overflows, and is not used.
            step = step.wrapping_mul(3);
            at += 1;
        }
        self.lanes += 1;
    }

    /// The patterns in table order.
    pub const fn shapes(&self) -> &'static [Shape] {
        self.shapes
    }

    /// The number of lanes in use.
    pub const fn lanes(&self) -> usize {
        self.lanes
    }

    /// The place of a configuration in a table of all.
    #[inline]
    pub const fn place(&self, lane: usize, index: i16) -> usize {
        self.origins[lane].wrapping_add_signed(index as i32) as usize
    }

    /// The length of a table of all configurations.
    pub const fn size(&self) -> usize {
        self.size
    }

    #[inline]
    pub(super) const fn steps(&self, square: usize) -> &[i16; LANES] {
        &self.steps[square].0
    }

    /// The group of each place of a table, over all patterns, and the number of groups.
    pub fn groups(&self) -> (Vec<u32>, usize) {
        let (mut groups, mut count) = (Vec::with_capacity(self.size), 0);
        for shape in self.shapes {
            let tie = shape.tie();
            groups.extend(tie.groups.iter().map(|group| group + count as u32));
            count += tie.count;
        }
        (groups, count)
    }

    /// Identifies a set of patterns: weights fit only the patterns they were made for.
    pub(super) fn fingerprint(&self) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        for shape in self.shapes {
            hasher.update(&[shape.count as u8]);
            hasher.update(&shape.squares[..shape.count]);
        }
        hasher.finalize()
    }
}

/// Whether `way` maps the shape to a place that no earlier way does.
const fn is_new(shape: &Shape, way: usize) -> bool {
    let bits = shape.turned(way).bits();
    let mut earlier = 0;
    while earlier < way {
        if shape.turned(earlier).bits() == bits {
            return false;
        }
        earlier += 1;
    }
    true
}
