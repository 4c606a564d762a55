//! Keeping an unfinished fit on disk, to go on with it.

use std::io;
use std::ops::ControlFlow;
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

/// Asks whether a fit is to stop. One that isn't kept never is.
#[derive(Clone, Copy)]
pub(super) struct Stopping<'a>(Option<&'a Stop>);

impl<'a> Stopping<'a> {
    pub(super) fn of(keeping: Option<&Keeping<'a>>) -> Self {
        Self(keeping.map(|keeping| keeping.stop))
    }

    pub(super) fn is_requested(self) -> bool {
        self.0.is_some_and(Stop::is_requested)
    }

    /// For what goes through games or batches.
    pub(super) fn flow(self) -> ControlFlow<()> {
        if self.is_requested() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// For what comes before anything is learnt.
    pub(super) fn early(self) -> Result<(), FitError> {
        if self.is_requested() { Err(FitError::StoppedEarly) } else { Ok(()) }
    }
}
