//! What is said of files and texts that are no games.

use crate::app::library::ImportError;
use crate::app::state::{Note, Status};
use crate::marks::visible_name;
use crate::records::ReadError;

/// What is said of a text that is no game.
pub(super) fn refusal(status: Status, error: &ReadError) -> Note {
    Note::new(status).problem(error.kind).detail(error.detail.clone()).place(error.place)
}

/// What is said of a file or a text that is no game.
pub(super) fn why(status: Status, error: &ImportError) -> Note {
    match error {
        ImportError::Disk(error) => Note::new(status).reason(error.into()),
        ImportError::Read(error) => refusal(status, error),
        ImportError::NoneInFolder(folder) => {
            Note::new(Status::NoGamesInFolder).detail(visible_name(folder))
        }
        ImportError::NoneHere => Note::new(Status::NoGamesHere),
        ImportError::Stopped => Note::new(Status::ReadingStopped),
    }
}
