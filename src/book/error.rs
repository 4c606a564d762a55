//! Why a book can't be used.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Says why the file of a book can't be used, and where.
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

    /// What is the matter.
    pub fn finding(&self) -> &Finding {
        &self.finding
    }
}

/// What is the matter with a book.
#[derive(Debug, Error)]
pub enum Finding {
    /// The system could not do it.
    #[error("can't be read or written: {0}")]
    Io(#[from] io::Error),
    /// Somebody else is at it.
    #[error("is being grown by another program")]
    Busy,
    /// The file is none of a book.
    #[error("is no book of Heibai: expected it to begin with HEIBAIBK")]
    Foreign,
    /// The file is from another version.
    #[error("is a book of version {found}, expected {expected}")]
    Version {
        /// The version in the file.
        found: u32,
        /// The version that can be read.
        expected: u32,
    },
    /// The file ends within its header, or the header is damaged.
    #[error("byte {at}: the header is truncated, damaged or of another game")]
    Header {
        /// Where it shows, counted from 1.
        at: usize,
    },
    /// A position is damaged, and others follow.
    #[error("byte {at}: {reason}")]
    Block {
        /// Where the position begins, counted from 1.
        at: usize,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The end of the book was never finished.
    #[error("byte {at}: {bytes} bytes at the end are torn")]
    Torn {
        /// Where they begin, counted from 1.
        at: usize,
        /// How many there are.
        bytes: usize,
    },
    /// It was to be grown in another way.
    #[error("was made in another way ({found}), expected {expected}")]
    Making {
        /// The making in the file.
        found: String,
        /// The making that was asked for.
        expected: String,
    },
}
