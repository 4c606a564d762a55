//! Arguments that several commands share, as written.

mod board;
mod engine;

pub use board::BoardArguments;
pub use engine::{EngineArguments, ResourceArguments, SearchArguments, WeightsArguments};
