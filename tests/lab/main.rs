//! The laboratory: its algorithms and what it shows of them.

mod laws;
mod surface;
