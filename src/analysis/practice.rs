//! Mistakes that are given back until one finds what was better: a deck of them, when each comes again, and what happens
//! while one tries. Who keeps the deck, and what time it is, is for others to say.

mod deck;
mod exercise;
mod schedule;

pub use deck::{Card, CardError, Deck, Key, Occasion};
pub use exercise::{Exercise, Hint, Place, Reply, Stage, is_right};
pub use schedule::{Grade, Memory, Seconds};
