//! Whatever a user opens or pastes, and the formats to choose from when saving.

use std::path::Path;
use std::time::SystemTime;

use crate::game::{Side, Variant};
use crate::othello::StartLayout;

use super::error::{Place, ReadError, ReadErrorKind};
use super::recorded_game::RecordedGame;
use super::{ggf, native, transcript};

/// More is refused; the largest archives of games have a few megabytes.
pub const MAX_BYTES: u64 = 16 << 20;

/// A transcript with fewer plies does not say enough about the board it was played on.
const PLIES_THAT_SHOW_THE_BOARD: usize = 4;

/// A way to write a game down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Heibai's own file, which keeps everything.
    Native,
    /// The moves alone.
    Transcript,
    /// The Generic Game Format, which most Othello programs read.
    Ggf,
}

impl Format {
    /// The format that a file name asks for by its ending: `.ggf` or `.txt`, else Heibai's own.
    pub fn of_name(path: &Path) -> Self {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some(ending) if ending.eq_ignore_ascii_case("ggf") => Self::Ggf,
            Some(ending) if ending.eq_ignore_ascii_case("txt") => Self::Transcript,
            _ => Self::Native,
        }
    }

    /// The format that a text is in; a text that shows no sign of another one may be a transcript.
    pub fn detect(text: &str) -> Self {
        if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
            Self::Native
        } else if text.contains("(;") {
            Self::Ggf
        } else {
            Self::Transcript
        }
    }
}

/// Writes a game; `now` is the date for formats that have one.
pub fn write(game: &RecordedGame, format: Format, now: SystemTime) -> String {
    match format {
        Format::Native => native::write(game),
        Format::Transcript => transcript::write(&game.record) + "\n",
        Format::Ggf => ggf::write(game, now),
    }
}

/// Reads a game in whichever format it is.
///
/// A transcript says nothing about its board. It is taken to be of `variant`; if it is not legal
/// there but is on another board that is offered, it is taken to be of that one.
///
/// # Errors
/// [`ReadErrorKind::NotText`], [`ReadErrorKind::Empty`], [`ReadErrorKind::TooLarge`],
/// [`ReadErrorKind::UnknownFormat`], [`ReadErrorKind::UnsupportedBoard`] for a board that is not
/// offered, and what the reader of the format says.
pub fn read_any(bytes: &[u8], variant: Variant) -> Result<RecordedGame, ReadError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_large());
    }
    let text = decode(bytes)?;
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(ReadError::new(ReadErrorKind::Empty, Place::Whole, ""));
    }
    let game = match Format::detect(text) {
        Format::Native => native::read(text)?,
        Format::Ggf => ggf::read(text)?,
        Format::Transcript => read_transcript(text, variant)?,
    };
    let read = game.record.variant();
    let size = read.size();
    if read.game().sizes().contains(&size) {
        Ok(game)
    } else {
        let board = format!("{size}×{size}");
        Err(ReadError::new(ReadErrorKind::UnsupportedBoard, Place::Whole, board))
    }
}

fn too_large() -> ReadError {
    let limit = format!("{} MiB", MAX_BYTES >> 20);
    ReadError::new(ReadErrorKind::TooLarge, Place::Whole, limit)
}

/// UTF-8; old archives of GGF have names in Latin-1.
fn decode(bytes: &[u8]) -> Result<String, ReadError> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok(text.to_owned());
    }
    let is_ggf = bytes.windows(2).any(|pair| pair == b"(;") && !bytes.contains(&0);
    if is_ggf {
        return Ok(bytes.iter().copied().map(char::from).collect());
    }
    Err(ReadError::new(ReadErrorKind::NotText, Place::Whole, ""))
}

fn read_transcript(text: &str, variant: Variant) -> Result<RecordedGame, ReadError> {
    let mut error = match transcript::read(text, variant) {
        Ok(record) if record.plies().is_empty() => {
            return Err(ReadError::new(ReadErrorKind::Empty, Place::Whole, ""));
        }
        Ok(record) => return Ok(record.into()),
        Err(error) => error,
    };
    if error.kind == ReadErrorKind::Syntax && error.number() == 1 {
        return Err(ReadError { kind: ReadErrorKind::UnknownFormat, place: Place::Whole, ..error });
    }
    for size in [8, 6, 10] {
        for layout in [StartLayout::Standard, StartLayout::Mirrored] {
            let other = Variant::Othello { size, layout, first: Side::Black };
            match transcript::read(text, other) {
                Ok(record) if record.plies().len() >= PLIES_THAT_SHOW_THE_BOARD => {
                    return Ok(record.into());
                }
                // The board on which most of it makes sense is the one that was meant.
                Err(later) if later.number() > error.number() => error = later,
                Ok(_) | Err(_) => {}
            }
        }
    }
    Err(error)
}
