//! What is left of a search's time and nodes.

use std::time::{Duration, Instant};

use super::stop::Stop;

/// Says that the search ran out of time or nodes, or was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

/// Counts nodes and looks at the clock and the stop flag.
#[derive(Debug)]
pub struct Budget<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    most_nodes: u64,
    nodes: u64,
    next_look: u64,
    spent: bool,
}

impl<'a> Budget<'a> {
    /// Nodes between two looks at the clock: well under a millisecond.
    const LOOK_EVERY: u64 = 1024;
    /// Kept back so that the answer is in time on a busy machine too; at most a tenth of the time.
    const RESERVE: Duration = Duration::from_millis(20);

    /// Starts the clock.
    pub fn new(stop: &'a Stop, time: Option<Duration>, nodes: Option<u64>) -> Self {
        // A time too long for the clock is no limit.
        let deadline = time
            .map(|time| time.saturating_sub(Self::RESERVE.min(time / 10)))
            .and_then(|time| Instant::now().checked_add(time));
        let most_nodes = nodes.unwrap_or(u64::MAX);
        Self { stop, deadline, most_nodes, nodes: 0, next_look: 0, spent: false }
    }

    /// Counts one node.
    ///
    /// # Errors
    /// [`Spent`] if it may not be looked at any more; then always again.
    #[inline]
    pub fn spend(&mut self) -> Result<(), Spent> {
        if self.nodes >= self.next_look {
            self.look()?;
        }
        self.nodes += 1;
        Ok(())
    }

    /// Nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    #[cold]
    fn look(&mut self) -> Result<(), Spent> {
        self.spent = self.spent
            || self.nodes >= self.most_nodes
            || self.stop.is_requested()
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if self.spent {
            // Keeps every later call on this path.
            self.next_look = 0;
            return Err(Spent);
        }
        self.next_look = self.nodes.saturating_add(Self::LOOK_EVERY).min(self.most_nodes);
        Ok(())
    }
}
