//! Ends a search from another thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that a search looks at every now and then; its clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to end; it answers with the best it has.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether the search was asked to end.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
