//! Writes a library.

use crate::game::tree::{CellMark, GameTree, Mark, NodeId};
use crate::game::{Game, Ply, Variant};
use crate::records::formats::WriteError;

use super::{
    BOARD_TEXT, COMMENT, EXTENSION, HEADER, LEAF, MAGIC, MAJOR, MARK, MINOR, MINOR_WITHOUT_ROOT,
    NO_MOVE, SEPARATOR, SIBLING, SIZE, TITLE,
};

/// The middle, where games of renju begin.
const MIDDLE: usize = 7 * 15 + 7;

#[derive(Clone, Copy)]
enum Item<'tree> {
    Node(NodeId),
    /// A board text where there is no move.
    Text(usize, &'tree str),
}

/// Writes moves, comments, labels, and circles on the latest stone.
///
/// # Errors
/// [`WriteError`] for another game, another board, a position that was set up, or choices of an opening.
pub fn write(tree: &GameTree) -> Result<Vec<u8>, WriteError> {
    let Variant::Gomoku { size, .. } = tree.variant() else {
        return Err(WriteError::Game { format: TITLE, other: Game::Gomoku });
    };
    if size != SIZE {
        return Err(WriteError::Board { format: TITLE, size });
    }
    if tree.start().is_set_up() {
        return Err(WriteError::SetUp(TITLE));
    }
    if tree.variant().swaps_colours() {
        return Err(WriteError::Choices(TITLE));
    }
    let mut bytes = MAGIC.to_vec();
    let root = tree.node(NodeId::ROOT);
    let begins_in_the_middle = match root.children() {
        [only] => tree.node(*only).ply() == Some(Ply::Place(MIDDLE)),
        _ => false,
    };
    let needs_root = !begins_in_the_middle
        || !root.comment().is_empty()
        || labels(tree, NodeId::ROOT).next().is_some();
    bytes.extend([MAJOR, if needs_root { MINOR } else { MINOR_WITHOUT_ROOT }]);
    bytes.resize(HEADER, 0xff);
    let first = if needs_root { NodeId::ROOT } else { root.children()[0] };
    // Pending items, the next last, each with whether a sibling follows.
    let mut waiting = vec![(Item::Node(first), false)];
    while let Some((item, has_sibling)) = waiting.pop() {
        let after = match item {
            Item::Node(id) => items_after(tree, id),
            Item::Text(..) => Vec::new(),
        };
        let mut flags = if has_sibling { SIBLING } else { 0 };
        if after.is_empty() && !matches!(item, Item::Node(NodeId::ROOT)) {
            flags |= LEAF;
        }
        node(tree, item, flags, &mut bytes);
        let count = after.len();
        let after = after.into_iter().enumerate().map(|(place, item)| (item, place + 1 < count));
        waiting.extend(after.rev());
    }
    Ok(bytes)
}

fn items_after(tree: &GameTree, id: NodeId) -> Vec<Item<'_>> {
    let children = tree.node(id).children().iter().map(|&child| Item::Node(child));
    let texts = labels(tree, id)
        .filter(|(cell, _)| tree.child(id, Ply::Place(*cell)).is_none())
        .map(|(cell, text)| Item::Text(cell, text));
    children.chain(texts).collect()
}

fn labels(tree: &GameTree, id: NodeId) -> impl Iterator<Item = (usize, &str)> {
    tree.node(id).marks().iter().filter_map(|it| match &it.mark {
        Mark::Label(text) if !text.is_empty() => Some((it.cell, text.as_str())),
        _ => None,
    })
}

fn node(tree: &GameTree, item: Item<'_>, mut flags: u8, bytes: &mut Vec<u8>) {
    let (point, comment, board_text) = match item {
        Item::Text(cell, text) => {
            flags |= NO_MOVE;
            (point_of(cell), "", text)
        }
        Item::Node(id) => {
            let node = tree.node(id);
            let comment = node.comment();
            match (node.parent(), node.ply()) {
                (Some(parent), Some(Ply::Place(cell))) => {
                    if node.marks().contains(&CellMark { cell, mark: Mark::Circle }) {
                        flags |= MARK;
                    }
                    let label = labels(tree, parent).find(|(labelled, _)| *labelled == cell);
                    (point_of(cell), comment, label.map_or("", |(_, text)| text))
                }
                _ => (0, comment, ""),
            }
        }
    };
    flags |= if comment.is_empty() { 0 } else { COMMENT };
    flags |= if board_text.is_empty() { 0 } else { EXTENSION };
    bytes.extend([point, flags]);
    if !board_text.is_empty() {
        bytes.extend([0, BOARD_TEXT]);
    }
    if !comment.is_empty() {
        text(&comment.replacen('\n', &SEPARATOR.to_string(), 1), bytes);
    }
    if !board_text.is_empty() {
        text(board_text, bytes);
    }
}

fn point_of(cell: usize) -> u8 {
    let size = usize::from(SIZE);
    (cell / size * 16 + cell % size + 1) as u8
}

fn text(text: &str, bytes: &mut Vec<u8>) {
    let from = bytes.len();
    bytes.extend(text.replace('\n', "\r\n").bytes().filter(|&byte| byte != 0));
    bytes.push(0);
    if (bytes.len() - from) % 2 == 1 {
        bytes.push(0);
    }
}
