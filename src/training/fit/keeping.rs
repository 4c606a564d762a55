//! Keeping an unfinished fit on disk, to go on with it.

use std::io;
use std::path::Path;

use super::error::FitError;
use crate::search::Stop;

/// Where an unfinished fit is kept: after each long pass, and when it is stopped.
#[derive(Clone, Copy)]
pub struct Keeping<'a> {
    /// The file, of up to twelve bytes for each number of the network. What is kept there of the same fit is gone on
    /// with; it stays when the fit is done.
    pub file: &'a Path,
    /// Stops the fit.
    pub stop: &'a Stop,
    /// Hears why it could not be kept after a pass; the fit goes on.
    pub tell: &'a (dyn Fn(&FitError) + Sync),
}

impl Keeping<'_> {
    pub(super) fn failed(&self, cause: io::Error) -> FitError {
        FitError::Kept { file: self.file.to_owned(), cause }
    }
}
