//! Shortages of memory and threads.

use thiserror::Error;

use super::hash_size::HashSize;

/// What the machine could not provide.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Shortage {
    /// A table of this size.
    #[error("not enough memory for a search table of {0}")]
    Memory(HashSize),
    /// The number of threads asked for.
    #[error("the machine could start only {started} of {wanted} threads: {reason}")]
    Threads {
        /// Threads asked for.
        wanted: usize,
        /// Threads started.
        started: usize,
        /// The system's reason.
        reason: String,
    },
}
