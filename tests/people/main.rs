//! How people move: the model, its facts, and the ratings of players.

mod model;
mod ratings;
