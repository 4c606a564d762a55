//! The line of a study on the board.

use crate::game::tree::{GameTree, NodeId};
use crate::game::{How, Ply, Position, Side, Study};

/// The nodes from the start through the current one to the end of its line.
pub(in crate::app::state) fn line_of(study: &Study) -> Vec<NodeId> {
    let mut line = study.tree().path(study.at());
    line.extend(study.tree().line_after(study.at()));
    line
}

pub(in crate::app::state) fn turns_of(tree: &GameTree, line: &[NodeId]) -> Vec<(Side, Ply, How)> {
    let mut position = tree.start().position().clone();
    let mut turns = Vec::with_capacity(line.len());
    for ply in line.iter().filter_map(|&id| tree.node(id).ply()) {
        let how = match ply {
            Ply::Place(_) => How::Placed,
            Ply::Choose(_) | Ply::Offer(_) => How::Chosen,
            Ply::Pass if position.must_pass() => How::ForcedPass,
            Ply::Pass => How::Skipped,
        };
        turns.push((position.side_to_move(), ply, how));
        position.play(ply).expect("every ply of a tree is legal");
    }
    turns
}

/// The position in which a stone is placed: a side without a legal move passes first.
pub(in crate::app::state) fn to_place(position: &Position) -> Position {
    let mut position = position.clone();
    if position.must_pass() {
        position.play(Ply::Pass).expect("where nothing else is left a pass is legal");
    }
    position
}

/// The position after so many moves of a line, with its plies, passes included.
pub(in crate::app::state) fn course_of(
    start: &Position,
    line: &[usize],
    moves: usize,
) -> Option<(Position, Vec<Ply>)> {
    let (mut position, mut plies) = (start.clone(), Vec::new());
    for &cell in line.iter().take(moves) {
        let pass = position.must_pass().then_some(Ply::Pass);
        for ply in pass.into_iter().chain([Ply::Place(cell)]) {
            position.play(ply).ok()?;
            plies.push(ply);
        }
    }
    Some((position, plies))
}
