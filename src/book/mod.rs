//! Opening books: what the moves of the first positions of a game are worth, found beforehand by long searches.
//!
//! A [`Book`] is a graph of positions, each one standing for its turned and mirrored forms. Positions that were
//! *expanded* have moves; each move leads to a position that was searched by itself, and what an expanded position is
//! worth follows from where its moves lead. [`growth`] makes one: it expands the position again and again that is
//! fewest plies and fewest lost discs from the start.
//!
//! Books are of Othello on 8×8 squares; the header of the file names the game, so that another one may follow.

mod choice;
mod error;
mod file;
mod graph;
pub mod growth;
mod making;

pub use choice::plays;
pub use error::{BookError, Finding};
pub use file::Tail;
pub use graph::{Book, BookMove};
pub use making::Making;
