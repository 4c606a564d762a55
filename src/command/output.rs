//! Standard output, whose errors say that they are its own.

use std::io::{self, ErrorKind, StdoutLock, Write};

/// Standard output. Without a name "No space left on device" could be about any file.
pub(super) struct Output(StdoutLock<'static>);

impl Output {
    pub(super) fn lock() -> Self {
        Self(io::stdout().lock())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(named)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(named)
    }
}

pub(super) fn named(error: io::Error) -> io::Error {
    match error.kind() {
        // Nobody complains of the one, and the other is tried again.
        ErrorKind::BrokenPipe | ErrorKind::Interrupted => error,
        kind => io::Error::new(kind, format!("standard output can't be written: {error}")),
    }
}

/// The fault found so far, where a reader that has seen enough would hide it; otherwise the error of writing.
pub(super) fn or_fault(
    written: io::Result<()>,
    fault: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            fault()?;
            Err(error.into())
        }
        written => Ok(written?),
    }
}
