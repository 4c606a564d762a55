//! The cost and the progress of a run.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on stderr; hidden if stderr is no terminal.
pub(super) fn bar(length: usize) -> ProgressBar {
    let template = "{bar:30} {human_pos}/{human_len}  {msg}  {elapsed}, {eta} left";
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    let bar = ProgressBar::new(length as u64).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

pub(super) fn set(bar: &ProgressBar, done: usize, all: usize) {
    bar.set_length(all as u64);
    bar.set_position(done as u64);
}

/// Measures time from its creation.
pub(super) struct Stopwatch {
    started: Instant,
    cpu: Option<Duration>,
}

impl Stopwatch {
    pub fn start() -> Self {
        Self { started: Instant::now(), cpu: cpu_time() }
    }

    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// The processor time spent, if the system tells.
    pub fn cpu(&self) -> Option<Duration> {
        Some(cpu_time()?.saturating_sub(self.cpu?))
    }
}

#[cfg(unix)]
fn cpu_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).ok()
}

#[cfg(not(unix))]
fn cpu_time() -> Option<Duration> {
    None
}

/// Millions of nodes per second.
pub(super) fn mega_rate(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6
}
