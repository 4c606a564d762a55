//! The laws of a repertoire: every position once, nothing lost, nothing kept that no line needs.

use fastrand::Rng;
use heibai::analysis::practice::Grade;
use heibai::game::{Ply, Side};
use heibai::records::sgf;
use heibai::repertoire::{AddError, LONGEST, PositionKey, Repertoire};
use proptest::prelude::*;

use crate::support::{
    DAY, after, answers, lines, of_lines, othello, plies, repertoire, turned, variants,
};

fn side(is_black: bool) -> Side {
    if is_black { Side::Black } else { Side::White }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_order_of_lines_makes_no_difference(
        seed: u64, game in 0..4_usize, black: bool, count in 1..8_usize,
    ) {
        let variant = variants()[game];
        let mut all = lines(variant, count, seed);
        let one = of_lines(variant, side(black), &all, 5);
        let mut rng = Rng::with_seed(seed);
        rng.shuffle(&mut all);
        let mut other = of_lines(variant, side(black), &all, 5);
        prop_assert_eq!(answers(&one), answers(&other));
        let cards = |it: &Repertoire| it.cards().map(|(key, _)| key.clone()).collect::<Vec<_>>();
        prop_assert_eq!(cards(&one), cards(&other));
        // What is there already changes nothing, from whichever side it is seen.
        let before = other.clone();
        for line in &all {
            let turned = turned(variant, line, &mut rng);
            prop_assert_eq!(other.add(&turned, 99), Ok(0));
        }
        prop_assert_eq!(other, before);
    }

    #[test]
    fn what_was_removed_is_put_back_and_what_came_meanwhile_stays(
        seed: u64, game in 0..4_usize, black: bool, count in 1..8_usize,
    ) {
        let variant = variants()[game];
        let all = lines(variant, count, seed);
        let mut mine = of_lines(variant, side(black), &all, 5);
        let mut rng = Rng::with_seed(seed);
        let keys: Vec<PositionKey> = mine.cards().map(|it| it.0.clone()).collect();
        for key in &keys {
            mine.answer(key, rng.choice([Grade::Again, Grade::Good]).unwrap(), 10);
        }
        let before = mine.clone();
        let line = &all[rng.usize(..all.len())];
        let removed = mine.remove(&line[..=rng.usize(..line.len())]);
        let mut back = mine.clone();
        prop_assert_eq!(back.put_back(&before), Some(removed.unwrap_or(0)));
        prop_assert_eq!(&back, &before);

        for line in lines(variant, 2, !seed) {
            mine.add(&line, 20).unwrap();
        }
        let more: Vec<PositionKey> = mine.cards().map(|it| it.0.clone()).collect();
        mine.put_back(&before);
        for key in &more {
            prop_assert!(mine.card(key).is_some());
        }
        for (key, memory) in before.cards() {
            prop_assert!(mine.card(key) == Some(memory) || more.contains(key));
        }
    }

    #[test]
    fn sgf_brings_back_what_it_was_given(
        seed: u64, game in 0..4_usize, black: bool, count in 0..10_usize,
    ) {
        let variant = variants()[game];
        let one = of_lines(variant, side(black), &lines(variant, count, seed), 5);
        let tree = sgf::read_game(&sgf::write(&[&one.to_tree()])).expect("it is one game");
        let read = one.lines_of(&tree).unwrap_or_default();
        prop_assert_eq!(&of_lines(variant, side(black), &read, 5), &one);
        // Merged into itself, it stays what it is.
        let mut merged = one.clone();
        for line in &read {
            prop_assert_eq!(merged.add(line, 99), Ok(0));
        }
        prop_assert_eq!(merged, one);
    }

    #[test]
    fn a_removed_line_takes_only_what_no_other_needs(
        seed: u64, game in 0..4_usize, black: bool, count in 1..8_usize,
    ) {
        let variant = variants()[game];
        let all = lines(variant, count, seed);
        let mut rng = Rng::with_seed(seed);
        let mut mine = of_lines(variant, side(black), &all, 5);
        let keys: Vec<PositionKey> = mine.cards().map(|(key, _)| key.clone()).collect();
        for key in &keys {
            mine.answer(key, Grade::Good, 5);
        }
        while let Some(line) = all.iter().find(|line| mine.clone().remove(line).is_some()) {
            let line = &line[..rng.usize(1..=line.len())];
            let before = mine.clone();
            let Some(removed) = mine.remove(line) else { continue };
            prop_assert_eq!(mine.cards().count() + removed, before.cards().count());
            prop_assert!(mine.remove(line).is_none() || matches!(line.last(), Some(Ply::Pass)));
            for (key, memory) in mine.cards() {
                prop_assert_eq!(before.card(key), Some(memory), "what stays is remembered");
                let line = mine.line_to(key).expect("a line leads there");
                prop_assert!(!mine.answers(&after(variant, &line)).is_empty());
            }
            for (key, _) in before.cards().filter(|(key, _)| mine.card(key).is_none()) {
                prop_assert!(mine.line_to(key).is_none_or(|line| line.is_empty()));
            }
        }
        for line in &all {
            while mine.remove(&line[..1]).is_some() {}
        }
        prop_assert!(mine.is_empty());
        prop_assert_eq!(mine.cards().count(), 0);
    }

    #[test]
    fn what_is_left_out_is_not_due_and_comes_back(seed: u64, game in 0..4_usize, black: bool) {
        let variant = variants()[game];
        let all = lines(variant, 6, seed);
        let mine = of_lines(variant, side(black), &all, 5);
        let mut other = mine.clone();
        let line = &all[0];
        if other.leave_out(line, true) {
            prop_assert!(other.due(5).len() <= mine.due(5).len());
            prop_assert_eq!(other.cards().count(), mine.cards().count());
            prop_assert!(other.leave_out(line, false));
        }
        prop_assert_eq!(&other, &mine);
        for line in &all {
            for end in 1..=line.len() {
                other.leave_out(&line[..end], true);
            }
        }
        prop_assert!(other.due(i64::MAX).is_empty());
        prop_assert_eq!((other.next_due(), other.known(5), other.due_lines(5)), (None, None, 0));
    }
}

#[test]
fn symmetric_lines_and_transpositions_share_their_cards() {
    let mut mine = repertoire(Side::Black, &["f5d6c3d3c4"]);
    assert_eq!(mine.cards().count(), 3);
    // The Tiger from the four sides of the start.
    for line in ["f5d6c3d3c4", "c4e3f6e6f5", "d3c5f6f5e6", "e6f4c3c4d3"] {
        assert_eq!(mine.add(&plies(line), 7), Ok(0), "{line}");
    }
    // Two ways to one position: what is answered there is answered once.
    mine.add(&plies("f5d6c3d3c4f4f6"), 0).unwrap();
    let way = after(othello(), &plies("f5d6c4d3c3f4"));
    assert_eq!(mine.answers(&way), [way.cell_named("f6").unwrap()]);
    assert_eq!(mine.add(&plies("f5d6c4d3c3f4f6"), 0), Ok(1), "c3 after d3 is new");
}

#[test]
fn a_transposition_in_gomoku_is_one_card() {
    let variant = variants()[3];
    let middle = 7 * 15 + 7;
    let [a, b] = [middle + 1, middle + 2];
    let line = |cells: &[usize]| cells.iter().map(|&cell| Ply::Place(cell)).collect::<Vec<_>>();
    let far = 3 * 15 + 3;
    let all = [line(&[middle, a, b, far, far + 1]), line(&[b, far, middle, a, far + 2])];
    let mine = of_lines(variant, Side::Black, &all, 0);
    assert_eq!(mine.answers(&after(variant, &all[1][..4])).len(), 2, "the answers to one position");
    // The empty board with two first moves, two after them, and one.
    assert_eq!(mine.cards().count(), 4);
}

#[test]
fn a_line_ends_with_an_own_move_within_its_length() {
    let mut white = repertoire(Side::White, &["f5d6c3", "f5"]);
    assert_eq!(white.cards().count(), 1);
    assert_eq!(white.to_tree().len(), 2);
    assert!(white.holds(&after(othello(), &plies("f5d6"))));
    assert!(!white.holds(&after(othello(), &plies("f5d6c3"))), "an answer is missing there");
    let skipped = [plies("f5d6"), vec![Ply::Pass], plies("")].concat();
    assert_eq!(white.add(&skipped, 0), Ok(0));
    let mut rng = Rng::with_seed(3);
    let mut long = Vec::new();
    let mut position = othello().start().unwrap();
    while !position.is_over() {
        let cells = position.legal_cells();
        let ply = rng.choice(&cells).map_or(Ply::Pass, |&cell| Ply::Place(cell));
        position.play(ply).unwrap();
        long.push(ply);
    }
    white.add(&long, 0).unwrap();
    assert!(white.cards().all(|(key, _)| white.line_to(key).unwrap().len() < LONGEST));
}

#[test]
fn an_illegal_line_adds_nothing() {
    let mut mine = repertoire(Side::Black, &["f5d6c3"]);
    let before = mine.clone();
    let line = [plies("f5f6e6"), vec![Ply::Place(0)]].concat();
    assert!(matches!(mine.add(&line, 0), Err(AddError::Ply { at_move: 4, .. })));
    assert!(mine.add(&[Ply::Place(4000)], 0).is_err());
    assert_eq!(mine, before);
    assert_eq!(mine.remove(&[Ply::Place(4000)]), None);
    assert_eq!(mine.remove(&[]), None);
    assert!(!mine.leave_out(&plies("f5f6"), true) && !mine.make_main(&plies("f5d6")));
}

#[test]
fn the_first_answer_is_the_main_one_until_another_is() {
    let mut mine = repertoire(Side::Black, &["f5d6c3", "f5d6c5", "f5d6c4"]);
    let position = after(othello(), &plies("f5d6"));
    let cells = |names: [&str; 3]| names.map(|name| position.cell_named(name).unwrap());
    assert_eq!(mine.answers(&position), cells(["c3", "c5", "c4"]));
    assert!(mine.make_main(&plies("f5d6c4")));
    assert_eq!(mine.answers(&position), cells(["c4", "c3", "c5"]));
    assert_eq!(mine.remove(&plies("f5d6c4")), Some(0), "the card has other answers");
    assert_eq!(mine.answers(&position)[0], cells(["c3", "c5", "c4"])[0]);
}

#[test]
fn the_other_sides_move_goes_with_its_last_answer() {
    let mut mine = repertoire(Side::Black, &["f5d6c3", "f5f6e6f4c3"]);
    let start = after(othello(), &plies("f5"));
    assert_eq!(mine.prepared(&start).len(), 2);
    assert_eq!(mine.remove(&plies("f5f6e6")), Some(2));
    let d6 = start.cell_named("d6").unwrap();
    assert_eq!(mine.prepared(&start), [d6]);
    assert_eq!(mine.remove(&plies("f5")), Some(2));
    assert!(mine.is_empty());
}

#[test]
fn what_is_due_and_known_follows_the_answers() {
    let mut mine = repertoire(Side::Black, &["f5d6c3d3c4", "f5f6e6"]);
    assert_eq!((mine.due(0).len(), mine.due_lines(0)), (4, 2));
    assert_eq!(mine.known(0), Some(0.0));
    let keys = mine.due(0);
    for key in &keys {
        assert!(mine.answer(key, Grade::Good, 0));
    }
    assert_eq!((mine.due(0).len(), mine.due_lines(0)), (0, 0));
    let next = mine.next_due().unwrap();
    assert!((2 * DAY..3 * DAY).contains(&next));
    assert_eq!(mine.due(next).len(), 4);
    let known = mine.known(next).unwrap();
    assert!((0.88..0.92).contains(&known), "{known}");
    assert!(mine.known(100 * DAY).unwrap() < known);
    // What was missed is not known because the answer has just been told.
    assert!(mine.answer(&keys[0], Grade::Again, next));
    let missed = mine.known(next).unwrap();
    assert!((0.65..0.70).contains(&missed), "{missed}");
    assert!(mine.answer(&keys[0], Grade::Good, next + 60));
    assert!(mine.known(next + 60).unwrap() > known);
    let unknown = PositionKey::of(&after(othello(), &plies("f5d6c5f4")));
    assert!(!mine.answer(&unknown, Grade::Good, 0));
}
