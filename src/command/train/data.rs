//! The data files that the steps of `heibai train` are given.

use std::path::PathBuf;

use crate::complaint::complain;
use crate::training::dataset::{DatasetError, GameFiles};

/// Opens files whose games are gone through as needed. A torn end is reported and left out.
pub(super) fn open(files: &[PathBuf]) -> Result<GameFiles, DatasetError> {
    let files = GameFiles::open(files)?;
    for (path, bytes) in files.check()? {
        complain(&format!("{}: {bytes} bytes at the end are torn, left out", path.display()));
    }
    Ok(files)
}
