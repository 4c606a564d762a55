//! Files of labelled positions.
//!
//! All integers are little-endian. A file is a header and blocks:
//!
//! | part | bytes | |
//! |---|--:|---|
//! | header | 8 | `HEIBAIDS` |
//! | | 4 | version, 1 |
//! | | 4 | length of the description |
//! | | n | description: JSON that says how the data was made, with its seed |
//! | | 4 | CRC-32 of the header so far |
//! | block | 4 | `BLCK` |
//! | | 4 | number of records |
//! | | 4 | CRC-32 of the records |
//! | | 26 n | records, see [`Record`] |
//!
//! A block holds whole games. A program that was killed leaves a torn last block: readers leave it out and
//! say so, and a writer that resumes cuts it off.

mod file;
mod games;
mod merge;
mod record;

pub use file::{DatasetError, Finding, Reader, Tail, Writer, read_all};
pub use games::{GameFiles, Games, Show, merged_description};
pub use merge::{Merged, merge};
pub use record::{Label, Origin, Record};
