//! Starts of games, as formats express them.

use crate::game::tree::{GameTree, Start};
use crate::game::{GameRecord, Position, Variant};
use crate::othello::StartLayout;

use super::format::WriteError;

pub(super) fn main_line(tree: &GameTree, format: &'static str) -> Result<GameRecord, WriteError> {
    if tree.start().is_set_up() {
        return Err(WriteError::SetUp(format));
    }
    Ok(GameRecord::of(tree, tree.main_end()))
}

/// A start at any position of Othello, recognising the usual ones.
pub(in crate::records) fn start_at(position: Position) -> Start {
    let size = position.size();
    let first = position.side_to_move();
    let variants = [StartLayout::Standard, StartLayout::Mirrored].map(|layout| Variant::Othello {
        size,
        layout,
        first,
    });
    let usual = variants.into_iter().find(|variant| variant.start().as_ref() == Ok(&position));
    Start::set_up(usual.unwrap_or(variants[0]), position)
}
