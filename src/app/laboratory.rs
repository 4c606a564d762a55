//! The laboratory of the window: what is chosen there, and the thread on which the algorithms run. Plain Rust; what is
//! found is held in memory alone.

mod choices;
mod tree_rows;
mod worker;

pub use choices::{Choices, Limit, MOST_CONTESTANTS};
pub use tree_rows::{TreeRow, TreeRows};
pub use worker::{Job, News, Run, What};

use crate::game::Game;
use crate::lab::{Event, NodeState, RecordLimits, RecordedNode, TABLE_ENTRY_BYTES};

/// What is recorded of each algorithm at most.
pub fn record_limits(game: Game) -> RecordLimits {
    // Where stones go anywhere there are so many moves that three plies would never be whole.
    let plies = if game.kind().anywhere { 2 } else { 3 };
    RecordLimits { plies, nodes: 4_000, events: 20_000 }
}

/// Mebibytes that a transposition table takes, and that all recordings of a run may take, rounded up. Names of moves are
/// short.
pub fn memory_mebibytes() -> (usize, usize) {
    /// A name with what its text takes on the heap.
    const NAME: usize = 32;
    let limits = record_limits(Game::Othello);
    let node = size_of::<RecordedNode>() + size_of::<NodeState>() + NAME;
    let recording = limits.nodes * node + limits.events * size_of::<Event>();
    let table = TABLE_ENTRY_BYTES << choices::TABLE_BITS;
    (table.div_ceil(1 << 20), (MOST_CONTESTANTS * recording).div_ceil(1 << 20))
}
