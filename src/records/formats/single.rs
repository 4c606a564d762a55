//! Formats with one game a file: Heibai's own, and psq.

use crate::game::Game;
use crate::game::tree::GameTree;
use crate::records::error::ReadError;
use crate::records::{native, psq};

use super::format::{Format, Games, Summary, Writer};
use super::pieces::{archived_text, strict_text};
use super::starts::main_line;

/// Heibai's own file.
pub(super) const NATIVE: Format = Format {
    name: "heibai",
    title: "Heibai's own format",
    endings: &["heibai"],
    games: &Game::ALL,
    beside: &[],
    recognises: is_native,
    read: |source| Ok(Box::new(SingleGame(native::read(strict_text(&source.bytes)?)?))),
    write: Some(Writer {
        holds_many: false,
        add: |tree, bytes| {
            bytes.extend(native::write(tree).bytes());
            Ok(())
        },
    }),
};

/// The files of Piskvork.
pub(super) const PSQ: Format = Format {
    name: "psq",
    title: "psq",
    endings: &["psq"],
    games: &[Game::Gomoku],
    beside: &[],
    recognises: psq::is_psq,
    read: |source| {
        let text = archived_text(&source.bytes)?;
        Ok(Box::new(SingleGame(psq::read(&text, source.variant.rules().unwrap_or_default())?)))
    },
    write: Some(Writer {
        holds_many: false,
        add: |tree, bytes| {
            main_line(tree, PSQ.title)?;
            bytes.extend(psq::write(tree).bytes());
            Ok(())
        },
    }),
};

fn is_native(bytes: &[u8]) -> bool {
    /// The key is near the beginning of every file that Heibai writes.
    const BEGINNING: usize = 4096;
    let beginning = bytes[..bytes.len().min(BEGINNING)].trim_ascii_start();
    let beginning = beginning.strip_prefix("\u{feff}".as_bytes()).unwrap_or(beginning);
    beginning.trim_ascii_start().starts_with(b"{")
        && beginning.windows(8).any(|key| key == b"\"heibai\"")
}

/// A collection of one game.
pub(in crate::records) struct SingleGame(pub(in crate::records) GameTree);

impl Games for SingleGame {
    fn len(&self) -> usize {
        1
    }

    fn summary(&self, _: usize) -> Summary {
        Summary::from(&self.0.facts)
    }

    fn tree(&self, _: usize) -> Result<GameTree, ReadError> {
        Ok(self.0.clone())
    }
}
