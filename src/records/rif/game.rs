//! One game of the collection.

use quick_xml::events::{BytesStart, Event};

use crate::game::tree::{GameTree, NodeId, Start};
use crate::game::{Ply, Variant};
use crate::gomoku::{Opening, Ruleset};
use crate::records::error::{Place, ReadError, ReadErrorKind};

use super::xml::{Fault, attribute, check_depth, fault, number, reader_of};

const SIZE: u8 = 15;

pub(super) struct Written<'text> {
    text: &'text str,
    tag: BytesStart<'text>,
    moves: Vec<(usize, &'text str)>,
    pub(super) info: String,
}

impl<'text> Written<'text> {
    pub(super) fn read(text: &'text str) -> Result<Self, ReadError> {
        Self::up_to_end(text, false).map_err(|fault| placed(text, fault))
    }

    pub(super) fn beginning(text: &'text str) -> Result<Self, ReadError> {
        Self::up_to_end(text, true).map_err(|fault| placed(text, fault))
    }

    fn up_to_end(text: &'text str, tag_only: bool) -> Result<Self, Fault> {
        let mut reader = reader_of(text);
        let first = reader.read_event().map_err(|error| fault(&reader, &error))?;
        let (tag, has_content) = match first {
            Event::Start(tag) => (tag, true),
            Event::Empty(tag) => (tag, false),
            _ => return Err((ReadErrorKind::Syntax, 0, "expected a game".to_owned())),
        };
        let mut game = Self { text, tag, moves: Vec::new(), info: String::new() };
        let mut depth = usize::from(has_content && !tag_only);
        let mut child = String::new();
        while depth > 0 {
            let at = reader.buffer_position() as usize;
            let event = reader.read_event().map_err(|error| fault(&reader, &error))?;
            let is_in = |name| depth == 2 && child == name;
            match event {
                Event::Start(tag) => {
                    depth += 1;
                    // Three levels enclose a game.
                    check_depth(depth + 2, at)?;
                    if depth == 2 {
                        tag.name().as_ref().clone_into(&mut child);
                    }
                }
                Event::End(_) => depth -= 1,
                Event::Eof => {
                    let detail = "the text ends in a game".to_owned();
                    return Err((ReadErrorKind::Syntax, at, detail));
                }
                Event::Text(_) | Event::CData(_) if is_in("move") => {
                    let end = reader.buffer_position() as usize;
                    let raw = &text[at..end];
                    let (skipped, raw) = match raw.strip_prefix("<![CDATA[") {
                        Some(inner) => ("<![CDATA[".len(), inner.trim_end_matches("]]>")),
                        None => (0, raw),
                    };
                    game.moves.extend(words(raw).map(|(from, word)| (at + skipped + from, word)));
                }
                Event::GeneralRef(name) if is_in("move") => {
                    return Err((ReadErrorKind::Syntax, at, format!("&{};", name.into_inner())));
                }
                Event::Text(said) if is_in("info") => game.info += &said.xml10_content(),
                Event::CData(said) if is_in("info") => game.info += &said.xml10_content(),
                Event::GeneralRef(name) if is_in("info") => game.info += &referred(&name),
                _ => {}
            }
        }
        Ok(game)
    }

    pub(super) fn text(&self, key: &str) -> String {
        attribute(&self.tag, key)
    }

    pub(super) fn number(&self, key: &str) -> Option<u32> {
        number(&self.tag, key)
    }

    /// Plays the moves under the rules of this name, or under the first others that make all legal.
    pub(super) fn tree(&self, rule: &str) -> Result<GameTree, ReadError> {
        let usual = rules_of(rule);
        self.replay_by(usual).or_else(|error| {
            let mut others = Ruleset::ALL.into_iter().filter(|&other| other != usual);
            others.find_map(|other| self.replay_by(other).ok()).ok_or(error)
        })
    }

    fn replay_by(&self, rules: Ruleset) -> Result<GameTree, ReadError> {
        let variant = Variant::Gomoku { size: SIZE, rules, opening: Opening::Free };
        let mut tree = GameTree::new(Start::of(variant).expect("15 is a size of Gomoku"));
        let mut position = tree.start().position().clone();
        let mut last = NodeId::ROOT;
        for &(at, name) in &self.moves {
            let error = |kind| {
                let detail: String = name.chars().take(20).collect();
                placed(self.text, (kind, at, detail))
            };
            let cell = position.cell_named(name).ok_or_else(|| error(ReadErrorKind::Syntax))?;
            last = tree
                .play_from(last, &mut position, Ply::Place(cell))
                .map_err(|reason| error(ReadErrorKind::IllegalMove(reason)))?;
        }
        Ok(tree)
    }
}

/// The rules of a name: all are openings of renju, except those of Gomoku.
fn rules_of(name: &str) -> Ruleset {
    let name = name.to_lowercase();
    let is_gomoku = ["gomoku", "swap2", "pro"].iter().any(|word| name.contains(word));
    if is_gomoku { Ruleset::Standard } else { Ruleset::Renju }
}

fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text.split_whitespace().map(move |word| (word.as_ptr() as usize - start, word))
}

/// The text of a reference, or the reference itself if only the text defines it.
fn referred(reference: &quick_xml::events::BytesRef) -> String {
    if let Ok(Some(character)) = reference.resolve_char_ref() {
        return character.to_string();
    }
    let name = reference.clone().into_inner();
    let known = quick_xml::escape::resolve_xml_entity(&name);
    known.map_or_else(|| format!("&{name};"), str::to_owned)
}

fn placed(text: &str, (kind, offset, detail): Fault) -> ReadError {
    ReadError::new(kind, Place::in_lines(text, offset), detail)
}
