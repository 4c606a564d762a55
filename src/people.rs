//! How people play Othello on 8×8: what a move looks like to somebody at the board, and a model, fitted to games
//! between people, of how likely a player of some rating chooses it; and what they overlook in Gomoku.
//!
//! Ratings are Elo's on a scale of our own ([`crate::training::people::ratings`]); 1600 is the mean of those who play in
//! tournaments.

mod facts;
pub mod insight;
mod losses;
mod model;
mod openings;
mod oversight;
mod play;

pub use facts::{FACTS, Facts, LastMoves, MoveFacts, facts, glance};
pub use insight::Insight;
pub use losses::{PART, PARTS, losses};
pub use model::{CONTEXT, Chance, Model, ModelError, Network, draw, inputs, softmax};
pub use openings::{BANDS, Openings, band};
pub use oversight::{Hidden, Threat, overlooked};
pub use play::play;

use std::ops::RangeInclusive;

use crate::game::PersonRating;

/// The ratings that the model knows.
pub const RATINGS: RangeInclusive<u16> = PersonRating::MIN.number()..=PersonRating::MAX.number();
