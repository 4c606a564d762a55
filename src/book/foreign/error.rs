//! Why a file is no usable book.

use std::io;

use thiserror::Error;

use super::format::Format;
use super::record::Unusable;

/// Why a foreign book can't be read.
#[derive(Debug, Error)]
pub enum ForeignError {
    /// An input error.
    #[error("byte {at}: can't be read: {error}")]
    Io {
        /// The byte, counted from 1.
        at: u64,
        /// The system's error.
        error: io::Error,
    },
    /// The file is in none of the formats.
    #[error("is not an opening book in a known format: {}", Format::names())]
    Unknown,
    /// The file has another version of its format.
    #[error("is a book of {format} of version {found}, expected {expected}")]
    Version {
        /// The format.
        format: Format,
        /// The version in the file.
        found: u8,
        /// The version that can be read.
        expected: u8,
    },
    /// The file ends within the header.
    #[error("byte {at}: the header of the {format} book is cut off")]
    Header {
        /// The format.
        format: Format,
        /// Where the file ends, counted from 1.
        at: u64,
    },
    /// No position could be used.
    #[error("is an {format} book without a usable position{}", described(.first.as_ref()))]
    Nothing {
        /// The format.
        format: Format,
        /// The first position that could not be used.
        first: Option<Unusable>,
    },
    /// The moves of all positions together are more than can be numbered.
    #[error("byte {at}: the book is too large")]
    TooLarge {
        /// The position, counted from 1.
        at: u64,
    },
    /// Reading was stopped.
    #[error("reading was stopped")]
    Stopped,
}

impl ForeignError {
    /// What stands between the file's name and these words: nothing where they are about the file as a whole.
    pub fn colon(&self) -> &'static str {
        match self {
            Self::Io { .. } | Self::Header { .. } | Self::TooLarge { .. } | Self::Stopped => ":",
            Self::Unknown | Self::Version { .. } | Self::Nothing { .. } => "",
        }
    }
}

fn described(first: Option<&Unusable>) -> String {
    first.map(|unusable| format!("; {unusable}")).unwrap_or_default()
}
