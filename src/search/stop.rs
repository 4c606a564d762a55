//! Ends a search from another thread.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

type Watch = Arc<dyn Fn() + Send + Sync>;

/// A flag that a search checks now and then; clones share it.
#[derive(Clone, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    watch: Option<Watch>,
}

impl Stop {
    /// Asks the search to end with the best answer it has.
    pub fn request(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Returns whether the search was asked to end.
    pub fn is_requested(&self) -> bool {
        if let Some(watch) = &self.watch {
            watch();
        }
        self.flag.load(Ordering::Relaxed)
    }

    /// The same flag, calling `watch` at each check: for tests that make a search thread wait or panic.
    #[doc(hidden)]
    #[must_use]
    pub fn watched(&self, watch: impl Fn() + Send + Sync + 'static) -> Self {
        Self { flag: Arc::clone(&self.flag), watch: Some(Arc::new(watch)) }
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop").field("flag", &self.flag).finish_non_exhaustive()
    }
}
