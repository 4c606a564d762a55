//! What goes wrong, as a user reads it.

/// Says that an argument has no value that the program knows, although it is written well.
#[derive(Debug, thiserror::Error)]
#[error("{argument}: {reason}")]
pub(super) struct UsageError {
    /// Which one.
    pub argument: &'static str,
    /// Why.
    pub reason: String,
}
