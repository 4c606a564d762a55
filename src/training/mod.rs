//! How strength is measured. Nothing a player sees depends on it.

pub mod matches;
