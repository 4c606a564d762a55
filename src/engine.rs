//! One interface to everything that plays, our own engine and other programs: a request goes in, reports stream out,
//! and a move comes at the end. Warm-up, time keeping and the check for legality are here, once for all.

pub mod host;
pub mod own;
mod person;
mod player;
mod priority;
pub mod program;

pub use host::{Event, Host, Inquiry, Task};
pub use person::{Person, PersonSettings};
pub use player::{
    Analysed, Choice, Decision, Fault, NewGame, Player, StartFault, StartReason, Time, Turn, decide,
};
pub use priority::be_nice;
