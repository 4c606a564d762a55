//! Everything that is looked up while stones are placed, made once for each set of rules.

use std::array;
use std::sync::OnceLock;

use super::classes::Class;
use super::evaluation::{self, Worths};
use super::shapes::{self, Shape};
use crate::gomoku::{Ruleset, Stone};

/// What four shapes in any order mean for a side.
#[derive(Clone, Copy, Debug)]
pub struct Meaning {
    /// What they make together.
    pub class: Class,
    /// How soon a stone here is worth trying, for the side that would make these shapes.
    pub urgency: i16,
    /// What the point adds to the value of the side whose shapes they are, if that side is to move and if
    /// it is not.
    pub worth: [i16; 2],
}

/// The tables of a set of rules.
#[derive(Debug)]
pub struct Tables {
    /// How far a window reaches from its middle.
    pub(super) reach: u32,
    /// Black's shape in the lower four bits, White's in the upper, by the key of a window.
    pub(super) shapes: Vec<u8>,
    /// A number for each choice of four shapes in any order, by the four shapes of four bits each.
    pub(super) codes: Vec<u16>,
    /// The four shapes of each code.
    pub(super) choices: Vec<[Shape; 4]>,
    /// By colour, then by code.
    pub(super) meanings: [Vec<Meaning>; 2],
    /// What the threats at hand are worth to the side to move, by their number.
    pub(super) threats: Vec<i16>,
}

impl Tables {
    /// The tables of these rules, made when they are first asked for.
    pub fn of(ruleset: Ruleset) -> &'static Self {
        static TABLES: [OnceLock<Tables>; 4] = [const { OnceLock::new() }; 4];
        TABLES[ruleset as usize].get_or_init(|| Self::new(ruleset))
    }

    fn new(ruleset: Ruleset) -> Self {
        let (codes, choices) = number_choices();
        let Worths { shapes: worths, threats } = evaluation::worths();
        let meanings = Stone::ALL.map(|stone| {
            let forbids = ruleset.forbids(stone);
            let meaning = |&shapes: &[Shape; 4]| {
                let class = Class::of(shapes, forbids);
                let urgency = evaluation::urgency(shapes, class);
                let worth = worths.get(&shapes).copied().unwrap_or_default();
                Meaning { class, urgency, worth }
            };
            choices.iter().map(meaning).collect()
        });
        Self {
            reach: shapes::reach(ruleset),
            shapes: shapes::generate(ruleset),
            codes,
            choices,
            meanings,
            threats,
        }
    }

    /// The four shapes of each code, in the order of the codes.
    pub fn choices(&self) -> &[[Shape; 4]] {
        &self.choices
    }

    /// The shapes that a stone in the middle of a window makes, Black's and White's in four bits each.
    #[inline]
    pub(super) fn shapes_in(&self, window: u64) -> u8 {
        let lower = (1_u64 << (2 * self.reach)) - 1;
        let key = window & lower | window >> 2 & lower << (2 * self.reach);
        self.shapes[key as usize]
    }

    /// What four shapes of a colour make together, given as four bits each.
    #[inline]
    pub(super) fn meaning(&self, colour: usize, shapes: u16) -> &Meaning {
        &self.meanings[colour][usize::from(self.code(shapes))]
    }

    /// The number of four shapes, given as four bits each.
    #[inline]
    pub(super) fn code(&self, shapes: u16) -> u16 {
        self.codes[usize::from(shapes)]
    }
}

/// Numbers every choice of four shapes in any order: the numbers by the shapes, and the shapes by the
/// numbers.
fn number_choices() -> (Vec<u16>, Vec<[Shape; 4]>) {
    let mut choices: Vec<[Shape; 4]> = Vec::new();
    let mut codes = vec![u16::MAX; 1 << 16];
    for packed in 0..1_usize << 16 {
        let mut bits: [u8; 4] = array::from_fn(|line| (packed >> (4 * line)) as u8 & 15);
        if bits.iter().any(|&bits| usize::from(bits) >= Shape::ALL.len()) {
            codes[packed] = 0;
            continue;
        }
        bits.sort_unstable();
        let sorted = (0..4).fold(0, |sorted, line| sorted | usize::from(bits[line]) << (4 * line));
        if codes[sorted] == u16::MAX {
            codes[sorted] = choices.len() as u16;
            choices.push(bits.map(Shape::from_bits));
        }
        codes[packed] = codes[sorted];
    }
    (codes, choices)
}
