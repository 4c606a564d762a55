//! The names that people have given to openings.
//!
//! A name belongs to a position, however it came about and from whichever side it is seen: those of Othello to positions
//! of 8×8 squares, those of renju to the first stones on 15×15 points by its rules.
//!
//! ```
//! use heibai::game::{Position, Variant};
//! use heibai::openings::{self, Tongue};
//!
//! let mut position = Variant::default().start().unwrap();
//! for cell in ["e6", "f4", "c3", "c4", "d3"] {
//!     let cell = position.ply_named(cell).unwrap();
//!     position.play(cell).unwrap();
//! }
//! assert_eq!(openings::of(&position).unwrap().name(Tongue::English), "Tiger");
//! ```

mod key;
mod names;

pub use names::{Opening, Tongue, all, along, of, of_line};
