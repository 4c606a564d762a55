//! Conversations in all protocols: text in, text out.

mod ends;
mod gomocup;
mod gtp;
mod host;
mod nboard;
