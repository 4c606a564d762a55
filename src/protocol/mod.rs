//! The dialects that other programs speak to an engine in: a session over `Read` and `Write`, which
//! needs no process and no terminal. One file per dialect.
//!
//! A thread reads and understands the lines; the session carries them out in order. So a line that
//! ends a search is seen while the search runs, and none is lost.

pub mod gomocup;
pub mod gtp;
mod inbox;
mod lines;
pub mod nboard;

pub use crate::engine::own::Settings;
pub use lines::MAX_LINE_BYTES;
