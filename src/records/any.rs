//! Whatever a user opens or pastes, and the formats to choose from when saving.

pub(super) mod guess;

use std::path::Path;
use std::time::SystemTime;

use crate::game::{Game, Variant};
use crate::gomoku::Ruleset;

use super::error::{Place, ReadError, ReadErrorKind};
use super::recorded_game::RecordedGame;
use super::{ggf, native, psq, transcript};

/// More is refused; the largest archives of games have a few megabytes.
pub const MAX_BYTES: u64 = 16 << 20;

/// A way to write a game down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Heibai's own file, which keeps everything.
    Native,
    /// The moves alone.
    Transcript,
    /// The Generic Game Format, which most Othello programs read.
    Ggf,
    /// The files of Piskvork, which most Gomoku programs read.
    Psq,
}

impl Format {
    /// The format that a file name asks for by its ending: `.ggf`, `.psq` or `.txt`, else Heibai's own.
    pub fn of_name(path: &Path) -> Self {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some(ending) if ending.eq_ignore_ascii_case("ggf") => Self::Ggf,
            Some(ending) if ending.eq_ignore_ascii_case("psq") => Self::Psq,
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
        } else if psq::is_psq(text.as_bytes()) {
            Self::Psq
        } else {
            Self::Transcript
        }
    }

    /// Returns whether games of this kind can be written so.
    pub const fn knows(self, game: Game) -> bool {
        match self {
            Self::Native | Self::Transcript => true,
            Self::Ggf => matches!(game, Game::Othello),
            Self::Psq => matches!(game, Game::Gomoku),
        }
    }
}

/// Writes a game; `now` is the date for formats that have one. In place of a format that does not know the
/// game Heibai's own is written.
pub fn write(game: &RecordedGame, format: Format, now: SystemTime) -> String {
    match format {
        _ if !format.knows(game.record.variant().game()) => native::write(game),
        Format::Native => native::write(game),
        Format::Transcript => transcript::write(&game.record) + "\n",
        Format::Ggf => ggf::write(game, now),
        Format::Psq => psq::write(game),
    }
}

/// Reads a game in whichever format it is.
///
/// A transcript says nothing about its game and its board. It is taken to be of `variant`; if it is not legal
/// there but is on another board that is offered, it is taken to be of that one. It is taken to be of the
/// other game only where there is no doubt: moves that Othello allows one after another are hardly ever
/// Gomoku, and a text that Othello does not allow at its very first move, or on no board, is not Othello.
/// The same way a psq file that does not name its rules is taken to be of the rules of `variant`.
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
        Format::Psq => psq::read(text, rules_of(variant))?,
        Format::Transcript => guess::read(text, variant)?.into(),
    };
    let read = game.record.variant();
    let size = read.size();
    if read.game().sizes().contains(&size) {
        Ok(game)
    } else {
        let board = format!("{size}×{size}");
        Err(ReadError::new(ReadErrorKind::UnsupportedBoard, place_of_board(text), board))
    }
}

/// Where a text says on which board the game is played.
fn place_of_board(text: &str) -> Place {
    match Format::detect(text) {
        Format::Native => native::place_of_board(text),
        Format::Ggf => ggf::place_of_board(text),
        // In its first line; a transcript says nothing.
        Format::Psq | Format::Transcript => Place::start_of(text),
    }
}

fn too_large() -> ReadError {
    let limit = format!("{} MiB", MAX_BYTES >> 20);
    ReadError::new(ReadErrorKind::TooLarge, Place::Whole, limit)
}

/// UTF-8; in old archives names are in Latin-1, or in something like it.
fn decode(bytes: &[u8]) -> Result<String, ReadError> {
    let wrong = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(text.to_owned()),
        Err(error) => error.valid_up_to(),
    };
    let is_archived = bytes.windows(2).any(|pair| pair == b"(;") || psq::is_psq(bytes);
    let wrong = match bytes.iter().position(|&byte| byte == 0) {
        None if is_archived => return Ok(bytes.iter().copied().map(char::from).collect()),
        Some(zero) if is_archived => zero,
        _ => wrong,
    };
    let before = String::from_utf8_lossy(&bytes[..wrong]);
    let place = Place::in_lines(&before, before.len());
    Err(ReadError::new(ReadErrorKind::NotText, place, ""))
}

/// The rules that are played by, or the usual ones if it is another game.
fn rules_of(variant: Variant) -> Ruleset {
    match variant {
        Variant::Gomoku { rules, .. } => rules,
        Variant::Othello { .. } => Ruleset::default(),
    }
}
