//! Who works while the window stays awake: each worker is one thread that takes requests in their
//! order and answers through a callback on that thread.

mod disk;
mod engine;

pub use disk::{AutosaveError, DiskAnswer, DiskWorker, Places};
pub use engine::{EngineAnswer, EngineWorker, Searcher};
