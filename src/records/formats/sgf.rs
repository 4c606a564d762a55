//! SGF in the table: whole studies, any number of them, of both games.

use crate::game::Game;
use crate::game::tree::GameTree;
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::sgf;

use super::format::{Format, Games, SourceFile, Summary, Writer};
use super::pieces::{Pieces, archived_text};

/// The Smart Game Format.
pub(super) const FORMAT: Format = Format {
    name: "sgf",
    title: "SGF",
    endings: &["sgf"],
    games: &Game::ALL,
    beside: &[],
    recognises: is_sgf,
    read,
    write: Some(Writer {
        holds_many: true,
        add: |tree, bytes| {
            bytes.extend(sgf::write(&[tree]).bytes());
            Ok(())
        },
    }),
};

/// A bracketed game whose first node has a game number.
fn is_sgf(bytes: &[u8]) -> bool {
    /// The number is among the first properties.
    const BEGINNING: usize = 4096;
    let beginning = bytes[..bytes.len().min(BEGINNING)].to_ascii_uppercase();
    let has = |wanted: &[u8]| beginning.windows(wanted.len()).any(|bytes| bytes == wanted);
    let has_number =
        beginning.windows(4).any(|bytes| bytes.starts_with(b"GM[") && bytes[3].is_ascii_digit());
    has(b"(;") && (has_number || (has(b"FF[") && !has(b"GM[")))
}

fn read(source: &SourceFile) -> Result<Box<dyn Games>, ReadError> {
    let text = archived_text(&source.bytes)?.into_owned();
    let starts = sgf::starts(&text);
    if starts.is_empty() {
        return Err(ReadError::new(
            ReadErrorKind::UnknownFormat,
            Place::start_of(&text),
            text.trim_start(),
        ));
    }
    Ok(Box::new(File(Pieces::cut_before(text, &starts)?)))
}

struct File(Pieces);

impl Games for File {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn summary(&self, index: usize) -> Summary {
        sgf::facts(self.0.piece(index)).map_or_else(|_| Summary::default(), |it| Summary::from(&it))
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        sgf::read_game(self.0.piece(index)).map_err(|error| self.0.placed(index, error))
    }
}
