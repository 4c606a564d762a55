//! What is said of files and texts that are no games.

use super::{Note, Status};
use crate::app::library::ImportError;
use crate::marks::visible_name;
use crate::records::ReadError;

/// What is said of a text that is no game.
pub(super) fn text_refusal(status: Status, error: &ReadError) -> Note {
    Note::new(status).problem(error.kind).detail(error.detail.clone()).place(error.place)
}

/// What is said of a file or a text that is no game.
pub(in crate::app) fn file_refusal(status: Status, error: &ImportError) -> Note {
    match error {
        ImportError::Disk(error) => Note::new(status).reason(error.into()),
        ImportError::Read(error) => text_refusal(status, error),
        ImportError::NoneInFolder(folder) => {
            Note::new(Status::NoGamesInFolder).detail(visible_name(folder))
        }
        ImportError::NoneHere => Note::new(Status::NoGamesHere),
        ImportError::Stopped => Note::new(Status::ReadingStopped),
    }
}
