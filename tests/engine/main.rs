//! Other programs: hosted, spoken to, and played against.

mod matches;
mod programs;
mod protocols;
