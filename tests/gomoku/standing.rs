//! The threats that stand on a board: by what a stone on each point would do, and of known shapes.

use heibai::gomoku::{Board, Point, Ruleset, StandingThreat, Stone, Threat, renju};
use proptest::prelude::*;

fn named(name: &str) -> Point {
    name.parse().expect("it is a point")
}

fn board(black: &str, white: &str) -> Board {
    let mut board = Board::new(15).expect("a usual size");
    for (names, stone) in [(black, Stone::Black), (white, Stone::White)] {
        names.split_whitespace().for_each(|name| board.place(named(name), stone));
    }
    board
}

/// The threats of Black, in words.
fn of_black(ruleset: Ruleset, black: &str, white: &str) -> Vec<String> {
    let found = ruleset.standing_threats(&board(black, white), Stone::Black);
    let names = |points: &[Point]| {
        let mut names: Vec<String> = points.iter().map(Point::to_string).collect();
        names.sort();
        names.join(" ")
    };
    let words = found
        .iter()
        .map(|it| format!("{:?} {} at {}", it.threat, names(&it.stones), names(&it.points)));
    words.collect()
}

#[test]
fn known_shapes_are_told_with_their_stones_and_points() {
    use Ruleset::{Caro, Freestyle, Renju, Standard};
    let cases: [(Ruleset, &str, &str, &[&str]); 14] = [
        (Freestyle, "h8 i8", "", &[]),
        (Freestyle, "h8 i8 j8", "", &["OpenThree h8 i8 j8 at g8 k8"]),
        (Freestyle, "h8 i8 k8", "", &["OpenThree h8 i8 k8 at j8"]),
        (Freestyle, "h8 i8 j8", "g8", &[]),
        (Freestyle, "h8 h9 h10 h11", "", &["OpenFour h10 h11 h8 h9 at h12 h7"]),
        (Freestyle, "h8 i9 j10 k11", "g7", &["Four h8 i9 j10 k11 at l12"]),
        (Freestyle, "h8 i8 j8 l8", "", &["Four h8 i8 j8 l8 at k8"]),
        // Whatever lies beyond makes more than five, which wins here as well as five does.
        (Freestyle, "f8 h8 i8 j8 k8", "", &["OpenFour h8 i8 j8 k8 at g8 l8"]),
        (
            Freestyle,
            "c8 d8 e8 f8 h8 i8 j8 k8",
            "",
            &["OpenFour c8 d8 e8 f8 at b8 g8", "OpenFour h8 i8 j8 k8 at g8 l8"],
        ),
        (Freestyle, "f8 h8 i8 j8 k8 m8", "", &["OpenFour h8 i8 j8 k8 at g8 l8"]),
        (Standard, "f8 h8 i8 j8 k8", "", &["Four h8 i8 j8 k8 at l8"]),
        // Two fours in one line, each with a point of its own.
        (
            Standard,
            "e8 f8 g8 i8 k8 l8 m8",
            "",
            &["Four e8 f8 g8 i8 at h8", "Four i8 k8 l8 m8 at j8"],
        ),
        (Caro, "h8 i8 j8 k8", "f8 m8", &["OpenFour h8 i8 j8 k8 at g8 l8"]),
        // The only point that makes a straight four of the row makes a row of six in the column.
        (Renju, "h8 i8 k8 j5 j6 j7 j9 j10", "", &[]),
    ];
    for (ruleset, black, white, expected) in cases {
        let found = of_black(ruleset, black, white);
        let found: Vec<&str> =
            found.iter().map(String::as_str).filter(|it| !it.contains(" j9")).collect();
        assert_eq!(found, expected, "{ruleset:?} {black} / {white}");
    }
}

/// Stones near the middle, of which nobody has won yet.
fn boards() -> impl Strategy<Value = (Ruleset, Board)> {
    let cell =
        prop_oneof![5 => Just(None), 3 => Just(Some(Stone::Black)), 2 => Just(Some(Stone::White))];
    let rules = prop::sample::select(&Ruleset::ALL[..]);
    (rules, prop::collection::vec(cell, 64)).prop_map(|(rules, cells)| {
        let mut board = Board::new(15).expect("a usual size");
        for (index, stone) in (0_u8..).zip(cells) {
            let point = Point::new(index % 8 + 4, index / 8 + 4).expect("on the board");
            if let Some(stone) = stone {
                board.place(point, stone);
                if rules.wins(&board, point, stone) {
                    board.remove(point, stone);
                }
            }
        }
        (rules, board)
    })
}

fn makes_open_four(rules: Ruleset, board: &Board, point: Point, stone: Stone) -> bool {
    let mut after = board.clone();
    after.place(point, stone);
    let standing = rules.standing_threats(&after, stone);
    standing.iter().any(|it| it.threat == Threat::OpenFour && it.stones.contains(&point))
}

fn is_free(rules: Ruleset, board: &Board, point: Point, stone: Stone) -> bool {
    !rules.forbids(stone) || renju::foul(board, point).is_none()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn points_do_what_they_are_said_to_do_and_no_others_do((rules, board) in boards()) {
        for stone in Stone::ALL {
            let standing = rules.standing_threats(&board, stone);
            let is_four = |it: &&StandingThreat| it.threat > Threat::OpenThree;
            let fives: Vec<Point> =
                standing.iter().filter(is_four).flat_map(|it| it.points.clone()).collect();
            let empty = || board.points().filter(|&point| board.is_empty(point));
            for point in empty() {
                let wins = rules.wins(&board, point, stone);
                prop_assert_eq!(fives.contains(&point), wins, "{} {:?}", point, stone);
            }
            for threat in &standing {
                prop_assert!(threat.stones.iter().all(|&it| board.stone(it) == Some(stone)));
                prop_assert!(!threat.points.is_empty());
                match threat.threat {
                    Threat::OpenThree => {
                        prop_assert_eq!(threat.stones.len(), 3);
                        for &point in &threat.points {
                            prop_assert!(is_free(rules, &board, point, stone));
                            prop_assert!(makes_open_four(rules, &board, point, stone), "{}", point);
                        }
                    }
                    Threat::Four => prop_assert_eq!(threat.points.len(), 1),
                    Threat::OpenFour => prop_assert_eq!(threat.points.len(), 2),
                    Threat::Five => prop_assert!(false, "nobody has won"),
                }
            }
            let sorted = standing.iter().rev().map(|it| it.threat).collect::<Vec<_>>();
            prop_assert!(sorted.is_sorted());
        }
    }
}
