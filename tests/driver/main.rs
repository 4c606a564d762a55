//! What the window does on threads and disk: analysis, files, settings, sessions, programs of others.

mod commands;
#[path = "../support/driver.rs"]
mod driver_support;
mod engines;
mod explorer;
mod files;
mod folder;
mod folder_list;
mod laboratory;
mod library;
mod like_people;
mod logging;
mod newer;
mod no_threads;
mod places;
mod practice;
mod preloaded;
mod recent;
mod refused;
mod sessions;
mod settings;
mod slow_disk;
mod sound;
mod tallies;
mod unconfirmed;
#[path = "../support/window.rs"]
mod window_support;
mod workers;
