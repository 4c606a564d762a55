//! Reads a library.

use std::borrow::Cow;
use std::rc::Rc;

use encoding_rs::{Encoding, UTF_8};

use crate::game::tree::{CellMark, Change, GameTree, Mark, NodeId, Start};
use crate::game::{IllegalPly, Ply, Position, Variant};
use crate::gomoku::{Opening, Ruleset};
use crate::records::encoding::{self, Guess};
use crate::records::error::{Place, ReadError, ReadErrorKind};

use super::{
    BOARD_TEXT, COMMENT, EXTENSION, HEADER, LEAF, MAGIC, MAJOR, MARK, MINOR, NO_MOVE, OLD_COMMENT,
    SEPARATOR, SIBLING, SIZE,
};

const MAX_NODES: usize = 1 << 21;

/// More nodes than any line has, even with board texts between the moves.
const MAX_DEPTH: usize = 1000;

/// Returns whether bytes begin like a library.
pub fn is_renlib(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Reads a library.
///
/// # Errors
/// [`ReadErrorKind::UnknownFormat`], [`ReadErrorKind::NewerVersion`], [`ReadErrorKind::Syntax`], [`ReadErrorKind::CutOff`],
/// [`ReadErrorKind::IllegalMove`] for a move illegal under all rules, and [`ReadErrorKind::TooLarge`], each with the
/// byte.
pub fn read(bytes: &[u8]) -> Result<GameTree, ReadError> {
    if !is_renlib(bytes) {
        let beginning = String::from_utf8_lossy(&bytes[..bytes.len().min(HEADER)]);
        return Err(fault(ReadErrorKind::UnknownFormat, 0, &beginning));
    }
    let Some(&[major, minor]) = bytes.get(MAGIC.len()..MAGIC.len() + 2) else {
        return Err(fault(ReadErrorKind::CutOff, bytes.len(), "the file ends in its header"));
    };
    if (major, minor) > (MAJOR, MINOR) {
        let version = format!("{major}.{minor}");
        return Err(fault(ReadErrorKind::NewerVersion, MAGIC.len(), &version));
    }
    let mut furthest: Option<(usize, ReadError)> = None;
    let encoding = encoding_of(bytes);
    for rules in [Ruleset::Renju, Ruleset::Freestyle, Ruleset::Standard] {
        let mut reader = Reader::new(bytes, encoding, rules);
        match reader.nodes() {
            Ok(()) => return Ok(reader.tree),
            Err(error) => {
                let may_guess = matches!(error.kind, ReadErrorKind::IllegalMove(_));
                if furthest.as_ref().is_none_or(|(at, _)| reader.at > *at) {
                    furthest = Some((reader.at, error));
                }
                if !may_guess {
                    break;
                }
            }
        }
    }
    Err(furthest.expect("some rules were tried").1)
}

struct Reader<'bytes> {
    bytes: &'bytes [u8],
    at: usize,
    encoding: &'static Encoding,
    tree: GameTree,
    /// From the root to the current node. A node that is no move repeats the one before it.
    path: Vec<(NodeId, Rc<Position>)>,
    siblings: Vec<usize>,
}

struct Node<'bytes> {
    offset: usize,
    point: u8,
    flags: u8,
    comment: Cow<'bytes, [u8]>,
    board_text: Cow<'bytes, [u8]>,
}

impl<'bytes> Reader<'bytes> {
    fn new(bytes: &'bytes [u8], encoding: &'static Encoding, rules: Ruleset) -> Self {
        let variant = Variant::Gomoku { size: SIZE, rules, opening: Opening::Free };
        let start = Start::of(variant).expect("15 is a size of Gomoku");
        let position = Rc::new(start.position().clone());
        Self {
            bytes,
            at: HEADER,
            encoding,
            tree: GameTree::new(start),
            path: vec![(NodeId::ROOT, position)],
            siblings: Vec::new(),
        }
    }

    fn nodes(&mut self) -> Result<(), ReadError> {
        let (mut read, mut is_whole) = (0, false);
        while self.at < self.bytes.len() {
            let node = self.node()?;
            read += 1;
            if read > MAX_NODES {
                let limit = format!("{MAX_NODES} moves");
                return Err(fault(ReadErrorKind::TooLarge, node.offset, &limit));
            }
            let is_root = node.point == 0 && read == 1;
            if !is_root {
                if self.path.len() > MAX_DEPTH {
                    return Err(fault(ReadErrorKind::Syntax, node.offset, "no leaf before"));
                }
                self.step(&node)?;
            }
            self.comment(&self.decode(&node.comment));
            if node.flags & SIBLING != 0 {
                self.siblings.push(self.path.len() - 1);
            }
            // A root may be alone.
            is_whole = is_root;
            if node.flags & LEAF != 0 {
                match self.siblings.pop() {
                    Some(place) => self.path.truncate(place.max(1)),
                    None => is_whole = true,
                }
            }
        }
        if !is_whole {
            return Err(fault(
                ReadErrorKind::CutOff,
                self.at,
                "the file ends before its last move",
            ));
        }
        Ok(())
    }

    fn step(&mut self, node: &Node<'_>) -> Result<(), ReadError> {
        let (at, position) = self.path.last().expect("the root stays").clone();
        if node.point == 0 {
            let kind = ReadErrorKind::IllegalMove(IllegalPly::NoPass);
            return Err(fault(kind, node.offset, "pass"));
        }
        let (row, column) = (node.point >> 4, (node.point & 15).wrapping_sub(1));
        if row >= SIZE || column >= SIZE {
            let kind = ReadErrorKind::IllegalMove(IllegalPly::OffBoard);
            return Err(fault(kind, node.offset, &format!("{:#04x}", node.point)));
        }
        let cell = usize::from(row) * usize::from(SIZE) + usize::from(column);
        if !node.board_text.is_empty() {
            let mark = Mark::Label(self.decode(&node.board_text));
            self.mark(at, CellMark { cell, mark });
        }
        if node.flags & NO_MOVE != 0 {
            self.path.push((at, position));
            return Ok(());
        }
        let mut after = Position::clone(&position);
        let id = self.tree.play_from(at, &mut after, Ply::Place(cell)).map_err(|reason| {
            fault(ReadErrorKind::IllegalMove(reason), node.offset, &position.cell_name(cell))
        })?;
        if node.flags & MARK != 0 {
            self.mark(id, CellMark { cell, mark: Mark::Circle });
        }
        self.path.push((id, Rc::new(after)));
        Ok(())
    }

    fn mark(&mut self, node: NodeId, mark: CellMark) {
        let mut marks = self.tree.node(node).marks().to_vec();
        // There is room for one label.
        let is_label = |mark: &Mark| matches!(mark, Mark::Label(_));
        if is_label(&mark.mark) {
            marks.retain(|it| it.cell != mark.cell || !is_label(&it.mark));
        }
        if let Err(place) = marks.binary_search(&mark) {
            marks.insert(place, mark);
            self.tree.apply(Change::Mark { node, marks });
        }
    }

    fn comment(&mut self, text: &str) {
        let (node, _) = *self.path.last().expect("the root stays");
        self.tree.add_comment(node, text);
    }

    fn node(&mut self) -> Result<Node<'bytes>, ReadError> {
        let offset = self.at;
        let [point, flags] = self.pair()?;
        let extension = if flags & EXTENSION == 0 { [0; 2] } else { self.pair()? };
        let comment = if flags & OLD_COMMENT != 0 {
            self.old_text()?.into()
        } else if flags & COMMENT != 0 {
            self.text()?.into()
        } else {
            Cow::default()
        };
        let board_text = match extension[1] & BOARD_TEXT {
            0 => Cow::default(),
            _ => self.text()?.into(),
        };
        Ok(Node { offset, point, flags, comment, board_text })
    }

    fn decode(&self, text: &[u8]) -> String {
        let text = encoding::decode(text, self.encoding);
        text.replace("\r\n", "\n").replace('\r', "\n").replacen(SEPARATOR, "\n", 1)
    }

    fn pair(&mut self) -> Result<[u8; 2], ReadError> {
        let Some(&[one, two]) = self.bytes.get(self.at..self.at + 2) else {
            return Err(fault(ReadErrorKind::CutOff, self.at, "the file ends within a node"));
        };
        self.at += 2;
        Ok([one, two])
    }

    /// A zero-terminated text, padded to an even length.
    fn text(&mut self) -> Result<&'bytes [u8], ReadError> {
        let length = self.length(|byte| byte == 0)?;
        let text = &self.bytes[self.at..self.at + length];
        self.skip(length + 1);
        Ok(text)
    }

    /// A text up to a byte with the highest bit set, padded to an even length.
    fn old_text(&mut self) -> Result<Vec<u8>, ReadError> {
        let length = self.length(|byte| byte & 0x80 != 0)? + 1;
        let mut text = self.bytes[self.at..self.at + length].to_vec();
        if let Some(last) = text.last_mut() {
            *last &= 0x7f;
        }
        self.skip(length);
        Ok(text)
    }

    /// Skips a text and its padding, which may be missing at the end of the file.
    fn skip(&mut self, length: usize) {
        self.at = self.bytes.len().min(self.at + length.next_multiple_of(2));
    }

    fn length(&self, ends: impl Fn(u8) -> bool) -> Result<usize, ReadError> {
        let rest = &self.bytes[self.at..];
        rest.iter()
            .position(|&byte| ends(byte))
            .ok_or_else(|| fault(ReadErrorKind::CutOff, self.at, "the file ends within a text"))
    }
}

/// The likeliest encoding of the texts that are not UTF-8.
fn encoding_of(bytes: &[u8]) -> &'static Encoding {
    let mut reader = Reader::new(bytes, UTF_8, Ruleset::Freestyle);
    let mut guess = Guess::new();
    for _ in 0..MAX_NODES {
        let Ok(node) = reader.node() else { break };
        guess.feed(&node.comment);
        guess.feed(&node.board_text);
    }
    guess.likeliest()
}

fn fault(kind: ReadErrorKind, offset: usize, detail: &str) -> ReadError {
    ReadError::new(kind, Place::Byte { number: offset + 1 }, detail)
}
