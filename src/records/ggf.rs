//! The Generic Game Format of the servers GGS and of `NBoard`
//! (<https://www.skatgame.net/mburo/ggsa/ggf>): `(;GM[Othello]…B[F5]W[D6];)`.
//!
//! The first game of an archive is read. Tags that are not known are ignored. What is written keeps
//! to the tags that `NBoard` knows.

mod notes;
mod reader;
mod tags;
mod writer;

pub use notes::{Note, is_pass, note};
pub use reader::{facts, read};
pub(crate) use writer::date;
pub use writer::{dated, write};
