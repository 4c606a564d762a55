//! The libraries of `RenLib` (`.lib`): a tree of Gomoku on 15×15 with comments, marks and texts on the board.
//!
//! The facts of the format are from the published source of `RenLib`. A file is a header of 20 bytes and a list of nodes,
//! each before what follows it and then its siblings. A node is the byte of its point (row from the top times 16, plus
//! the column from 1; 0 for the root), a byte of flags, two more bytes if there is a text on the board, then the comment
//! and that text, each up to a nought and filled up to an even length.
//!
//! A comment's first line is its title. A text on the board stands at the point of the node, to be seen where the
//! node is still to come; in the tree it is a label there. A mark is a circle on the node's own stone. The format says
//! nothing of rules: renju, if all moves are legal so, else freestyle or standard. Texts are read in UTF-8, or else in
//! Latin-1, and written in UTF-8. Everything else that a tree may hold is not written; SGF keeps it.

mod reader;
mod writer;

pub use reader::{is_renlib, read};
pub use writer::{Unwritable, write};

/// The side of every board.
pub const SIZE: u8 = 15;

/// How a file begins.
const MAGIC: [u8; 8] = *b"\xffRenLib\xff";
const HEADER: usize = 20;
/// The only major version, and the latest minor one.
const MAJOR: u8 = 3;
const MINOR: u8 = 4;
/// A file of this minor version begins with a stone in the middle, without a root.
const MINOR_WITHOUT_ROOT: u8 = 0;
/// Between the title of a comment and the rest of it.
const SEPARATOR: char = '\u{8}';

/// A sibling follows once all is told that comes after the node.
const SIBLING: u8 = 0x80;
/// Nothing comes after the node.
const LEAF: u8 = 0x40;
/// A comment of older versions, which ends with a byte whose highest bit is set.
const OLD_COMMENT: u8 = 0x20;
const MARK: u8 = 0x10;
const COMMENT: u8 = 0x08;
/// The node is no move, but has a text on the board.
const NO_MOVE: u8 = 0x02;
/// Two more bytes of flags follow.
const EXTENSION: u8 = 0x01;
/// In the second of these.
const BOARD_TEXT: u8 = 0x01;
