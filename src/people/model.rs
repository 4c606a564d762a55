//! The model: a small network scores each move from its facts, the rating of the mover and the stage of the game; what the
//! rating sees beyond a glance corrects the scores, and the chances are their softmax.
//!
//! Its file, all little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | `HEIBAIPE` |
//! | 4 | version |
//! | 4 | length of the packed rest |
//! | 4 | CRC-32 of the packed rest |
//! | n | a stream of raw deflate: the network's numbers and those of the insight, 32-bit floats; then the positions of the openings |
//!
//! A position is its key (8 bytes), the number of its moves (1), and of each its cell (1) and a count for each band (2).

use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Arc, LazyLock};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use thiserror::Error;

use super::facts::{FACTS, Facts, LastMoves, facts};
use super::insight::{Insight, WEIGHTS};
use super::openings::{BANDS, Openings};
use crate::bounded;
use crate::othello::Board;
use crate::search::{Engine, Stop};

const MAGIC: &[u8; 8] = b"HEIBAIPE";
const VERSION: u32 = 2;
const HEADER: usize = 20;

/// More than any file unpacks to.
const MAX_UNPACKED: u64 = 32 << 20;

/// The numbers that all moves of a position share, and those of its openings.
pub const CONTEXT: usize = 8;
const INPUTS: usize = FACTS + CONTEXT;
const HIDDEN: usize = 48;
const SECOND: usize = 16;

/// Where the parts lie among the network's numbers.
const FIRST_BIASES: usize = INPUTS * HIDDEN;
const SECOND_WEIGHTS: usize = FIRST_BIASES + HIDDEN;
const SECOND_BIASES: usize = SECOND_WEIGHTS + HIDDEN * SECOND;
const OUTPUT: usize = SECOND_BIASES + SECOND;
const DIRECT: usize = OUTPUT + SECOND;
const NUMBERS: usize = DIRECT + INPUTS;

/// A move and how likely it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The cell in row order.
    pub cell: usize,
    /// From 0 to 1; those of all moves add up to 1.
    pub chance: f32,
}

/// Why a model can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ModelError {
    /// The file can't be read.
    #[error("can't be read: {0}")]
    Io(String),
    /// The bytes are something else.
    #[error("not a model of people")]
    Foreign,
    /// Made by another version.
    #[error("version {0} of the format; this program reads {VERSION}")]
    Version(u32),
    /// Cut off or changed.
    #[error("the model is damaged")]
    Damaged,
}

/// A network of two hidden layers, with a direct connection of every input.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    numbers: Vec<f32>,
}

impl Network {
    /// A network that has learnt nothing yet.
    pub fn random(seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut numbers = vec![0.0; NUMBERS];
        let mut fill = |range: std::ops::Range<usize>, inputs: usize| {
            let reach = (6.0 / inputs as f32).sqrt();
            for number in &mut numbers[range] {
                *number = (rng.f32() * 2.0 - 1.0) * reach;
            }
        };
        fill(0..FIRST_BIASES, INPUTS);
        fill(SECOND_WEIGHTS..SECOND_BIASES, HIDDEN);
        fill(OUTPUT..DIRECT, 4 * SECOND);
        Self { numbers }
    }

    /// All its numbers.
    pub fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    /// All its numbers, to change them.
    pub fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.numbers
    }

    /// A move's score; only differences mean anything.
    pub fn score(&self, inputs: &[f32; INPUTS]) -> f32 {
        self.forward(inputs, &mut [0.0; HIDDEN], &mut [0.0; SECOND])
    }

    /// The scores of a position's moves, given how often each was made if it is one of the openings.
    pub fn scores(&self, found: &Facts, counts: Option<&[f32]>, rating: f32) -> Vec<f32> {
        inputs(found, counts, rating).iter().map(|it| self.score(it)).collect()
    }

    fn forward(
        &self,
        inputs: &[f32; INPUTS],
        first: &mut [f32; HIDDEN],
        second: &mut [f32; SECOND],
    ) -> f32 {
        let numbers = &self.numbers;
        first.copy_from_slice(&numbers[FIRST_BIASES..SECOND_WEIGHTS]);
        for (input, weights) in inputs.iter().zip(numbers[..FIRST_BIASES].chunks_exact(HIDDEN)) {
            if *input != 0.0 {
                for (sum, weight) in first.iter_mut().zip(weights) {
                    *sum += input * weight;
                }
            }
        }
        second.copy_from_slice(&numbers[SECOND_BIASES..OUTPUT]);
        let layers = numbers[SECOND_WEIGHTS..SECOND_BIASES].chunks_exact(SECOND);
        for (unit, weights) in first.iter_mut().zip(layers) {
            *unit = unit.max(0.0);
            for (sum, weight) in second.iter_mut().zip(weights) {
                *sum += *unit * weight;
            }
        }
        let mut score = 0.0;
        for (unit, weight) in second.iter_mut().zip(&numbers[OUTPUT..DIRECT]) {
            *unit = unit.max(0.0);
            score += *unit * weight;
        }
        score + inputs.iter().zip(&numbers[DIRECT..]).map(|(it, weight)| it * weight).sum::<f32>()
    }

    /// Adds to `gradient` how the score changes with each number, times `slope`.
    pub fn backward(&self, inputs: &[f32; INPUTS], slope: f32, gradient: &mut [f32]) {
        let (mut first, mut second) = ([0.0; HIDDEN], [0.0; SECOND]);
        self.forward(inputs, &mut first, &mut second);
        let numbers = &self.numbers;
        let mut second_slopes = [0.0; SECOND];
        for at in 0..SECOND {
            gradient[OUTPUT + at] += slope * second[at];
            if second[at] > 0.0 {
                second_slopes[at] = slope * numbers[OUTPUT + at];
                gradient[SECOND_BIASES + at] += second_slopes[at];
            }
        }
        let mut first_slopes = [0.0; HIDDEN];
        for at in (0..HIDDEN).filter(|&at| first[at] > 0.0) {
            let row = SECOND_WEIGHTS + at * SECOND;
            let mut sum = 0.0;
            for next in 0..SECOND {
                gradient[row + next] += second_slopes[next] * first[at];
                sum += second_slopes[next] * numbers[row + next];
            }
            first_slopes[at] = sum;
            gradient[FIRST_BIASES + at] += sum;
        }
        for (at, &input) in inputs.iter().enumerate() {
            gradient[DIRECT + at] += slope * input;
            if input != 0.0 {
                let row = &mut gradient[at * HIDDEN..][..HIDDEN];
                for (sum, slope) in row.iter_mut().zip(&first_slopes) {
                    *sum += input * slope;
                }
            }
        }
    }
}

/// What the network reads of each move of a position.
pub fn inputs(found: &Facts, counts: Option<&[f32]>, rating: f32) -> Vec<[f32; INPUTS]> {
    let rating = (rating - 1600.0) / 300.0;
    let empties = found.empties as f32 / 60.0;
    let total: f32 = counts.map_or(0.0, |counts| counts.iter().sum());
    let moves = found.moves.len() as f32;
    found
        .moves
        .iter()
        .enumerate()
        .map(|(index, of)| {
            let share = counts.map_or(0.0, |counts| {
                // As if each move had been made once more by chance.
                ((counts[index] + 0.5) * moves / (total + 0.5 * moves)).ln()
            });
            let context = [
                share / 2.0,
                share * total.ln_1p() / 16.0,
                total.ln_1p() / 8.0,
                rating,
                empties,
                (found.empties as f32 - 10.0).max(0.0) / 50.0,
                moves.ln() / 3.0,
                (found.value / 10.0).tanh(),
            ];
            let mut numbers = [0.0; INPUTS];
            numbers[..FACTS].copy_from_slice(&of.numbers);
            numbers[FACTS..].copy_from_slice(&context);
            numbers
        })
        .collect()
}

/// The chances of scores.
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in &mut *scores {
        *score = (*score - most).exp();
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}

/// A move is never made that is this many times less likely than the likeliest one: what the model can't tell apart from
/// never, people hardly do.
const NEVER: f32 = 100.0;

/// Draws a move by its chance.
///
/// # Panics
/// If there is none.
pub fn draw(chances: &[Chance], rng: &mut fastrand::Rng) -> usize {
    let most = chances.iter().map(|it| it.chance).fold(0.0, f32::max);
    let likely: Vec<Chance> =
        chances.iter().copied().filter(|it| it.chance * NEVER >= most).collect();
    let mut left = rng.f32() * likely.iter().map(|it| it.chance).sum::<f32>();
    for it in &likely {
        left -= it.chance;
        if left <= 0.0 {
            return it.cell;
        }
    }
    likely[likely.len() - 1].cell
}

/// How people of any rating move.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    network: Network,
    insight: Insight,
    openings: Openings,
}

impl Model {
    /// The model that Heibai comes with, unpacked at the first call.
    pub fn shipped() -> Arc<Self> {
        static MODEL: LazyLock<Arc<Model>> = LazyLock::new(|| {
            let model = Model::from_bytes(include_bytes!("../../data/othello.people"));
            Arc::new(model.expect("the shipped model is sound"))
        });
        Arc::clone(&MODEL)
    }

    /// Reads a model's file.
    ///
    /// # Errors
    /// [`ModelError`].
    pub fn read(path: &Path) -> Result<Self, ModelError> {
        let bytes = bounded::read(path).map_err(|error| ModelError::Io(error.to_string()))?;
        Self::from_bytes(&bytes)
    }

    /// A model of these parts.
    pub fn new(network: Network, insight: Insight, openings: Openings) -> Self {
        Self { network, insight, openings }
    }

    /// The same, with other insight.
    #[must_use]
    pub fn with_insight(self, insight: Insight) -> Self {
        Self { insight, ..self }
    }

    /// What scores a move at a glance.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// How often people make each move of the openings.
    pub fn openings(&self) -> &Openings {
        &self.openings
    }

    /// How likely somebody of a rating makes each legal move; `None` if there is none, or the search was
    /// stopped before it saw anything.
    pub fn chances(
        &self,
        engine: &mut Engine,
        board: Board,
        last: LastMoves,
        rating: f32,
        stop: &Stop,
    ) -> Option<Vec<Chance>> {
        Some(self.of_facts(&facts(engine, board, last, stop)?, board, rating))
    }

    /// The same of facts that are known.
    pub fn of_facts(&self, found: &Facts, board: Board, rating: f32) -> Vec<Chance> {
        let cells: Vec<usize> = found.moves.iter().map(|it| it.cell).collect();
        let counts = self.openings.counts(board, &cells, rating, None);
        let mut scores = self.network.scores(found, counts.as_deref(), rating);
        self.insight.correct(&mut scores, found, rating);
        softmax(&mut scores);
        cells.into_iter().zip(scores).map(|(cell, chance)| Chance { cell, chance }).collect()
    }

    /// Reads a model from a file's contents.
    ///
    /// # Errors
    /// [`ModelError`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ModelError> {
        let header = bytes.get(..HEADER).filter(|it| it.starts_with(MAGIC));
        let header = header.ok_or(ModelError::Foreign)?;
        let number = |at: usize| u32::from_le_bytes(std::array::from_fn(|i| header[at + i]));
        if number(8) != VERSION {
            return Err(ModelError::Version(number(8)));
        }
        let packed = &bytes[HEADER..];
        if packed.len() != number(12) as usize || crc32fast::hash(packed) != number(16) {
            return Err(ModelError::Damaged);
        }
        Self::unpack(DeflateDecoder::new(packed).take(MAX_UNPACKED)).ok_or(ModelError::Damaged)
    }

    fn unpack(mut from: impl Read) -> Option<Self> {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes).ok()?;
        let (numbers, mut rest) = bytes.split_at_checked(4 * (NUMBERS + WEIGHTS))?;
        let mut numbers: Vec<f32> = numbers
            .chunks_exact(4)
            .map(|it| f32::from_le_bytes(std::array::from_fn(|i| it[i])))
            .collect();
        if !numbers.iter().all(|number| number.is_finite()) {
            return None;
        }
        let mut rows = Vec::new();
        while !rest.is_empty() {
            let (head, behind) = rest.split_at_checked(9)?;
            let (moves, behind) = behind.split_at_checked(usize::from(head[8]) * MOVE)?;
            let moves = moves.chunks_exact(MOVE).map(|it| {
                let count = |band: usize| u16::from_le_bytes([it[1 + 2 * band], it[2 + 2 * band]]);
                (it[0], std::array::from_fn(count))
            });
            let key = u64::from_le_bytes(std::array::from_fn(|i| head[i]));
            rows.push((key, moves.collect()));
            rest = behind;
        }
        let insight = Insight::from_weights(numbers.split_off(NUMBERS))?;
        Some(Self { network: Network { numbers }, insight, openings: Openings::from_rows(rows) })
    }

    /// The model's file.
    ///
    /// # Errors
    /// Those of writing to memory, which has room.
    pub fn to_bytes(&self) -> io::Result<Vec<u8>> {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
        for number in self.network.numbers.iter().chain(self.insight.weights()) {
            packed.write_all(&number.to_le_bytes())?;
        }
        for (key, moves) in self.openings.rows() {
            packed.write_all(&key.to_le_bytes())?;
            packed.write_all(&[moves.len() as u8])?;
            for (cell, counts) in moves {
                packed.write_all(&[cell])?;
                for count in counts {
                    packed.write_all(&count.to_le_bytes())?;
                }
            }
        }
        let packed = packed.finish()?;
        let mut file = MAGIC.to_vec();
        for number in [VERSION, packed.len() as u32, crc32fast::hash(&packed)] {
            file.extend(number.to_le_bytes());
        }
        file.extend(packed);
        Ok(file)
    }
}

/// The bytes of a move of the openings.
const MOVE: usize = 1 + 2 * BANDS;
