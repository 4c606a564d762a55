//! What happens to the state, and what it asks for in return.

use std::path::PathBuf;
use std::time::Duration;

use super::analysis::{AnalysisEvent, AnalysisJob, OpinionJob};
use super::coach::CoachEvent;
use super::engines::EngineEvent;
use super::exercise::{DeckChange, PracticeEvent};
use super::explorer::ExplorerEvent;
use super::laboratory::LabEvent;
use super::library::{LibraryEvent, LibraryJob};
use super::review::{ExplainJob, ReviewEvent, ReviewJob};
use super::set_up::SetUpEvent;
use super::status::{Note, Status};
use super::study::StudyEvent;
use crate::analysis::Intention;
use crate::app::collections::Change;
use crate::app::disk::Reason;
use crate::app::engines::{ListedProgram, TrialKind};
use crate::app::laboratory::Job;
use crate::engine::{Fault, NewGame, Task};
use crate::game::tree::GameTree;
use crate::game::{
    Answer, Choice, End, GameRecord, Level, MatchImage, Mode, Opening, Options, Ply, Position,
    ProgramId, Setup, Side, TallyChange, TimeControl, Variant,
};
use crate::search::RankedMove;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// Who shall play was chosen.
    ChooseMode(Mode),
    /// How strongly the machine shall play a side was chosen.
    ChooseLevel(Side, Level),
    /// A program was chosen to take the machine's place for a player, or none.
    ChooseProgram(Side, Option<ProgramId>),
    /// Something was done with the list of programs, or came of it.
    Engines(EngineEvent),
    /// A program has decided.
    ProgramMoved {
        /// The number of the task.
        generation: u64,
        /// A legal move; `None` gives the game up.
        ply: Option<Ply>,
    },
    /// A program has done something wrong.
    ProgramFailed {
        /// The player in whose place it sits.
        player: Side,
        /// The number of the task, if there was one.
        generation: Option<u64>,
        /// What went wrong.
        fault: Fault,
        /// The last that it complained of; empty if there is nothing.
        words: String,
    },
    /// The size of the board was chosen.
    ChooseSize(u8),
    /// Which game is played and how it starts was chosen.
    ChooseVariant(Variant),
    /// Which moves shall be made before the first turn was chosen.
    ChooseOpening(Opening),
    /// How the time is given was chosen.
    ChooseClock(TimeControl),
    /// The game was started.
    Start,
    /// The game was put away.
    Reset,
    /// A match of so many games between those who play under Watch was asked for.
    PlaySeries(u32),
    /// The match of several games was given up; the game on the board goes on.
    StopSeries,
    /// After the end, another game with the same choices was asked for.
    Rematch,
    /// After the end, another game was asked for in which who plays change colours.
    SwapSides,
    /// A sheet lies over the board, or does not any more.
    Cover(bool),
    /// "Pause" or "Continue" was pressed.
    TogglePause,
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
    /// Something is wanted by which the game on the board would end: it is asked first, where that is worth it.
    Ask(Question),
    /// What was asked was answered.
    AnswerQuestion {
        /// Whether it shall be done.
        is_meant: bool,
    },
    /// A key or an entry of a menu was used that can do nothing now, for this reason: a [refusal](Status::is_refusal).
    Explain(Status),
    /// A cell was clicked, or chosen with the keyboard.
    Activate(usize),
    /// Somebody wants to see the position after this many turns.
    View(usize),
    /// Somebody wants to see the start.
    ViewFirst,
    /// Somebody wants to see one turn earlier.
    ViewPrevious,
    /// Somebody wants to see one turn later.
    ViewNext,
    /// Somebody wants to see where the game stands.
    ViewLast,
    /// A choice of the opening was made.
    MakeChoice(Choice),
    /// It was answered whether a side keeps its turn whose time is up.
    AnswerTimeUp(Answer),
    /// What the person is called who plays against the machine was changed.
    NamePerson(String),
    /// The house rules were changed.
    OptionsChanged(Options),
    /// The shortest time before a reply is shown was changed.
    ReplyDelayChanged(Duration),
    /// Whether stones are placed and flipped without any motion has changed.
    MotionChanged {
        /// Nothing moves.
        is_still: bool,
    },
    /// A game that was written down was opened or pasted.
    Load {
        /// The game.
        record: Box<GameRecord>,
        /// How it goes on: who plays, how strongly, and how the time is given. The board is that of
        /// the record.
        setup: Setup,
        /// How it ended, if the board does not show it.
        end: Option<End>,
    },
    /// Something was done in the study.
    Study(StudyEvent),
    /// Something was done with the analysis, or came of it.
    Analysis(AnalysisEvent),
    /// Something has to do with the question before a move is made.
    Coach(CoachEvent),
    /// Something was done with the explorer, or came of it.
    Explorer(ExplorerEvent),
    /// Something was done in the laboratory, or came of it.
    Laboratory(LabEvent),
    /// Something was done with games of files and texts, or came of it.
    Library(LibraryEvent),
    /// Something is done with an exercise.
    Practice(PracticeEvent),
    /// Something was done with the review of a game, or came of it.
    Review(ReviewEvent),
    /// Something was done to a position that is set up by hand.
    SetUp(SetUpEvent),
    /// A search came to its end.
    Answered {
        /// Which one.
        generation: u64,
        /// What it found; `None` if there is no legal move, or if it failed.
        finding: Option<Finding>,
    },
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
    /// Something outside of the match shall be said in the status line.
    Say(Note),
    /// The window is about to close.
    Close,
    /// The time that [`super::AppState::next_wake`] asked for has come.
    Wake,
}

/// Something that is asked before the game on the board ends by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Whether the game is really given up.
    Resign,
    /// Whether the next game shall begin while this one is played.
    NewGame,
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Finding {
    /// The best moves, the best first: as many as were asked for, or as are legal.
    pub ranked: Vec<RankedMove>,
    /// What to choose where the opening wants a choice and no stone.
    pub choice: Option<Choice>,
}

/// Something the state asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Search; [`Event::Answered`] with the job's generation brings the result. Never asked for while
    /// another search is wanted.
    Search(SearchJob),
    /// Have a program look for a move; [`Event::ProgramMoved`] or [`Event::ProgramFailed`] with the task's number
    /// brings the result. Never asked for while a search is wanted.
    AskProgram(Box<ProgramJob>),
    /// Look at every move of a position; [`AnalysisEvent::Found`] brings what was found, again and again. Whatever was
    /// asked before is not wanted any more.
    Analyse(Box<AnalysisJob>),
    /// Ask a program what the moves of a position are worth; [`AnalysisEvent::Said`] brings what it says, again and again.
    /// Whatever it was asked before is not wanted any more.
    AskOpinion(Box<OpinionJob>),
    /// A program is asked for its opinion no more: it can end.
    Dismiss(ProgramId),
    /// Review a game; [`ReviewEvent::News`] brings what was found, again and again. There is never more than one.
    Review(Box<ReviewJob>),
    /// Look for the reasons of mistakes; [`ReviewEvent::Explained`] brings each, in their order. There is never more than
    /// one such search.
    Explain(Box<ExplainJob>),
    /// The review is not wanted any more.
    EndReview,
    /// Read the games that were finished here and the collections that are listed, after this change of the list if there
    /// is one; [`ExplorerEvent::News`] brings the answer to the latest of these.
    ReadCollections {
        /// Counts up from 1.
        generation: u64,
        /// A file that is added or removed, for good.
        change: Option<Change>,
    },
    /// Count the games that were finished here in the explorer, or no more.
    CountOwnGames(bool),
    /// Look up what was played from a position; [`ExplorerEvent::News`] with this number brings the answer, and others
    /// when other games are there.
    Explore(u64, Box<Position>),
    /// Read, list or export games in the background, in place of what is under way; [`LibraryEvent::Done`] with this
    /// number brings what comes of it.
    Library(u64, LibraryJob),
    /// What is under way there is not wanted any more.
    StopLibrary,
    /// Tell who looks at the library that something has changed.
    LibraryChanged,
    /// Delete these finished games, or all; [`LibraryEvent::Deleted`] tells how that went.
    DeleteGames(Option<Vec<PathBuf>>),
    /// What the command line names is no game: fetch the unfinished game in its place, and say this after it.
    ResumeInstead(Note),
    /// Try something with a program, in place of what is tried; [`EngineEvent::Tried`] with this number brings the end.
    Try(u64, TrialKind),
    /// End what is tried.
    CancelTrial,
    /// The list of programs is another one: write it. What runs and is not in it can end.
    KeepPrograms(Vec<ListedProgram>),
    /// Run algorithms, or let them play each other, in place of what runs; [`LabEvent::News`] with this number brings
    /// what comes of it.
    RunLaboratory(u64, Job),
    /// What runs in the laboratory is not wanted any more.
    EndRun,
    /// Write a file, and say what came of it.
    Write {
        /// Its place.
        path: PathBuf,
        /// What it holds.
        bytes: Vec<u8>,
    },
    /// Change the deck of mistakes.
    Deck(DeckChange),
    /// Read the deck; [`PracticeEvent::Begin`] brings the mistakes that are due.
    ReadDeck,
    /// Nothing is to be analysed any more, by nobody.
    EndAnalysis,
    /// Look at a move before it is made, in a moment; [`CoachEvent::Judged`] with the number of the question brings what
    /// was found. Whatever was asked before is not wanted any more.
    Judge(Box<Intention>),
    /// No move is to be looked at any more.
    EndJudging,
    /// The search that was asked for is not wanted any more. Stop it; its answer is dropped.
    CancelSearch,
    /// The search that was asked for takes too long. Stop it; what it has found by now is its answer.
    FinishSearch,
    /// Write the image; [`Event::Saved`] or [`Event::SaveFailed`] must follow. If several wait, only
    /// the latest has to be written and answered.
    Save {
        /// The game.
        image: Box<MatchImage>,
        /// Counts up from 1.
        sequence: u64,
    },
    /// There is no unfinished game any more: remove the autosave. Overtakes the saves that wait.
    DiscardSave,
    /// An unfinished game is replaced by one that was opened: keep it, so that it can be resumed.
    KeepAside(Box<MatchImage>),
    /// A game ended, or its end was taken back: change the tallies that are kept.
    ChangeTally(TallyChange),
    /// A game was finished: keep it with all that was played in it.
    KeepFinished {
        /// The game.
        tree: Box<GameTree>,
        /// Which of the games of this sitting: one that was taken back and ended once more is the same.
        number: u64,
    },
    /// What was chosen has changed: remember it for the next start.
    RememberSetup,
    /// Tell the window.
    Signal(Signal),
}

/// A position to search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchJob {
    /// Names the search; later ones have greater numbers.
    pub generation: u64,
    /// Where the game stands. The side to move has a legal move.
    pub position: Position,
    /// How strongly to play, or `None` for the best that can be found.
    pub level: Option<Level>,
    /// How many of the best cells are wanted.
    pub best: usize,
    /// The search must have answered after this long, or `None` if only the level limits it.
    pub time: Option<Duration>,
    /// Makes random choices repeatable.
    pub seed: u64,
}

/// A move that is wanted of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramJob {
    /// The player in whose place it sits.
    pub player: Side,
    /// Which program it is.
    pub program: ProgramId,
    /// The game that is played.
    pub game: NewGame,
    /// What it is to decide.
    pub task: Task,
}

/// Something to be seen or heard once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// A stone was placed on this cell.
    StonePlaced(usize),
    /// A cell was chosen on which no stone can be placed.
    IllegalCell(usize),
    /// So many whole seconds are left of a person's time: 5, 4, 3, 2 and 1, each told once.
    LastSecond(u64),
    /// The game has ended.
    GameOver,
    /// The game that has ended is to be reviewed.
    ReviewWanted,
}
