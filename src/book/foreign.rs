//! The opening books of other programs of Othello: what they say of positions, in discs, by their own engines.
//!
//! A [`Reader`] goes through a file record by record and holds one of them at a time; a [`ForeignBook`] holds them all,
//! to look positions up in. Formats are read by what is known of them, one file each, and never written. Nothing in a
//! file is trusted: what can't be on a board is left out and counted, a torn end too, and only a file without a single
//! usable position is refused.

mod edax;
mod egbk;
mod egbk2;
mod egbk3;
mod error;
mod format;
mod header;
mod holding;
mod reader;
mod record;
mod source;

pub use error::ForeignError;
pub use format::Format;
pub use holding::{ForeignBook, Known, KnownMove};
pub use reader::{Entry, Facts, Reader};
pub use record::{ForeignMove, ForeignPosition, Level, Unusable};
