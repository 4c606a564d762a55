//! What the window shows, without a window: events go in, effects come out.
//!
//! [`AppState::apply`] is told everything that happens, with what a monotonic clock shows (counted
//! from any origin), and gives back what the workers and the window have to do. Call it with
//! [`Event::Wake`] when the time that [`AppState::next_wake`] names is over; with a clock running that
//! is at least once a second, and when nothing moves it is never.

mod event;
mod shown;
mod status;

use std::time::Duration;

pub use event::{Effect, Event, Finding, SearchJob, Signal};
pub use shown::{BoardRow, HintShown, MoveRow, Shown};
pub use status::{Note, Status};

use crate::game::{ImageError, Match, MatchImage, Options, Setup, SetupError};

/// The state of one window.
#[derive(Clone, Debug)]
pub struct AppState {
    game: Match,
}

impl AppState {
    /// The state before anything happened. `seed` makes the machine's random choices repeatable.
    ///
    /// # Errors
    /// [`SetupError`] if no match can be played with `setup`.
    pub fn new(
        setup: Setup,
        options: Options,
        reply_delay: Duration,
        seed: u64,
    ) -> Result<Self, SetupError> {
        Ok(Self { game: Match::new(setup, options)? })
    }

    /// Takes in what happened.
    pub fn apply(&mut self, event: Event, now: Duration) -> Vec<Effect> {
        Vec::new()
    }

    /// Puts a game that was kept on the board: over, or else paused.
    ///
    /// # Errors
    /// [`ImageError`] says what does not fit; nothing has changed then.
    pub fn restore(
        &mut self,
        image: &MatchImage,
        now: Duration,
    ) -> Result<Vec<Effect>, ImageError> {
        Ok(Vec::new())
    }

    /// How long after `now`, in whole milliseconds, [`Event::Wake`] shall come, or `None` if nothing
    /// will happen by itself.
    pub fn next_wake(&self, now: Duration) -> Option<Duration> {
        None
    }

    /// The game.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Everything that is shown but the rows.
    pub fn shown(&self) -> Shown {
        todo!()
    }

    /// The cells of the board that is shown, in row order.
    pub fn board_rows(&self) -> Vec<BoardRow> {
        Vec::new()
    }

    /// The turns of the game.
    pub fn move_rows(&self) -> Vec<MoveRow> {
        Vec::new()
    }

    /// The cells that would change colour if the person to move placed a stone on `cell` now; empty
    /// if that is not possible.
    pub fn changed_by(&self, cell: usize) -> Vec<usize> {
        Vec::new()
    }

    /// The name of a cell, such as `f5`; empty off the board.
    pub fn cell_name(&self, cell: usize) -> String {
        self.game.position().cell_name(cell)
    }

    /// The cell with this name.
    pub fn cell_named(&self, name: &str) -> Option<usize> {
        self.game.position().cell_named(name)
    }
}
