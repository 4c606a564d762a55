//! The spread of the true scores around values, fitted by maximum likelihood.

use std::collections::BTreeMap;

use super::Sample;
use crate::training::linear;

const TERMS: usize = 6;

/// The logarithm of the standard deviation in discs, as the factors of 1, ln(d + 1), d, e, e², and d·e, for values of depth
/// d with e empty squares.
pub type Factors = [f64; TERMS];

/// Beyond, errors say nothing of those that matter.
const DECIDED: i16 = 4000;

/// A search that is to stand for the truth goes so much deeper at least.
const DEEPER: u8 = 2;

/// A value and the last one of its move, which stands for the true score.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub empties: u32,
    pub depth: u8,
    /// The depth of the last search; `None` if it reached the end of the game, so that no error is left.
    pub last: Option<u8>,
    /// By which the value was off, in discs.
    pub error: f64,
}

/// The values of midgame depth with what became of them.
pub fn pairs(samples: &[Sample]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for sample in samples {
        let empties = sample.empties;
        let is_midgame = |depth: u8| u32::from(depth) < empties;
        let last: BTreeMap<usize, _> = sample.said.iter().map(|said| (said.cell, said)).collect();
        for said in sample.said.iter().filter(|said| is_midgame(said.depth)) {
            let truth = last[&said.cell];
            let last = is_midgame(truth.depth).then_some(truth.depth);
            let is_deeper = last.is_none_or(|last| said.depth + DEEPER <= last);
            let is_decided = [said.value, truth.value].iter().all(|it| it.abs() > DECIDED);
            if is_deeper && !is_decided {
                let error = f64::from(i32::from(truth.value) - i32::from(said.value)) / 100.0;
                pairs.push(Pair { empties, depth: said.depth, last, error });
            }
        }
    }
    pairs
}

fn terms(empties: u32, depth: u8) -> [f64; TERMS] {
    let (e, d) = (f64::from(empties), f64::from(depth));
    // The last two in hundreds, so that all factors are of one magnitude.
    [1.0, (d + 1.0).ln(), d, e, e * e / 100.0, d * e / 100.0]
}

fn variance(factors: &Factors, terms: &[f64; TERMS]) -> f64 {
    let logarithm: f64 = terms.iter().zip(factors).map(|(term, factor)| term * factor).sum();
    (2.0 * logarithm.clamp(-5.0, 5.0)).exp()
}

/// Values of one depth and last depth, with equally many empty squares.
struct Cell {
    here: [f64; TERMS],
    last: Option<[f64; TERMS]>,
    /// The mean square of their errors.
    square: f64,
    /// The root of their number, as the moves of a position go together.
    weight: f64,
}

impl Cell {
    /// The expected square of an error, and its derivatives by the factors.
    fn expected(&self, factors: &Factors) -> (f64, [f64; TERMS]) {
        /// A variance that is not smaller lets rare accidents pass.
        const LEAST: f64 = 1e-3;

        let here = variance(factors, &self.here);
        let last = self.last.map_or(0.0, |terms| variance(factors, &terms));
        let slope = std::array::from_fn(|at| {
            let of_last = self.last.map_or(0.0, |terms| terms[at]);
            2.0 * (here * self.here[at] - last * of_last)
        });
        ((here - last).max(LEAST), slope)
    }

    fn surprise(&self, factors: &Factors) -> f64 {
        let (expected, _) = self.expected(factors);
        self.weight * (expected.ln() + self.square / expected)
    }
}

fn cells(pairs: &[Pair]) -> Vec<Cell> {
    let mut sums: BTreeMap<(u32, u8, Option<u8>), (f64, f64)> = BTreeMap::new();
    for pair in pairs {
        let (count, squares) = sums.entry((pair.empties, pair.depth, pair.last)).or_default();
        *count += 1.0;
        *squares += pair.error * pair.error;
    }
    let cell =
        |((empties, depth, last), (count, squares)): ((u32, u8, Option<u8>), (f64, f64))| Cell {
            here: terms(empties, depth),
            last: last.map(|last| terms(empties, last)),
            square: squares / count,
            weight: count.sqrt(),
        };
    sums.into_iter().map(cell).collect()
}

/// The factors that make the errors of the pairs most likely; `None` if the pairs are too few or too much alike.
pub fn fit(pairs: &[Pair]) -> Option<Factors> {
    /// It takes a few dozen.
    const MOST_ROUNDS: usize = 500;

    let cells = cells(pairs);
    let surprise = |factors: &Factors| cells.iter().map(|cell| cell.surprise(factors)).sum::<f64>();
    let mut factors = [2.0, -0.1, -0.05, 0.0, 0.0, 0.0];
    let mut now = surprise(&factors);
    for _ in 0..MOST_ROUNDS {
        let step = step(&cells, &factors)?;
        // Fisher's scoring goes too far where a deeper search explains most of an error.
        let tries = (0..30).map(|halvings| {
            let share = 0.5_f64.powi(halvings);
            let next: Factors = std::array::from_fn(|at| factors[at] + share * step[at]);
            (next, surprise(&next))
        });
        let Some((next, less)) = tries.into_iter().find(|&(_, less)| less < now) else { break };
        let is_done = now - less < 1e-9 * now.abs();
        (factors, now) = (next, less);
        if is_done {
            break;
        }
    }
    factors[4] /= 100.0;
    factors[5] /= 100.0;
    Some(factors)
}

fn step(cells: &[Cell], factors: &Factors) -> Option<Factors> {
    let (mut information, mut score) = ([[0.0; TERMS]; TERMS], [0.0; TERMS]);
    for cell in cells {
        let (expected, slope) = cell.expected(factors);
        for (row, (sum, own)) in information.iter_mut().zip(score.iter_mut().zip(slope)) {
            *sum += cell.weight * own * (cell.square - expected) / (expected * expected);
            for (entry, other) in row.iter_mut().zip(slope) {
                *entry += cell.weight * own * other / (expected * expected);
            }
        }
    }
    linear::solve(information, score)
}

/// The shares of the errors within the standard deviation that is to be expected, and within twice that.
pub fn within(pairs: &[Pair], factors: &Factors) -> [f64; 2] {
    let mut scaled = *factors;
    scaled[4] *= 100.0;
    scaled[5] *= 100.0;
    let off = |pair: &Pair| {
        let of = |depth| variance(&scaled, &terms(pair.empties, depth));
        let expected = of(pair.depth) - pair.last.map_or(0.0, of);
        pair.error.abs() / expected.max(f64::MIN_POSITIVE).sqrt()
    };
    [1.0, 2.0].map(|limit| {
        let inside = pairs.iter().filter(|pair| off(pair) < limit).count();
        inside as f64 / pairs.len().max(1) as f64
    })
}
