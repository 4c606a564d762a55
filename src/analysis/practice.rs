//! Mistakes as exercises: the deck, its schedule, and the course of an exercise. Storage and time come from outside.

mod deck;
mod exercise;
mod schedule;

pub use deck::{Card, CardError, Deck, Key, Occasion};
pub use exercise::{
    Exercise, Hint, Place, Reply, Stage, hint, is_right, place, quarter, quarter_ends,
};
pub use schedule::{Grade, Memory, Seconds};
