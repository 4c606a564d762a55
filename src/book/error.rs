//! Why a book can't be used.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a book's file can't be used.
#[derive(Debug, Error)]
#[error("{}{} {finding}", path.display(), finding.colon())]
pub struct BookError {
    path: PathBuf,
    finding: Finding,
}

impl BookError {
    /// The fault of this file.
    pub fn new(path: &Path, finding: Finding) -> Self {
        Self { path: path.to_owned(), finding }
    }

    /// The fault.
    pub fn finding(&self) -> &Finding {
        &self.finding
    }
}

/// A fault of a book.
#[derive(Debug, Error)]
pub enum Finding {
    /// The system doesn't open it.
    #[error("can't be opened: {0}")]
    Open(io::Error),
    /// The system failed to read it.
    #[error("can't be read: {0}")]
    Read(io::Error),
    /// The system failed to write it.
    #[error("can't be written: {0}")]
    Write(io::Error),
    /// Another process is growing it.
    #[error("is being grown by another program")]
    Busy,
    /// The file is not a book.
    #[error("is not a book of Heibai: expected it to begin with HEIBAIBK")]
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

impl Finding {
    /// What stands between the file's name and these words: nothing where they are about the file as a whole.
    fn colon(&self) -> &'static str {
        match self {
            Self::Header { .. } | Self::Block { .. } | Self::Torn { .. } => ":",
            Self::Open(_)
            | Self::Read(_)
            | Self::Write(_)
            | Self::Busy
            | Self::Foreign
            | Self::Version { .. }
            | Self::Making { .. } => "",
        }
    }
}
