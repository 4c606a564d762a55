//! The sentence below the board, as a kind with its arguments; QML has the words.

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::enumerations::same_names;
use super::int::Int;
use super::objects::properties;
use super::problem::{ffi::Cause, problem_of};
use super::side::ffi::Colour;
use crate::app::state::{Status, every_status};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/problem.cxxqt.h");
        #[namespace = "Problem"]
        type Cause = crate::app::bridge::problem::ffi::Cause;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_status() -> UniquePtr<Status>;
    }

    /// What the status line says, as `every_status` lists it.
    #[qenum(Status)]
    enum Says {
        PressStart,
        Started,
        Continued,
        ToMove,
        Played,
        Placed,
        OpeningStone,
        ChooseColours,
        ChooseFifths,
        OfferFifths,
        TakeFifth,
        MachineOpens,
        MachineChooses,
        MachineOffers,
        MachineTakes,
        TwoMore,
        ColoursChosen,
        FifthsChosen,
        FifthOffered,
        FifthTaken,
        PassedToMove,
        SkippedToMove,
        MustPass,
        WillPass,
        Thinking,
        PausedPressContinue,
        GamePaused,
        PausedByLock,
        PausedBySleep,
        TimeUpAsked,
        TimeUpPassed,
        TimeUpPaused,
        TimeUpLost,
        TimeUpCounted,
        TimeUpDrawn,
        Occupied,
        FlipsNothing,
        ForbiddenOverline,
        ForbiddenDoubleFour,
        ForbiddenDoubleThree,
        TooFarOut,
        FifthKnown,
        FifthAlike,
        FifthNotOffered,
        NotYourTurn,
        SkipRefused,
        SkipUnknown,
        NotBegun,
        NothingToResign,
        NothingToStart,
        NothingToReset,
        NothingToResume,
        NoList,
        NothingToCopy,
        NotInStudy,
        OnlyInStudy,
        NoSquare,
        SetUpFirst,
        ExerciseFirst,
        NotWhilePlaying,
        NothingToReview,
        NoRecentFiles,
        ReviewInStudy,
        AtStart,
        AtEnd,
        NoMistakeHere,
        AllAnalysed,
        AnalysisOff,
        NotHere,
        NoExercise,
        NothingToChange,
        NothingToPlay,
        GameOver,
        Resigned,
        Undone,
        Redone,
        ResetUndone,
        NothingToUndo,
        NothingToRedo,
        LookingForHint,
        HintIs,
        Resumed,
        ViewingPast,
        BackAtLatest,
        Studied,
        StudiedStart,
        StudiedEnd,
        StudyBack,
        StillWriting,
        EditUndone,
        EditRedone,
        PictureCopied,
        Merged,
        MovesRemoved,
        MergeRefused,
        PositionNotFound,
        SettingUp,
        SetUpEmptyMiddle,
        SetUpCutOff,
        SetUpCounts,
        SetUpRow,
        SetUpOver,
        SetUpMustPass,
        ResetFirst,
        NothingToPaste,
        PasteRefused,
        OpenRefused,
        GameRefused,
        ReadingStopped,
        BookNotOpened,
        NoGamesInFolder,
        NoGamesHere,
        ListRead,
        Exported,
        ExportFailed,
        FinishedNotKept,
        GamesDeleted,
        DeleteFailed,
        SaveFailed,
        AutosaveFailed,
        PutByFailed,
        ClearFailed,
        KeptUnknown,
        ResumeRefused,
        SettingsReset,
        SettingsPartly,
        SettingsNewer,
        SettingsLeft,
        SessionReset,
        SessionNewer,
        SessionLeft,
        SettingsNotSaved,
        TallyReset,
        TallyLeft,
        PendingReset,
        PendingLeft,
        TallyNotSaved,
        CoachAsks,
        Exercise,
        Puzzle,
        Lesson,
        Drill,
        LookFailed,
        PracticeDone,
        NoMoreMistakes,
        DeckEmpty,
        NothingDue,
        DeckReset,
        DeckLeft,
        DeckNotSaved,
        PuzzlesReset,
        PuzzlesLeft,
        PuzzlesNotSaved,
        RunLeft,
        ReviewsReset,
        ReviewsLeft,
        ReviewsNotSaved,
        LessonsReset,
        LessonsLeft,
        LessonsNotSaved,
        RepertoireReset,
        RepertoireLeft,
        RepertoireNotSaved,
        OpeningsAdded,
        OpeningsRemoved,
        OpeningsPutBack,
        NoOpeningAdded,
        NotInBook,
        NoMoveToAdd,
        OpeningElsewhere,
        OpeningsFull,
        LinesRefused,
        LinesElsewhere,
        LinesOfOtherGame,
        LinesWritten,
        LinesNotWritten,
        NoMachine,
        ProgramNotStarted,
        ProgramEnded,
        ProgramHangs,
        ProgramFloods,
        ProgramNonsense,
        ProgramIllegal,
        ProgramCantSetUp,
        ProgramOtherBoard,
        ProgramRefuses,
        ProgramGone,
        ProgramGoneInSeries,
        EnginesReset,
        EnginesLeft,
        EnginesNotSaved,
        Saved,
        Unconfirmed,
        NotOnDisk,
        RecentGone,
        RecentReset,
        RecentNotSaved,
        FileNewer,
        FolderTaken,
        SeveralKept,
        CollectionsReset,
        CollectionsNotSaved,
        PlacesReset,
        PlacesLeft,
        PlacesNotSaved,
        Opened,
        OpenedPartly,
        UsedAsOpenings,
        Copied,
        DetailsCopied,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Says, says, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(QString, cell, READ, NOTIFY)]
        #[qproperty(Int, count, READ, NOTIFY)]
        #[qproperty(Int, number, READ, NOTIFY)]
        #[qproperty(Int, line, READ, NOTIFY)]
        #[qproperty(Int, column, READ, NOTIFY)]
        #[qproperty(QString, format, READ, NOTIFY)]
        #[qproperty(QString, detail, READ, NOTIFY)]
        #[qproperty(QString, file, READ, NOTIFY)]
        #[qproperty(Cause, problem, READ, NOTIFY)]
        #[qproperty(Says, came_back, READ, NOTIFY)]
        #[qproperty(bool, tells_pause, READ, NOTIFY)]
        #[qproperty(bool, tells_result, READ, NOTIFY)]
        type Status = super::StatusRust;
    }
}

properties! {
    Status as StatusRust;
    says: ffi::Says = |now| now.shown.note.status.into();
    side: Colour = |now| now.shown.note.side.into();
    cell: QString = |now| QString::from(&now.shown.note.cell);
    count: Int = |now| now.shown.note.count.into();
    number: Int = |now| now.shown.note.number.into();
    line: Int = |now| now.shown.note.line.into();
    column: Int = |now| now.shown.note.column.into();
    format: QString = |now| QString::from(now.shown.note.format);
    detail: QString = |now| QString::from(&now.shown.note.detail);
    file: QString = |now| QString::from(&now.shown.note.file);
    problem: Cause = |now| problem_of(&now.shown.note);
    came_back: ffi::Says = |now| now.shown.note.came_back.unwrap_or(now.shown.note.status).into();
    tells_pause: bool = |now| now.shown.tells_pause();
    tells_result: bool = |now| now.shown.tells_result();
}

every_status!(same_names!(Status => ffi::Says;));
