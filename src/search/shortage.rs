//! What the machine may have too little of: memory and threads.

use thiserror::Error;

use super::table::Hash;

/// Says what the machine could not give.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Shortage {
    /// A table of this size.
    #[error("the machine has no {0} of memory left for the search")]
    Memory(Hash),
    /// As many threads as were asked for.
    #[error("the machine could start only {started} of {wanted} threads: {reason}")]
    Threads {
        /// Threads that were asked for.
        wanted: usize,
        /// Threads that there are.
        started: usize,
        /// What the system says.
        reason: String,
    },
}
