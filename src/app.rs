//! The window's application: what is shown, who works in the background, what is kept on disk.
//! Only `bridge` names a Qt type.

pub mod art;
#[cfg(feature = "gui")]
pub mod bridge;
pub mod collections;
pub mod config_file;
pub mod deck;
pub mod disk;
pub mod driver;
pub mod engines;
pub mod explorer;
pub mod folder;
pub mod folders;
pub mod journal;
pub mod laboratory;
pub mod languages;
pub mod launch;
pub mod library;
pub mod move_columns;
pub mod picture;
pub mod rows;
pub mod session;
pub mod settings;
pub mod sound;
pub mod state;
pub mod tally;
pub mod worker;
