//! Writes games of a list into a file.

use std::path::Path;

use thiserror::Error;

use super::{ChosenGames, ImportError, Progress};
use crate::app::disk::{self, Reason, WriteError};
use crate::records::formats::{self, Format, WriteError as FormatError};

/// An export that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The format's name.
    pub format: &'static str,
    /// The number of games written.
    pub written: usize,
    /// The number of games that are broken, or not supported by the format.
    pub left_out: usize,
}

/// Nothing was exported.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The format can't hold any of the games.
    #[error(transparent)]
    Unfit(#[from] FormatError),
    /// None of the games can be read.
    #[error(transparent)]
    Broken(#[from] ImportError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The job was stopped.
    #[error("it was stopped")]
    Stopped,
}

impl ExportError {
    /// The reason to show.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Write(error) => error.into(),
            Self::Unfit(error) => error.into(),
            Self::Broken(_) | Self::Stopped => Reason::system(self),
        }
    }
}

/// Writes games into a file, in the format of its extension. Games that can't be written are left out.
///
/// # Errors
/// [`ExportError`]; the file is untouched.
pub fn export(
    chosen: &ChosenGames,
    path: &Path,
    progress: &Progress,
) -> Result<Exported, ExportError> {
    let usual = || formats::named("sgf").expect("it is in the table");
    let format: &Format = formats::with_ending_of(path).unwrap_or_else(usual);
    let games = chosen.games();
    let mut bytes = Vec::new();
    let mut written = 0;
    let mut refused = None;
    for (index, &game) in games.iter().enumerate() {
        if !progress.has_done(0..1000, index as u64, games.len() as u64) {
            return Err(ExportError::Stopped);
        }
        let read = chosen.list().tree(game as usize).map_err(ExportError::from);
        let added = read.and_then(|tree| Ok(format.add(&tree, written, &mut bytes)?));
        match added {
            Ok(()) => written += 1,
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    match refused {
        Some(error) if written == 0 => return Err(error),
        _ => {}
    }
    disk::write_whole(path, &bytes)?;
    Ok(Exported { format: format.name, written, left_out: games.len() - written })
}
