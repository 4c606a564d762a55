//! How Gomoku's evaluation is made: self-play games, and worths of shapes that are fitted to them.

mod fit;
mod games;
mod network;
mod quiet;

pub use fit::{FitSettings, fit};
pub use games::{Game, Player};
pub use network::{NetworkSettings, fit_network};
