//! The licences of everything inside, which `scripts/licences` collects.

/// Paragraphs with empty lines between them.
pub const TEXT: &str = include_str!("../../data/licences/all.txt");
