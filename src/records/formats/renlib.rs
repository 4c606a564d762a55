//! `RenLib`'s libraries in the table: one tree a file.

use crate::game::Game;
use crate::records::renlib;

use super::format::{Format, Writer};
use super::single::SingleGame;

pub(super) const FORMAT: Format = Format {
    name: "renlib",
    title: renlib::TITLE,
    endings: &["lib"],
    games: &[Game::Gomoku],
    beside: &[],
    recognises: renlib::is_renlib,
    read: |source| Ok(Box::new(SingleGame::new(renlib::read(&source.bytes)?))),
    write: Some(Writer { holds_many: false, write: renlib::write }),
};
