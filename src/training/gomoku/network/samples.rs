//! Positions to fit to.

use super::super::games::{Game, SIZE, start};
use super::super::quiet::is_quiet;
use crate::eval::gomoku::network::{Scale, Windows};
use crate::eval::gomoku::{Cell, PatternBoard, Weights};
use crate::gomoku::{Board, Direction, Point, Stone};

/// Scores from here on tell a forced end, which the search sees by itself.
const FORCED: u16 = 20_000;

const POINTS: usize = SIZE as usize * SIZE as usize;

/// A quiet position and the chance of winning to predict.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The points with stones of the side to move and of the other, in row order.
    stones: [[u64; POINTS.div_ceil(64)]; 2],
    pub to_move: Stone,
    pub threats: u16,
    /// The tables' value, in hundredths.
    tables: i16,
    label: f32,
}

impl Sample {
    /// The board, on which the side to move has Black's stones.
    pub fn board(&self) -> Board {
        let mut board = Board::new(SIZE).expect("there is a board of 15×15");
        for (stones, stone) in self.stones.iter().zip(Stone::ALL) {
            for (word, &bits) in stones.iter().enumerate() {
                let mut bits = bits;
                while bits != 0 {
                    let index = 64 * word + bits.trailing_zeros() as usize;
                    let point = Point::from_index(index, SIZE).expect("it is on the board");
                    board.place(point, stone);
                    bits &= bits - 1;
                }
            }
        }
        board
    }

    /// The chance of winning by the tables and a correction in units of [`Scale::HUNDREDTHS`].
    pub fn expected(&self, correction: f32) -> f32 {
        sigmoid(f32::from(self.tables) / Scale::HUNDREDTHS as f32 + correction)
    }

    /// The chance expected beyond the label.
    pub fn excess(&self, correction: f32) -> f32 {
        self.expected(correction) - self.label
    }

    /// In nats.
    pub fn error(&self, correction: f32) -> f64 {
        let expected = f64::from(self.expected(correction)).clamp(1e-6, 1.0 - 1e-6);
        let label = f64::from(self.label);
        -(label * expected.ln() + (1.0 - label) * (1.0 - expected).ln())
    }
}

/// The quiet positions of a game after its opening; `passed_back` is the share of its label that each passes back.
pub fn samples(game: &Game, tables: Weights, passed_back: f32) -> Vec<Sample> {
    let mut board = PatternBoard::as_seen(&start(game.ruleset), tables.with_network(None), &[]);
    let mut stones = [[0; POINTS.div_ceil(64)]; 2];
    let labels = labels(game, passed_back);
    let mut samples = Vec::new();
    for (ply, &point) in game.points.iter().enumerate() {
        let own = board.to_move();
        if let Some(at) = ply.checked_sub(game.opening)
            && game.scores.get(at).is_some_and(|score| score.unsigned_abs() < FORCED)
            && is_quiet(&board)
        {
            let [black, white] = stones;
            samples.push(Sample {
                stones: if own == Stone::Black { [black, white] } else { [white, black] },
                to_move: own,
                threats: board.threats() as u16,
                tables: board.value().clamp(i16::MIN.into(), i16::MAX.into()) as i16,
                label: if own == Stone::Black { labels[at] } else { 1.0 - labels[at] },
            });
        }
        if let Some(index) = point.index(SIZE) {
            stones[own as usize][index / 64] |= 1_u64 << (index % 64);
        }
        board.place(Cell::of(point));
    }
    samples
}

/// Black's chance of winning by each score and what follows it.
fn labels(game: &Game, passed_back: f32) -> Vec<f32> {
    let mut label = f32::from(game.result) / 2.0 + 0.5;
    let scores = game.scores.iter().enumerate().rev();
    let mut labels: Vec<f32> = scores
        .map(|(at, &score)| {
            let is_black = (game.opening + at).is_multiple_of(2);
            let score = f32::from(score) * if is_black { 1.0 } else { -1.0 };
            let said = sigmoid(score / Scale::HUNDREDTHS as f32);
            label = passed_back * label + (1.0 - passed_back) * said;
            label
        })
        .collect();
    labels.reverse();
    labels
}

fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The windows of the empty points in all directions, as the numbers in the side's own view.
pub fn windows(board: &Board) -> impl Iterator<Item = [u16; 4]> {
    let known = Windows::get();
    board.points().filter(|&point| board.is_empty(point)).map(move |point| {
        Direction::ALL.map(|direction| {
            let (line, bit) = board.lines().through(point, direction);
            known.number(line, bit)
        })
    })
}
