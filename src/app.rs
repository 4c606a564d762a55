//! The application: state, background workers, and files. Only `bridge` uses Qt.

mod applied;
pub mod art;
#[cfg(feature = "gui")]
pub mod bridge;
pub mod collections;
mod config_file;
pub mod deck;
pub mod details;
pub mod disk;
pub mod driver;
pub mod engines;
pub mod explorer;
pub mod file_portal;
pub mod file_url;
pub mod folder;
pub mod folders;
mod journal;
pub mod kept_file;
pub mod laboratory;
mod languages;
pub mod last_places;
pub mod launch;
pub mod lesson_progress;
pub mod library;
pub mod licences;
pub mod log;
pub mod move_columns;
pub mod own_games;
pub mod picture;
pub mod puzzle_history;
pub mod recent;
pub mod repertoire;
pub mod reset;
pub mod reviews;
pub mod rows;
pub mod sandbox;
pub mod session;
pub mod settings;
mod shared_file;
pub mod sound;
pub mod state;
pub mod tally;
pub mod window_place;
pub mod worker;

/// The program's id on a desktop: the name of its desktop file, icon and metainfo, and so the `app_id` of its window on
/// Wayland. `docs/packaging.md` says why it is this one.
pub const ID: &str = "alt.heibai.heibai";
