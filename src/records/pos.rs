//! Gomoku positions as move lists (`.pos`): the number of stones, then each as 15·row + column.
//!
//! One byte per number, rows from the top and columns from the left, both from 0, on a 15×15 board, Black first, as the
//! published source of `RenLib` has it. The rules are the requested ones or renju, if all moves are legal under them,
//! else the first others that fit.

use crate::game::tree::{GameTree, NodeId, Start};
use crate::game::{Game, Ply, Variant};
use crate::gomoku::{Opening, Ruleset};

use super::error::{Place, ReadError, ReadErrorKind};
use super::formats::format::{Format, SourceFile, WriteError, Writer};
use super::formats::single::SingleGame;

const SIZE: u8 = 15;

const POINTS: u8 = SIZE * SIZE;

pub(super) const FORMAT: Format = Format {
    name: "pos",
    title: "a .pos file",
    endings: &["pos"],
    games: &[Game::Gomoku],
    beside: &[],
    recognises: is_pos,
    read: |source| Ok(Box::new(SingleGame::new(read(source)?))),
    write: Some(Writer { holds_many: false, write }),
};

/// Recognises as many distinct points as the first byte says, with at least one byte that no text has.
fn is_pos(bytes: &[u8]) -> bool {
    let Some((&count, points)) = bytes.split_first() else { return false };
    let mut seen = [false; POINTS as usize];
    let is_new = |point: &u8| {
        let seen = seen.get_mut(usize::from(*point));
        seen.is_some_and(|seen| !std::mem::replace(seen, true))
    };
    let is_of_text = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    count > 0
        && usize::from(count) == points.len()
        && !bytes.iter().all(is_of_text)
        && points.iter().all(is_new)
}

/// Reads the game under the rules that accept most of it.
fn read(source: &SourceFile) -> Result<GameTree, ReadError> {
    let played = match source.variant {
        Variant::Gomoku { size: SIZE, rules, .. } => rules,
        _ => Ruleset::Renju,
    };
    let others = [Ruleset::Renju, Ruleset::Freestyle, Ruleset::Standard, Ruleset::Caro];
    let mut furthest: Option<ReadError> = None;
    let byte = |error: &ReadError| match error.place {
        Place::Byte { number } => number,
        _ => 0,
    };
    for rules in [played].into_iter().chain(others) {
        let error = match tree(&source.bytes, rules) {
            Ok(tree) => return Ok(tree),
            Err(error) => error,
        };
        if furthest.as_ref().is_none_or(|before| byte(&error) > byte(before)) {
            furthest = Some(error);
        }
    }
    Err(furthest.expect("some rules were tried"))
}

fn tree(bytes: &[u8], rules: Ruleset) -> Result<GameTree, ReadError> {
    let error = |kind, offset: usize, detail: &str| {
        ReadError::new(kind, Place::Byte { number: offset + 1 }, detail)
    };
    let (&count, points) = bytes.split_first().expect("something is in it");
    if points.len() != usize::from(count) {
        let detail = format!("expected {count} bytes after the first, found {}", points.len());
        let end = points.len().min(usize::from(count)) + 1;
        let is_short = points.len() < usize::from(count);
        let kind = if is_short { ReadErrorKind::CutOff } else { ReadErrorKind::Syntax };
        return Err(error(kind, end, &detail));
    }
    let variant = Variant::Gomoku { size: SIZE, rules, opening: Opening::Free };
    let mut tree = GameTree::new(Start::of(variant).expect("15 is a size of Gomoku"));
    let mut position = tree.start().position().clone();
    let mut last = NodeId::ROOT;
    for (index, &point) in points.iter().enumerate() {
        let cell = usize::from(point);
        last = tree.play_from(last, &mut position, Ply::Place(cell)).map_err(|reason| {
            let name = position.cell_name(cell);
            let detail = if name.is_empty() { point.to_string() } else { name };
            error(ReadErrorKind::IllegalMove(reason), index + 1, &detail)
        })?;
    }
    Ok(tree)
}

fn write(tree: &GameTree) -> Result<Vec<u8>, WriteError> {
    if tree.variant().size() != SIZE {
        return Err(WriteError::Board { format: FORMAT.title, size: tree.variant().size() });
    }
    if tree.start().is_set_up() {
        return Err(WriteError::SetUp(FORMAT.title));
    }
    let points = tree.plies(tree.main_end()).into_iter().filter_map(|ply| match ply {
        Ply::Place(cell) => u8::try_from(cell).ok(),
        Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => None,
    });
    let points: Vec<u8> = points.collect();
    let count = u8::try_from(points.len()).expect("there are no more than points");
    Ok([&[count], points.as_slice()].concat())
}
