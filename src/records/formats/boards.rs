//! Positions in the table: one board string, and collections of positions with move values.

use crate::game::tree::{GameTree, NodeId, Value};
use crate::game::{Game, Ply, Position, Side};
use crate::othello::Board;
use crate::records::board_string;
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::obf::{self, ObfPosition};

use super::format::{Format, Games, Problem, SourceFile, Summary, WriteError, Writer};
use super::pieces::{Pieces, archived_text, strict_text};
use super::single::SingleGame;
use super::starts::start_at;

/// The largest board has 484 cells; with blanks and line breaks it may have more characters, but not this many.
const MAX_CHARACTERS: usize = 2000;

/// A board on one or several lines, and nothing else.
pub(super) const BOARD: Format = Format {
    name: "board",
    title: "a board string",
    endings: &["board"],
    games: &Game::ALL,
    beside: &[],
    recognises: |bytes| {
        bytes.len() <= MAX_CHARACTERS && strict_text(bytes).is_ok_and(board_string::is_board_like)
    },
    read: |source| {
        let text = strict_text(&source.bytes)?;
        if text.len() > MAX_CHARACTERS {
            let limit = format!("{MAX_CHARACTERS} characters");
            return Err(ReadError::new(ReadErrorKind::TooLarge, Place::Whole, limit));
        }
        let start = board_string::read_start(text, source.variant).map_err(|error| {
            let offset = text.char_indices().nth(error.column() - 1);
            let place = Place::in_lines(text, offset.map_or(text.len(), |(offset, _)| offset));
            ReadError::new(ReadErrorKind::Syntax, place, without_place(&error.to_string()))
        })?;
        Ok(Box::new(SingleGame(GameTree::new(start))))
    },
    write: Some(Writer {
        holds_many: false,
        add: |tree, bytes| {
            bytes.extend(board_string::write_position(&tree.end_position()).bytes());
            bytes.push(b'\n');
            Ok(())
        },
    }),
};

/// Othello Board Files, and the scripts of `ScrZebra`, which have only boards and comments.
pub(super) const OBF: Format = Format {
    name: "obf",
    title: "OBF",
    endings: &["obf", "scr"],
    games: &[Game::Othello],
    beside: &[],
    recognises: is_obf,
    read: |source: &SourceFile| {
        let text = archived_text(&source.bytes)?.into_owned();
        let is_position = |line: &str| !line.trim_start().starts_with('%');
        Ok(Box::new(Positions(Pieces::lines_with(text, is_position)?)))
    },
    write: Some(Writer { holds_many: true, add }),
};

/// Whether one of the first non-empty lines is a position.
fn is_obf(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|&byte| byte == b'\n').take(100);
    lines
        .find_map(|line| {
            obf::read_line(line.get(..obf::MAX_LINE_BYTES).unwrap_or(line), 1).transpose()
        })
        .is_some_and(|line| line.is_ok())
}

struct Positions(Pieces);

impl Games for Positions {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn summary(&self, index: usize) -> Summary {
        let line = self.0.piece(index);
        let problem = read_line(line).ok().map(|read| Problem {
            empties: read.position.empty_count() as u8,
            side: read.position.side_to_move().into(),
            discs: read.best(),
        });
        Summary { event: comment_of(line).to_owned(), problem, ..Summary::default() }
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        let line = self.0.piece(index);
        let read = read_line(line).map_err(|error| self.0.placed(index, error))?;
        let mut tree = tree_of(&read);
        comment_of(line).clone_into(&mut tree.facts.comment);
        Ok(tree)
    }
}

fn read_line(line: &str) -> Result<ObfPosition, ReadError> {
    if line.len() > obf::MAX_LINE_BYTES {
        let limit = format!("{} bytes in a line", obf::MAX_LINE_BYTES);
        return Err(ReadError::new(ReadErrorKind::TooLarge, Place::Whole, limit));
    }
    let read = obf::read_line(line.as_bytes(), 1).map_err(|error| {
        let place = Place::Line { line: 1, column: error.column };
        let reason = without_place(&error.kind.to_string()).to_owned();
        ReadError::new(ReadErrorKind::Syntax, place, reason)
    })?;
    read.ok_or_else(|| ReadError::new(ReadErrorKind::Empty, Place::Whole, ""))
}

/// The position's number or name.
fn comment_of(line: &str) -> &str {
    line.split_once('%').map_or("", |(_, comment)| comment.trim())
}

/// A position with a variation for each listed move.
fn tree_of(read: &ObfPosition) -> GameTree {
    let mut tree = GameTree::new(start_at(Position::Othello(read.position.clone())));
    let side: Side = read.position.side_to_move().into();
    let value = |discs: i8| Value::told(f32::from(discs), side, OBF.title);
    if let Some(worth) = read.worth {
        tree.set_value(NodeId::ROOT, value(worth));
    }
    for &(cell, discs) in &read.moves {
        let ply = cell.map_or(Ply::Pass, Ply::Place);
        let node = tree.play(NodeId::ROOT, ply).expect("a move that is listed is legal");
        tree.set_value(node, value(discs));
    }
    tree
}

/// Adds the main line's first position whose moves all have values; otherwise the last position.
fn add(tree: &GameTree, bytes: &mut Vec<u8>) -> Result<(), WriteError> {
    let is_valued = |&id: &NodeId| {
        let moves = tree.node(id).children();
        !moves.is_empty() && moves.iter().all(|&id| !tree.node(id).values().is_empty())
    };
    let line = tree.path(tree.main_end());
    let at = line.iter().copied().find(is_valued).unwrap_or(tree.main_end());
    let Position::Othello(position) = tree.position(at) else {
        return Err(WriteError::Game(OBF.title));
    };
    if position.size() != Board::SIZE {
        return Err(WriteError::Board { format: OBF.title, size: position.size() });
    }
    position.check_possible().map_err(|error| WriteError::Impossible(OBF.title, error))?;
    let side: Side = position.side_to_move().into();
    let discs = |id: NodeId| {
        let value = tree.node(id).values().first()?;
        Some(value.for_side(side).round().clamp(-64.0, 64.0) as i8)
    };
    let mut listed = ObfPosition::new(position);
    listed.worth = discs(at);
    for &id in tree.node(at).children() {
        let cell = match tree.node(id).ply() {
            Some(Ply::Place(cell)) => Some(cell),
            Some(Ply::Pass) if listed.position.must_pass() => None,
            _ => continue,
        };
        if let Some(discs) = discs(id) {
            listed.moves.push((cell, discs));
        }
    }
    bytes.extend(obf::write(&listed).bytes());
    if !tree.facts.comment.is_empty() {
        let comment: String =
            tree.facts.comment.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        bytes.extend(format!(" % {comment}").bytes());
    }
    bytes.push(b'\n');
    Ok(())
}

/// A message without its column, which is reported separately.
fn without_place(message: &str) -> &str {
    match message.split_once(": ") {
        Some((place, reason)) if place.starts_with("column ") => reason,
        _ => message,
    }
}
