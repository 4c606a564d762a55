//! The model of people: players' ratings over the years, samples of moves, and the fit.

pub mod blind;
pub mod fit;
pub mod insight;
pub mod judge;
pub mod losses;
pub mod ratings;
pub mod samples;
