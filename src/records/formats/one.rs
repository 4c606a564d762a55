//! Formats with one game a file: Heibai's own, and psq.

use crate::game::tree::{GameTree, NodeId};
use crate::game::{Game, Variant};
use crate::gomoku::Ruleset;
use crate::records::error::ReadError;
use crate::records::recorded_game::RecordedGame;
use crate::records::{native, psq};

use super::annotated::record_of;
use super::format::{Format, Games, Summary, Writer};
use super::pieces::{archived_text, strict_text};

/// Heibai's own file.
pub(super) const NATIVE: Format = Format {
    name: "heibai",
    title: "Heibai's own format",
    endings: &["heibai"],
    games: &Game::ALL,
    beside: &[],
    recognises: is_native,
    read: |source| {
        let game = native::read(strict_text(&source.bytes)?)?;
        Ok(Box::new(One(game.into())))
    },
    write: Some(Writer {
        holds_many: false,
        add: |tree, bytes| {
            bytes.extend(native::write(&record_of(tree, NATIVE.title)?).bytes());
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
        let (record, times) = psq::read_timed(&text, rules_of(source.variant))?;
        let mut tree = GameTree::from(RecordedGame::from(record));
        for (node, time) in tree.line_after(NodeId::ROOT).into_iter().zip(times) {
            tree.set_time(node, time);
        }
        Ok(Box::new(One(tree)))
    },
    write: Some(Writer {
        holds_many: false,
        add: |tree, bytes| {
            let game = record_of(tree, PSQ.title)?;
            let line = tree.line_after(NodeId::ROOT);
            let times: Vec<_> = line.into_iter().map(|id| tree.node(id).time()).collect();
            bytes.extend(psq::write_timed(&game, &times).bytes());
            Ok(())
        },
    }),
};

fn is_native(bytes: &[u8]) -> bool {
    /// The key stands near the beginning of every file that Heibai writes.
    const BEGINNING: usize = 4096;
    let beginning = bytes[..bytes.len().min(BEGINNING)].trim_ascii_start();
    let beginning = beginning.strip_prefix("\u{feff}".as_bytes()).unwrap_or(beginning);
    beginning.trim_ascii_start().starts_with(b"{")
        && beginning.windows(8).any(|key| key == b"\"heibai\"")
}

/// The rules that are played by, or the usual ones if it is another game.
fn rules_of(variant: Variant) -> Ruleset {
    match variant {
        Variant::Gomoku { rules, .. } => rules,
        Variant::Othello { .. } => Ruleset::default(),
    }
}

/// A collection of one game.
pub(in crate::records) struct One(pub(in crate::records) GameTree);

impl Games for One {
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
