//! What the window shows, without a window: events go in, effects come out.
//!
//! [`AppState::apply`] is told everything that happens, with the time of a monotonic clock (counted from any origin), and
//! returns what the workers and the window have to do. Call it with [`Event::Wake`] when the time of
//! [`AppState::next_wake`] is over: at least once a second while a clock runs, when the day ends while one learns, and
//! never when nothing moves.
//!
//! `app_state` holds the parts together: `table` is the match, `scene` what is on the board.

mod analysis;
mod app_state;
mod board_action;
mod coach;
mod drill;
mod engines;
mod event;
mod exercise;
mod explorer;
mod insight;
mod kept_games;
mod laboratory;
mod lesson;
mod library;
mod notebook;
mod openings;
mod opinions;
mod output;
mod overlay;
mod puzzle;
mod recent;
mod refusal;
mod review;
mod saving;
mod scene;
mod set_up;
mod shown;
mod stage;
mod status;
mod study;
mod table;

pub use analysis::{
    AnalysisEvent, AnalysisJob, AnalysisShown, BalanceJob, BalanceShown, BalancedRow, CellThreat,
    CellValue, Gap, LineRow, OpinionJob, OpinionShown,
};
pub use app_state::AppState;
pub use coach::{COACH_PATIENCE, COACH_TIME, CoachAsks, CoachEvent, CoachShown};
pub use drill::{ChoiceRow, DrillShown, DrillStage, DrillVerdict};
pub use engines::{EngineEvent, EngineNews, NotAdded};
pub use event::{
    Absence, Effect, Event, Finding, FinishedGame, ProgramJob, Question, SearchJob, Signal,
};
pub use exercise::{
    DeckChange, HintShown, PUZZLE_TIME, PracticeEvent, PracticeShown, PracticeStage, PuzzleJob,
    WorthShown,
};
pub use explorer::{BookRow, CollectionRow, ExplorerEvent, ExplorerRow};
pub use insight::{
    GamesJob, GamesProgress, InsightEffect, InsightEvent, InsightRow, InsightShown, LongChart,
};
pub use kept_games::KeptGamesEvent;
pub use laboratory::{LabEvent, LabExport, LabStage, Laboratory};
pub use lesson::{BlockRow, LessonEvent, LessonRow, LessonShown, SHOWN_EVERY};
pub use library::{Doing, Done, LibraryEvent, LibraryJob, ListTrouble};
pub use openings::{DepartedShown, MineShown, OpeningRow, OpeningsEvent, OpeningsShown};
pub use puzzle::{
    ANSWERED_AFTER, ClueShown, LearnEvent, Moment, PuzzleShown, PuzzleStage, RUN_ERRORS, RUN_TIME,
    RunRow, RunShown, ThemeRow, WrongRow,
};
pub use recent::{RecentEvent, RecentRow};
pub(in crate::app) use refusal::{file_refusal, lines_refusal};
pub use review::{
    ExplainJob, Explained, LONG_REVIEW, NamedReason, ReviewEvent, ReviewJob, ReviewProgress,
    ReviewRow, ReviewShown, WhichLine,
};
pub use saving::{KEPT_EVERY, SAVE_DUE_AFTER};
pub use set_up::{SetUpEvent, SetUpShown};
pub use shown::{BoardRow, Hint, MoveRow, Player, SeriesShown, Shown, Walk};
pub use stage::{Action, Stage};
#[cfg(feature = "gui")]
pub(super) use status::every_status;
pub use status::{Note, Status};
pub use study::{StudyCell, StudyEvent, StudyRow, StudyShown, WantedMark};
pub use table::{
    FindOpening, HINT_TIME, HINTS, MAX_GAMES, MOVE_SEEN, NEXT_GAME_AFTER, PASS_BY_ITSELF_AFTER,
    STILL_MOVE_SEEN, THINKING_SAID_AFTER, WARNING_TIME, start_reason,
};
