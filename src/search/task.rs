//! A request on its way to an answer.

use std::time::{Duration, Instant};

use super::request::Request;
use super::stop::Stop;

/// A request on its way to an answer.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// What was asked.
    pub request: &'a Request,
    /// Ends the search from outside.
    pub stop: &'a Stop,
    /// When it was asked.
    pub started: Instant,
}

impl Task<'_> {
    /// The instant that lies so long after the question; `None` for a time too long for the clock,
    /// which is no limit.
    pub fn at(&self, time: Option<Duration>) -> Option<Instant> {
        self.started.checked_add(time?)
    }
}
