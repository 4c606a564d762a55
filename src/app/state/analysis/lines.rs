//! Results as lines and values for the eye.

use super::messages::{CellValue, LineRow};
use crate::analysis::{AnalysisResult, MoveValue};
use crate::app::state::study::line::{course_of, to_place};
use crate::game::{Ply, Position};

pub(in crate::app::state) fn rows_of(result: &AnalysisResult) -> Vec<LineRow> {
    let lines =
        result.values().iter().take(result.position.game().kind().valued_moves()).map(|value| {
            let mut position = (*result.position).clone();
            let mut plies = Vec::with_capacity(value.line.len());
            for &cell in &value.line {
                position = to_place(&position);
                let (side, name) = (position.side_to_move(), position.cell_name(cell));
                if position.play(Ply::Place(cell)).is_err() {
                    break;
                }
                plies.push((side, name));
            }
            LineRow { value: cell_value(result, value), plies }
        });
    lines.collect()
}

pub(in crate::app::state) fn cell_value(result: &AnalysisResult, value: &MoveValue) -> CellValue {
    let best = result.values().first().map_or(value.score, |best| best.score);
    let is_best = result.is_whole() && value.score == best;
    CellValue::of(&result.position, value, best, is_best)
}

pub(in crate::app::state) fn line_of_result(
    result: &AnalysisResult,
    row: usize,
    plies: usize,
) -> Option<(Position, Vec<Ply>)> {
    course_of(&result.position, &result.values().get(row)?.line, plies)
}
