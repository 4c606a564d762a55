//! Gomoku's evaluation: the shapes of lines, the class that a point's four lines make, a board that updates both, and
//! the sum over points.

mod board;
mod cell;
mod classes;
mod evaluation;
mod network;
mod shapes;
mod tables;
mod threats;

pub use board::PatternBoard;
pub use cell::Cell;
pub use classes::Class;
pub use network::{
    Evaluator, HIDDEN, INPUTS, Limit, Network, NetworkError, Parameters, REACH, Scale, THREATS,
    WIDTH, WINDOWS, Windows,
};
pub use shapes::Shape;
pub use tables::{Tables, Weights, WeightsError};
