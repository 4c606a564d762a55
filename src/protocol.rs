//! The protocols in which other programs talk to the engine: sessions over `Read` and `Write`, without a process or
//! terminal. One file per protocol.
//!
//! A thread reads and parses the lines; the session executes them in order. So a line that ends a search takes effect
//! while it runs, and none is lost.

pub mod gomocup;
pub mod gtp;
mod inbox;
mod lines;
pub mod nboard;

pub use crate::engine::own::Settings;
pub use lines::MAX_LINE_BYTES;
