//! Between trees and the games with one line that the readers of older formats know.

use crate::game::tree::{Certainty, GameTree, NodeId, Start, Value};
use crate::game::{GameRecord, Ply, Position, Side, Variant};
use crate::othello::StartLayout;
use crate::records::annotated::{AnnotatedGame, Note};
use crate::records::recorded_game::RecordedGame;

use super::format::WriteError;

impl From<RecordedGame> for GameTree {
    fn from(game: RecordedGame) -> Self {
        let start = Start::of(game.record.variant()).expect("a record has a start");
        let mut tree = Self::new(start);
        tree.facts.names.clone_from(&game.record.names);
        let end = add_line(&mut tree, game.record.plies());
        tree.set_end(end, game.end);
        tree
    }
}

/// Plays plies one after another from the start, and gives the last node.
///
/// # Panics
/// If one is not legal.
pub(super) fn add_line(tree: &mut GameTree, plies: &[Ply]) -> NodeId {
    let mut position = tree.start().position().clone();
    let play =
        |at, &ply| tree.play_from(at, &mut position, ply).expect("every ply of a game is legal");
    plies.iter().fold(NodeId::ROOT, play)
}

/// The main line as a record, for a format that knows only usual starts.
///
/// # Errors
/// [`WriteError::SetUp`] if it begins at another position.
pub(super) fn record_of(tree: &GameTree, format: &'static str) -> Result<RecordedGame, WriteError> {
    if tree.start().is_set_up() {
        return Err(WriteError::SetUp(format));
    }
    let last = tree.main_end();
    let mut record =
        GameRecord::new(tree.variant(), tree.plies(last)).expect("every ply of a tree is legal");
    record.names = tree.facts.names.clone();
    Ok(RecordedGame { record, end: tree.node(last).end(), ..RecordedGame::default() })
}

/// A start at any position of Othello; a usual one is told as such.
pub(super) fn start_at(position: Position) -> Start {
    let size = position.size();
    let first = position.side_to_move();
    let variants = [StartLayout::Standard, StartLayout::Mirrored].map(|layout| Variant::Othello {
        size,
        layout,
        first,
    });
    let usual = variants.into_iter().find(|variant| variant.start().as_ref() == Ok(&position));
    Start::set_up(usual.unwrap_or(variants[0]), position)
}

/// A game of Othello with what its players thought of their moves.
pub(super) fn tree_of(game: &AnnotatedGame) -> GameTree {
    let mut tree = GameTree::new(start_at(game.start.clone()));
    tree.facts.names = game.names.clone();
    tree.facts.clocks = game.clocks;
    let last = add_line(&mut tree, &game.plies);
    let mut position = game.start.clone();
    for (&id, note) in tree.path(last).iter().skip(1).zip(&game.notes) {
        let side = position.side_to_move();
        let ply = tree.node(id).ply().expect("a ply led here");
        position.play(ply).expect("every ply of a tree is legal");
        tree.set_time(id, note.time);
        if let Some(eval) = note.eval {
            tree.set_value(id, value(from_black(eval, side), &game.names[side]));
        }
    }
    tree
}

/// The main line with what its players thought of their moves.
pub(super) fn annotated_of(tree: &GameTree) -> AnnotatedGame {
    let last = tree.main_end();
    let mut position = tree.start().position().clone();
    let mut notes = Vec::new();
    for &id in tree.path(last).iter().skip(1) {
        let node = tree.node(id);
        let side = position.side_to_move();
        let by = &tree.facts.names[side];
        let values = node.values();
        let value = values.iter().find(|value| value.by == *by).or(values.first());
        let eval = value.map(|value| from_black(value.black, side));
        notes.push(Note { eval, time: node.time() });
        position.play(node.ply().expect("a ply led here")).expect("every ply of a tree is legal");
    }
    AnnotatedGame {
        plies: tree.plies(last),
        notes,
        names: tree.facts.names.clone(),
        clocks: tree.facts.clocks,
        ..AnnotatedGame::from_start(tree.start().position().clone())
    }
}

/// A value of which nothing more is known.
pub(super) fn value(black: f32, by: &str) -> Value {
    let by = by.to_owned();
    Value { black, forced: 0, certainty: Certainty::Depth(0), line: Vec::new(), by }
}

/// A value of `side` from Black's view, or the other way round.
pub(super) fn from_black(value: f32, side: Side) -> f32 {
    match side {
        Side::Black => value,
        Side::White => -value,
    }
}
