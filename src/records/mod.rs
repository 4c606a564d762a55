//! The strings and files that games are written in: text in, types out. One file per format, and
//! [`read_any`] for whatever a user opens or pastes.

mod annotated;
mod any;
pub mod board_string;
mod error;
pub mod forbidden_points;
pub mod forced_wins;
pub mod formats;
pub mod ggf;
mod json_place;
pub mod native;
pub mod obf;
pub mod openings;
mod pos;
pub mod possible;
pub mod psq;
mod recorded_game;
pub mod renlib;
mod replay;
mod rif;
pub mod sgf;
pub mod transcript;
mod wthor;

pub use annotated::{AnnotatedGame, Clock, Note};
pub use any::{Format, MAX_BYTES, read_any, write};
pub use board_string::BoardStringError;
pub use error::{Place, ReadError, ReadErrorKind};
pub use recorded_game::RecordedGame;
pub use replay::MAX_PLIES;
