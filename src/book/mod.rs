//! Opening books: what the moves of the first positions of a game are worth, found beforehand by long searches.
//!
//! A [`Book`] is a graph of positions, each one standing for its turned and mirrored forms. Positions that were
//! *expanded* have moves; each move leads to a position that was searched by itself (or, where it was solved, comes from
//! the search of its own), and what an expanded position is worth follows from where its moves lead. [`growth`] makes one: it expands the position again and again that is
//! fewest plies and fewest lost discs from the start.
//!
//! Books are of Othello on boards up to 8×8, or of Gomoku by one set of rules on boards of one size; the header of the file says
//! which. What a book has to know of a game is in one file (`field.rs`).

mod choice;
mod discs;
mod error;
mod field;
mod file;
mod graph;
pub mod growth;
mod making;
mod stones;

pub use choice::plays;
pub use error::{BookError, Finding};
pub use file::Tail;
pub use graph::{Book, BookMove};
pub use making::{Effort, Making};
