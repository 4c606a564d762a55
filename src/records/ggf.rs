//! The Generic Game Format of GGS and `NBoard` (<https://www.skatgame.net/mburo/ggsa/ggf>):
//! `(;GM[Othello]…B[F5]W[D6];)`.
//!
//! Reads the first game of an archive and ignores unknown tags. Writes only the tags that `NBoard` knows.

mod notes;
mod reader;
mod tags;
mod writer;

pub use notes::{Note, is_pass, note};
pub use reader::{facts, read};
pub(crate) use writer::date;
pub use writer::{dated, write};
