//! Worths of shapes, fitted to games by logistic regression: the value of a position, a sum over its empty points, is
//! to predict the result of the game and the score of the search. The worth of four shapes is the sum of the worths of
//! each shape and of their class, plus a remainder that is kept small where games say little about it.

use super::games::{Game, start};
use super::quiet::is_quiet;
use crate::eval::gomoku::{Class, PatternBoard, Shape, Tables};
use crate::gomoku::{Ruleset, Stone};
use crate::training::adam::{Adam, Step};

#[derive(Clone, Copy, Debug)]
pub struct FitSettings {
    pub rounds: usize,
    /// How strongly remainders are kept small.
    pub decay: f32,
    /// The weight of the result, from 0 to 1; the rest is the search's score.
    pub result: f32,
    /// The score in hundredths that stands for a 73 % chance of winning.
    pub scale: f32,
}

#[derive(Clone, Debug)]
pub struct Fit {
    pub positions: usize,
    /// The mean error on held-out positions, in nats; `None` if there are none.
    pub error: Option<f32>,
    /// For each choice of [`Tables::choices`]: the worth for the side to move and for the other.
    pub worths: Vec<[i16; 2]>,
    /// For each number of [`PatternBoard::threats`]: the worth for the side to move.
    pub threats: Vec<i16>,
}

/// A quiet position: how often each code occurs for each side, the number of its threats, and the value to predict.
struct Sample {
    codes: [Vec<(u16, f32)>; 2],
    threats: usize,
    target: f32,
}

/// One position in this many is held out to measure the error.
const KEPT: usize = 20;

const BATCH: usize = 2048;

pub fn fit(games: &[Game], settings: FitSettings) -> Fit {
    let tables = Tables::of(Ruleset::Freestyle);
    let mut samples: Vec<Sample> = games.iter().flat_map(|game| samples(game, settings)).collect();
    let mut random = fastrand::Rng::with_seed(1);
    random.shuffle(&mut samples);
    let kept = samples.split_off(samples.len() - samples.len() / KEPT);
    let mut model = Model::new(tables.choices());
    for round in 0..settings.rounds {
        random.shuffle(&mut samples);
        let rate = 0.02 * 0.5_f32.powf(4.0 * round as f32 / settings.rounds as f32);
        for batch in samples.chunks(BATCH) {
            model.step(batch, rate, settings.decay);
        }
    }
    let worths = model.worths();
    let errors: f32 = kept.iter().map(|sample| worths.error(sample)).sum();
    Fit {
        positions: samples.len() + kept.len(),
        error: (!kept.is_empty()).then(|| errors / kept.len() as f32),
        worths: model.rounded(&worths, settings.scale),
        threats: worths.threats.iter().map(|worth| hundredths(worth * settings.scale)).collect(),
    }
}

/// The quiet positions of a game after its opening.
fn samples(game: &Game, settings: FitSettings) -> Vec<Sample> {
    let mut position = start(game.ruleset);
    let mut samples = Vec::new();
    for (ply, &point) in game.points.iter().enumerate() {
        let score = ply.checked_sub(game.opening).and_then(|at| game.scores.get(at));
        if let Some(&score) = score {
            let board = PatternBoard::new(&position);
            let own = board.to_move();
            if is_quiet(&board) {
                let sign = if own == Stone::Black { 1.0 } else { -1.0 };
                let result = f32::from(game.result) * sign / 2.0 + 0.5;
                let said = sigmoid(f32::from(score) / settings.scale);
                let target = settings.result * result + (1.0 - settings.result) * said;
                let codes = [own, !own].map(|stone| counts(&board, stone));
                samples.push(Sample { codes, threats: board.threats(), target });
            }
        }
        // Games are checked when they are read.
        if position.place(point).is_err() {
            break;
        }
    }
    samples
}

fn counts(board: &PatternBoard, stone: Stone) -> Vec<(u16, f32)> {
    let mut codes: Vec<u16> =
        board.empty_cells().map(|cell| board.codes(cell)[stone as usize]).collect();
    codes.sort_unstable();
    codes.chunk_by(|one, other| one == other).map(|run| (run[0], run.len() as f32)).collect()
}

fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The parameters: for either side the worth of each shape, class and code; and that of each threat and set of them.
struct Model<'a> {
    choices: &'a [[Shape; 4]],
    classes: Vec<usize>,
    parameters: Vec<f32>,
    adam: Adam,
    steps: i32,
}

struct Worths {
    codes: [Vec<f32>; 2],
    threats: Vec<f32>,
}

impl Worths {
    fn expected(&self, sample: &Sample) -> f32 {
        let sum = |side: usize| -> f32 {
            let codes = sample.codes[side].iter();
            codes.map(|&(code, count)| self.codes[side][usize::from(code)] * count).sum()
        };
        sigmoid(sum(0) - sum(1) + self.threats[sample.threats])
    }

    fn error(&self, sample: &Sample) -> f32 {
        let expected = self.expected(sample).clamp(1e-6, 1.0 - 1e-6);
        -(sample.target * expected.ln() + (1.0 - sample.target) * (1.0 - expected).ln())
    }
}

impl<'a> Model<'a> {
    const SHAPES: usize = Shape::ALL.len();
    const ALONE: usize = Self::SHAPES + Class::COUNT;
    const THREATS: usize = PatternBoard::THREATS.ilog2() as usize;

    fn new(choices: &'a [[Shape; 4]]) -> Self {
        let classes = choices.iter().map(|&shapes| Class::of(shapes, false) as usize).collect();
        let count = 2 * (Self::ALONE + choices.len()) + Self::THREATS + PatternBoard::THREATS;
        let (parameters, adam) = (vec![0.0; count], Adam::new(count));
        Self { choices, classes, parameters, adam, steps: 0 }
    }

    /// The parameters that make up a code's worth, the remainder first.
    fn parts(&self, side: usize, code: usize) -> [usize; 6] {
        let base = side * (Self::ALONE + self.choices.len());
        let [first, second, third, fourth] = self.choices[code].map(|shape| base + shape as usize);
        let class = base + Self::SHAPES + self.classes[code];
        [base + Self::ALONE + code, class, first, second, third, fourth]
    }

    /// The parameters that make up the worth of a set of threats, the remainder first.
    fn threat_parts(&self, threats: usize) -> impl Iterator<Item = usize> + use<> {
        let base = 2 * (Self::ALONE + self.choices.len());
        let alone = (0..Self::THREATS).filter(move |threat| threats >> threat & 1 != 0);
        std::iter::once(base + Self::THREATS + threats).chain(alone.map(move |at| base + at))
    }

    fn worths(&self) -> Worths {
        let codes = [0, 1].map(|side| {
            let worth =
                |code| self.parts(side, code).map(|part| self.parameters[part]).iter().sum();
            (0..self.choices.len()).map(worth).collect()
        });
        let worth = |threats| self.threat_parts(threats).map(|part| self.parameters[part]).sum();
        Worths { codes, threats: (0..PatternBoard::THREATS).map(worth).collect() }
    }

    fn step(&mut self, batch: &[Sample], rate: f32, decay: f32) {
        let worths = self.worths();
        let mut slopes = [vec![0.0; self.choices.len()], vec![0.0; self.choices.len()]];
        let mut slope = vec![0.0; self.parameters.len()];
        for sample in batch {
            let miss = (worths.expected(sample) - sample.target) / batch.len() as f32;
            for (side, sign) in [(0, 1.0), (1, -1.0)] {
                for &(code, count) in &sample.codes[side] {
                    slopes[side][usize::from(code)] += sign * miss * count;
                }
            }
            for part in self.threat_parts(sample.threats) {
                slope[part] += miss;
            }
        }
        for (side, slopes) in slopes.iter().enumerate() {
            for (code, by) in slopes.iter().enumerate() {
                let parts = self.parts(side, code);
                for part in parts {
                    slope[part] += by;
                }
                slope[parts[0]] += decay * self.parameters[parts[0]];
            }
        }
        for threats in 0..PatternBoard::THREATS {
            let remainder = self.threat_parts(threats).next().expect("the remainder comes first");
            slope[remainder] += decay * self.parameters[remainder];
        }
        self.steps += 1;
        // The slope is a mean already.
        let step = Step::new(rate, 1e-8, self.steps, 1);
        self.adam.step(&mut self.parameters, &slope, &step);
    }

    /// The worths in hundredths, shifted so that lone stones far from others are worth nothing.
    fn rounded(&self, worths: &Worths, scale: f32) -> Vec<[i16; 2]> {
        // A constant added to the worths of both sides changes no value.
        let lone = self.choices.iter().position(|shapes| *shapes == [Shape::One; 4]).unwrap_or(0);
        let constant = worths.codes[0][lone];
        let shifted = |worth: f32| hundredths((worth - constant) * scale);
        let sides = worths.codes[0].iter().zip(&worths.codes[1]);
        sides.map(|(&own, &other)| [shifted(own), shifted(other)]).collect()
    }
}

fn hundredths(worth: f32) -> i16 {
    const MOST: f32 = 3000.0;
    worth.round().clamp(-MOST, MOST) as i16
}
