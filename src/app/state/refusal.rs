//! Messages about files and texts without a game.

use super::{Note, Status};
use crate::app::library::{ImportError, LinesError};
use crate::marks::visible_name;
use crate::records::ReadError;
use crate::repertoire::MOST;

pub(super) fn text_refusal(status: Status, error: &ReadError) -> Note {
    Note::new(status).problem(error.kind).detail(error.detail.clone()).place(error.place)
}

pub(in crate::app) fn file_refusal(status: Status, error: &ImportError) -> Note {
    match error {
        ImportError::Disk(error) => Note::new(status).reason(error.into()),
        ImportError::Read(error) => text_refusal(status, error),
        ImportError::NoneInFolder(folder) => {
            Note::new(Status::NoGamesInFolder).detail(visible_name(folder))
        }
        ImportError::Book => Note::new(Status::BookNotOpened),
        ImportError::NoneHere => Note::new(Status::NoGamesHere),
        ImportError::Stopped => Note::new(Status::ReadingStopped),
    }
}

pub(in crate::app) fn lines_refusal(error: &LinesError) -> Note {
    match error {
        LinesError::Read { file, game, error } => file_refusal(Status::LinesRefused, error)
            .file(visible_name(file))
            .count(game.unwrap_or_default()),
        LinesError::Elsewhere { file, game } => {
            Note::new(Status::LinesElsewhere).file(visible_name(file)).number(*game)
        }
        LinesError::OtherGame { file, game } => {
            Note::new(Status::LinesOfOtherGame).file(visible_name(file)).number(*game)
        }
        LinesError::TooMany => Note::new(Status::OpeningsFull).number(MOST),
    }
}
