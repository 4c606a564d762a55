//! The workers: each takes requests in order on threads of its own, and answers through a callback on those threads.

mod disk;
mod engine;

pub use disk::{AutosaveError, DiskAnswer, DiskWorker, Places, PromisedGame};
pub use engine::{EngineAnswer, EngineWorker, Searcher};
