//! Outcomes as CSV and SVG.

mod chart;
mod csv;
mod drawing;
mod picture;

pub use chart::chart_svg;
pub use csv::csv;
pub use picture::{TreeOptions, tree_svg};
