//! A person's openings: what is prepared for one variant and side, how it is drilled, and what games make of it.
//!
//! A [`Repertoire`] is a graph of positions. At one's own turn each has an answer, a card that is asked by the schedule of
//! [`crate::analysis::practice`]; at the other side's turn, the moves that are prepared for. Lines come from studies, the
//! book, what people play, or the name of an opening; a [`Drill`] plays those that are due. Storage and time come from
//! outside.

mod choices;
mod collection;
mod counts;
mod drill;
mod game;
mod graph;
mod key;
mod rows;
mod source;
mod stored;
mod tree;
mod web;
mod weights;

pub use choices::Choice;
pub use collection::Repertoires;
pub use counts::Counts;
pub use drill::{Drill, Graded, Judged, Stage, Verdict};
pub use game::{Course, Departure};
pub use graph::{AddError, LONGEST, MOST, Repertoire};
pub use key::PositionKey;
pub use rows::{Outline, Row};
pub use source::{Growth, SourceError, best, most_played};
pub use weights::{Weigh, of_book, of_people, of_played};
