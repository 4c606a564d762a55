//! The laws of a drill.

use std::collections::BTreeSet;

use fastrand::Rng;
use heibai::analysis::practice::Grade;
use heibai::game::{Ply, Position, Side};
use heibai::repertoire::{Drill, PositionKey, Repertoire, Stage, Verdict};
use proptest::prelude::*;

use crate::support::{after, lines, of_lines, othello, plies, repertoire, variants};

fn nothing_known(_: &Position) -> Vec<(usize, f64)> {
    Vec::new()
}

/// A cell that is legal and in no line.
fn unprepared(drill: &Drill) -> Option<usize> {
    let position = drill.position();
    let answers = drill.repertoire().answers(position);
    let is_prepared = |cell: usize| {
        let mut after = position.clone();
        after.play(Ply::Place(cell)).is_err() || drill.repertoire().holds(&after)
    };
    position.legal_cells().into_iter().find(|&it| !answers.contains(&it) && !is_prepared(it))
}

/// The move that is wanted.
fn expected(drill: &Drill) -> usize {
    drill.clone().tell(0).expect("something is asked").0
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn only_prepared_moves_are_played_and_all_that_is_due_is_asked(
        seed: u64, game in 0..4_usize, black: bool, count in 1..8_usize,
    ) {
        let variant = variants()[game];
        let side = if black { Side::Black } else { Side::White };
        let mine = of_lines(variant, side, &lines(variant, count, seed), 0);
        let due: BTreeSet<PositionKey> = mine.due(0).into_iter().collect();
        let mut rng = Rng::with_seed(seed);
        let mut drill = Drill::new(mine.clone(), 0, seed);
        prop_assert_eq!(drill.stage() == Stage::Over, due.is_empty());
        let mut asked = BTreeSet::new();
        let mut own_moves = 0;
        let mut guard = 0;
        while drill.stage() != Stage::Over {
            guard += 1;
            prop_assert!(guard < 10_000, "a drill ends");
            match drill.stage() {
                Stage::Replying => {
                    let before = drill.position().clone();
                    prop_assert_eq!(before.side_to_move(), !side);
                    prop_assert!(drill.judge(0, 0).is_none());
                    let reply = drill.reply(0, &mut nothing_known).expect("it is its turn");
                    let Ply::Place(cell) = reply else { panic!("a move") };
                    prop_assert!(mine.prepared(&before).contains(&cell));
                }
                Stage::Asking => {
                    prop_assert_eq!(drill.position().side_to_move(), side);
                    prop_assert!(drill.reply(0, &mut nothing_known).is_none());
                    own_moves += 1;
                    let key = PositionKey::of(drill.position());
                    let is_first = !drill.is_repeat();
                    prop_assert_eq!(is_first, asked.insert(key.clone()));
                    let wanted = expected(&drill);
                    prop_assert!(mine.answers(drill.position()).contains(&wanted));
                    let miss = unprepared(&drill).filter(|_| rng.bool());
                    if let Some(cell) = miss {
                        let judged = drill.judge(cell, 0).expect("it is legal");
                        prop_assert_eq!(judged.verdict, Verdict::Wrong { expected: wanted });
                        let grade = judged.graded.map(|it| (it.key, it.grade));
                        prop_assert_eq!(grade, is_first.then(|| (key.clone(), Grade::Again)));
                    }
                    let judged = drill.judge(wanted, 0).expect("it is legal");
                    prop_assert_eq!(judged.verdict, Verdict::Right);
                    let grade = judged.graded.map(|it| (it.key, it.grade));
                    let is_good = is_first && miss.is_none();
                    prop_assert_eq!(grade, is_good.then(|| (key.clone(), Grade::Good)));
                    let missed = drill.repertoire().card(&key).expect("it is a card").counts()[1];
                    prop_assert!(!is_first || missed == u32::from(miss.is_some()));
                }
                Stage::LineOver => {
                    prop_assert!(drill.line().len() >= own_moves);
                    own_moves = 0;
                    drill.next_line(0);
                }
                Stage::Over => unreachable!(),
            }
        }
        prop_assert_eq!(asked, due);
        for (_, memory) in drill.repertoire().cards() {
            prop_assert_eq!(memory.counts()[0], 1, "each card is graded once");
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_drill(seed: u64) {
        let mine = of_lines(othello(), Side::White, &lines(othello(), 6, seed), 0);
        let played = || {
            let mut drill = Drill::new(mine.clone(), 0, seed);
            let mut all = Vec::new();
            while drill.stage() != Stage::Over {
                match drill.stage() {
                    Stage::Replying => all.extend(drill.reply(0, &mut nothing_known)),
                    Stage::Asking => {
                        let wanted = expected(&drill);
                        drill.judge(wanted, 0);
                    }
                    _ => {
                        drill.next_line(0);
                    }
                }
            }
            all
        };
        prop_assert_eq!(played(), played());
    }
}

/// The first reply of drills with many seeds.
fn replies(mine: &Repertoire, weigh: fn(&Position) -> Vec<(usize, f64)>) -> Vec<usize> {
    let first = |seed| {
        let mut drill = Drill::new(mine.clone(), 0, seed);
        let wanted = expected(&drill);
        drill.judge(wanted, 0).unwrap();
        match drill.reply(0, &mut { weigh }) {
            Some(Ply::Place(cell)) => cell,
            other => panic!("{other:?}"),
        }
    };
    (0..300).map(first).collect()
}

#[test]
fn the_other_side_plays_as_often_as_people_do() {
    let mine = repertoire(Side::Black, &["f5d6c3", "f5f6e6", "f5f4e3"]);
    let position = after(othello(), &plies("f5"));
    let cell = |name: &str| position.cell_named(name).unwrap();
    let count = |all: &[usize], name: &str| all.iter().filter(|&&it| it == cell(name)).count();
    let known = |position: &Position| {
        let cell = |name: &str| position.cell_named(name).unwrap();
        vec![(cell("d6"), 600.0), (cell("f6"), 300.0), (cell("a1"), 5000.0)]
    };
    let all = replies(&mine, known);
    assert_eq!(count(&all, "f4"), 0, "nobody plays it while another is due");
    assert!((170..230).contains(&count(&all, "d6")), "{}", count(&all, "d6"));
    let all = replies(&mine, nothing_known);
    for name in ["d6", "f6", "f4"] {
        assert!((60..140).contains(&count(&all, name)), "{name}");
    }
}

#[test]
fn what_is_not_due_is_not_played_for() {
    let mut mine = repertoire(Side::Black, &["f5d6c3", "f5f6e6"]);
    for key in mine.due(0) {
        mine.answer(&key, Grade::Good, 0);
    }
    mine.add(&plies("f5f4e3"), 10).unwrap();
    let mut drill = Drill::new(mine, 10, 1);
    assert_eq!(drill.lines_left(10), 1);
    assert_eq!(drill.stage(), Stage::Asking, "the way there is asked too");
    drill.judge(37, 10).unwrap();
    let f4 = drill.position().cell_named("f4").unwrap();
    assert_eq!(drill.reply(10, &mut nothing_known), Some(Ply::Place(f4)));
    let wanted = expected(&drill);
    drill.judge(unprepared(&drill).unwrap(), 10).unwrap();
    assert_eq!(drill.lines_left(10), 1, "the line goes on, though nothing more is due in it");
    drill.judge(wanted, 10).unwrap();
    assert_eq!((drill.stage(), drill.lines_done(), drill.lines_left(10)), (Stage::LineOver, 1, 0));
    assert!(!drill.next_line(10));
}

#[test]
fn a_symmetric_move_is_right_and_other_known_moves_count() {
    let mine = repertoire(Side::Black, &["f5d6c3", "f5d6c4"]);
    let mut drill = Drill::new(mine, 0, 1);
    let position = drill.position().clone();
    let c4 = position.cell_named("c4").unwrap();
    assert_eq!(drill.judge(c4, 0).unwrap().verdict, Verdict::Right, "f5 from another side");
    // The line goes on from there.
    assert_eq!(
        drill.position().cell_named("e3").map(Ply::Place),
        drill.reply(0, &mut nothing_known)
    );
    // c4, seen from that side.
    let other = drill.position().cell_named("f5").unwrap();
    let judged = drill.judge(other, 0).unwrap();
    assert_eq!(judged.verdict, Verdict::AlsoPrepared);
    assert_eq!(judged.graded.unwrap().grade, Grade::Good);
    assert_eq!(drill.stage(), Stage::Asking, "the line has another move");
    let judged = drill.judge(expected(&drill), 0).unwrap();
    assert_eq!((judged.verdict, judged.graded), (Verdict::Right, None));
    assert_eq!(drill.stage(), Stage::LineOver);
}

#[test]
fn a_transposition_counts_as_known() {
    let mut mine = repertoire(Side::Black, &["f5d6c4d3c3"]);
    // Here c4 would lead to the end of the line above.
    let position = after(othello(), &plies("f5d6c3d3"));
    let c4 = position.cell_named("c4").unwrap();
    let other = position.legal_cells().into_iter().find(|&it| it != c4).unwrap();
    mine.add(&[plies("f5d6c3d3"), vec![Ply::Place(other)]].concat(), 0).unwrap();
    let mut drill = Drill::new(mine, 0, 1);
    while drill.line() != plies("f5d6c3d3") {
        match drill.stage() {
            Stage::Asking => {
                let wanted = expected(&drill);
                drill.judge(wanted, 0).unwrap();
            }
            Stage::Replying => {
                drill.reply(0, &mut nothing_known);
            }
            _ => assert!(drill.next_line(0), "{:?}", drill.line()),
        }
    }
    let judged = drill.judge(c4, 0).unwrap();
    let end = PositionKey::of(&after(othello(), &plies("f5d6c4d3c3")));
    assert_eq!(judged.verdict, Verdict::Transposes(end));
    assert_eq!(judged.graded.map(|it| it.grade), Some(Grade::Good));
}

#[test]
fn the_answer_is_told_and_a_line_left_out() {
    let mine = repertoire(Side::Black, &["f5d6c3", "f5f6e6"]);
    let mut drill = Drill::new(mine, 0, 1);
    assert!(drill.judge(0, 0).is_none(), "illegal");
    let (cell, graded) = drill.tell(0).unwrap();
    assert_eq!((cell, graded.unwrap().grade), (37, Grade::Again));
    assert_eq!(drill.tell(0).unwrap().1, None);
    assert_eq!(drill.judge(37, 0).unwrap().graded, None, "the first try counts");
    drill.reply(0, &mut nothing_known).unwrap();
    let line = drill.line().to_vec();
    assert!(drill.leave_out(&line, 0));
    // The other line is still due, though its first card was asked.
    assert_eq!((drill.stage(), drill.line().len()), (Stage::Asking, 0));
    drill.judge(37, 0).unwrap();
    drill.reply(0, &mut nothing_known).unwrap();
    assert_ne!(drill.line(), line);
    let line = drill.line().to_vec();
    drill.leave_out(&line, 0);
    assert_eq!(drill.stage(), Stage::Over);
    assert!(drill.tell(0).is_none());
}

#[test]
fn another_line_is_another_one_as_long_as_one_is_due() {
    let mine = repertoire(Side::Black, &["f5d6c3", "f5f6e6", "f5f4e3"]);
    for seed in 0..20 {
        let mut drill = Drill::new(mine.clone(), 0, seed);
        let mut given_up = None;
        for _ in 0..6 {
            drill.judge(expected(&drill), 0).unwrap();
            let reply = drill.reply(0, &mut nothing_known);
            assert_ne!(reply, given_up);
            given_up = reply;
            assert!(drill.next_line(0));
        }
    }
}
