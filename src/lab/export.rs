//! What was found, as text that other programs read: tables, and pictures in shapes. Pure functions.

mod chart;
mod csv;
mod drawing;
mod picture;

pub use chart::chart_svg;
pub use csv::csv;
pub use picture::{TreeOptions, tree_svg};
