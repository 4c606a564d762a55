//! Messages about files and texts without a game.

use super::{Note, Status};
use crate::app::library::ImportError;
use crate::marks::visible_name;
use crate::records::ReadError;

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
        ImportError::NoneHere => Note::new(Status::NoGamesHere),
        ImportError::Stopped => Note::new(Status::ReadingStopped),
    }
}
