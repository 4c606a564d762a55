//! `RenLib` libraries (`.lib`): a tree of Gomoku on 15×15 with comments, marks and board texts.
//!
//! From `RenLib`'s published source: a header of 20 bytes and a list of nodes, each followed by its successors and then
//! its siblings. A node is the byte of its point (row from the top times 16, plus the column from 1; 0 for the root), a
//! byte of flags, two more bytes if there is a board text, then the comment and that text, each ended by a zero and
//! padded to an even length.
//!
//! A comment's first line is its title. A board text is shown at its node's point before the node is played: in the
//! tree, a label. A mark is a circle on the node's own stone. The rules are renju if all moves are legal under it, else
//! freestyle or standard. Texts are read as UTF-8, or else in the likeliest encoding, and written as UTF-8. What else a tree holds is lost.

mod reader;
mod writer;

pub use reader::{is_renlib, read};
pub use writer::write;

/// The side of every board.
pub const SIZE: u8 = 15;

pub(super) const TITLE: &str = "RenLib";
const MAGIC: [u8; 8] = *b"\xffRenLib\xff";
const HEADER: usize = 20;
const MAJOR: u8 = 3;
const MINOR: u8 = 4;
/// A file of this minor version begins with a stone in the middle, without a root.
const MINOR_WITHOUT_ROOT: u8 = 0;
const SEPARATOR: char = '\u{8}';

/// A sibling follows after the node's descendants.
const SIBLING: u8 = 0x80;
const LEAF: u8 = 0x40;
/// A comment of older versions, which ends with a byte whose highest bit is set.
const OLD_COMMENT: u8 = 0x20;
const MARK: u8 = 0x10;
const COMMENT: u8 = 0x08;
/// The node is not a move, but has a board text.
const NO_MOVE: u8 = 0x02;
/// Two more bytes of flags follow.
const EXTENSION: u8 = 0x01;
/// In the second of these.
const BOARD_TEXT: u8 = 0x01;
