//! Games of a list, written into one file.

use std::path::Path;

use thiserror::Error;

use super::{Catalogue, Progress};
use crate::app::disk::{self, Reason, WriteError};
use crate::records::formats::{self, Format};

/// What was exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exported {
    /// How it was written.
    pub format: &'static str,
    /// The games that are in the file.
    pub written: usize,
    /// The games that are broken, or that the format does not know.
    pub left_out: usize,
}

/// Says why nothing was exported.
#[derive(Debug, Error)]
pub enum ExportError {
    /// No game of those that were asked for can be written so.
    #[error("{0}")]
    Nothing(String),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// It was not wanted any more.
    #[error("it was stopped")]
    Stopped,
}

impl ExportError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Write(error) => error.into(),
            Self::Nothing(_) | Self::Stopped => Reason::told(self),
        }
    }
}

/// Writes games of a list into a file, in the format that its name asks for. Games that can't be written so are left
/// out.
///
/// # Errors
/// [`ExportError`]; the file is as it was then.
pub fn export(
    catalogue: &Catalogue,
    games: &[u32],
    path: &Path,
    progress: &Progress,
) -> Result<Exported, ExportError> {
    let usual = || formats::named("sgf").expect("it is in the table");
    let format: &Format = formats::with_ending_of(path).unwrap_or_else(usual);
    let mut bytes = Vec::new();
    let mut written = 0;
    let mut refused = None;
    for (index, &game) in games.iter().enumerate() {
        if !progress.has_done(0..1000, index as u64, games.len() as u64) {
            return Err(ExportError::Stopped);
        }
        let added =
            catalogue.tree(game as usize).map_err(|error| error.to_string()).and_then(|tree| {
                format.add(&tree, written, &mut bytes).map_err(|error| error.to_string())
            });
        match added {
            Ok(()) => written += 1,
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    if written == 0 {
        return Err(ExportError::Nothing(refused.unwrap_or_else(|| "no game".to_owned())));
    }
    disk::write_whole(path, &bytes)?;
    Ok(Exported { format: format.name, written, left_out: games.len() - written })
}
