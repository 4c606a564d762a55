//! Threads that share work: all of them, or none if the machine can't start as many.

use std::num::NonZeroUsize;
use std::sync::{Arc, OnceLock};
use std::thread::{self, Scope};

use crate::search::Shortage;

/// Starts so many workers, at least one, each of which does what `worker` gives it.
///
/// # Errors
/// [`Shortage::Threads`] if not all of them could be started; then none has done anything.
pub fn start<'scope, W: FnOnce() + Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    count: usize,
    mut worker: impl FnMut() -> W,
) -> Result<(), Shortage> {
    let wanted = count.max(1);
    // Nobody begins before it is known that all are there.
    let gate = Arc::new(OnceLock::new());
    let mut result = Ok(());
    for started in 0..wanted {
        let (worker, opened) = (worker(), Arc::clone(&gate));
        let work = move || {
            if *opened.wait() {
                worker();
            }
        };
        if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
            result = Err(Shortage::Threads { wanted, started, reason: error.to_string() });
            break;
        }
    }
    gate.set(result.is_ok()).expect("it is opened once");
    result
}

/// A thread for each core.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}
