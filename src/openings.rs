//! The names of openings.
//!
//! A name belongs to a position on 8×8, or to the first stones of renju, in any move order or orientation.
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
