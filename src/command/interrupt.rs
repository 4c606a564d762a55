//! Ctrl-C and termination signals. The first one ends the work, and the results so far are written; the
//! second one ends the program and those that it started.

use std::io;
use std::process;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU8, Ordering};

use anyhow::Context;

use crate::engine::program;
use crate::search::Stop;

/// The exit status after Ctrl-C, as in shells.
const STATUS_INTERRUPTED: u8 = 130;

static STATUS: AtomicU8 = AtomicU8::new(STATUS_INTERRUPTED);

/// How far the work was when it was interrupted.
#[derive(Debug, thiserror::Error)]
#[error("stopped: {0}")]
pub(super) struct Interrupted(String);

pub(super) fn status() -> u8 {
    STATUS.load(Ordering::Relaxed)
}

/// A flag that is raised as soon as the program is asked to end.
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

/// Fails if the work was interrupted after `done` of `all` things.
pub(super) fn check(stop: &Stop, done: usize, all: usize, things: &str) -> anyhow::Result<()> {
    check_at("", stop, (done, all), things)
}

/// The same of work in several parts, of which `place` tells this one.
pub(super) fn check_at(
    place: &str,
    stop: &Stop,
    (done, all): (usize, usize),
    things: &str,
) -> anyhow::Result<()> {
    if stop.is_requested() && done < all {
        return Err(Interrupted(format!("{place}{done} of {all} {things}")).into());
    }
    Ok(())
}

/// The error of work that was interrupted before it came to anything.
pub(super) fn stopped(work: &str) -> anyhow::Error {
    Interrupted(work.to_owned()).into()
}

/// Calls `act` with the exit status for each signal that asks the program to end.
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
            act(128 + signal as u8);
        }
    })?;
    Ok(())
}

/// Whether the parent process had the signal ignored, as `nohup` does.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    // Other systems than Linux have no such file; there no signal counts as ignored.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

#[cfg(not(unix))]
fn listen(act: impl Fn(u8) + Send + 'static) -> io::Result<()> {
    ctrlc::set_handler(move || act(STATUS_INTERRUPTED)).map_err(io::Error::other)
}
