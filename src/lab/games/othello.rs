//! Othello behind the trait: bitboards of 4×4 to 10×10, seen from the side to move.

use std::sync::Arc;

use crate::eval::othello::{FastBoard, Geometry, Mask, final_margin};
use crate::lab::game::{Game, MAX_EVALUATION, Move, Value, WIN};
use crate::othello::{Square, Word};

/// The evaluation of a board for its side to move, in hundredths.
pub type Evaluator<B> = fn(B, &Geometry<<B as FastBoard>::Mask>) -> i32;

#[derive(Clone, Debug)]
pub struct Othello<B: FastBoard> {
    board: B,
    before: Vec<B>,
    geometry: Arc<Geometry<B::Mask>>,
    evaluator: Evaluator<B>,
}

impl<B: FastBoard> Othello<B> {
    pub fn new(board: B, evaluator: Evaluator<B>) -> Self {
        let geometry = Arc::new(Geometry::new(board.size()));
        Self { board, before: Vec::new(), geometry, evaluator }
    }
}

impl<B: FastBoard> Game for Othello<B> {
    fn moves(&self, moves: &mut Vec<Move>) {
        let mut left = self.board.moves();
        if left.is_empty() && !self.board.pass().moves().is_empty() {
            moves.push(Move::PASS);
        }
        while !left.is_empty() {
            let cell = left.trailing_zeros() as usize;
            moves.push(Move::new(cell));
            left = left & !B::Mask::of(cell);
        }
    }

    fn play(&mut self, mv: Move) {
        self.before.push(self.board);
        self.board = match mv.cell() {
            Some(cell) => self.board.play(cell, self.board.flips(cell)),
            None => self.board.pass(),
        };
    }

    fn undo(&mut self) {
        self.board = self.before.pop().expect("a move was made");
    }

    fn outcome(&self) -> Option<i32> {
        let goes_on = !self.board.moves().is_empty() || !self.board.pass().moves().is_empty();
        if goes_on {
            return None;
        }
        let margin = final_margin(self.board);
        Some(margin.signum() * WIN + 100 * margin)
    }

    fn evaluate(&self) -> i32 {
        (self.evaluator)(self.board, &self.geometry).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    fn key(&self) -> u64 {
        // The finaliser of `SplitMix64` (Guy Steele, Doug Lea and Christine Flood, 2014).
        let seed = self.board.player().hash().rotate_left(29) ^ self.board.opponent().hash();
        let seed = (seed ^ seed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let seed = (seed ^ seed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        seed ^ seed >> 31
    }

    /// A fifth of the points for the result, the rest for the margin: winning by more is worth more.
    fn points(&self, outcome: i32) -> f64 {
        let margin = f64::from(outcome % WIN) / 100.0;
        let result = f64::from(1 + outcome.signum()) / 2.0;
        0.2 * result + 0.4 * (1.0 + margin / f64::from(self.geometry.cells))
    }

    fn value(&self, value: i32) -> Value {
        self::value(value)
    }

    fn name(&self, mv: Move) -> String {
        let square = mv.cell().and_then(|cell| Square::from_index(cell, self.board.size()));
        square.map_or_else(|| "pass".to_owned(), |square| square.to_string())
    }
}

pub fn value(value: i32) -> Value {
    if value.abs() < WIN { Value::Evaluation(value) } else { Value::Discs(value % WIN / 100) }
}
