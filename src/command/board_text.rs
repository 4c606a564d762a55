//! Positions as text: the drawn board and the names of cells.

use std::fmt::Write as _;

use crate::game::{Position, Side};

pub(super) fn names(position: &Position, cells: &[usize]) -> Vec<String> {
    cells.iter().map(|&cell| position.cell_name(cell)).collect()
}

pub(super) fn empty_cells(position: &Position) -> usize {
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}

/// How far a value may be off, in discs; empty if it is exact or nothing is known of that.
pub(super) fn give_or_take(spread: Option<f32>) -> String {
    spread.filter(|&spread| spread > 0.0).map_or_else(String::new, |it| format!("±{it:.1}"))
}

/// The board with its coordinates: stones as X and O, `empty` for other cells, the last stone in brackets.
pub(super) fn draw(
    position: &Position,
    last: Option<usize>,
    empty: impl Fn(usize) -> char,
) -> String {
    let size = usize::from(position.size());
    let name = |cell: usize| position.cell_name(cell);
    let columns: String =
        (0..size).flat_map(|cell| [' ', name(cell).chars().next().unwrap_or(' ')]).collect();
    let mut text = format!("  {columns}\n");
    for row in 0..size {
        let label = name(row * size);
        let label = label.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let _ = write!(text, "{label:>2}");
        let cells = row * size..(row + 1) * size;
        for cell in cells.clone() {
            text.push(match last {
                Some(last) if last == cell => '(',
                Some(last) if last + 1 == cell && cell > cells.start => ')',
                _ => ' ',
            });
            text.push(match position.stone(cell) {
                Some(Side::Black) => 'X',
                Some(Side::White) => 'O',
                None => empty(cell),
            });
        }
        if last.is_some_and(|last| last + 1 == cells.end) {
            text.push(')');
        }
        text.push('\n');
    }
    text
}
