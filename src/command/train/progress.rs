//! A bar with the time that is left, on stderr, where that is a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar over `length` steps, of which `done` were done before.
pub(super) fn bar(length: u64, done: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:30} {human_pos}/{human_len}  {msg}  {elapsed} gone, {eta} left",
    )
    .expect("the template is well formed");
    let bar = ProgressBar::new(length).with_style(style).with_position(done);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
