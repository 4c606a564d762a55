//! GGF in the table: archives of any number of games, from any start.

use crate::game::Game;
use crate::records::error::{ReadError, ReadErrorKind};
use crate::records::{error::Place, ggf};

use super::format::{Format, Games, SourceFile, Summary, Writer};
use super::pieces::{MAX_GAMES, Pieces, TextGames, archived_text, beginning, contains};

pub(super) const FORMAT: Format = Format {
    name: "ggf",
    title: "GGF",
    endings: &["ggf", "ggs"],
    games: &[Game::Othello],
    beside: &[],
    recognises: is_ggf,
    read,
    write: Some(Writer { holds_many: true, write: |tree| Ok(ggf::write(tree).into_bytes()) }),
};

/// A bracketed game that names Othello among its first tags; in SGF games have numbers.
fn is_ggf(bytes: &[u8]) -> bool {
    let beginning = beginning(bytes).to_ascii_lowercase();
    let has = |wanted: &[u8]| contains(&beginning, wanted);
    has(b"(;") && (has(b"gm[oth") || (!has(b"gm[") && !has(b"ff[") && (has(b"ty[") || has(b"bo["))))
}

fn read(source: &SourceFile) -> Result<Box<dyn Games>, ReadError> {
    let text = archived_text(&source.bytes)?.into_owned();
    let starts = starts(&text);
    if starts.is_empty() {
        let found: String = text.trim_start().chars().take(20).collect();
        return Err(ReadError::new(ReadErrorKind::UnknownFormat, Place::start_of(&text), found));
    }
    Ok(Box::new(TextGames {
        pieces: Pieces::cut_before(text, &starts)?,
        variant: source.variant,
        summary: |game, _| {
            ggf::facts(game).map_or_else(|_| Summary::default(), |it| Summary::from(&it))
        },
        tree: |game, _| ggf::read(game),
    }))
}

/// Where games begin: not within a value, unless on a new line, where the value before was never closed.
fn starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let mut starts = Vec::new();
    let (mut in_value, mut begins_line) = (false, true);
    for (index, &byte) in bytes.iter().enumerate() {
        if starts.len() > MAX_GAMES {
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
