//! What Qt knows for a report of a fault, and what it says for the log.

use super::language::spoken;
use crate::app::details::{self, WindowDetails};
use crate::app::driver::Driver;

/// The functions of `cpp/report.h`.
#[cxx::bridge(namespace = "heibai")]
pub mod ffi {
    /// What is shown where, and how.
    struct Display {
        qt: String,
        platform: String,
        renderer: String,
        screens: Vec<String>,
    }

    unsafe extern "C++" {
        include!("heibai/report.h");

        /// Needs an application.
        fn display() -> Display;
        /// From here on the log gets what Qt says, too.
        fn log_messages();
    }

    extern "Rust" {
        /// Takes a message of Qt, which need not be UTF-8: 0 for debugging, 1 a warning, 2 critical or fatal, 3
        /// information. Any thread may call it.
        fn take_message(kind: u8, category: &[u8], text: &[u8]);
    }
}

fn take_message(kind: u8, category: &[u8], text: &[u8]) {
    let [category, text] = [category, text].map(String::from_utf8_lossy);
    match kind {
        0 => tracing::debug!(target: "qt", category = &*category, "{text}"),
        1 => tracing::warn!(target: "qt", category = &*category, "{text}"),
        2 => tracing::error!(target: "qt", category = &*category, "{text}"),
        _ => tracing::info!(target: "qt", category = &*category, "{text}"),
    }
}

/// All that a report needs, line by line.
pub fn details(driver: &Driver) -> Vec<String> {
    let mut lines = details::of_program();
    lines.extend(of_window(driver));
    lines
}

/// The part that is known once the window is there.
pub fn of_window(driver: &Driver) -> Vec<String> {
    let ffi::Display { qt, platform, renderer, screens } = ffi::display();
    let language = spoken(driver.language()).code().to_owned();
    let window = WindowDetails { qt, platform, renderer, screens, language };
    let mut lines = details::of_window(&window);
    lines.push(details::of_settings(driver.settings()));
    lines
}
