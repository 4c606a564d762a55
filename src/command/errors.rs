//! Errors in the arguments.

/// An argument that is well formed but makes no sense here.
#[derive(Debug, thiserror::Error)]
#[error("{argument}: {reason}")]
pub(super) struct UsageError {
    argument: &'static str,
    reason: String,
}

impl UsageError {
    pub(super) fn new(argument: &'static str, reason: impl Into<String>) -> Self {
        Self { argument, reason: reason.into() }
    }
}
