//! Ends the window as closing it does when the system or another program asks the process to end.

use std::sync::{Arc, Mutex};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::shim;

use crate::complaint::complain;
use crate::locks::lock;

/// Watches for the signals that ask a program to end, while there is an application: the first closes the window, and
/// everything is saved as usual; a second ends the process at once.
pub(super) struct Ending {
    has_application: Arc<Mutex<bool>>,
}

impl Ending {
    pub(super) fn watch() -> Self {
        let has_application = Arc::new(Mutex::new(true));
        let watched = Arc::clone(&has_application);
        let started = Signals::new([SIGTERM, SIGINT, SIGHUP]).and_then(|mut signals| {
            thread::Builder::new().name("heibai-signals".to_owned()).spawn(move || {
                let mut was_asked = false;
                for signal in signals.forever() {
                    if std::mem::replace(&mut was_asked, true) {
                        let _ = emulate_default_handler(signal);
                    }
                    let has_application = lock(&watched);
                    if *has_application {
                        shim::ffi::quit_soon();
                    }
                }
            })
        });
        if let Err(error) = started {
            // Such a signal then ends the program at once; every move is saved all the same.
            complain(&format!("can't watch for signals: {error}"));
        }
        Self { has_application }
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        *lock(&self.has_application) = false;
    }
}
