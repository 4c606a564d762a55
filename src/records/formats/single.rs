//! Formats with one game a file: Heibai's own, and psq.

use crate::game::Game;
use crate::game::tree::GameTree;
use crate::records::error::ReadError;
use crate::records::{native, psq};

use super::format::{Format, Games, Summary, Writer};
use super::pieces::{archived_text, beginning, contains, strict_text};
use super::starts::main_line;

pub(super) const NATIVE: Format = Format {
    name: "heibai",
    title: "Heibai's own format",
    endings: &["heibai"],
    games: &Game::ALL,
    beside: &[],
    recognises: is_native,
    read: |source| Ok(Box::new(SingleGame::new(native::read(strict_text(&source.bytes)?)?))),
    write: Some(Writer { holds_many: false, write: |tree| Ok(native::write(tree).into_bytes()) }),
};

pub(super) const PSQ: Format = Format {
    name: "psq",
    title: "psq",
    endings: &["psq"],
    games: &[Game::Gomoku],
    beside: &[],
    recognises: psq::is_psq,
    read: |source| {
        let text = archived_text(&source.bytes)?;
        let rules = source.variant.rules().unwrap_or_default();
        Ok(Box::new(SingleGame::new(psq::read(&text, rules)?)))
    },
    write: Some(Writer {
        holds_many: false,
        write: |tree| {
            main_line(tree, PSQ.title)?;
            Ok(psq::write(tree).into_bytes())
        },
    }),
};

fn is_native(bytes: &[u8]) -> bool {
    let beginning = beginning(bytes).trim_ascii_start();
    let beginning = beginning.strip_prefix("\u{feff}".as_bytes()).unwrap_or(beginning);
    beginning.trim_ascii_start().starts_with(b"{") && contains(beginning, b"\"heibai\"")
}

pub(in crate::records) struct SingleGame {
    tree: GameTree,
    left_out: String,
}

impl SingleGame {
    pub fn new(tree: impl Into<GameTree>) -> Self {
        Self::from_text(tree, String::new())
    }

    /// A game from a text that says more.
    pub fn from_text(tree: impl Into<GameTree>, left_out: String) -> Self {
        Self { tree: tree.into(), left_out }
    }
}

impl Games for SingleGame {
    fn len(&self) -> usize {
        1
    }

    fn summary(&self, _: usize) -> Summary {
        Summary::from(&self.tree.facts)
    }

    fn tree(&self, _: usize) -> Result<GameTree, ReadError> {
        Ok(self.tree.clone())
    }

    fn left_out(&self) -> &str {
        &self.left_out
    }
}
