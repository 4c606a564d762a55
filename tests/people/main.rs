//! How people move: the model, its facts, and the ratings of players.

mod blind;
mod gomoku;
mod model;
mod ratings;
