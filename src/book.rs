//! Opening books: the values of the first positions of a game, found in advance by long searches.
//!
//! A [`Book`] is a graph of positions, each standing for all its symmetries. *Expanded* positions have moves; each move
//! leads to a position that was searched by itself (a solved position's move comes from its own search), and values are
//! propagated back by minimax. [`growth`] makes a book by repeatedly expanding the position that is the fewest plies
//! and lost discs from the start.
//!
//! The books of other programs are read by [`foreign`]; what they say never becomes a value of ours.
//!
//! A book covers one board size of Othello, up to 8×8, or one rule set and board size of Gomoku. Everything that
//! depends on the game is in `position.rs`.

mod choice;
mod discs;
mod error;
mod file;
pub mod foreign;
mod graph;
pub mod growth;
mod making;
mod position;
mod stones;
mod successor;

pub use choice::plays;
pub use error::{BookError, Finding};
pub use file::Tail;
pub use graph::Book;
pub use making::{GrowthSettings, MOST_GUIDES, Making};
