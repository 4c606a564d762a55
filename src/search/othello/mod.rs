//! The search of Othello positions: which way a request is answered.

mod general;
mod glance;
mod rules;

use std::time::{Duration, Instant};

use super::request::Request;
use super::stop::Stop;

pub use general::search;
pub use glance::glance;

/// A request on its way to an answer.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    /// What was asked.
    pub request: &'a Request,
    /// Ends the search from outside.
    pub stop: &'a Stop,
    /// When it was asked.
    pub started: Instant,
}

/// What is left of a time that began to run at `started`.
fn left_of(time: Option<Duration>, started: Instant) -> Option<Duration> {
    time.map(|time| time.saturating_sub(started.elapsed()))
}
