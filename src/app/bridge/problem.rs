//! What is wrong with a text or a file, as QML knows it: `Problem.NoRoom`.

use crate::app::disk::ReasonKind;
use crate::app::state::Note;
use crate::game::IllegalPly;
use crate::gomoku::Foul;
use crate::records::ReadErrorKind;

#[cxx_qt::bridge(namespace = "Problem")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Problem");

    #[qenum]
    enum Cause {
        None,
        TooLarge,
        NotText,
        Empty,
        UnknownFormat,
        NewerVersion,
        Syntax,
        IllegalMove,
        OffTheBoard,
        TakenCell,
        Overline,
        DoubleFour,
        DoubleThree,
        AfterTheEnd,
        UnsupportedGame,
        UnsupportedBoard,
        UnsupportedVersion,
        CutOff,
        NothingPossible,
        OwnBook,
        NoHome,
        NoRoom,
        ReadOnly,
        NoPermission,
        NoFolder,
        NotAFile,
        Missing,
        NoInterpreter,
        NotExecutable,
        InUse,
        Gone,
        FormatOfAnotherGame,
        NoSuchBoard,
        NoSetUp,
        NoStart,
        NoChoices,
        NoGameLeadsThere,
        OnlyRead,
        SystemError,
    }
}

pub fn problem_of(note: &Note) -> ffi::Cause {
    match &note.reason {
        Some(reason) => reason.kind.into(),
        None => note.problem.into(),
    }
}

impl From<ReasonKind> for ffi::Cause {
    fn from(kind: ReasonKind) -> Self {
        match kind {
            ReasonKind::NoHome => Self::NoHome,
            ReasonKind::NoRoom => Self::NoRoom,
            ReasonKind::ReadOnly => Self::ReadOnly,
            ReasonKind::NoPermission => Self::NoPermission,
            ReasonKind::NoFolder => Self::NoFolder,
            ReasonKind::NotAFile => Self::NotAFile,
            ReasonKind::Missing => Self::Missing,
            ReasonKind::NoInterpreter => Self::NoInterpreter,
            ReasonKind::NotExecutable => Self::NotExecutable,
            ReasonKind::TooLarge => Self::TooLarge,
            ReasonKind::InUse => Self::InUse,
            ReasonKind::Gone => Self::Gone,
            ReasonKind::FormatOfAnotherGame => Self::FormatOfAnotherGame,
            ReasonKind::NoSuchBoard => Self::NoSuchBoard,
            ReasonKind::NoSetUp => Self::NoSetUp,
            ReasonKind::NoStart => Self::NoStart,
            ReasonKind::NoChoices => Self::NoChoices,
            ReasonKind::NoGameLeadsThere => Self::NoGameLeadsThere,
            ReasonKind::OnlyRead => Self::OnlyRead,
            ReasonKind::System => Self::SystemError,
            // It is no problem, and has a status of its own.
            ReasonKind::Unconfirmed => Self::None,
        }
    }
}

impl From<Option<ReadErrorKind>> for ffi::Cause {
    fn from(problem: Option<ReadErrorKind>) -> Self {
        match problem {
            None => Self::None,
            Some(ReadErrorKind::TooLarge) => Self::TooLarge,
            Some(ReadErrorKind::NotText) => Self::NotText,
            Some(ReadErrorKind::Empty) => Self::Empty,
            Some(ReadErrorKind::UnknownFormat) => Self::UnknownFormat,
            Some(ReadErrorKind::NewerVersion) => Self::NewerVersion,
            Some(ReadErrorKind::Syntax) => Self::Syntax,
            Some(ReadErrorKind::IllegalMove(IllegalPly::OffBoard)) => Self::OffTheBoard,
            Some(ReadErrorKind::IllegalMove(IllegalPly::Occupied)) => Self::TakenCell,
            Some(ReadErrorKind::IllegalMove(IllegalPly::Forbidden(foul))) => match foul {
                Foul::Overline => Self::Overline,
                Foul::DoubleFour => Self::DoubleFour,
                Foul::DoubleThree => Self::DoubleThree,
            },
            Some(ReadErrorKind::IllegalMove(IllegalPly::GameOver)) => Self::AfterTheEnd,
            Some(ReadErrorKind::IllegalMove(_) | ReadErrorKind::OutOfTurn(_)) => Self::IllegalMove,
            Some(ReadErrorKind::UnsupportedGame) => Self::UnsupportedGame,
            Some(ReadErrorKind::UnsupportedBoard) => Self::UnsupportedBoard,
            Some(ReadErrorKind::UnsupportedVersion) => Self::UnsupportedVersion,
            Some(ReadErrorKind::CutOff) => Self::CutOff,
            Some(ReadErrorKind::NothingPossible) => Self::NothingPossible,
            Some(ReadErrorKind::OwnBook) => Self::OwnBook,
        }
    }
}
