//! The game as QML sees it: what is shown as properties, what a player does as slots, what happened as
//! signals. Every decision is the state's; what the slots do is in `slots`, what the properties say in
//! `properties`.

use super::properties::GameRust;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qurl.h");
        /// Qt's address of a file.
        type QUrl = cxx_qt_lib::QUrl;
        include!("cxx-qt-lib/qlist.h");
        /// Cell indices.
        type QList_i32 = cxx_qt_lib::QList<i32>;
    }

    /// Which game is played.
    #[qenum(Game)]
    enum Kind {
        Othello,
        Gomoku,
    }

    /// What wins in Gomoku.
    #[qenum(Game)]
    enum Rules {
        Freestyle,
        Standard,
        Renju,
        Caro,
    }

    /// A choice of the swap2 opening.
    #[qenum(Game)]
    enum Choice {
        ChooseBlack,
        ChooseWhite,
        ChooseTwoMore,
    }

    /// How far the game is.
    #[qenum(Game)]
    enum Phase {
        Ready,
        Running,
        Paused,
        Over,
    }

    /// Who plays which side.
    #[qenum(Game)]
    enum Mode {
        TwoPlayers,
        PlayBlack,
        PlayWhite,
        Watch,
    }

    /// A side, or none.
    #[qenum(Game)]
    enum Side {
        NoSide,
        Black,
        White,
    }

    /// What the clock counts.
    #[qenum(Game)]
    enum TimeControl {
        ClockOff,
        PerTurn,
        WholeGame,
    }

    /// What the status line says; the other status properties are its arguments.
    #[qenum(Game)]
    enum Status {
        PressStart,
        Started,
        Continued,
        ToMove,
        Played,
        Placed,
        OpeningStone,
        ChooseColours,
        MachineOpens,
        MachineChooses,
        TwoMore,
        ColoursChosen,
        PassedToMove,
        SkippedToMove,
        MustPass,
        WillPass,
        Thinking,
        PausedPressContinue,
        GamePaused,
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
        NotYourTurn,
        SkipRefused,
        GameOverStatus,
        ResignedStatus,
        Undone,
        Redone,
        ResetUndone,
        NothingToUndo,
        NothingToRedo,
        LookingForHint,
        HintIs,
        Resumed,
        ViewingPast,
        Studied,
        StudiedStart,
        StudiedEnd,
        ResetFirst,
        NothingToPaste,
        PasteRefused,
        OpenRefused,
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
        TallyNotSaved,
        NoMachine,
        Saved,
        Opened,
        Copied,
    }

    /// What can be done while one studies; in brackets what the argument says.
    #[qenum(Game)]
    enum StudyAction {
        EnterStudy,
        LeaveStudy,
        /// (node)
        GoTo,
        /// (how many variations further down)
        Sibling,
        Promote,
        Demote,
        MakeMain,
        DeleteMove,
        CutAfter,
        /// (1 for `!!` to 6 for `??`)
        Judge,
        /// (node)
        Fold,
        PlayFromHere,
    }

    /// How the game ended.
    #[qenum(Game)]
    enum Ending {
        NotOver,
        NoMoves,
        WipedOut,
        Row,
        FullBoard,
        Resigned,
        LostOnTime,
        CountedOnTime,
        DrawnOnTime,
    }

    /// What is wrong with a text or a file that is no game, or why a file can't be read or written.
    #[qenum(Game)]
    enum Problem {
        NoProblem,
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
        NoHome,
        NoRoom,
        ReadOnly,
        NoPermission,
        NoFolder,
        NotAFile,
        Missing,
        InUse,
        Gone,
        SystemError,
    }

    extern "RustQt" {
        /// The one game of a window.
        #[qobject]
        #[qml_element]
        #[qproperty(Phase, phase, READ, NOTIFY)]
        #[qproperty(Mode, mode, READ, NOTIFY)]
        #[qproperty(Kind, kind, READ, NOTIFY)]
        #[qproperty(QList_i32, sizes, READ, NOTIFY)]
        #[qproperty(Rules, rules, READ, NOTIFY)]
        #[qproperty(bool, swap2, READ, NOTIFY)]
        #[qproperty(bool, has_swap2, cxx_name = "hasSwap2", READ, NOTIFY)]
        #[qproperty(bool, knows_pass, cxx_name = "knowsPass", READ, NOTIFY)]
        #[qproperty(i32, board_size, cxx_name = "boardSize", READ, NOTIFY)]
        #[qproperty(bool, mirrored_start, cxx_name = "mirroredStart", READ, NOTIFY)]
        #[qproperty(bool, white_first, cxx_name = "whiteFirst", READ, NOTIFY)]
        #[qproperty(bool, balanced_opening, cxx_name = "balancedOpening", READ, NOTIFY)]
        #[qproperty(bool, has_openings, cxx_name = "hasOpenings", READ, NOTIFY)]
        #[qproperty(i32, black_level, cxx_name = "blackLevel", READ, NOTIFY)]
        #[qproperty(i32, white_level, cxx_name = "whiteLevel", READ, NOTIFY)]
        #[qproperty(TimeControl, time_control, cxx_name = "timeControl", READ, NOTIFY)]
        #[qproperty(i32, turn_seconds, cxx_name = "turnSeconds", READ, NOTIFY)]
        #[qproperty(i32, game_seconds, cxx_name = "gameSeconds", READ, NOTIFY)]
        #[qproperty(i32, increment_seconds, cxx_name = "incrementSeconds", READ, NOTIFY)]
        #[qproperty(Side, turn, READ, NOTIFY)]
        #[qproperty(Side, side_in_turn, cxx_name = "sideInTurn", READ, NOTIFY)]
        #[qproperty(Side, clock_side, cxx_name = "clockSide", READ, NOTIFY)]
        #[qproperty(Side, opener, READ, NOTIFY)]
        #[qproperty(Side, you, READ, NOTIFY)]
        #[qproperty(i32, black_player, cxx_name = "blackPlayer", READ, NOTIFY)]
        #[qproperty(i32, white_player, cxx_name = "whitePlayer", READ, NOTIFY)]
        #[qproperty(bool, may_choose, cxx_name = "mayChoose", READ, NOTIFY)]
        #[qproperty(bool, may_place_two_more, cxx_name = "mayPlaceTwoMore", READ, NOTIFY)]
        #[qproperty(i32, black_count, cxx_name = "blackCount", READ, NOTIFY)]
        #[qproperty(i32, white_count, cxx_name = "whiteCount", READ, NOTIFY)]
        #[qproperty(i32, time_left_ms, cxx_name = "timeLeftMs", READ, NOTIFY)]
        #[qproperty(i32, black_time_ms, cxx_name = "blackTimeMs", READ, NOTIFY)]
        #[qproperty(i32, white_time_ms, cxx_name = "whiteTimeMs", READ, NOTIFY)]
        #[qproperty(bool, time_warning, cxx_name = "timeWarning", READ, NOTIFY)]
        #[qproperty(bool, thinking, READ, NOTIFY)]
        #[qproperty(bool, must_pass, cxx_name = "mustPass", READ, NOTIFY)]
        #[qproperty(bool, time_up, cxx_name = "timeUp", READ, NOTIFY)]
        #[qproperty(bool, under_way, cxx_name = "underWay", READ, NOTIFY)]
        #[qproperty(bool, can_change_setup, cxx_name = "canChangeSetup", READ, NOTIFY)]
        #[qproperty(bool, can_start, cxx_name = "canStart", READ, NOTIFY)]
        #[qproperty(bool, can_pause, cxx_name = "canPause", READ, NOTIFY)]
        #[qproperty(bool, can_skip, cxx_name = "canSkip", READ, NOTIFY)]
        #[qproperty(bool, can_undo, cxx_name = "canUndo", READ, NOTIFY)]
        #[qproperty(bool, can_redo, cxx_name = "canRedo", READ, NOTIFY)]
        #[qproperty(bool, can_hint, cxx_name = "canHint", READ, NOTIFY)]
        #[qproperty(bool, can_resign, cxx_name = "canResign", READ, NOTIFY)]
        #[qproperty(bool, can_rematch, cxx_name = "canRematch", READ, NOTIFY)]
        #[qproperty(i32, move_count, cxx_name = "moveCount", READ, NOTIFY)]
        #[qproperty(i32, viewed_move, cxx_name = "viewedMove", READ, NOTIFY)]
        #[qproperty(bool, viewing_past, cxx_name = "viewingPast", READ, NOTIFY)]
        #[qproperty(bool, studying, READ, NOTIFY)]
        #[qproperty(f64, hint_score, cxx_name = "hintScore", READ, NOTIFY)]
        #[qproperty(bool, hint_exact, cxx_name = "hintExact", READ, NOTIFY)]
        #[qproperty(i32, hint_forced, cxx_name = "hintForced", READ, NOTIFY)]
        #[qproperty(Side, winner, READ, NOTIFY)]
        #[qproperty(Ending, ending, READ, NOTIFY)]
        #[qproperty(i32, black_score, cxx_name = "blackScore", READ, NOTIFY)]
        #[qproperty(i32, white_score, cxx_name = "whiteScore", READ, NOTIFY)]
        #[qproperty(i32, tally_black, cxx_name = "tallyBlack", READ, NOTIFY)]
        #[qproperty(i32, tally_white, cxx_name = "tallyWhite", READ, NOTIFY)]
        #[qproperty(i32, tally_draws, cxx_name = "tallyDraws", READ, NOTIFY)]
        #[qproperty(Status, status, READ, NOTIFY)]
        #[qproperty(Side, status_side, cxx_name = "statusSide", READ, NOTIFY)]
        #[qproperty(QString, status_cell, cxx_name = "statusCell", READ, NOTIFY)]
        #[qproperty(i32, status_count, cxx_name = "statusCount", READ, NOTIFY)]
        #[qproperty(i32, status_number, cxx_name = "statusNumber", READ, NOTIFY)]
        #[qproperty(i32, status_line, cxx_name = "statusLine", READ, NOTIFY)]
        #[qproperty(QString, status_detail, cxx_name = "statusDetail", READ, NOTIFY)]
        #[qproperty(Problem, status_problem, cxx_name = "statusProblem", READ, NOTIFY)]
        #[qproperty(QString, autosave_trouble, cxx_name = "autosaveTrouble", READ, NOTIFY)]
        #[qproperty(bool, save_due, cxx_name = "saveDue", READ, NOTIFY)]
        #[qproperty(Problem, autosave_problem, cxx_name = "autosaveProblem", READ, NOTIFY)]
        #[qproperty(i32, resumable, READ, NOTIFY)]
        #[qproperty(QString, suggested_name, cxx_name = "suggestedName", READ, NOTIFY)]
        type Game = super::GameRust;

        /// The cells that look different now.
        #[qsignal]
        #[cxx_name = "boardChanged"]
        fn board_changed(self: Pin<&mut Game>, cells: &QList_i32);
        /// Another board is about to be shown: the list of cells is emptied on it, so that no board is
        /// built of another one's cells. The properties are those of the new one already.
        #[qsignal]
        #[cxx_name = "boardGoes"]
        fn board_goes(self: Pin<&mut Game>);
        /// Anything shown has changed, and every property has been told; the list models refresh on it.
        #[qsignal]
        #[cxx_name = "shownChanged"]
        fn shown_changed(self: Pin<&mut Game>);
        /// A stone was placed on the live board.
        #[qsignal]
        #[cxx_name = "stonePlaced"]
        fn stone_placed(self: Pin<&mut Game>, cell: i32);
        /// So many seconds are left of a person's time: 5, 4, 3, 2 and 1, each told once.
        #[qsignal]
        #[cxx_name = "lastSecond"]
        fn last_second(self: Pin<&mut Game>, seconds: i32);
        /// `wake` is wanted after this many milliseconds, and not before; never if negative.
        #[qsignal]
        #[cxx_name = "wakeWanted"]
        fn wake_wanted(self: Pin<&mut Game>, milliseconds: i32);
        /// Nothing can be played on this cell.
        #[qsignal]
        #[cxx_name = "illegalCell"]
        fn illegal_cell(self: Pin<&mut Game>, cell: i32);
        /// The game has ended.
        #[qsignal]
        #[cxx_name = "gameOver"]
        fn game_over(self: Pin<&mut Game>);

        /// Chooses who plays.
        #[qinvokable]
        #[cxx_name = "chooseMode"]
        fn choose_mode(self: Pin<&mut Game>, mode: Mode);
        /// Chooses the machine's level, 1 to 10, for one side.
        #[qinvokable]
        #[cxx_name = "chooseLevel"]
        fn choose_level(self: Pin<&mut Game>, side: Side, level: i32);
        /// Chooses which game is played, as it was played last.
        #[qinvokable]
        #[cxx_name = "chooseGame"]
        fn choose_game(self: Pin<&mut Game>, kind: Kind);
        /// Chooses what wins in Gomoku.
        #[qinvokable]
        #[cxx_name = "chooseRules"]
        fn choose_rules(self: Pin<&mut Game>, rules: Rules);
        /// Chooses whether a game of Gomoku begins with the swap2 opening.
        #[qinvokable]
        #[cxx_name = "chooseSwap2"]
        fn choose_swap2(self: Pin<&mut Game>, swap2: bool);
        /// Makes a choice of the swap2 opening.
        #[qinvokable]
        #[cxx_name = "makeChoice"]
        fn make_choice(self: Pin<&mut Game>, choice: Choice);
        /// Chooses the number of columns and rows.
        #[qinvokable]
        #[cxx_name = "chooseSize"]
        fn choose_size(self: Pin<&mut Game>, size: i32);
        /// Chooses how the first stones lie and who begins.
        #[qinvokable]
        #[cxx_name = "chooseStart"]
        fn choose_start(self: Pin<&mut Game>, mirrored: bool, white_first: bool);
        /// Chooses whether the game begins with a random opening in which neither side is better.
        #[qinvokable]
        #[cxx_name = "chooseOpening"]
        fn choose_opening(self: Pin<&mut Game>, balanced: bool);
        /// Chooses what the clock counts; both in seconds.
        #[qinvokable]
        #[cxx_name = "chooseClock"]
        fn choose_clock(self: Pin<&mut Game>, control: TimeControl, seconds: i32, increment: i32);
        /// Begins the game.
        #[qinvokable]
        fn start(self: Pin<&mut Game>);
        /// Puts the stones back to the start.
        #[qinvokable]
        fn reset(self: Pin<&mut Game>);
        /// After the end, begins another game with the same choices at once.
        #[qinvokable]
        fn rematch(self: Pin<&mut Game>);
        /// After the end, begins another game at once in which who plays have changed colours.
        #[qinvokable]
        #[cxx_name = "swapSides"]
        fn swap_sides(self: Pin<&mut Game>);
        /// Tells whether a sheet lies over the board: no time runs and nothing happens by itself then.
        #[qinvokable]
        #[cxx_name = "setCovered"]
        fn set_covered(self: Pin<&mut Game>, covered: bool);
        /// Tells whether stones are placed and flipped without any motion.
        #[qinvokable]
        #[cxx_name = "setStill"]
        fn set_still(self: Pin<&mut Game>, still: bool);
        /// Pauses, or goes on.
        #[qinvokable]
        #[cxx_name = "togglePause"]
        fn toggle_pause(self: Pin<&mut Game>);
        /// Leaves the turn to the other side.
        #[qinvokable]
        fn skip(self: Pin<&mut Game>);
        /// Takes a decision back.
        #[qinvokable]
        fn undo(self: Pin<&mut Game>);
        /// Makes a decision again that was taken back.
        #[qinvokable]
        fn redo(self: Pin<&mut Game>);
        /// Asks the machine for the best move.
        #[qinvokable]
        fn hint(self: Pin<&mut Game>);
        /// Gives the game up.
        #[qinvokable]
        fn resign(self: Pin<&mut Game>);
        /// Clicks on a cell.
        #[qinvokable]
        fn activate(self: Pin<&mut Game>, cell: i32);
        /// The cells that a stone on this one would change now.
        #[qinvokable]
        #[cxx_name = "changedBy"]
        fn changed_by(self: &Game, cell: i32) -> QList_i32;
        /// Looks at the position after so many plies.
        #[qinvokable]
        fn view(self: Pin<&mut Game>, plies: i32);
        /// Looks at the start.
        #[qinvokable]
        #[cxx_name = "viewFirst"]
        fn view_first(self: Pin<&mut Game>);
        /// Looks one ply back.
        #[qinvokable]
        #[cxx_name = "viewPrevious"]
        fn view_previous(self: Pin<&mut Game>);
        /// Looks one ply on.
        #[qinvokable]
        #[cxx_name = "viewNext"]
        fn view_next(self: Pin<&mut Game>);
        /// Returns to the live position.
        #[qinvokable]
        #[cxx_name = "viewLast"]
        fn view_last(self: Pin<&mut Game>);
        /// Does something in the study, or goes there and back.
        #[qinvokable]
        fn study(self: Pin<&mut Game>, action: StudyAction, argument: i32);
        /// Writes a comment about a node of the study.
        #[qinvokable]
        fn comment(self: Pin<&mut Game>, node: i32, text: &QString);
        /// Answers "Time is up. Continue?".
        #[qinvokable]
        #[cxx_name = "answerTimeUp"]
        fn answer_time_up(self: Pin<&mut Game>, go_on: bool);
        /// Puts the moves on the clipboard.
        #[qinvokable]
        #[cxx_name = "copyTranscript"]
        fn copy_transcript(self: Pin<&mut Game>);
        /// Opens the moves on the clipboard.
        #[qinvokable]
        #[cxx_name = "pasteTranscript"]
        fn paste_transcript(self: Pin<&mut Game>);
        /// Opens a game file.
        #[qinvokable]
        #[cxx_name = "openFile"]
        fn open_file(self: &Game, url: &QUrl);
        /// Saves the game; the ending of the name chooses the format.
        #[qinvokable]
        #[cxx_name = "saveFile"]
        fn save_file(self: Pin<&mut Game>, url: &QUrl);
        /// Goes on with the newest unfinished game that was kept.
        #[qinvokable]
        #[cxx_name = "resumeKept"]
        fn resume_kept(self: &Game);
        /// The timer's call: shows the clock, lets the machine's reply appear, ends a turn.
        #[qinvokable]
        fn wake(self: Pin<&mut Game>);
    }

    impl cxx_qt::Threading for Game {}
    impl cxx_qt::Initialize for Game {}
}
