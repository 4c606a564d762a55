//! Threads that share work.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock, mpsc};
use std::thread::{self, Scope};

use crate::search::Shortage;

/// Starts this many workers, at least one, each running what `worker` returns.
pub fn start<'scope, W: FnOnce() + Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    count: usize,
    mut worker: impl FnMut() -> W,
) -> Result<(), Shortage> {
    let wanted = count.max(1);
    // No thread begins before all have started.
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

/// Does all jobs on this many threads, at least one, and passes the results to `take` in the order of the jobs. Each
/// thread calls `prepare` once for what its jobs share; one whose `work` returns `None` takes no more jobs.
pub fn in_order<'j, J: Sync, W, T: Send, E: From<Shortage>>(
    jobs: &'j [J],
    threads: usize,
    prepare: impl Fn() -> Result<W, Shortage> + Sync,
    work: impl Fn(&mut W, &'j J) -> Option<T> + Sync,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    /// Results that may wait to be taken.
    const WAITING: usize = 64;

    let (next, prepare, work) = (&AtomicUsize::new(0), &prepare, &work);
    let (sender, receiver) = mpsc::sync_channel(WAITING);
    thread::scope(|scope| {
        start(scope, threads, || {
            let sender = sender.clone();
            move || {
                // After an error nobody is listening any more, and the work is over.
                let mut shared = match prepare() {
                    Ok(shared) => shared,
                    Err(shortage) => return drop(sender.send(Err(shortage))),
                };
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(result) = jobs.get(at).and_then(|job| work(&mut shared, job)) else {
                        return;
                    };
                    if sender.send(Ok((at, result))).is_err() {
                        return;
                    }
                }
            }
        })?;
        drop(sender);
        let (mut waiting, mut taken) = (BTreeMap::new(), 0);
        for done in receiver {
            let (at, result) = done?;
            waiting.insert(at, result);
            while let Some(result) = waiting.remove(&taken) {
                take(result)?;
                taken += 1;
            }
        }
        Ok(())
    })
}

pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}
