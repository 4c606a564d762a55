//! The shapes that a stone makes of one line, generated from the rules.
//!
//! A shape is defined by what it can become: a four is one stone short of a five, an open four is one that no single
//! answer stops, a three is one stone short of an open four, and so on down to a lone stone. So the shapes of all
//! windows are worked out from the full ones to the empty.

use crate::gomoku::{Lines, Ruleset, Stone};

/// What a stone makes of a line, weakest first; Black may not make the last two in renju.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// Nothing that can become a five.
    Dead,
    /// One that can become a sleeping two.
    SleepingOne,
    /// One that can become an open two.
    One,
    /// Two that can become a sleeping three.
    SleepingTwo,
    /// Two that can become an open three in one or two ways.
    Two,
    /// The same in three ways.
    WideTwo,
    /// The same in four ways or more.
    WidestTwo,
    /// Three that can become a four.
    SleepingThree,
    /// Three that can become an open four in one way.
    Three,
    /// Three that can become an open four in more than one way.
    WideThree,
    /// Four that one answer stops.
    Four,
    /// Four that no answer stops: open at both ends, or two fours at once.
    OpenFour,
    /// A row that wins.
    Five,
    /// Two fours at once in one line, where that is forbidden.
    DoubleFour,
    /// Six or more, where that is forbidden.
    Overline,
}

impl Shape {
    /// All shapes, in order.
    pub const ALL: [Self; 15] = [
        Self::Dead,
        Self::SleepingOne,
        Self::One,
        Self::SleepingTwo,
        Self::Two,
        Self::WideTwo,
        Self::WidestTwo,
        Self::SleepingThree,
        Self::Three,
        Self::WideThree,
        Self::Four,
        Self::OpenFour,
        Self::Five,
        Self::DoubleFour,
        Self::Overline,
    ];

    #[inline]
    pub(super) const fn from_bits(bits: u8) -> Self {
        Self::ALL[(bits & 15) as usize % Self::ALL.len()]
    }
}

/// How far a window reaches from its middle: as far as a point can matter for a row of five, and one more where the
/// cells beyond the row do.
pub const fn reach(ruleset: Ruleset) -> u32 {
    if matches!(ruleset, Ruleset::Freestyle) { 4 } else { 5 }
}

/// The shapes of every window, Black's in the lower four bits, White's in the upper. A key has the cells around the
/// middle in line order, without the middle, two bits each as in [`crate::gomoku::Lines`].
pub fn generate(ruleset: Ruleset) -> Vec<u8> {
    let black = Generator::new(ruleset, Stone::Black).run();
    let white = Generator::new(ruleset, Stone::White).run();
    black.iter().zip(&white).map(|(black, white)| black | white << 4).collect()
}

const EMPTY: u32 = 0b11;
const UNKNOWN: u8 = u8::MAX;

struct Generator {
    ruleset: Ruleset,
    stone: Stone,
    reach: i32,
    shapes: Vec<u8>,
}

impl Generator {
    fn new(ruleset: Ruleset, stone: Stone) -> Self {
        let reach = reach(ruleset);
        Self { ruleset, stone, reach: reach as i32, shapes: vec![UNKNOWN; 1 << (4 * reach)] }
    }

    fn run(mut self) -> Vec<u8> {
        for key in 0..self.shapes.len() as u32 {
            self.shape(key);
        }
        self.shapes
    }

    const fn own(&self) -> u32 {
        EMPTY ^ Lines::bit_against(self.stone) as u32
    }

    /// The bit in a key of the cell `steps` steps from the middle.
    const fn bit(&self, steps: i32) -> u32 {
        let place = steps + self.reach;
        2 * (if steps > 0 { place - 1 } else { place }) as u32
    }

    /// Cells beyond the window count as off the board.
    const fn cell(&self, key: u32, steps: i32) -> u32 {
        if steps == 0 {
            self.own()
        } else if steps.abs() > self.reach {
            0
        } else {
            key >> self.bit(steps) & 0b11
        }
    }

    fn empties(&self, key: u32) -> impl Iterator<Item = i32> + use<> {
        let reach = self.reach;
        (-reach..=reach).filter(move |&steps| {
            let place = steps + reach;
            steps != 0 && key >> (2 * (if steps > 0 { place - 1 } else { place })) & 0b11 == EMPTY
        })
    }

    const fn with(&self, key: u32, steps: i32, cell: u32) -> u32 {
        key ^ (EMPTY ^ cell) << self.bit(steps)
    }

    /// The first steps outside the run of own stones through the middle.
    fn run_ends(&self, key: u32) -> (i32, i32) {
        let walk = |sign: i32| {
            let mut steps = sign;
            while self.cell(key, steps) == self.own() {
                steps += sign;
            }
            steps
        };
        (walk(-1), walk(1))
    }

    fn wins(&self, key: u32) -> bool {
        let (before, after) = self.run_ends(key);
        let length = after - before - 1;
        if length < 5 || self.ruleset.wants_exactly_five(self.stone) && length != 5 {
            return false;
        }
        let other = EMPTY ^ self.own();
        let is_blocked = |steps| self.cell(key, steps) == other;
        self.ruleset != Ruleset::Caro || !(is_blocked(before) && is_blocked(after))
    }

    fn can_win(&self, key: u32) -> bool {
        self.empties(key).any(|steps| self.wins(self.with(key, steps, self.own())))
    }

    fn shape(&mut self, key: u32) -> Shape {
        let known = self.shapes[key as usize];
        if known != UNKNOWN {
            return Shape::from_bits(known);
        }
        let shape = self.find(key);
        self.shapes[key as usize] = shape as u8;
        shape
    }

    fn find(&mut self, key: u32) -> Shape {
        if self.wins(key) {
            return Shape::Five;
        }
        let (before, after) = self.run_ends(key);
        if after - before - 1 > 5 && self.ruleset.forbids(self.stone) {
            return Shape::Overline;
        }
        if self.can_win(key) {
            return self.four(key);
        }
        let mut ways = [0_u8; Shape::ALL.len()];
        for steps in self.empties(key) {
            ways[self.shape(self.with(key, steps, self.own())) as usize] += 1;
        }
        let ways_to =
            |from: Shape, to: Shape| -> u8 { ways[from as usize..=to as usize].iter().sum() };
        match (ways_to(Shape::OpenFour, Shape::OpenFour), ways_to(Shape::Three, Shape::WideThree)) {
            (2.., _) => Shape::WideThree,
            (1, _) => Shape::Three,
            _ if ways_to(Shape::Four, Shape::Four) > 0 => Shape::SleepingThree,
            (_, 4..) => Shape::WidestTwo,
            (_, 3) => Shape::WideTwo,
            (_, 1..) => Shape::Two,
            _ if ways_to(Shape::SleepingThree, Shape::SleepingThree) > 0 => Shape::SleepingTwo,
            _ if ways_to(Shape::Two, Shape::WidestTwo) > 0 => Shape::One,
            _ if ways_to(Shape::SleepingTwo, Shape::SleepingTwo) > 0 => Shape::SleepingOne,
            _ => Shape::Dead,
        }
    }

    /// The kind of four that one more stone wins with.
    fn four(&self, key: u32) -> Shape {
        let other = EMPTY ^ self.own();
        let is_stopped = self.empties(key).any(|steps| !self.can_win(self.with(key, steps, other)));
        if is_stopped {
            return Shape::Four;
        }
        if self.ruleset.forbids(self.stone) {
            let mut fives =
                self.empties(key).filter(|&steps| self.wins(self.with(key, steps, self.own())));
            let straight = (fives.next(), fives.next(), fives.next());
            if !matches!(straight, (Some(first), Some(second), None) if second - first == 5) {
                return Shape::DoubleFour;
            }
        }
        Shape::OpenFour
    }
}
