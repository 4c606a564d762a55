//! The rules of Othello: laws, counts of positions, and boards as text.

mod drawn;
mod kernels;
mod laws;
mod perft;
mod strings;
