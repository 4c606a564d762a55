//! Being asked to end, by Ctrl-C or another program: the first time ends the work, of which what is there so far
//! is told; the second time ends the program, and those that it has started.

use std::io;
use std::process;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU8, Ordering};

use anyhow::Context;

use crate::engine::program;
use crate::search::Stop;

/// The status of a program that was ended by Ctrl-C, as shells tell it.
const STATUS_INTERRUPTED: u8 = 130;

/// The status that says what has ended the program.
static STATUS: AtomicU8 = AtomicU8::new(STATUS_INTERRUPTED);

/// Says how far the work was when it was ended.
#[derive(Debug, thiserror::Error)]
#[error("stopped: {0}")]
pub(super) struct Interrupted(String);

/// The status of a program whose work was ended from outside.
pub(super) fn status() -> u8 {
    STATUS.load(Ordering::Relaxed)
}

/// A flag that is raised as soon as the program is asked to end.
///
/// # Errors
/// If the system does not let that be handled.
pub(super) fn stop() -> anyhow::Result<Stop> {
    static STOP: LazyLock<io::Result<Stop>> = LazyLock::new(|| {
        let stop = Stop::default();
        let raised = stop.clone();
        listen(move |status| {
            if raised.is_requested() {
                program::end_all();
                process::exit(status.into());
            }
            STATUS.store(status, Ordering::Relaxed);
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

/// Tells `act` of the status of each signal that asks the program to end.
#[cfg(unix)]
fn listen(act: impl Fn(u8) + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    let mut wanted = vec![SIGINT, SIGTERM];
    if !is_ignored(SIGHUP) {
        wanted.push(SIGHUP);
    }
    let mut signals = Signals::new(wanted)?;
    let name = "heibai-signals".to_owned();
    std::thread::Builder::new().name(name).spawn(move || {
        for signal in signals.forever() {
            // As shells tell it.
            act(128 + signal as u8);
        }
    })?;
    Ok(())
}

/// Returns whether whoever started the program had it ignore a signal, as `nohup` does.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    // Elsewhere than on Linux there is no such file, and no signal is known to be ignored.
    let told = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = told.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

/// Tells `act` of each Ctrl-C.
#[cfg(not(unix))]
fn listen(act: impl Fn(u8) + Send + 'static) -> io::Result<()> {
    ctrlc::set_handler(move || act(STATUS_INTERRUPTED)).map_err(io::Error::other)
}
