//! The cost of a run, and its progress.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on stderr; hidden if stderr is no terminal.
pub(super) fn bar(count: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len}  {elapsed}, {eta} left")
        .expect("the template is well formed");
    let bar = ProgressBar::new(count as u64).with_style(style);
    bar.tick();
    bar
}

/// A running measurement of time.
pub(super) struct Stopwatch {
    started: Instant,
    cpu: Option<Duration>,
}

impl Stopwatch {
    pub fn start() -> Self {
        Self { started: Instant::now(), cpu: cpu_time() }
    }

    /// The elapsed time.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// The processor time spent meanwhile, if the system tells.
    pub fn cpu(&self) -> Option<Duration> {
        Some(cpu_time()?.saturating_sub(self.cpu?))
    }
}

/// This process's processor time so far.
#[cfg(unix)]
fn cpu_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).ok()
}

/// The processor time, which is unknown here.
#[cfg(not(unix))]
fn cpu_time() -> Option<Duration> {
    None
}

/// Millions of nodes in a second.
pub(super) fn mega_rate(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6
}
