//! Lessons: short texts beside a board that shows what each sentence says, and tasks to be played there.
//!
//! A [`Course`] is the lessons of one game in order, each read from a file of its own (`data/lessons`). What a file states
//! about its positions is typed, as [`Claim`]s and [`Goal`]s, so that it can be proved. The words are keys of the
//! catalogues, in the context `Lessons`.

mod claim;
mod course;
mod file;
mod goal;
mod lesson;
mod shown;
mod task;
mod words;

pub use claim::{Claim, Fact};
pub use course::Course;
pub use file::LessonError;
pub use goal::{Fork, Goal};
pub use lesson::{Block, Lesson};
pub use shown::Shown;
pub use task::{Answer, Step, Task, Verdict, Wrong};
