//! How cells and plies are written: as pairs of letters as in Go, or by the names of squares as Edax does.

use crate::game::{Ply, Position};

use super::Points;

pub(super) fn cell(position: &Position, written: &str) -> Option<usize> {
    let written = written.trim();
    let &[column, row] = written.as_bytes() else { return position.cell_named(written) };
    if !row.is_ascii_alphabetic() {
        return position.cell_named(written);
    }
    let index = |letter: u8| {
        let letter = letter.to_ascii_lowercase();
        letter.is_ascii_lowercase().then(|| usize::from(letter - b'a'))
    };
    let size = usize::from(position.size());
    let (column, row) = (index(column)?, index(row)?);
    (column < size && row < size).then_some(row * size + column)
}

/// The cells of a value in a list: one, or those between two opposite corners.
pub(super) fn cells(position: &Position, written: &str) -> Option<Vec<usize>> {
    let Some((one, other)) = written.split_once(':') else {
        return cell(position, written).map(|cell| vec![cell]);
    };
    let size = usize::from(position.size());
    let (one, other) = (cell(position, one)?, cell(position, other)?);
    let ordered = |a: usize, b: usize| a.min(b)..=a.max(b);
    let columns = ordered(one % size, other % size);
    let rows = ordered(one / size, other / size);
    Some(rows.flat_map(|row| columns.clone().map(move |column| row * size + column)).collect())
}

pub(super) fn ply(position: &Position, written: &str) -> Option<Ply> {
    let written = written.trim();
    if is_pass(position, written) {
        return Some(Ply::Pass);
    }
    cell(position, written).map(Ply::Place)
}

fn is_pass(position: &Position, written: &str) -> bool {
    /// From here on `tt` is a point.
    const COLUMNS_WITH_TT: u8 = 20;
    /// From here on `pa` and `ps` may be squares.
    const COLUMNS_WITH_PA: u8 = 16;
    let size = position.size();
    match written {
        "" | "--" => true,
        "tt" | "TT" => size < COLUMNS_WITH_TT,
        "pa" | "ps" => position.game().kind().knows_pass && size < COLUMNS_WITH_PA,
        "PA" | "PS" => position.game().kind().knows_pass,
        _ => written.eq_ignore_ascii_case("pass"),
    }
}

pub(super) fn cell_name(position: &Position, cell: usize, points: Points) -> String {
    match points {
        Points::Names if !position.game().kind().crossings => position.cell_name(cell),
        Points::Names | Points::Pairs => {
            let letter = |index: usize| char::from(b'a' + index as u8);
            let size = usize::from(position.size());
            [letter(cell % size), letter(cell / size)].iter().collect()
        }
    }
}

pub(super) fn ply_name(position: &Position, ply: Ply, points: Points) -> String {
    match (ply, points) {
        (Ply::Place(cell), _) => cell_name(position, cell, points),
        (Ply::Pass, Points::Names) => "PA".to_owned(),
        (Ply::Pass, Points::Pairs) | (Ply::Choose(_) | Ply::Offer(_), _) => String::new(),
    }
}
