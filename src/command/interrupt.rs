//! Ctrl-C: the first one ends the work, of which what is there so far is told; the second one the program.

use std::process;
use std::sync::LazyLock;

use anyhow::Context;

use crate::search::Stop;

/// The status of a program that was ended by Ctrl-C, as shells tell it.
pub(super) const STATUS_INTERRUPTED: u8 = 130;

/// Says how far the work was when it was ended by Ctrl-C.
#[derive(Debug, thiserror::Error)]
#[error("stopped: {0}")]
pub(super) struct Interrupted(String);

/// A flag that Ctrl-C raises from now on.
///
/// # Errors
/// If the system does not let Ctrl-C be handled.
pub(super) fn stop() -> anyhow::Result<Stop> {
    static STOP: LazyLock<Result<Stop, ctrlc::Error>> = LazyLock::new(|| {
        let stop = Stop::default();
        let raised = stop.clone();
        ctrlc::set_handler(move || {
            if raised.is_requested() {
                process::exit(STATUS_INTERRUPTED.into());
            }
            raised.request();
        })?;
        Ok(stop)
    });
    STOP.as_ref().cloned().context("Ctrl-C can't be handled")
}

/// Passes on that the work was ended after `done` of `all` things, if it was.
///
/// # Errors
/// [`Interrupted`].
pub(super) fn check(stop: &Stop, done: usize, all: usize, things: &str) -> anyhow::Result<()> {
    if stop.is_requested() && done < all {
        return Err(Interrupted(format!("{done} of {all} {things}")).into());
    }
    Ok(())
}
