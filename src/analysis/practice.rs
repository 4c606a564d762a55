//! Mistakes as exercises: a deck of cards, a schedule of repetitions, and the course of an exercise. Storage and time
//! come from outside.

mod deck;
mod exercise;
mod schedule;

pub use deck::{Card, CardError, Deck, Key, Occasion};
pub use exercise::{Exercise, Hint, Place, Reply, Stage, is_right};
pub use schedule::{Grade, Memory, Seconds};
