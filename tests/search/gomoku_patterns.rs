//! The board that the search of Gomoku plays on: what it keeps up to date is what a new look at the stones
//! gives, and its classes say what the rules say.

use heibai::eval::gomoku::{Cell, Class, PatternBoard, Weights};
use heibai::gomoku::{Board, Point, Ruleset, Stone};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

const CLASSES: [Class; Class::COUNT] = [
    Class::Nothing,
    Class::One,
    Class::Two,
    Class::Twos,
    Class::SleepingThree,
    Class::SleepingThreePlus,
    Class::Three,
    Class::ThreePlus,
    Class::Threes,
    Class::Four,
    Class::FourPlus,
    Class::FourThree,
    Class::OpenFour,
    Class::Five,
    Class::Suspect,
];

/// Stones that lie close together, so that lines meet, on a board of this size.
fn stones(size: u8) -> impl Strategy<Value = Vec<(Point, Stone)>> {
    let near = size / 2 - 2..size.min(size / 2 + 4);
    let stone = prop_oneof![Just(Stone::Black), Just(Stone::White)];
    let stone = (near.clone(), near, stone);
    prop::collection::vec(stone, 0..40).prop_map(|stones| {
        let mut kept: Vec<(Point, Stone)> = Vec::new();
        for (column, row, stone) in stones {
            let point = Point::new(column, row).expect("on the board");
            if kept.iter().all(|&(taken, _)| taken != point) {
                kept.push((point, stone));
            }
        }
        kept
    })
}

fn cases() -> impl Strategy<Value = (u8, Ruleset, Vec<(Point, Stone)>)> {
    let rules = prop::sample::select(&Ruleset::ALL[..]);
    (prop::sample::select(&[7_u8, 15, 20, 22][..]), rules)
        .prop_flat_map(|(size, rules)| (Just(size), Just(rules), stones(size)))
}

fn board_of(size: u8, stones: &[(Point, Stone)]) -> Board {
    let mut board = Board::new(size).expect("a size of a board");
    for &(point, stone) in stones {
        board.place(point, stone);
    }
    board
}

fn same(kept: &PatternBoard, fresh: &PatternBoard) -> Result<(), TestCaseError> {
    prop_assert_eq!(kept.value(), fresh.value());
    prop_assert_eq!(kept.threats(), fresh.threats());
    prop_assert_eq!(kept.hash(), fresh.hash());
    prop_assert_eq!(kept.empties(), fresh.empties());
    let cells: Vec<Cell> = fresh.empty_cells().collect();
    prop_assert_eq!(kept.empty_cells().collect::<Vec<_>>(), cells.clone());
    for &cell in &cells {
        prop_assert_eq!(kept.codes(cell), fresh.codes(cell), "{}", cell.point());
    }
    for stone in Stone::ALL {
        for class in CLASSES {
            let listed = |board: &PatternBoard| {
                let mut found = Vec::new();
                board.for_each(stone, class, |cell| found.push(cell));
                found
            };
            let of_class = cells.iter().copied().filter(|&cell| fresh.class(cell, stone) == class);
            prop_assert_eq!(listed(kept), of_class.collect::<Vec<_>>(), "{:?} {:?}", stone, class);
            prop_assert_eq!(usize::from(kept.count(stone, class)), listed(kept).len());
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn stones_placed_and_taken_back_leave_what_a_new_look_finds(
        (size, rules, stones) in cases(),
        steps in prop::collection::vec(0..4_u8, 60),
    ) {
        let start = Board::new(size).expect("a size of a board");
        let mut kept = PatternBoard::of_board(&start, rules, Stone::Black, Weights::default());
        let mut placed: Vec<Option<(Point, Stone)>> = Vec::new();
        let mut waiting = stones.iter().map(|&(point, _)| point);
        for step in steps {
            match step {
                0 => {
                    kept.undo();
                    placed.pop();
                }
                1 => {
                    kept.pass();
                    placed.push(None);
                }
                _ => {
                    let Some(point) = waiting.next() else { break };
                    let cell = Cell::of(point);
                    let (stone, hash) = (kept.to_move(), kept.hash_after(cell));
                    kept.place(cell);
                    prop_assert_eq!(kept.hash(), hash);
                    placed.push(Some((point, stone)));
                }
            }
            let stones: Vec<(Point, Stone)> = placed.iter().copied().flatten().collect();
            let board = board_of(size, &stones);
            same(&kept, &PatternBoard::of_board(&board, rules, kept.to_move(), Weights::default()))?;
        }
    }

    #[test]
    fn classes_say_what_the_rules_say((size, rules, stones) in cases()) {
        let board = board_of(size, &stones);
        let patterns = PatternBoard::of_board(&board, rules, Stone::Black, Weights::default());
        for stone in Stone::ALL {
            for cell in patterns.empty_cells() {
                let point = cell.point();
                let mut after = board.clone();
                after.place(point, stone);
                let wins = rules.wins(&after, point, stone);
                prop_assert_eq!(patterns.class(cell, stone) == Class::Five, wins, "{}", point);
                let wins_next = |after: &Board| -> Vec<Point> {
                    let empties = after.points().filter(|&next| after.is_empty(next));
                    let through = |&next: &Point| {
                        let mut board = after.clone();
                        board.place(next, stone);
                        rules.winning_row(&board, next, stone).contains(&point)
                    };
                    empties.filter(through).collect()
                };
                let fives = wins_next(&after);
                let is_four = wins || !fives.is_empty();
                prop_assert_eq!(patterns.makes_four(cell, stone), is_four, "{}", point);
                if patterns.class(cell, stone) == Class::OpenFour {
                    for answer in fives {
                        let mut answered = after.clone();
                        answered.place(answer, !stone);
                        prop_assert!(!wins_next(&answered).is_empty(), "{} {}", point, answer);
                    }
                }
            }
        }
    }

    #[test]
    fn parries_are_the_stones_that_leave_less((size, rules, stones) in cases()) {
        let board = board_of(size, &stones);
        let patterns = PatternBoard::of_board(&board, rules, Stone::Black, Weights::default());
        for stone in Stone::ALL {
            for least in [Class::OpenFour, Class::Five] {
                patterns.for_each(stone, least, |threat| {
                    let mut parries = vec![];
                    patterns.for_each_parry(threat, stone, least, |cell| parries.push(cell));
                    for answer in patterns.empty_cells() {
                        let mut answered = board.clone();
                        answered.place(answer.point(), !stone);
                        let left = PatternBoard::of_board(&answered, rules, stone, Weights::default());
                        let stops = answer == threat || {
                            let class = left.class(threat, stone);
                            class < least || class == Class::Suspect
                        };
                        assert_eq!(parries.contains(&answer), stops, "{}", answer.point());
                    }
                });
            }
        }
    }
}

/// On average only: shapes are worth different things under the two rules, in some positions more than the rules are.
#[test]
fn the_same_stones_are_worth_less_to_black_under_renju() {
    const POSITIONS: i32 = 400;
    let mut runner = TestRunner::deterministic();
    let mut sums = [0; 2];
    for _ in 0..POSITIONS {
        let stones = stones(15).new_tree(&mut runner).expect("stones").current();
        let board = board_of(15, &stones[..stones.len().min(6)]);
        for stone in Stone::ALL {
            let value =
                |rules| PatternBoard::of_board(&board, rules, stone, Weights::default()).value();
            sums[stone as usize] += value(Ruleset::Renju) - value(Ruleset::Standard);
        }
    }
    let [black, white] = sums.map(|sum| sum / POSITIONS);
    assert!((-260..=-140).contains(&black), "{black}");
    assert!((140..=260).contains(&white), "{white}");
}
