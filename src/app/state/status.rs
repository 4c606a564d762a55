//! What the status line says, still without words.

use crate::app::disk::{Reason, ReasonKind};
use crate::game::Side;
use crate::records::{Place, ReadErrorKind};

/// Passes all statuses, their [`Note`] arguments in brackets, to a macro: the enumeration here, or the bridge's `Says`.
macro_rules! every_status {
    ($then:ident!($($with:tt)*)) => { $then! { $($with)*
        /// Start has to be pressed. (side, if its first move begins the game as well)
        PressStart,
        /// The game has begun, and it is this side's turn. (side)
        Started,
        /// The game goes on after a pause, and it is this side's turn. (side)
        Continued,
        /// It is this side's turn. (side)
        ToMove,
        /// This side placed a disc and flipped this many; the other one is to move. (side, cell, count)
        Played,
        /// This side placed a stone; the other one is to move. (side, cell)
        Placed,
        /// A stone of this colour is to be placed in the opening, one of so many to come. (side, number; count: the width of
        /// the square in the middle where it may lie, or 0)
        OpeningStone,
        /// A player chooses a colour, or something else that the opening offers. (side: that player, the opener counting as
        /// Black; number: of fifth moves that can be offered instead, or 0)
        ChooseColours,
        /// A player says how many fifth moves will be offered. (side: that player's)
        ChooseFifths,
        /// Fifth moves are to be offered, so many still. (side, number)
        OfferFifths,
        /// One of the fifth moves that were offered is to be taken. (side: of who takes it)
        TakeFifth,
        /// The machine places the stones of the opening.
        MachineOpens,
        /// The machine makes a choice of the opening.
        MachineChooses,
        /// The machine offers fifth moves.
        MachineOffers,
        /// The machine takes one of the fifth moves.
        MachineTakes,
        /// Two more stones will be placed before colours are chosen.
        TwoMore,
        /// Colours were chosen; the opener has this one. (side; number of the next stone; count: the
        /// width of the square in the middle where it may lie, or 0)
        ColoursChosen,
        /// So many fifth moves will be offered. (number)
        FifthsChosen,
        /// A fifth move was offered, and so many are still to come. (cell, number)
        FifthOffered,
        /// A fifth move was taken; this side is to move. (side, cell)
        FifthTaken,
        /// This side had no legal move and passed; the other one is to move. (side)
        PassedToMove,
        /// This side skipped its turn; the other one is to move. (side)
        SkippedToMove,
        /// This side has no legal move: press Skip. (side; also cell and count of the disc just placed, if any)
        MustPass,
        /// As `MustPass`, but it will pass automatically in a moment. (side, cell, count)
        WillPass,
        /// The machine, this side, is thinking. (side)
        Thinking,
        /// The game is paused; Continue comes first.
        PausedPressContinue,
        /// The game was paused just now.
        GamePaused,
        /// The game was paused because the screen was locked.
        PausedByLock,
        /// The game was paused because the computer went to sleep.
        PausedBySleep,
        /// This side's time is up; the question whether it keeps its turn comes first. (side)
        TimeUpAsked,
        /// This side's time was up; the other one is to move. (side)
        TimeUpPassed,
        /// Both sides' time was up in a row, so the game was paused. (side: the later one)
        TimeUpPaused,
        /// This side's time was up, and so it lost. (side)
        TimeUpLost,
        /// This side's time was up, and the board decided. (side)
        TimeUpCounted,
        /// This side's time was up, and so nobody won. (side)
        TimeUpDrawn,
        /// There is a stone already. (cell)
        Occupied,
        /// No disc would be flipped. (cell)
        FlipsNothing,
        /// Black may not play there, because it would make six or more in a row. (cell)
        ForbiddenOverline,
        /// Black may not play there, because it would make two fours. (cell)
        ForbiddenDoubleFour,
        /// Black may not play there, because it would make two open threes. (cell)
        ForbiddenDoubleThree,
        /// The opening wants this stone in the middle of the board. (cell; count: the width of the square there)
        TooFarOut,
        /// That fifth move was offered before. (cell)
        FifthKnown,
        /// That fifth move is one of those offered, turned, mirrored or shifted. (cell)
        FifthAlike,
        /// That fifth move was not offered. (cell)
        FifthNotOffered,
        /// The machine is thinking; it is not a person's turn. (side: the machine's)
        NotYourTurn,
        /// There is a legal move, so the turn can't be skipped. (side)
        SkipRefused,
        /// This game knows no passes.
        SkipUnknown,
        /// That needs a game that has begun.
        NotBegun,
        /// There is nothing to resign: no game is played, or no person plays.
        NothingToResign,
        /// A game is already being played.
        NothingToStart,
        /// The board is already set up for a new game.
        NothingToReset,
        /// No unfinished game is kept.
        NothingToResume,
        /// No list of games is open.
        NoList,
        /// There is no move to copy.
        NothingToCopy,
        /// That belongs to a game, not to a study.
        NotInStudy,
        /// That is for a study.
        OnlyInStudy,
        /// No square is selected.
        NoSquare,
        /// The set-up has to be finished or left first.
        SetUpFirst,
        /// The exercise has to be left first.
        ExerciseFirst,
        /// That has to wait until the game is paused or over.
        NotWhilePlaying,
        /// There is no move to review.
        NothingToReview,
        /// No file was opened lately.
        NoRecentFiles,
        /// A game that is not over is reviewed in a study.
        ReviewInStudy,
        /// This is the first position already.
        AtStart,
        /// This is the last position already.
        AtEnd,
        /// The next move is no mistake of a reviewed game.
        NoMistakeHere,
        /// All moves are being analysed already.
        AllAnalysed,
        /// The analysis is switched off.
        AnalysisOff,
        /// A lesson, a puzzle or a drill has no use for that.
        NotHere,
        /// No exercise is open.
        NoExercise,
        /// The move, or the line, can't be changed so.
        NothingToChange,
        /// The game can't be played on from here.
        NothingToPlay,
        /// The game is over. (side, cell, count of the last disc if that ended it just now)
        GameOver,
        /// This side resigned. (side)
        Resigned,
        /// A step was taken back; this side is to move. (side)
        Undone,
        /// A step was brought back; this side is to move. (side)
        Redone,
        /// The old game, before the reset, is back. (side to move)
        ResetUndone,
        /// There is nothing to take back.
        NothingToUndo,
        /// There is nothing to bring back.
        NothingToRedo,
        /// The machine is looking for a hint. (side)
        LookingForHint,
        /// The best cell that was found. (cell)
        HintIs,
        /// An unfinished game is back, paused: press Continue. (side)
        Resumed,
        /// An earlier position is shown. (cell of the move before it, number: turns up to it)
        ViewingPast,
        /// The game is shown again after an earlier position. (side to move)
        BackAtLatest,
        /// A move of a study is shown. (side to move, cell, number)
        Studied,
        /// The start of a study is shown. (side to move)
        StudiedStart,
        /// An end of a study is shown. (side, number)
        StudiedEnd,
        /// Undo or Redo has brought another study back. (side to move; none at an end)
        StudyBack,
        /// Nothing else is read or written before a file is written.
        StillWriting,
        /// What was written to a position of the study, or the order of its lines, is as it was before.
        EditUndone,
        /// That is as it was before the undo.
        EditRedone,
        /// A picture of the board is on the clipboard.
        PictureCopied,
        /// Another game was merged into the study. (number of new moves)
        Merged,
        /// Moves of a study were removed. (number)
        MovesRemoved,
        /// A game could not be merged, because it begins at another position.
        MergeRefused,
        /// The position is nowhere in the study.
        PositionNotFound,
        /// A valid position is being set up. (side to move)
        SettingUp,
        /// No game leads to the position: this square in the middle is empty. (side, cell)
        SetUpEmptyMiddle,
        /// No game leads to it: this disc is cut off from the middle. (side, cell)
        SetUpCutOff,
        /// No game leads to it: the stones of both sides do not fit the turn. (side to move)
        SetUpCounts,
        /// No game leads to it: this side has a row that had won. (side)
        SetUpRow,
        /// Neither side can move. (side)
        SetUpOver,
        /// The side to move would have to pass. (side to move)
        SetUpMustPass,
        /// That can't be chosen during a game: press Reset first.
        ResetFirst,
        /// There is nothing to paste.
        NothingToPaste,
        /// The text is not a game. (problem, place, detail)
        PasteRefused,
        /// The file is not a game (problem, place, detail), or can't be read (reason).
        OpenRefused,
        /// A game of a list is broken (number, problem, place, detail), or can't be read (reason).
        GameRefused,
        /// Reading or writing was cancelled.
        ReadingStopped,
        /// The file is another program's book of openings.
        BookNotOpened,
        /// The folder holds no file of games.
        NoGamesInFolder,
        /// No counted game reached the position.
        NoGamesHere,
        /// Games to choose from were read. (number, format, detail: file name, or nothing)
        ListRead,
        /// Games of a list were written. (number, count: games that were left out, detail: file name)
        Exported,
        /// Games of a list could not be written. (reason)
        ExportFailed,
        /// A finished game could not be kept. (reason)
        FinishedNotKept,
        /// Finished games were deleted. (number)
        GamesDeleted,
        /// Finished games could not be deleted. (reason)
        DeleteFailed,
        /// The file could not be written. (reason)
        SaveFailed,
        /// The game could not be kept. (reason)
        AutosaveFailed,
        /// The game replaced by another could not be kept. (reason)
        PutByFailed,
        /// The finished game could not be removed, and may come back. (reason)
        ClearFailed,
        /// The unfinished games could not be listed. (reason)
        KeptUnknown,
        /// The unfinished game could not be resumed. (reason)
        ResumeRefused,
        /// The settings could not be read and were kept aside. (detail: file name)
        SettingsReset,
        /// Some of the settings could not be read; the file was kept aside. (detail: file name)
        SettingsPartly,
        /// A later version wrote the settings; they were kept aside. (detail: the file)
        SettingsNewer,
        /// The settings could not be read, or not wholly; they could not be moved. (detail: their place)
        SettingsLeft,
        /// The unfinished game could not be read and was kept aside. (detail: file name)
        SessionReset,
        /// A later version wrote the unfinished game; it was kept aside. (detail: the file)
        SessionNewer,
        /// The unfinished game could not be read, and could not be moved. (detail: its place)
        SessionLeft,
        /// The settings could not be saved. (reason)
        SettingsNotSaved,
        /// The tallies could not be read and were kept aside. (detail: file name)
        TallyReset,
        /// The tally could not be read, and could not be moved. (detail: its place)
        TallyLeft,
        /// Pending work of a killed program could not be read and was kept aside. (detail: file name)
        PendingReset,
        /// As `PendingReset`, but it stays where it is.
        PendingLeft,
        /// The result of a game could not be kept. (detail)
        TallyNotSaved,
        /// The coach asks, as [`super::CoachShown`] tells.
        CoachAsks,
        /// An exercise, as [`super::PracticeShown`] tells.
        Exercise,
        /// A puzzle is on the board.
        Puzzle,
        /// A lesson is on the board.
        Lesson,
        /// A drill of openings is on the board.
        Drill,
        /// The move tried could not be examined. (cell)
        LookFailed,
        /// All due mistakes have been practised. (number)
        PracticeDone,
        /// A side made no more mistakes in the game. (side)
        NoMoreMistakes,
        /// There is no mistake to practise yet.
        DeckEmpty,
        /// No mistake is due. (number of mistakes, count of hours until one is)
        NothingDue,
        /// The deck could not be read and was kept aside. (detail: file name)
        DeckReset,
        /// The deck could not be read, and could not be moved. (detail: its place)
        DeckLeft,
        /// The deck could not be kept. (reason)
        DeckNotSaved,
        /// The puzzles that were tried could not be read; they are kept aside.
        PuzzlesReset,
        /// The puzzles that were tried could not be read, nor kept aside.
        PuzzlesLeft,
        /// What was tried could not be saved.
        PuzzlesNotSaved,
        /// The room was left in a run against the clock, which ended it. (number solved, count of errors)
        RunLeft,
        /// What reviews found in the person's games could not be read; it is kept aside.
        ReviewsReset,
        /// What reviews found could not be read, nor kept aside.
        ReviewsLeft,
        /// What a review found could not be saved.
        ReviewsNotSaved,
        /// The progress in the lessons could not be read; it is kept aside.
        LessonsReset,
        /// The progress in the lessons could not be read, nor kept aside.
        LessonsLeft,
        /// The progress in the lessons could not be saved.
        LessonsNotSaved,
        /// The repertoires could not be read and were kept aside. (detail: file name)
        RepertoireReset,
        /// The repertoires could not be read, and could not be moved. (detail: their place)
        RepertoireLeft,
        /// A change to a repertoire could not be saved. (reason)
        RepertoireNotSaved,
        /// Lines were added to the openings that are learnt. (side, number of new positions to be known)
        OpeningsAdded,
        /// Lines were removed from the openings that are learnt. (side, number of positions to be known)
        OpeningsRemoved,
        /// They were put back. (side, number of positions to be known)
        OpeningsPutBack,
        /// There was nothing to add to the openings that is not there yet.
        NoOpeningAdded,
        /// The book has no move for the position, or there is none for the board.
        NotInBook,
        /// No move was made that could be added to the openings that are learnt.
        NoMoveToAdd,
        /// The game begins otherwise than the openings that are learnt.
        OpeningElsewhere,
        /// There is no room for so many openings, so none were added. (number of positions that there is room for)
        OpeningsFull,
        /// A file could not be read, so no openings were added. (file; count: the game, if it is one of several; problem and
        /// place, or reason)
        LinesRefused,
        /// A game of a file begins otherwise than the openings that are learnt, so none were added. (file, number)
        LinesElsewhere,
        /// A file with a game of another kind gave no lines. (file, number of the game)
        LinesOfOtherGame,
        /// The openings that are learnt were written to a file. (file, number of positions to be known)
        LinesWritten,
        /// They could not be written. (reason)
        LinesNotWritten,
        /// The machine can't play here. (detail)
        NoMachine,
        /// The program of this side could not be started, so the game is paused. (side, reason)
        ProgramNotStarted,
        /// The program of this side has ended, so the game is paused. (side; detail: its last words, if any)
        ProgramEnded,
        /// The program of this side has not answered for so many seconds, so the game is paused. (side, number)
        ProgramHangs,
        /// The program of this side floods its output, so the game is paused. (side)
        ProgramFloods,
        /// The program of this side answered with no move, so the game is paused. (side; detail: the answer)
        ProgramNonsense,
        /// The program of this side made an illegal move, so the game is paused. (side, cell)
        ProgramIllegal,
        /// The program of this side can't be given this starting position, so the game is paused. (side)
        ProgramCantSetUp,
        /// The program of this side refused the board, so the game is paused. (side; detail: its answer)
        ProgramOtherBoard,
        /// The program of this side refused a move of the game, so it is paused. (side; cell: the move; detail: its answer)
        ProgramRefuses,
        /// The program of this side is gone: the machine takes its place. (side)
        ProgramGone,
        /// The same in a match of several games, which ends. (side)
        ProgramGoneInSeries,
        /// The list of programs could not all be read and was kept aside. (detail: file name)
        EnginesReset,
        /// The list of programs could not all be read, and could not be moved. (detail: its place)
        EnginesLeft,
        /// The list of programs could not be saved. (reason)
        EnginesNotSaved,
        /// The game was written. (detail: file name)
        Saved,
        /// A file was written, but the disk has not confirmed it, so a power cut may undo that. (detail: the file)
        Unconfirmed,
        /// A file is not on this computer, or no file. (detail: its address)
        NotOnDisk,
        /// A recent file is no longer there, and left the list. (detail: the file)
        RecentGone,
        /// The list of recent files could not be read and was kept aside. (detail: file name)
        RecentReset,
        /// The list of recent files could not be saved. (reason)
        RecentNotSaved,
        /// A later version wrote a file, which was kept aside. (detail: the file)
        FileNewer,
        /// A file is in the place of a folder of ours. (detail: the file)
        FolderTaken,
        /// Several files could not be read, and are kept. (detail: their names)
        SeveralKept,
        /// The list of game files to look things up in could not be read and was kept aside. (detail: file name)
        CollectionsReset,
        /// It could not be saved. (reason)
        CollectionsNotSaved,
        /// The last places could not be read and were kept aside. (detail: file name)
        PlacesReset,
        /// The last places could not be read, and could not be moved. (detail: the file)
        PlacesLeft,
        /// The last places could not be saved. (reason)
        PlacesNotSaved,
        /// The game was opened. (format, detail: file name, or nothing)
        Opened,
        /// A game was opened from text with more in it. (format, detail: what was left out)
        OpenedPartly,
        /// The explorer counts the files of the list from now on. (number of files)
        UsedAsOpenings,
        /// The transcript was copied.
        Copied,
        /// What a report of a fault needs to know was copied.
        DetailsCopied,
    } };
}
#[cfg(feature = "gui")]
pub(in crate::app) use every_status;

macro_rules! enumeration {
    ($($(#[$about:meta])* $name:ident,)+) => {
        /// What the status line says.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Status {
            $($(#[$about])* $name,)+
        }

        impl Status {
            /// Every one, in its order.
            pub const ALL: &[Self] = &[$(Self::$name,)+];
        }
    };
}
every_status!(enumeration!());

impl Status {
    /// Whether it says why a key or menu entry can do nothing now.
    pub fn is_refusal(self) -> bool {
        matches!(
            self,
            Self::NotBegun
                | Self::NothingToResign
                | Self::NothingToStart
                | Self::NothingToReset
                | Self::NothingToResume
                | Self::NoList
                | Self::NothingToCopy
                | Self::NotInStudy
                | Self::OnlyInStudy
                | Self::NoSquare
                | Self::SetUpFirst
                | Self::ExerciseFirst
                | Self::NotWhilePlaying
                | Self::NothingToReview
                | Self::NoRecentFiles
                | Self::ReviewInStudy
                | Self::AtStart
                | Self::AtEnd
                | Self::NoMistakeHere
                | Self::AllAnalysed
                | Self::AnalysisOff
                | Self::NotHere
                | Self::NoExercise
                | Self::NothingToChange
                | Self::NothingToPlay
                | Self::GameOver
        )
    }

    /// Whether it says that something was not done, and why.
    pub(super) fn refuses(self) -> bool {
        self.is_refusal()
            || matches!(
                self,
                Self::Occupied
                    | Self::FlipsNothing
                    | Self::ForbiddenOverline
                    | Self::ForbiddenDoubleFour
                    | Self::ForbiddenDoubleThree
                    | Self::TooFarOut
                    | Self::FifthKnown
                    | Self::FifthAlike
                    | Self::FifthNotOffered
                    | Self::NotYourTurn
                    | Self::SkipRefused
                    | Self::SkipUnknown
                    | Self::NothingToUndo
                    | Self::NothingToRedo
            )
    }

    pub(super) fn is_of_opening(self) -> bool {
        use Status::{
            ChooseColours, ChooseFifths, MachineChooses, MachineOffers, MachineOpens, MachineTakes,
            OfferFifths, OpeningStone, TakeFifth,
        };
        matches!(
            self,
            ChooseColours
                | ChooseFifths
                | OfferFifths
                | TakeFifth
                | OpeningStone
                | MachineChooses
                | MachineOffers
                | MachineOpens
                | MachineTakes
        )
    }
}

/// What the status line says, with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The message.
    pub status: Status,
    /// Whom it is about.
    pub side: Option<Side>,
    /// The name of a cell, such as `f5`, or nothing.
    pub cell: String,
    /// A number of discs.
    pub count: usize,
    /// A move of a text, or a number of turns.
    pub number: usize,
    /// A line of a text, or 0.
    pub line: usize,
    /// A character of that line; without a line, a byte of a file; or 0.
    pub column: usize,
    /// The name of a format, or nothing.
    pub format: &'static str,
    /// A file name or a reason, or nothing.
    pub detail: String,
    /// The name of a file whose trouble is in [`Self::detail`], or nothing.
    pub file: String,
    /// What is wrong with a text or a file that is no game.
    pub problem: Option<ReadErrorKind>,
    /// Why a file could not be read or written; its detail is in [`Self::detail`] as well.
    pub reason: Option<Reason>,
    /// Whether [`Self::detail`] says where a file is that could not be read.
    pub is_of_kept_file: bool,
    /// How a game came to this where it was not by a move: as `Undone`, `Redone` or `ResetUndone`, of [`Self::cell`].
    pub came_back: Option<Status>,
}

impl Note {
    /// What is said after `before`: of files that could not be read, all that are told one after the other.
    pub(super) fn after(self, before: &Self) -> Self {
        let are_files = self.is_of_kept_file && before.is_of_kept_file;
        if !are_files || before.detail.contains(&*self.detail) {
            return self;
        }
        let detail = format!("{}, {}", before.detail, self.detail);
        Self::of_kept_file(Status::SeveralKept, detail)
    }

    /// A note on a file that could not be read, and where it is.
    pub fn of_kept_file(status: Status, place: String) -> Self {
        Self { is_of_kept_file: true, ..Self::new(status).detail(place) }
    }

    /// A note without arguments.
    pub fn new(status: Status) -> Self {
        Self {
            status,
            side: None,
            cell: String::new(),
            count: 0,
            number: 0,
            line: 0,
            column: 0,
            format: "",
            detail: String::new(),
            file: String::new(),
            problem: None,
            reason: None,
            is_of_kept_file: false,
            came_back: None,
        }
    }

    /// The same of this side.
    #[must_use]
    pub fn side(self, side: Side) -> Self {
        Self { side: Some(side), ..self }
    }

    /// The same with the name of a cell.
    #[must_use]
    pub fn cell(self, cell: String) -> Self {
        Self { cell, ..self }
    }

    /// The same with a number of discs.
    #[must_use]
    pub fn count(self, count: usize) -> Self {
        Self { count, ..self }
    }

    /// The same with a move or a number of turns.
    #[must_use]
    pub fn number(self, number: usize) -> Self {
        Self { number, ..self }
    }

    /// The same with a place in a text or a file.
    #[must_use]
    pub fn place(self, place: Place) -> Self {
        match place {
            Place::Whole => self,
            Place::Move { number, .. } => Self { number, ..self },
            Place::Line { line, column } => Self { line, column, ..self },
            Place::Byte { number } => Self { column: number, ..self },
        }
    }

    /// The same with what a text or a file was taken for.
    #[must_use]
    pub fn format(self, format: &'static str) -> Self {
        Self { format, ..self }
    }

    /// The same with a file name or a reason.
    #[must_use]
    pub fn detail(self, detail: String) -> Self {
        Self { detail, ..self }
    }

    /// The same with the name of a file.
    #[must_use]
    pub fn file(self, file: String) -> Self {
        Self { file, ..self }
    }

    /// The same with the reason why a file could not be read or written. One that was written all the same is told so.
    #[must_use]
    pub fn reason(self, reason: Reason) -> Self {
        let is_written = reason.kind == ReasonKind::Unconfirmed;
        let status = if is_written { Status::Unconfirmed } else { self.status };
        Self { status, detail: reason.detail.clone(), reason: Some(reason), ..self }
    }

    /// The same with what is wrong with a text or a file.
    #[must_use]
    pub fn problem(self, problem: ReadErrorKind) -> Self {
        Self { problem: Some(problem), ..self }
    }
}
