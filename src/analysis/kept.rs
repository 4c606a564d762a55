//! What is found, as a tree keeps it: from Black's view, with passes, by the name of whoever found it.

use super::sheet::{Sheet, sureness};
use super::value::MoveValue;
use crate::eval::Score;
use crate::game::tree::{self, GameTree, NodeId, Value};
use crate::game::{Ply, Position, Side};

/// The scores beyond which a value is none that anybody counts.
const MOST: f32 = 200.0;

/// What is known of the moves of a position, as a tree keeps it; `None` while some have no value.
pub fn of_sheet(sheet: &Sheet) -> Option<Value> {
    let (_, certainty) = sheet.worth()?;
    let mut value = value(&sheet.position, &sheet.by, sheet.values())?;
    value.certainty = certainty;
    Some(value)
}

/// What is known of moves of a position, the best first, as a tree keeps it; `None` if there is none.
pub fn value(position: &Position, by: &str, moves: &[MoveValue]) -> Option<Value> {
    let best = moves.first()?;
    let side = position.side_to_move();
    let (black, forced) = to_black(best.score, side);
    let moves = moves.iter().map(|it| {
        let (black, forced) = to_black(it.score, side);
        let line = with_passes(position, &it.line).into_iter().skip(1).collect();
        let (ply, certainty) = (Ply::Place(it.cell), it.certainty);
        tree::MoveValue { ply, black, forced, certainty, line }
    });
    let (certainty, line) = (best.certainty, with_passes(position, &best.line));
    Some(Value { black, forced, certainty, line, by: by.to_owned(), moves: moves.collect() })
}

/// What a tree knows of the moves of a position by one name. What is not legal there is left out.
pub fn moves(position: &Position, value: &Value) -> Vec<MoveValue> {
    value.moves.iter().filter_map(|it| move_value(position, it)).collect()
}

/// What is known of a move; `None` if it is not legal in the position.
fn move_value(position: &Position, known: &tree::MoveValue) -> Option<MoveValue> {
    let Ply::Place(cell) = known.ply else { return None };
    let cells = known.line.iter().filter_map(|&ply| match ply {
        Ply::Place(cell) => Some(cell),
        _ => None,
    });
    let score = from_black(known.black, known.forced, position.side_to_move());
    position.is_legal(cell).then(|| MoveValue {
        cell,
        score,
        certainty: known.certainty,
        line: std::iter::once(cell).chain(cells).collect(),
    })
}

/// What a node knows of its moves by one name.
pub fn known(tree: &GameTree, node: NodeId, position: &Position, by: &str) -> Vec<MoveValue> {
    let value = tree.node(node).values().iter().find(|value| value.by == by);
    value.map_or_else(Vec::new, |value| moves(position, value))
}

/// What a node knows of one of its moves by one name.
pub fn known_of(
    tree: &GameTree,
    node: NodeId,
    position: &Position,
    by: &str,
    ply: Ply,
) -> Option<MoveValue> {
    let value = tree.node(node).values().iter().find(|value| value.by == by)?;
    move_value(position, value.moves.iter().find(|it| it.ply == ply)?)
}

/// The best move of a node by one name.
pub fn best(tree: &GameTree, node: NodeId, by: &str) -> Option<usize> {
    let value = tree.node(node).values().iter().find(|value| value.by == by)?;
    match value.line.first() {
        Some(&Ply::Place(cell)) => Some(cell),
        _ => None,
    }
}

/// Keeps a value at a node. Of what is there by the same name already, what is better founded stays.
pub fn keep(tree: &mut GameTree, node: NodeId, mut value: Value) {
    let old = tree.node(node).values().iter().find(|old| old.by == value.by);
    if let Some(old) = old {
        for found in &old.moves {
            match value.moves.iter_mut().find(|new| new.ply == found.ply) {
                Some(new) if sureness(new.certainty) < sureness(found.certainty) => {
                    new.clone_from(found);
                }
                Some(_) => {}
                None => value.moves.push(found.clone()),
            }
        }
        if sureness(value.certainty) < sureness(old.certainty) {
            (value.black, value.forced) = (old.black, old.forced);
            (value.certainty, value.line) = (old.certainty, old.line.clone());
        }
        if *old == value {
            return;
        }
    }
    tree.set_value(node, value);
}

/// A score of `side` from Black's view, and the plies to a forced end.
pub fn to_black(score: Score, side: Side) -> (f32, u16) {
    let forced = score.forced().map_or(0, i16::unsigned_abs);
    let black = if side == Side::Black { score } else { -score };
    (black.discs(), forced)
}

/// The score of `side` for what a tree keeps.
pub fn from_black(black: f32, forced: u16, side: Side) -> Score {
    let score = if forced == 0 {
        Score::from_hundredths((black.clamp(-MOST, MOST) * 100.0).round() as i16)
    } else if black < 0.0 {
        -Score::win_in(forced)
    } else {
        Score::win_in(forced)
    };
    if side == Side::Black { score } else { -score }
}

/// The plies of a line of moves: with the passes in between, up to the first move that can't be made.
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
