//! Lookup tables for placing stones, made once per rule set.

use std::array;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, OnceLock};
use std::{io, ptr};

use thiserror::Error;

use super::classes::Class;
use super::evaluation::{self, ParseWorthsError, Worths};
use super::network::{Network, Parameters};
use super::shapes::{self, Shape};
use super::sum::Sum;
use crate::bounded;
use crate::gomoku::{Ruleset, Stone};

/// The meaning of four shapes in any order for a side.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
pub struct Meaning {
    /// The worth to the side with these shapes, if it is to move and if not.
    pub worth: [i16; 2],
    /// The urgency for the side that would make these shapes.
    pub urgency: i16,
    pub class: Class,
}

/// The worths of shapes and threats, with the tables of every rule set, made on first use; and a network that corrects
/// their values, if there is one.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    set: &'static Set,
    correction: Correction,
}

/// The network in the program is only unpacked for the first board: weights are also named where nobody plays Gomoku.
#[derive(Clone, Copy, Debug)]
enum Correction {
    Nothing,
    Embedded,
    Fitted(&'static Network),
}

#[derive(Debug)]
struct Set {
    worths: Worths,
    tables: [OnceLock<Tables>; Ruleset::ALL.len()],
}

/// Why a file of weights can't be used.
#[derive(Debug, Error)]
pub enum WeightsError {
    /// The file can't be read.
    #[error("{}", .0.display())]
    Io(PathBuf, #[source] io::Error),
    /// A line can't be read.
    #[error("{}", .0.display())]
    File(PathBuf, #[source] ParseWorthsError),
}

impl Weights {
    /// Reads a file in the format of `data/gomoku-weights.txt`: tables without a network; what is missing is worth nothing,
    /// so that an empty file values everything at zero. The weights stay in memory for good, because boards point to them.
    ///
    /// # Errors
    /// If the file, or a line of it, can't be read.
    pub fn read(path: &Path) -> Result<Self, WeightsError> {
        let failed = |error| WeightsError::Io(path.to_owned(), error);
        let bytes = bounded::read(path).map_err(failed)?;
        let text = String::from_utf8(bytes).map_err(|error| failed(io::Error::other(error)))?;
        let worths = text.parse().map_err(|error| WeightsError::File(path.to_owned(), error))?;
        Ok(Self { set: Box::leak(Box::new(Set::new(worths))), correction: Correction::Nothing })
    }

    /// The tables of these rules.
    pub fn tables(self, ruleset: Ruleset) -> &'static Tables {
        self.set.tables[ruleset as usize].get_or_init(|| Tables::new(ruleset, &self.set.worths))
    }

    /// The same tables with another network, which stays in memory for good; `None` for the tables alone.
    #[must_use]
    pub fn with_network(self, parameters: Option<&Parameters>) -> Self {
        let correction = match parameters {
            Some(parameters) => Correction::Fitted(Box::leak(Box::new(Network::new(parameters)))),
            None => Correction::Nothing,
        };
        Self { correction, ..self }
    }

    pub(super) fn network(self) -> Option<&'static Network> {
        match self.correction {
            Correction::Nothing => None,
            Correction::Embedded => Some(Network::embedded()),
            Correction::Fitted(network) => Some(network),
        }
    }
}

impl Default for Weights {
    fn default() -> Self {
        static EMBEDDED: LazyLock<Set> = LazyLock::new(|| {
            Set::new(evaluation::EMBEDDED.parse().expect("the embedded file is well formed"))
        });
        Self { set: &EMBEDDED, correction: Correction::Embedded }
    }
}

impl PartialEq for Weights {
    fn eq(&self, other: &Self) -> bool {
        let corrects_alike = match (self.correction, other.correction) {
            (Correction::Nothing, Correction::Nothing)
            | (Correction::Embedded, Correction::Embedded) => true,
            (Correction::Fitted(one), Correction::Fitted(another)) => ptr::eq(one, another),
            _ => false,
        };
        ptr::eq(self.set, other.set) && corrects_alike
    }
}

impl Set {
    fn new(worths: Worths) -> Self {
        Self { worths, tables: [const { OnceLock::new() }; Ruleset::ALL.len()] }
    }
}

/// The tables of a rule set.
#[derive(Debug)]
pub struct Tables {
    /// How far a window reaches from its middle.
    pub(super) reach: u32,
    /// Black's shape in the lower four bits, White's in the upper, by the key of a window.
    pub(super) shapes: Vec<u8>,
    /// The code of four shapes in any order, packed four bits each.
    pub(super) codes: Vec<u16>,
    /// The four shapes of each code.
    pub(super) choices: Vec<[Shape; 4]>,
    /// By colour, then by sum.
    meanings: [Box<[Meaning; Sum::COUNT]>; 2],
    /// The worth of the threats to the side to move, by their number.
    pub(super) threats: Vec<i16>,
    /// The worth of the rules to each colour, when it is to move.
    pub(super) rules: [i32; 2],
}

impl Tables {
    /// The tables of these rules with the embedded weights.
    pub fn of(ruleset: Ruleset) -> &'static Self {
        Weights::default().tables(ruleset)
    }

    fn new(ruleset: Ruleset, Worths { shapes: worths, threats }: &Worths) -> Self {
        let (codes, choices) = number_choices();
        let meanings = Stone::ALL.map(|stone| {
            let forbids = ruleset.forbids(stone);
            let meaning = |&shapes: &[Shape; 4]| {
                let class = Class::of(shapes, forbids);
                let urgency = evaluation::urgency(shapes, class);
                let worth = worths.get(&shapes).copied().unwrap_or_default();
                Meaning { worth, urgency, class }
            };
            let mut meanings = vec![meaning(&[Shape::Dead; 4]); Sum::COUNT];
            let mut sums = HashSet::with_capacity(choices.len());
            for shapes in &choices {
                let sum = Sum::of(*shapes).index();
                assert!(sums.insert(sum), "{shapes:?} have the sum of others");
                meanings[sum] = meaning(shapes);
            }
            meanings.try_into().expect("there are as many sums")
        });
        Self {
            reach: shapes::reach(ruleset),
            shapes: shapes::generate(ruleset),
            codes,
            choices,
            meanings,
            threats: threats.clone(),
            rules: evaluation::worth_of_rules(ruleset),
        }
    }

    /// The four shapes of each code, in the order of the codes.
    pub fn choices(&self) -> &[[Shape; 4]] {
        &self.choices
    }

    /// The shapes of a stone in the middle of a window, Black's and White's in four bits each.
    #[inline]
    pub(super) fn shapes_in(&self, window: u64) -> u8 {
        let lower = (1_u64 << (2 * self.reach)) - 1;
        let key = window & lower | window >> 2 & lower << (2 * self.reach);
        self.shapes[key as usize]
    }

    /// The meaning of four shapes of a colour.
    #[inline]
    pub(super) fn meaning(&self, colour: usize, shapes: Sum) -> &Meaning {
        &self.meanings[colour][shapes.index()]
    }

    #[inline]
    pub(super) fn code(&self, shapes: [u8; 4]) -> u16 {
        let packed = (0..4).fold(0, |packed, at| packed | usize::from(shapes[at]) << (4 * at));
        self.codes[packed]
    }
}

/// Numbers every unordered choice of four shapes: the code of each packed choice, and the shapes of each code.
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
