//! The rows of a repertoire.

use heibai::analysis::practice::Grade;
use heibai::game::{Ply, Position, Side};
use heibai::openings::Tongue;
use heibai::repertoire::{Outline, PositionKey, Repertoire, Row};
use proptest::prelude::*;

use crate::support::{after, lines, of_lines, othello, plies, repertoire, variants};

fn outline(mine: &Repertoire, now: i64) -> Outline {
    mine.outline(now, now, &mut |_| Vec::new())
}

fn name(row: &Row) -> &'static str {
    row.opening.map_or("", |it| it.name(Tongue::English))
}

/// Depth, name and own moves of each row.
fn written(outline: &Outline) -> Vec<(usize, &'static str, String)> {
    let row = |row: &Row| {
        let mut position = othello().start().unwrap();
        let mut moves = Vec::new();
        for &ply in &row.line {
            moves.push(position.ply_name(ply));
            position.play(ply).unwrap();
        }
        (row.depth, name(row), moves[moves.len() - row.plies..].join(" "))
    };
    outline.rows.iter().map(row).collect()
}

fn row(depth: usize, name: &'static str, moves: &str) -> (usize, &'static str, String) {
    (depth, name, moves.to_owned())
}

#[test]
fn a_row_is_their_move_and_the_answer_and_what_follows_without_a_choice() {
    let mine = repertoire(Side::Black, &["f5d6c3d3c4f4f6", "f5d6c3d3c4f4f6g5e6", "f5f6e6"]);
    let outline = outline(&mine, 0);
    assert_eq!(outline.start, plies("f5"));
    assert_eq!(
        written(&outline),
        [
            row(0, "Perpendicular", "d6 c3"),
            row(1, "Tiger", "d3 c4"),
            row(2, "Stephenson", "f4 f6"),
            row(3, "No-Kung", "g5 e6"),
            row(0, "Diagonal", "f6 e6"),
        ]
    );
}

#[test]
fn unnamed_stretches_are_folded_and_choices_are_not() {
    // Nothing on 6×6 has a name.
    let variant = othello().with_size(6);
    let line = lines(variant, 1, 4).remove(0);
    let mine = of_lines(variant, Side::White, std::slice::from_ref(&line), 0);
    let outline = outline(&mine, 0);
    assert_eq!(outline.rows.len(), 1, "{outline:?}");
    assert_eq!(outline.rows[0].cards.len(), mine.cards().count());
    assert_eq!(outline.rows[0].plies, outline.rows[0].line.len());
}

#[test]
fn the_likeliest_comes_first_with_its_share() {
    let mine = repertoire(Side::Black, &["f5d6c3", "f5f6e6", "f5f4e3"]);
    let mut known = |position: &Position| {
        let cell = |name: &str| position.cell_named(name).unwrap();
        match position.counts().black + position.counts().white {
            5 => vec![(cell("f6"), 60.0), (cell("d6"), 36.0), (cell("f4"), 4.0)],
            _ => Vec::new(),
        }
    };
    let outline = mine.outline(0, 0, &mut known);
    let shares: Vec<(&str, Option<f32>)> =
        outline.rows.iter().map(|row| (name(row), row.share)).collect();
    assert_eq!(
        shares,
        [("Diagonal", Some(0.6)), ("Perpendicular", Some(0.36)), ("Parallel", Some(0.04))]
    );
}

#[test]
fn rows_tell_what_is_due_and_left_out_and_which_answer_is_the_main_one() {
    let mut mine = repertoire(Side::Black, &["f5d6c3", "f5d6c5", "f5f6e6"]);
    let key = |moves: &str| PositionKey::of(&after(othello(), &plies(moves)));
    mine.answer(&key("f5d6"), Grade::Good, 0);
    mine.leave_out(&plies("f5f6"), true);
    let rows = outline(&mine, 0).rows;
    let told: Vec<_> = rows.iter().map(|row| (row.is_due, row.is_left_out, row.is_main)).collect();
    assert_eq!(told, [(false, false, true), (false, false, false), (false, true, true)]);
    assert!(rows[0].known > 0.99 && rows[2].known == 0.0, "{rows:?}");
    let rows = outline(&mine, i64::MAX).rows;
    assert_eq!(rows.iter().map(|row| row.is_due).collect::<Vec<_>>(), [true, true, false]);
}

#[test]
fn first_moves_of_ones_own_are_rows_if_there_are_several() {
    let variant = variants()[3];
    let all = [vec![Ply::Place(7 * 15 + 7)], vec![Ply::Place(7 * 15 + 8)]];
    let mine = of_lines(variant, Side::Black, &all, 0);
    let outline = outline(&mine, 0);
    assert_eq!((outline.start.len(), outline.rows.len()), (0, 2));
    assert_eq!(outline.rows.iter().map(|row| row.is_main).collect::<Vec<_>>(), [true, false]);
}

/// Every card is in a row, and every row is a line.
fn check(mine: &Repertoire) {
    let outline = outline(mine, 0);
    let mut cards: Vec<PositionKey> =
        outline.rows.iter().flat_map(|row| row.cards.clone()).collect();
    if !outline.start.is_empty() {
        cards.push(PositionKey::of(mine.start()));
    }
    cards.sort();
    cards.dedup();
    assert_eq!(cards, mine.cards().map(|(key, _)| key.clone()).collect::<Vec<_>>());
    let mut depth = 0;
    for row in &outline.rows {
        assert!(row.depth <= depth, "a row lies under the one before, or further out");
        depth = row.depth + 1;
        assert!(mine.holds(&after(mine.variant(), &row.line)));
        assert!((1..=row.line.len()).contains(&row.plies));
        assert!((0.0..=1.0).contains(&row.known));
        assert!(row.is_due && !row.is_left_out);
    }
}

#[test]
fn a_second_move_after_a_pass_has_a_row() {
    let variant = othello().with_size(6);
    check(&of_lines(variant, Side::White, &lines(variant, 3, 3_378_865_614_851_762_497), 0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_card_is_in_a_row_and_every_row_is_a_line(
        seed: u64, game in 0..4_usize, black: bool, count in 0..8_usize,
    ) {
        let variant = variants()[game];
        let side = if black { Side::Black } else { Side::White };
        check(&of_lines(variant, side, &lines(variant, count, seed), 0));
    }
}
