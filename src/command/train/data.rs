//! The data files that the steps of `heibai train` are given.

use std::path::PathBuf;

use crate::command::counted::counted;
use crate::complaint::complain;
use crate::training::dataset::{DatasetError, GameFiles};

/// How many files have a torn end.
#[must_use]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Torn(usize);

impl Torn {
    /// Fails if there are any.
    pub(super) fn refuse(self) -> anyhow::Result<()> {
        anyhow::ensure!(self.0 == 0, "the torn end of {} left out", counted(self.0, "file"));
        Ok(())
    }
}

/// Opens files whose games are gone through as needed. A torn end is reported and left out.
pub(super) fn open(files: &[PathBuf]) -> Result<(GameFiles, Torn), DatasetError> {
    let files = GameFiles::open(files)?;
    let mut torn = Torn(0);
    for (path, bytes) in files.check()? {
        torn.0 += 1;
        complain(&format!("{}: {bytes} bytes at the end are torn, left out", path.display()));
    }
    Ok((files, torn))
}
