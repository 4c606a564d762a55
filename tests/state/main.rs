//! The state of the window, without threads, disk or Qt: what follows from each event.

mod absence;
mod again;
mod analysis;
mod between_rooms;
mod card_puzzles;
mod clock;
mod coach;
mod cover;
#[path = "../support/driver.rs"]
mod driver_support;
mod engines;
mod explorer;
mod files;
mod gomoku;
mod insight;
mod laboratory;
mod lessons;
mod library;
mod like_people;
mod move_columns;
mod opening;
mod openings;
mod own_lines;
mod play;
mod practice;
mod properties;
mod puzzles;
mod replies;
mod review;
mod rooms;
mod rows;
mod saving;
mod set_up;
mod study;
#[path = "../support/window.rs"]
mod window_support;
