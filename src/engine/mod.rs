//! One face for everything that thinks: a request goes in, reports stream out, and a ply stands at the end. Behind it
//! are our own machine and the programs of others; whoever plays with them need not know which.
//!
//! Warm-up, time keeping and the look at what is legal are here, once for all who ask.

pub mod host;
pub mod own;
mod player;
mod priority;
pub mod program;

pub use host::{Event, Host, Inquiry, Task};
pub use player::{
    Analysed, Choice, Decision, Fault, Found, NewGame, Player, StartFault, StartReason, Time, Turn,
    decide,
};
pub use priority::be_nice;
