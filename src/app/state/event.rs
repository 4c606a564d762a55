//! What happens to the state, and what it asks for in return.

use std::path::PathBuf;
use std::time::Duration;

use super::analysis::{AnalysisEvent, AnalysisJob, BalanceJob, OpinionJob};
use super::coach::CoachEvent;
use super::engines::EngineEvent;
use super::exercise::{DeckChange, PracticeEvent, PuzzleJob};
use super::explorer::ExplorerEvent;
use super::insight::{InsightEffect, InsightEvent};
use super::kept_games::KeptGamesEvent;
use super::laboratory::LabEvent;
use super::lesson::LessonEvent;
use super::library::{LibraryEvent, LibraryJob};
use super::openings::OpeningsEvent;
use super::puzzle::LearnEvent;
use super::recent::RecentEvent;
use super::review::{ExplainJob, ReviewEvent, ReviewJob};
use super::set_up::SetUpEvent;
use super::status::{Note, Status};
use super::study::StudyEvent;
use crate::analysis::Intention;
use crate::app::collections::Change;
use crate::app::disk::Reason;
use crate::app::engines::{ListedProgram, TrialKind};
use crate::app::explorer::{CountsFor, Wanted};
use crate::app::folder::FileKind;
use crate::app::laboratory::Job;
use crate::app::lesson_progress;
use crate::app::picture::PictureKind;
use crate::app::puzzle_history;
use crate::app::recent;
use crate::app::repertoire;
use crate::app::session::SessionId;
use crate::app::settings::Settings;
use crate::engine::{Fault, NewGame, Task};
use crate::game::tree::GameTree;
use crate::game::{
    Answer, Choice, End, GameRecord, MatchImage, Mode, Opening, Ply, Position, ProgramId, Setup,
    Side, Skill, TallyChange, TimeControl, Variant,
};
use crate::people::LastMoves;
use crate::repertoire::Repertoire;
use crate::search::RankedMove;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// Who plays was chosen.
    ChooseMode(Mode),
    /// The machine's level for a side was chosen.
    ChooseSkill(Side, Skill),
    /// A program was chosen in the machine's place for a player, or none.
    ChooseProgram(Side, Option<ProgramId>),
    /// An event of the list of programs.
    Engines(EngineEvent),
    /// A program has decided.
    ProgramMoved {
        /// The number of the task.
        generation: u64,
        /// A legal move; `None` gives the game up.
        ply: Option<Ply>,
    },
    /// A program failed.
    ProgramFailed {
        /// The player whose place it has.
        player: Side,
        /// The number of the task, if there was one.
        generation: Option<u64>,
        /// What went wrong.
        fault: Fault,
        /// Its latest complaint; may be empty.
        words: String,
    },
    /// The size of the board was chosen.
    ChooseSize(u8),
    /// The game and its start were chosen.
    ChooseVariant(Variant),
    /// The opening moves were chosen.
    ChooseOpening(Opening),
    /// The time control was chosen.
    ChooseClock(TimeControl),
    /// The game was started.
    Start,
    /// The game was put away.
    Reset,
    /// A series of so many games between the players of Watch was asked for.
    PlaySeries(u32),
    /// The series was given up; the game on the board goes on.
    StopSeries,
    /// Another game with the same choices was asked for, after the end.
    Rematch,
    /// The same with colours swapped.
    SwapSides,
    /// A dialog covers the board, or no longer does.
    Cover(bool),
    /// "Pause" or "Continue" was pressed.
    TogglePause,
    /// Nobody sees the board any more.
    NobodyLooks(Absence),
    /// The window became the one that people work in, or another one did.
    Activated(bool),
    /// A turn was skipped.
    Skip,
    /// A step was taken back.
    Undo,
    /// A step was brought back.
    Redo,
    /// A hint was asked for.
    Hint,
    /// A person gave the game up.
    Resign,
    /// Something was asked for that would end the game; it is confirmed first, where that is worth it.
    Ask(Question),
    /// The question was answered.
    AnswerQuestion {
        /// Whether to do it.
        is_meant: bool,
    },
    /// A key or menu entry can do nothing now, for this reason: a [refusal](Status::is_refusal).
    Explain(Status),
    /// A cell was clicked, or chosen with the keyboard.
    Activate(usize),
    /// Shows the position after this many turns.
    View(usize),
    /// Shows the start.
    ViewFirst,
    /// Shows one turn earlier.
    ViewPrevious,
    /// Shows one turn later.
    ViewNext,
    /// Shows where the game stands.
    ViewLast,
    /// A choice of the opening was made.
    MakeChoice(Choice),
    /// The answer whether a side whose time is up keeps its turn.
    AnswerTimeUp(Answer),
    /// Whether stones are placed and flipped without motion has changed.
    MotionChanged {
        /// Nothing moves.
        is_still: bool,
    },
    /// A recorded game was opened or pasted.
    Load {
        /// The game.
        record: Box<GameRecord>,
        /// How it goes on: players, levels and time. The board is that of the record.
        setup: Setup,
        /// How it ended, if the board does not show it.
        end: Option<End>,
    },
    /// An event of the study.
    Study(StudyEvent),
    /// An event of the analysis.
    Analysis(AnalysisEvent),
    /// An event of the coach.
    Coach(CoachEvent),
    /// An event of the explorer.
    Explorer(ExplorerEvent),
    /// An event of the laboratory.
    Laboratory(LabEvent),
    /// An event of the library.
    Library(LibraryEvent),
    /// An event of an exercise.
    Practice(PracticeEvent),
    /// Something happens in the room where one learns.
    Learn(LearnEvent),
    /// Something happens to a lesson.
    Lesson(LessonEvent),
    /// An event of the picture of one's own play.
    Insight(InsightEvent),
    /// Something happens to the openings that are learnt.
    Openings(OpeningsEvent),
    /// An event of the review.
    Review(ReviewEvent),
    /// An event of a position being set up.
    SetUp(SetUpEvent),
    /// A search ended.
    Answered {
        /// Which one.
        generation: u64,
        /// What it found; `None` if there is no legal move, or if it failed.
        finding: Option<Finding>,
    },
    /// Saves the board as a picture, the study or the game, in the format of the file's extension.
    SaveAs(PathBuf),
    /// An event of the kept games.
    KeptGames(KeptGamesEvent),
    /// An event of the recent files.
    Recent(RecentEvent),
    /// Changes the settings; values out of range are clamped.
    ChangeSettings(Box<Settings>),
    /// An autosave is on disk, and with it every earlier one.
    Saved {
        /// Which one.
        sequence: u64,
    },
    /// An autosave could not be written.
    SaveFailed {
        /// Which one.
        sequence: u64,
        /// Why.
        reason: Reason,
    },
    /// A message for the status line.
    Say(Note),
    /// The window is about to close.
    Close,
    /// The time asked for by [`super::AppState::next_wake`] has come.
    Wake,
}

/// A question before the game on the board is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Whether to resign.
    Resign,
    /// Whether to begin the next game during this one.
    NewGame,
}

/// Why nobody sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Absence {
    /// The screen is locked, or covered by the screen saver.
    ScreenLocked,
    /// The computer goes to sleep, or has slept.
    Asleep,
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Finding {
    /// The best moves, best first: as many as were asked for, or as are legal.
    pub ranked: Vec<RankedMove>,
    /// The choice, where the opening wants one instead of a stone.
    pub choice: Option<Choice>,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// The game.
    pub tree: GameTree,
    /// Its number since the start; a game that was taken back and ended again is the same.
    pub number: u64,
    /// The file of its earlier ending, below the folder of finished games, as far as it is known.
    pub before: Option<String>,
}

/// A request of the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Search; the result is [`Event::Answered`] with the job's generation. Never sent while another search is wanted.
    Search(SearchJob),
    /// Ask a program for a move; the result is [`Event::ProgramMoved`] or [`Event::ProgramFailed`] with the task's number.
    /// Never sent while a search is wanted.
    AskProgram(Box<ProgramJob>),
    /// Analyse a position in place of another; results are [`AnalysisEvent::Found`], again and again.
    Analyse(Box<AnalysisJob>),
    /// Consult a program on a position in place of another; results are [`AnalysisEvent::Said`], again and again.
    AskOpinion(Box<OpinionJob>),
    /// A program is no longer consulted and can end.
    Dismiss(ProgramId),
    /// Look for stones that balance a position, in place of another, or no longer; the result is
    /// [`AnalysisEvent::Balanced`] with the job's number.
    Balance(Option<Box<BalanceJob>>),
    /// Review a game in place of another; results are [`ReviewEvent::News`], again and again.
    Review(Box<ReviewJob>),
    /// Look for the reasons of mistakes in place of others; each is [`ReviewEvent::Explained`], in their order.
    Explain(Box<ExplainJob>),
    /// End the review.
    EndReview,
    /// Read what was added, and with games those finished here; [`ExplorerEvent::News`] answers the latest request, and
    /// again for each book.
    ReadCollections {
        /// Counts up from 1.
        generation: u64,
        /// Which files are read.
        wanted: Wanted,
        /// A change of the list, made first.
        change: Option<Change>,
    },
    /// Whether the explorer counts the games finished here.
    CountOwnGames(bool),
    /// Look up what was played from a position; [`ExplorerEvent::News`] answers with this number, and when games change.
    Explore(u64, Box<Position>),
    /// Begin a job in place of another; its result is [`LibraryEvent::Done`] with this number.
    Library(u64, LibraryJob),
    /// End that job.
    StopLibrary,
    /// Notify the listeners of the library.
    LibraryChanged,
    /// Delete these finished games, or all; the result is [`LibraryEvent::Deleted`].
    DeleteGames(Option<Vec<PathBuf>>),
    /// Stop deleting games.
    StopDeleting,
    /// The command line's files hold no game: resume the unfinished game instead, then say this.
    ResumeInstead(Note),
    /// Begin a trial of a program in place of another; its end is [`EngineEvent::Tried`] with this number.
    Try(u64, TrialKind),
    /// End the trial.
    CancelTrial,
    /// Write the list of programs; running programs that are not in it can end.
    KeepPrograms(Vec<ListedProgram>),
    /// Begin a run of the laboratory in place of another; its results are [`LabEvent::News`] with this number.
    RunLaboratory(u64, Job),
    /// End the run.
    EndRun,
    /// Write a file, and report the result.
    Write {
        /// Its place.
        path: PathBuf,
        /// Its contents.
        bytes: Vec<u8>,
    },
    /// Change the deck of mistakes.
    Deck(DeckChange),
    /// Read the deck; [`PracticeEvent::Begin`] brings the mistakes that are due.
    ReadDeck,
    /// Count the mistakes of the deck that are due; the answer is [`LearnEvent::MistakesDue`].
    CountDeck,
    /// Find the puzzle that the position of an exercise is, in place of another; results are [`PracticeEvent::Puzzle`], one,
    /// two or none.
    FindPuzzle(Box<PuzzleJob>),
    /// End that search.
    EndFinding,
    /// Read the puzzles that were tried; the answer is [`LearnEvent::Read`].
    ReadPuzzles,
    /// Add to the puzzles that were tried.
    Puzzles(puzzle_history::Change),
    /// Read how far somebody has come in the lessons; the answer is [`LessonEvent::Read`].
    ReadLessons,
    /// Do something for the picture of one's own play.
    Insight(InsightEffect),
    /// Remember a step forward in a lesson.
    Lessons(lesson_progress::Change),
    /// Read the repertoires; the answer is [`OpeningsEvent::Read`].
    ReadRepertoires,
    /// Change a repertoire; the answer is [`OpeningsEvent::Changed`].
    Repertoire(Box<repertoire::Change>),
    /// Count what people play at the turns of the other side; [`ExplorerEvent::News`] answers with this number.
    CountRepertoire(CountsFor, u64, Box<Repertoire>),
    /// End the analysis, ours and that of programs.
    EndAnalysis,
    /// Judge a move briefly, in place of another; the result is [`CoachEvent::Judged`] with its number.
    Judge(Box<Intention>),
    /// End the judgement.
    EndJudging,
    /// Stop the search; its answer is dropped.
    CancelSearch,
    /// Stop the search; what it has found by now is its answer.
    FinishSearch,
    /// Write the image (of several that wait, only the latest); [`Event::Saved`] or [`Event::SaveFailed`] must follow.
    Save {
        /// The game.
        image: Box<MatchImage>,
        /// Counts up from 1.
        sequence: u64,
    },
    /// Remove the autosave; waiting saves are dropped.
    DiscardSave,
    /// Keep an unfinished game that is replaced by another, so that it can be resumed.
    KeepAside(Box<MatchImage>),
    /// Read the recent files anew; [`RecentEvent::Listed`] brings them.
    ReadRecent,
    /// Change the list of recent files; [`RecentEvent::Listed`] brings it with the changes of other windows.
    ChangeRecent(recent::Change),
    /// Remember the folder that files of this kind are opened from and saved to.
    RememberFolder(FileKind, PathBuf),
    /// Change the kept tallies: a game ended, or its end was taken back.
    ChangeTally(TallyChange),
    /// Keep a finished game with all its variations.
    KeepFinished(Box<FinishedGame>),
    /// The choices have changed, and the settings with them: write those.
    RememberSetup,
    /// Write the settings.
    KeepSettings,
    /// Write the board as a picture.
    WritePicture(PathBuf, PictureKind),
    /// Write a game.
    WriteGame {
        /// Its place.
        path: PathBuf,
        /// The game.
        tree: Box<GameTree>,
        /// The name of the format.
        format: &'static str,
        /// Whether to add the date of today.
        is_dated: bool,
    },
    /// Resume this kept game, or say that there is none.
    Claim(Option<SessionId>),
    /// Tell the window.
    Signal(Signal),
}

/// A position to search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchJob {
    /// The number of the search; they count up.
    pub generation: u64,
    /// The position. The side to move has a legal move.
    pub position: Position,
    /// How strong; `None` for full strength.
    pub skill: Option<Skill>,
    /// The last moves before the position.
    pub last: LastMoves,
    /// How many of the best moves are wanted.
    pub best: usize,
    /// The time limit; `None` if only the level limits it.
    pub time: Option<Duration>,
    /// Makes random choices repeatable.
    pub seed: u64,
}

/// A request for a program's move.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramJob {
    /// The player whose place it has.
    pub player: Side,
    /// Which program it is.
    pub program: ProgramId,
    /// The game that is played.
    pub game: NewGame,
    /// The request.
    pub task: Task,
}

/// Something seen or heard once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// A stone was placed on this cell.
    StonePlaced(usize),
    /// A cell was chosen where no stone can be placed.
    IllegalCell(usize),
    /// What somebody did was answered with the sentence that is shown already.
    SaidAgain,
    /// So many whole seconds of a person's time are left: 5, 4, 3, 2 and 1, each once.
    LastSecond(u64),
    /// The game has ended.
    GameOver,
    /// The finished game is to be reviewed.
    ReviewWanted,
    /// A long review is finished, and another window is in front.
    ReviewUnseen,
}
