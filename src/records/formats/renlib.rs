//! `RenLib`'s libraries in the table: one tree a file.

use crate::game::Game;
use crate::records::renlib::{self, Unwritable};

use super::format::{Format, WriteError, Writer};
use super::single::SingleGame;

/// The libraries of `RenLib`.
pub(super) const FORMAT: Format = Format {
    name: "renlib",
    title: "RenLib",
    endings: &["lib"],
    games: &[Game::Gomoku],
    beside: &[],
    recognises: renlib::is_renlib,
    read: |source| Ok(Box::new(SingleGame(renlib::read(&source.bytes)?))),
    write: Some(Writer {
        holds_many: false,
        add: |tree, bytes| {
            bytes.extend(renlib::write(tree).map_err(said)?);
            Ok(())
        },
    }),
};

fn said(error: Unwritable) -> WriteError {
    match error {
        Unwritable::Game => WriteError::Game(FORMAT.title),
        Unwritable::Board(size) => WriteError::Board { format: FORMAT.title, size },
        Unwritable::SetUp => WriteError::SetUp(FORMAT.title),
    }
}
