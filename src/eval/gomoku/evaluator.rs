//! The value of a board.

mod accumulator;

use super::board::PatternBoard;
use accumulator::Accumulator;

/// The evaluation of a [`PatternBoard`] and the boards that it becomes: by its network if it has one, else by the tables
/// alone. What the network needs is only brought up to date when a value is asked for.
#[derive(Clone, Debug)]
pub struct Evaluator(Option<Box<Accumulator>>);

impl Evaluator {
    /// The evaluator of this board.
    pub fn new(board: &PatternBoard) -> Self {
        Self(board.network().map(|network| Box::new(Accumulator::new(network, board))))
    }

    /// The value for the side to move, in hundredths.
    #[inline]
    pub fn value(&mut self, board: &PatternBoard) -> i32 {
        let correction = match &mut self.0 {
            Some(accumulator) => accumulator.correction(board),
            None => 0,
        };
        board.value() + correction
    }
}
