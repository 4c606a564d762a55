//! Lessons: how their files are read, and that all that ship are true.

mod files;
mod shipped;
