//! Positions in the table: one board string, and collections of positions with move values.

use crate::game::tree::{GameTree, NodeId, Value};
use crate::game::{Game, Ply, Position, Side, Variant};
use crate::othello::Board;
use crate::records::board_string;
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::obf::{self, ObfPosition};

use super::format::{Format, Problem, SourceFile, Summary, WriteError, Writer};
use super::pieces::{Pieces, TextGames, archived_text, strict_text};
use super::single::SingleGame;
use super::starts::start_at;

/// The largest board has 484 cells, perhaps with blanks and line breaks.
const MAX_CHARACTERS: usize = 2000;

pub(super) const BOARD: Format = Format {
    name: "board",
    title: "a board string",
    endings: &["board"],
    games: &Game::ALL,
    beside: &[],
    recognises: |bytes| {
        bytes.len() <= MAX_CHARACTERS
            && strict_text(bytes)
                .is_ok_and(|text| board_string::is_board_like(text) && !is_list(text))
    },
    read: |source| {
        let text = strict_text(&source.bytes)?;
        if text.len() > MAX_CHARACTERS {
            let limit = format!("{MAX_CHARACTERS} characters");
            return Err(ReadError::new(ReadErrorKind::TooLarge, Place::Whole, limit));
        }
        let start = board_string::read_start(text, source.variant).map_err(|error| {
            let offset = text.char_indices().nth(error.column - 1);
            let place = Place::in_lines(text, offset.map_or(text.len(), |(offset, _)| offset));
            ReadError::new(ReadErrorKind::Syntax, place, error.kind.to_string())
        })?;
        Ok(Box::new(SingleGame::new(GameTree::new(start))))
    },
    write: Some(Writer {
        holds_many: false,
        write: |tree| Ok((board_string::write_position(&tree.end_position()) + "\n").into_bytes()),
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
        Ok(Box::new(TextGames {
            pieces: Pieces::lines_with(text, is_position)?,
            variant: source.variant,
            summary: |line, _| {
                let problem = read_line(line).ok().map(|read| Problem {
                    empties: read.position.empty_count() as u8,
                    side: read.position.side_to_move().into(),
                    discs: read.best(),
                });
                Summary { event: comment_of(line).to_owned(), problem, ..Summary::default() }
            },
            tree: |line, _| {
                let mut tree = tree_of(&read_line(line)?);
                comment_of(line).clone_into(&mut tree.facts.comment);
                Ok(tree)
            },
        }))
    },
    write: Some(Writer { holds_many: true, write }),
};

/// Whether a text has more lines than one, each with a board of its own.
fn is_list(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let (Some(first), Some(_)) = (lines.next(), lines.next()) else { return false };
    board_string::is_board_like(first)
        && board_string::read_start(first, Variant::usual(Game::Othello)).is_ok()
}

/// Returns whether one of the first lines with content is a position.
fn is_obf(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|&byte| byte == b'\n').take(100);
    lines
        .find_map(|line| {
            obf::read_line(line.get(..obf::MAX_LINE_BYTES).unwrap_or(line), 1).transpose()
        })
        .is_some_and(|line| line.is_ok())
}

fn read_line(line: &str) -> Result<ObfPosition, ReadError> {
    if line.len() > obf::MAX_LINE_BYTES {
        let limit = format!("{} bytes in a line", obf::MAX_LINE_BYTES);
        return Err(ReadError::new(ReadErrorKind::TooLarge, Place::Whole, limit));
    }
    let read = obf::read_line(line.as_bytes(), 1).map_err(|error| {
        let place = Place::Line { line: 1, column: error.column };
        ReadError::new(ReadErrorKind::Syntax, place, error.kind.to_string())
    })?;
    read.ok_or_else(ReadError::empty)
}

fn comment_of(line: &str) -> &str {
    line.split_once('%').map_or("", |(_, comment)| comment.trim())
}

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

/// Writes the main line's first position whose moves all have values, else the last one.
fn write(tree: &GameTree) -> Result<Vec<u8>, WriteError> {
    let is_valued = |&id: &NodeId| {
        let moves = tree.node(id).children();
        !moves.is_empty() && moves.iter().all(|&id| !tree.node(id).values().is_empty())
    };
    let line = tree.path(tree.main_end());
    let at = line.iter().copied().find(is_valued).unwrap_or(tree.main_end());
    let Position::Othello(position) = tree.position(at) else {
        return Err(WriteError::Game { format: OBF.title, other: Game::Othello });
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
    let mut line = obf::write(&listed);
    if !tree.facts.comment.is_empty() {
        let comment: String =
            tree.facts.comment.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        line = line + " % " + &comment;
    }
    Ok((line + "\n").into_bytes())
}
