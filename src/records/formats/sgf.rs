//! SGF in the table: whole studies, any number of them, of both games.

use crate::game::Game;
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::sgf;

use super::format::{Format, Games, SourceFile, Summary, Writer};
use super::pieces::{Pieces, TextGames, beginning, contains, text_labelled};

pub(super) const FORMAT: Format = Format {
    name: "sgf",
    title: "SGF",
    endings: &["sgf"],
    games: &Game::ALL,
    beside: &[],
    recognises: is_sgf,
    read,
    write: Some(Writer { holds_many: true, write: |tree| Ok(sgf::write(&[tree]).into_bytes()) }),
};

fn is_sgf(bytes: &[u8]) -> bool {
    let beginning = beginning(bytes).to_ascii_uppercase();
    let has = |wanted: &[u8]| contains(&beginning, wanted);
    let has_number =
        beginning.windows(4).any(|bytes| bytes.starts_with(b"GM[") && bytes[3].is_ascii_digit());
    has(b"(;") && (has_number || (has(b"FF[") && !has(b"GM[")))
}

/// The encoding that the file names at its beginning, as in `CA[GBK]`.
fn label_of(bytes: &[u8]) -> Option<&[u8]> {
    const NAME: &[u8] = b"CA[";
    let bytes = beginning(bytes);
    let at = bytes.windows(NAME.len()).position(|it| it.eq_ignore_ascii_case(NAME))?;
    let label = &bytes[at + NAME.len()..];
    label.iter().position(|&byte| byte == b']').map(|end| &label[..end])
}

fn read(source: &SourceFile) -> Result<Box<dyn Games>, ReadError> {
    let text = text_labelled(&source.bytes, label_of(&source.bytes))?.into_owned();
    let starts = sgf::starts(&text);
    if starts.is_empty() {
        let (place, found) = (Place::start_of(&text), text.trim_start());
        return Err(ReadError::new(ReadErrorKind::UnknownFormat, place, found));
    }
    Ok(Box::new(TextGames {
        pieces: Pieces::cut_before(text, &starts)?,
        variant: source.variant,
        summary: |game, _| {
            sgf::facts(game).map_or_else(|_| Summary::default(), |it| Summary::from(&it))
        },
        tree: |game, _| sgf::read_game(game),
    }))
}
