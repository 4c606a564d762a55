//! Gomoku's evaluation: the shapes of lines, the class that a point's four lines make, a board that updates both, and
//! the sum over points.

mod board;
mod cell;
mod classes;
mod evaluation;
mod evaluator;
pub mod network;
mod shapes;
mod sum;
mod tables;
mod threats;

pub use board::PatternBoard;
pub use cell::Cell;
pub use classes::Class;
pub use evaluator::Evaluator;
pub use shapes::Shape;
pub use tables::{Tables, Weights, WeightsError};
