//! What both games share: sides, players, clocks, records and the match in progress.

mod board_editor;
pub mod clock;
mod history;
mod match_in_progress;
mod opening;
mod outcome;
mod player;
mod position;
mod record;
mod seat;
mod setup;
mod side;
mod study;
pub mod symmetry;
mod tally;
mod time_out_rule;
pub mod tree;
mod turn;

pub use board_editor::{BoardEditor, EditorImage};
pub use clock::{TimeControl, TimeControlError};
pub use match_in_progress::{
    Answer, Consequence, ImageError, Match, MatchImage, Mover, Phase, Refusal, SeriesImage,
    SetUpSceneImage, StudyImage, TimedOut, Undone,
};
pub use opening::{Line, LineError, Opening};
pub use outcome::{End, Ending, Outcome};
pub use player::{Level, LevelError, Mode, PersonRating, Skill, SkillError};
pub use position::{
    Choice, Finish, Foul, Game, GameKind, IllegalPly, Objection, PerGame, Ply, Position,
    SetUpError, StartError, Variant,
};
pub use record::{GameRecord, RecordError};
pub use seat::{ProgramId, ProgramIdError, Seat};
pub use setup::{Options, Setup, SetupError, SkipRule};
pub use side::{PerSide, Side};
pub use study::Study;
pub use tally::{Counted, Opponents, Results, Tallies, Tally, TallyChange};
pub use time_out_rule::TimeOutRule;
pub use turn::{How, Turn};
