//! Marks on the cells of a studied position.

use super::messages::WantedMark as Wanted;
use crate::game::Study;
use crate::game::tree::Mark;

const ORDER: [Mark; 4] = [Mark::Circle, Mark::Triangle, Mark::Square, Mark::Cross];

pub(in crate::app::state) fn mark_on(study: &Study, cell: usize) -> Option<&Mark> {
    let marks = study.tree().node(study.at()).marks();
    marks.iter().find(|it| it.cell == cell).map(|it| &it.mark)
}

/// Puts a mark on a cell, or removes it. Returns whether anything has changed.
pub(in crate::app::state) fn put(study: &mut Study, cell: usize, wanted: &Wanted) -> bool {
    let there = mark_on(study, cell).cloned();
    let mark = match (wanted, there) {
        (Wanted::Mark(mark), _) => mark.clone(),
        (Wanted::Letter | Wanted::Next, Some(letter @ Mark::Label(_))) => letter,
        (Wanted::Letter, _) => Mark::Label(free_letter(study)),
        (Wanted::Next, None) => ORDER[0].clone(),
        (Wanted::Next, Some(there)) => {
            let at = ORDER.iter().position(|mark| *mark == there).unwrap_or(0);
            // After the last one the same again removes it.
            ORDER.get(at + 1).cloned().unwrap_or(there)
        }
    };
    study.mark(cell, mark)
}

fn free_letter(study: &Study) -> String {
    let marks = study.tree().node(study.at()).marks();
    let is_free =
        |letter: &char| !marks.iter().any(|it| it.mark == Mark::Label(letter.to_string()));
    ('A'..='Z').find(is_free).unwrap_or('Z').to_string()
}
