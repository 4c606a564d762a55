//! The laboratory of the window: its choices, and the thread that runs the algorithms. Results are kept in memory only.

mod choices;
mod tree_rows;
mod walk;
mod worker;

pub use choices::{Choices, Limit, MAX_CONTESTANTS, record_limits};
pub use tree_rows::{TreeRow, TreeRows};
pub use walk::{Step, Walk, WalkNode};
pub use worker::{Job, News, Run, What};

use crate::game::Game;
use crate::lab::{Event, NodeState, RecordedNode, TABLE_ENTRY_BYTES};

/// The mebibytes of a transposition table, and of all recordings of a run, rounded up.
pub fn memory_mebibytes() -> (usize, usize) {
    /// A short move name with its heap allocation.
    const NAME: usize = 32;
    let limits = record_limits(Game::Othello);
    let node = size_of::<RecordedNode>() + size_of::<NodeState>() + NAME;
    let recording = limits.nodes * node + limits.events * size_of::<Event>();
    let table = TABLE_ENTRY_BYTES << choices::TABLE_BITS;
    (table.div_ceil(1 << 20), (MAX_CONTESTANTS * recording).div_ceil(1 << 20))
}
