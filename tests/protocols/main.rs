//! Conversations in both protocols: text in, text out.

mod gtp;
mod host;
mod nboard;
