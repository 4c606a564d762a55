//! Results as a game tree stores them: from Black's view, with passes, by source.

use super::result::{AnalysisResult, certainty_rank};
use super::value::MoveValue;
use crate::eval::Score;
use crate::game::tree::{self, GameTree, NodeId, Value};
use crate::game::{Ply, Position, Side};

/// Larger scores are no real values.
const MOST: f32 = 200.0;

/// The results for a position's moves as a tree stores them; `None` while some have no value.
pub fn from_result(result: &AnalysisResult) -> Option<Value> {
    let (_, certainty) = result.worth()?;
    let mut value = from_moves(&result.position, &result.by, result.values())?;
    value.certainty = certainty;
    Some(value)
}

/// Moves of a position, best first, as a tree stores them; `None` if there are none.
pub(super) fn from_moves(position: &Position, by: &str, moves: &[MoveValue]) -> Option<Value> {
    let best = moves.first()?;
    let side = position.side_to_move();
    let (black, forced) = to_black(best.score, side);
    let moves = moves.iter().map(|it| {
        let (black, forced) = to_black(it.score, side);
        let line = with_passes(position, &it.line).into_iter().skip(1).collect();
        let (ply, certainty) = (Ply::Place(it.cell), it.certainty);
        tree::NotedMove { ply, black, forced, certainty, line }
    });
    let (certainty, line) = (best.certainty, with_passes(position, &best.line));
    Some(Value { black, forced, certainty, line, by: by.to_owned(), moves: moves.collect() })
}

/// A stored value's moves, without illegal ones.
fn moves(position: &Position, value: &Value) -> Vec<MoveValue> {
    value.moves.iter().filter_map(|it| move_value(position, it)).collect()
}

/// `None` if the move is illegal in the position.
fn move_value(position: &Position, stored: &tree::NotedMove) -> Option<MoveValue> {
    value_for(position.side_to_move(), stored).filter(|value| position.is_legal(value.cell))
}

/// `None` if it is no move.
fn value_for(side: Side, stored: &tree::NotedMove) -> Option<MoveValue> {
    let cell = stored.ply.placed()?;
    let cells = stored.line.iter().filter_map(|ply| ply.placed());
    let score = from_black(stored.black, stored.forced, side);
    let line = std::iter::once(cell).chain(cells).collect();
    Some(MoveValue { cell, score, certainty: stored.certainty, line })
}

fn of_source<'a>(tree: &'a GameTree, node: NodeId, by: &str) -> Option<&'a Value> {
    tree.node(node).values().iter().find(|value| value.by == by)
}

/// A node's results from one source.
pub fn at_node(tree: &GameTree, node: NodeId, position: &Position, by: &str) -> Vec<MoveValue> {
    of_source(tree, node, by).map_or_else(Vec::new, |value| moves(position, value))
}

/// One source's result for the move that led to a node, in the position before it.
pub fn of_move_to(tree: &GameTree, node: NodeId, by: &str) -> Option<MoveValue> {
    let node = tree.node(node);
    let value = of_source(tree, node.parent()?, by)?;
    value_for(node.mover()?, value.moves.iter().find(|it| Some(it.ply) == node.ply())?)
}

/// A node's best move from one source.
pub fn best(tree: &GameTree, node: NodeId, by: &str) -> Option<usize> {
    let value = of_source(tree, node, by)?;
    match value.line.first() {
        Some(&Ply::Place(cell)) => Some(cell),
        _ => None,
    }
}

/// Stores a value at a node. More certain results of the same source stay. Returns whether that changed the tree.
pub fn store(tree: &mut GameTree, node: NodeId, mut value: Value) -> bool {
    if let Some(old) = of_source(tree, node, &value.by) {
        for found in &old.moves {
            match value.moves.iter_mut().find(|new| new.ply == found.ply) {
                Some(new) if certainty_rank(new.certainty) < certainty_rank(found.certainty) => {
                    new.clone_from(found);
                }
                Some(_) => {}
                None => value.moves.push(found.clone()),
            }
        }
        if certainty_rank(value.certainty) < certainty_rank(old.certainty) {
            (value.black, value.forced) = (old.black, old.forced);
            (value.certainty, value.line) = (old.certainty, old.line.clone());
        }
        if *old == value {
            return false;
        }
    }
    tree.set_value(node, value);
    true
}

/// The score of `side` from Black's view, and the plies to a forced end.
pub(super) fn to_black(score: Score, side: Side) -> (f32, u16) {
    let forced = score.forced().map_or(0, i16::unsigned_abs);
    let black = if side == Side::Black { score } else { -score };
    (black.discs(), forced)
}

/// The score of `side` from what a tree stores.
pub(super) fn from_black(black: f32, forced: u16, side: Side) -> Score {
    let score = if forced == 0 {
        Score::from_hundredths((black.clamp(-MOST, MOST) * 100.0).round() as i16)
    } else if black < 0.0 {
        -Score::win_in(forced)
    } else {
        Score::win_in(forced)
    };
    if side == Side::Black { score } else { -score }
}

/// The plies of a line with its passes, up to the first illegal move.
fn with_passes(position: &Position, cells: &[usize]) -> Vec<Ply> {
    let (mut position, mut plies) = (position.clone(), Vec::new());
    for &cell in cells {
        if !position.is_over() && position.must_pass() && position.play(Ply::Pass).is_ok() {
            plies.push(Ply::Pass);
        }
        if position.play(Ply::Place(cell)).is_err() {
            break;
        }
        plies.push(Ply::Place(cell));
    }
    plies
}
