//! Stones that balance a game of Gomoku.

use std::collections::HashSet;

use heibai::analysis::{Balanced, Stones, balancing};
use heibai::gomoku::{Opening, Point, Position, Ruleset, Stone};
use heibai::search::{Engine, HashSize, Stop};

fn after(rules: Ruleset, moves: &str) -> Position {
    let mut position = Position::start(15, rules, Opening::Free).expect("a size of a board");
    for name in moves.split_whitespace() {
        position.place(name.parse().expect("a point's name")).expect("it is legal");
    }
    position
}

fn found(position: &Position, stones: Stones, count: usize, nodes: u64) -> Vec<Balanced> {
    let mut engine = Engine::new(HashSize::mebibytes(4));
    balancing(&mut engine, position, stones, count, nodes, &Stop::default())
        .expect("nobody stops it")
}

fn unevenness(balanced: &Balanced) -> u16 {
    balanced.score.hundredths().unsigned_abs()
}

#[test]
fn one_stone_or_two_leave_an_uneven_game_more_even() {
    for rules in [Ruleset::Freestyle, Ruleset::Renju] {
        let start = after(rules, "h8 i9 h10");
        let found = found(&start, Stones::Two, 4, 40_000);
        assert_eq!(found.len(), 4);
        assert!(found.is_sorted_by_key(unevenness), "{found:?}");
        assert!(unevenness(&found[0]) <= 100, "{found:?}");
        for Balanced { points, .. } in &found {
            let mut position = start.clone();
            assert_eq!(points.len(), 2);
            for &point in points {
                assert_eq!(position.place(point), Ok(()));
            }
            assert!(!position.is_game_over());
        }
    }
    let found = found(&after(Ruleset::Freestyle, "h8 i9 h10"), Stones::One, 3, 40_000);
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|balanced| balanced.points.len() == 1));
    assert!(found.is_sorted_by_key(unevenness), "{found:?}");
}

#[test]
fn of_symmetric_stones_one_is_found() {
    let all = found(&after(Ruleset::Freestyle, "h8"), Stones::One, 1_000, 1);
    // The other points of an eighth of the nine by nine around the stone, the edges of that eighth with it.
    assert_eq!(all.len(), 5 * 6 / 2 - 1);
    let seen: HashSet<Vec<Point>> = all.into_iter().map(|balanced| balanced.points).collect();
    assert_eq!(seen.len(), 5 * 6 / 2 - 1);
}

#[test]
fn stones_that_leave_one_side_clearly_ahead_balance_nothing() {
    let three = after(Ruleset::Freestyle, "h8 a1 i9 c1 j10 o1 h10");
    assert_eq!(three.to_move(), Stone::White);
    assert_eq!(found(&three, Stones::One, 200, 20_000), []);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let position = after(Ruleset::Freestyle, "h8 i9 h10");
    let ask = || found(&position, Stones::One, 5, 20_000);
    assert_eq!(ask(), ask());
}

#[test]
fn nothing_balances_a_game_that_is_over_or_won_and_a_stop_is_obeyed() {
    let over = after(Ruleset::Freestyle, "a1 a2 b1 b2 c1 c2 d1 d2 e1");
    assert_eq!(over.winner(), Some(Stone::Black));
    assert_eq!(found(&over, Stones::One, 5, 1_000), []);
    let open_four = after(Ruleset::Freestyle, "h8 a1 i8 c1 j8 e1 k8");
    assert_eq!(found(&open_four, Stones::One, 5, 10_000), []);
    let stop = Stop::default();
    stop.request();
    let mut engine = Engine::new(HashSize::mebibytes(4));
    let position = after(Ruleset::Freestyle, "h8");
    assert_eq!(balancing(&mut engine, &position, Stones::One, 5, 1_000, &stop), None);
}
