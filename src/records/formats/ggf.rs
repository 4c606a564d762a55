//! GGF in the table: archives of any number of games, from any start.

use crate::game::Game;
use crate::game::tree::GameTree;
use crate::records::error::{ReadError, ReadErrorKind};
use crate::records::{error::Place, ggf};

use super::format::{Format, Games, SourceFile, Summary, WriteError, Writer};
use super::pieces::{MOST, Pieces, archived_text};

/// The Generic Game Format.
pub(super) const FORMAT: Format = Format {
    name: "ggf",
    title: "GGF",
    endings: &["ggf", "ggs"],
    games: &[Game::Othello],
    beside: &[],
    recognises: is_ggf,
    read,
    write: Some(Writer { holds_many: true, add }),
};

/// A bracketed game that names Othello; in SGF games have numbers.
fn is_ggf(bytes: &[u8]) -> bool {
    /// The tag is one of a game's first.
    const BEGINNING: usize = 4096;
    let beginning = bytes[..bytes.len().min(BEGINNING)].to_ascii_lowercase();
    let has = |wanted: &[u8]| beginning.windows(wanted.len()).any(|bytes| bytes == wanted);
    has(b"(;") && (has(b"gm[oth") || (!has(b"gm[") && !has(b"ff[") && (has(b"ty[") || has(b"bo["))))
}

fn read(source: &SourceFile) -> Result<Box<dyn Games>, ReadError> {
    let text = archived_text(&source.bytes)?.into_owned();
    let starts = starts(&text);
    if starts.is_empty() {
        let found: String = text.trim_start().chars().take(20).collect();
        return Err(ReadError::new(ReadErrorKind::UnknownFormat, Place::start_of(&text), found));
    }
    Ok(Box::new(Archive(Pieces::cut_before(text, &starts)?)))
}

/// Where games begin. A start within a value does not count, unless it begins a line: then the value before was never
/// closed.
fn starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let mut starts = Vec::new();
    let (mut in_value, mut begins_line) = (false, true);
    for (index, &byte) in bytes.iter().enumerate() {
        if starts.len() > MOST {
            break;
        }
        match byte {
            b'(' if (!in_value || begins_line) && bytes.get(index + 1) == Some(&b';') => {
                starts.push(index);
                in_value = false;
            }
            b'[' => in_value = true,
            b']' => in_value = false,
            _ => {}
        }
        // The games of a synchro match are numbered.
        begins_line = byte == b'\n' || (begins_line && (byte == b' ' || byte.is_ascii_digit()));
    }
    starts
}

struct Archive(Pieces);

impl Games for Archive {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn summary(&self, index: usize) -> Summary {
        ggf::facts(self.0.piece(index)).map_or_else(|_| Summary::default(), |it| Summary::from(&it))
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        ggf::read(self.0.piece(index)).map_err(|error| self.0.placed(index, error))
    }
}

fn add(tree: &GameTree, bytes: &mut Vec<u8>) -> Result<(), WriteError> {
    if tree.variant().game() != Game::Othello {
        return Err(WriteError::Game(FORMAT.title));
    }
    bytes.extend(ggf::write(tree).bytes());
    Ok(())
}
