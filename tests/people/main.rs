//! How people move: the model, its facts, and the ratings of players.

mod blind;
mod model;
mod ratings;
