//! What both games share: sides, players, clocks, records and the match in progress.

mod player;
mod position;
mod record;
mod side;

pub use player::{Level, LevelError, Mode};
pub use position::{IllegalPly, Ply, Position, Variant};
pub use record::{GameRecord, RecordError};
pub use side::{PerSide, Side};
