//! The strings and files that games are written in: text in, types out.
