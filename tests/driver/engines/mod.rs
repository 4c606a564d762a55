//! Programs of others in the window without its window: the list of them is kept, they sit at the board like the
//! machine, and nothing that one does wrong costs the game, a file or the user's patience.
//!
//! The bad ones are this very program, started again: its test [`bad::bad_program`] does what its argument says.

#[path = "../../engine/programs/bad.rs"]
mod bad;
#[path = "../../engine/programs/heard.rs"]
#[allow(dead_code, reason = "a host is heard elsewhere")]
mod heard;
mod list;
mod opinions;
mod seats;
mod trials;
