//! The table for other programs.

use crate::{judged, judged_move, own_game};
use heibai::game::Side;
use heibai::insight::{Opponent, table};
use heibai::puzzles::Theme;

#[test]
fn there_is_a_row_for_each_move_of_the_person_that_counts() {
    let mut forced = judged_move(5, Side::Black, 0.0, None);
    forced.counts = false;
    let judged = judged(vec![
        judged_move(1, Side::Black, 0.0, None),
        judged_move(2, Side::White, 7.0, None),
        judged_move(3, Side::Black, 12.5, Some(Theme::Corner)),
        forced,
    ]);
    let game = own_game(Side::Black, 1400);
    let text = table(&[(&game, &judged)]);
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[0].starts_with("date,game,board,opponent,"));
    let columns = lines[0].split(',').count();
    assert!(lines.iter().all(|line| line.split(',').count() == columns), "{text}");
    assert!(lines[2].contains(",Heibai 1400,black,lost,"), "{text}");
    assert!(lines[2].ends_with(",3,d1,d1,12.5,87.5,mistake,corner,"), "{text}");
}

#[test]
fn a_name_is_data_and_never_a_formula_or_another_column() {
    let judged = judged(vec![judged_move(1, Side::Black, 0.0, None)]);
    for (name, written) in [
        ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
        ("-2+3", "'-2+3"),
        ("a, b", "\"a, b\""),
        ("say \"no\"", "\"say \"\"no\"\"\""),
    ] {
        let mut game = own_game(Side::Black, 1);
        game.opponent = Opponent::Program(name.to_owned());
        let text = table(&[(&game, &judged)]);
        assert!(text.contains(&format!(",{written},black,")), "{text}");
    }
}
