//! What a person's reviewed games say of their play: how accurate it is over time, and where it loses most, by the part of
//! the game, by the theme of the mistakes, by opening, opponent and time. All of it follows from two things: the facts of
//! the game ([`OwnGame`]) and what a review found in it ([`Judged`]).

mod advice;
mod judged;
mod own_game;
mod picture;
mod table;

pub use advice::{Advice, advice};
pub use judged::{Judged, JudgedMove, Reviews};
pub use own_game::{Opponent, OwnGame, Won};
pub use picture::{Bar, Dot, ENOUGH, Pace, Part, Picture, ReviewedGame, Subject};
pub use table::table;
