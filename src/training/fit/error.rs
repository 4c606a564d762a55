//! What can go wrong with a fit.

use std::io;
use std::path::PathBuf;

use rayon::ThreadPoolBuildError;
use thiserror::Error;

use crate::training::dataset::DatasetError;

/// Why nothing could be fitted.
#[derive(Debug, Error)]
pub enum FitError {
    /// There is no position.
    #[error("there are no positions to fit to")]
    Nothing,
    /// The games can't be read.
    #[error(transparent)]
    Games(#[from] DatasetError),
    /// The positions can't be kept on disk.
    #[error("{}: positions can't be kept there: {cause}", folder.display())]
    Scratch {
        /// Where they should be.
        folder: PathBuf,
        /// What the system reported.
        cause: io::Error,
    },
    /// The threads can't be started.
    #[error("the threads can't be started")]
    Threads(#[from] ThreadPoolBuildError),
    /// The unfinished fit can't be kept, or gone on with.
    #[error("{}: {cause}", file.display())]
    Kept {
        /// The file of the fit.
        file: PathBuf,
        /// What is wrong with it, or what the system reported.
        cause: io::Error,
    },
    /// The fit was stopped before it learnt anything; what was kept of it before stays.
    #[error("stopped before anything was learnt")]
    StoppedEarly,
    /// The fit was stopped, and is kept.
    #[error("stopped after {done} of {total} positions")]
    Stopped {
        /// The positions learnt from, those of all passes.
        done: u64,
        /// All of them.
        total: u64,
    },
}
