//! Position files: unreadable lines are reported on stderr, the rest is used.

use std::io::BufReader;
use std::path::Path;

use anyhow::Context;

use crate::complaint::complain;
use crate::records::obf::{self, ObfPosition, ReadObfError};

/// Beyond this, complaints about a file are only counted.
const MAX_COMPLAINTS: usize = 10_000;

pub(super) struct PositionLine {
    /// Counted from 1.
    pub line: u64,
    pub read: ObfPosition,
}

pub(super) struct PositionFile {
    pub positions: Vec<PositionLine>,
    pub bad_lines: usize,
}

/// Reads an Othello Board File and complains about each line that is no position. A file without lines is an error, as a
/// wrong name may have led to it.
pub(super) fn read(path: &Path) -> anyhow::Result<PositionFile> {
    let name = path.display();
    let file = super::files::open(path)?;
    let mut lines = obf::read(BufReader::new(file));
    let mut content = PositionFile { positions: Vec::new(), bad_lines: 0 };
    while let Some(entry) = lines.next() {
        match entry {
            Ok(read) => content.positions.push(PositionLine { line: lines.number(), read }),
            Err(ReadObfError::Line(error)) => {
                content.bad_lines += 1;
                if content.bad_lines <= MAX_COMPLAINTS {
                    complain(&format!("{name}: {error}"));
                }
            }
            Err(error) => return Err(error).with_context(|| format!("{name} can't be read")),
        }
    }
    anyhow::ensure!(
        !content.positions.is_empty() || content.bad_lines > 0,
        "{name}: there are no positions in it"
    );
    let unreported = content.bad_lines.saturating_sub(MAX_COMPLAINTS);
    if unreported > 0 {
        complain(&format!("{name}: {unreported} more lines are not positions"));
    }
    Ok(content)
}
