//! The study: its events, its rows, its marks.

pub(super) mod line;
pub(super) mod marks;
mod messages;
mod rows;

use super::table::opening_notes;
use super::{Note, Status};
use crate::game::tree::GameTree;
use crate::game::{Outcome, Study};

pub use messages::{StudyEvent, StudyShown, WantedMark};
pub(super) use rows::rows;
pub use rows::{StudyCell, StudyRow};

/// An opened game, at its end; a position to be solved, before the moves played there.
pub(super) fn opened(tree: GameTree) -> Study {
    let facts = &tree.facts;
    let is_known = !facts.names.black.is_empty() || !facts.names.white.is_empty();
    let is_problem = tree.start().is_set_up() && !is_known && facts.mode.is_none();
    let mut study = Study::new(tree);
    if is_problem {
        study.first();
    }
    study
}

pub(super) fn note(study: &Study) -> Note {
    let node = study.tree().node(study.at());
    let position = study.position();
    let side = position.player_of(position.player_to_move());
    let number = study.tree().moves_to(study.at());
    let studied = Note::new(Status::Studied).side(side).number(number);
    match (node.ply(), node.parent()) {
        _ if Outcome::of(position, node.end()).is_some() => {
            Note { status: Status::StudiedEnd, ..studied }
        }
        // Whose stone comes next, or what is chosen, is nothing that a turn says.
        _ if !position.is_settled() => {
            let (_, wanted) = opening_notes(position);
            Note { side: wanted.side.or(studied.side), ..wanted }
        }
        (Some(ply), Some(_)) => studied.cell(position.ply_name(ply)),
        _ => Note { status: Status::StudiedStart, ..studied },
    }
}

pub(super) fn can_play(study: &Study) -> bool {
    !study.position().is_over()
}
