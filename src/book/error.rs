//! Why a book can't be used.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a book's file can't be used.
#[derive(Debug, Error)]
#[error("{}: {finding}", path.display())]
pub struct BookError {
    path: PathBuf,
    finding: Finding,
}

impl BookError {
    pub(super) fn new(path: &Path, finding: impl Into<Finding>) -> Self {
        Self { path: path.to_owned(), finding: finding.into() }
    }

    /// The fault.
    pub fn finding(&self) -> &Finding {
        &self.finding
    }
}

/// A fault of a book.
#[derive(Debug, Error)]
pub enum Finding {
    /// An input or output error.
    #[error("can't be read or written: {0}")]
    Io(#[from] io::Error),
    /// Another process is growing it.
    #[error("is being grown by another program")]
    Busy,
    /// The file is not a book.
    #[error("is no book of Heibai: expected it to begin with HEIBAIBK")]
    Foreign,
    /// The file has another version.
    #[error("is a book of version {found}, expected {expected}")]
    Version {
        /// The version in the file.
        found: u32,
        /// The version that can be read.
        expected: u32,
    },
    /// The header is truncated or damaged.
    #[error("byte {at}: the header is truncated, damaged or of another game")]
    Header {
        /// The byte, counted from 1.
        at: usize,
    },
    /// A position is damaged, with others after it.
    #[error("byte {at}: {reason}")]
    Block {
        /// The position's first byte, counted from 1.
        at: usize,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The last position was cut off while being written.
    #[error("byte {at}: {bytes} bytes at the end are torn")]
    Torn {
        /// Its first byte, counted from 1.
        at: usize,
        /// The number of bytes.
        bytes: usize,
    },
    /// It was made with other arguments.
    #[error("was made in another way ({found}), expected {expected}")]
    Making {
        /// The making in the file.
        found: String,
        /// The making that was asked for.
        expected: String,
    },
}
