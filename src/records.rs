//! The notations and file formats of games: bytes in, game trees out. One file per format, and the table of [`formats`]
//! for whatever a user opens or pastes.

pub mod board_string;
mod detect;
mod encoding;
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
pub mod psq;
mod record_builder;
pub mod renlib;
mod rif;
pub mod sgf;
pub mod transcript;
mod wthor;

pub use board_string::BoardStringError;
pub use error::{Place, ReadError, ReadErrorKind};
pub use record_builder::MAX_PLIES;
