//! Errors in the arguments.

/// An argument that is well formed but makes no sense here.
#[derive(Debug, thiserror::Error)]
#[error("{argument}: {reason}")]
pub(super) struct UsageError {
    argument: String,
    reason: String,
}

impl UsageError {
    /// Of an argument, with its value if that tells what is meant.
    pub(super) fn new(argument: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { argument: argument.into(), reason: reason.into() }
    }
}
