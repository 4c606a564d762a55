//! Small jobs of the window on threads of their own.

use std::thread;

/// Does a job on a thread, which gives the answer to `then`. Where there is no thread it is done at once, and the answer
/// returned.
pub(super) fn aside<T: 'static>(
    name: &str,
    job: impl FnOnce() -> T + Clone + Send + 'static,
    then: impl FnOnce(T) + Send + 'static,
) -> Option<T> {
    let theirs = job.clone();
    let spawned = thread::Builder::new().name(name.to_owned()).spawn(move || then(theirs()));
    if spawned.is_ok() { None } else { Some(job()) }
}
