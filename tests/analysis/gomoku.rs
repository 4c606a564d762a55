//! Every move of Gomoku with a score of its own.

use std::time::Duration;

use heibai::game::{Ply, Position, Variant};
use heibai::gomoku::{self, Ruleset};
use heibai::search::{Engine, HashSize, Limits, RankedMove, Request, Stop};

fn position(ruleset: Ruleset, moves: &str) -> Position {
    let variant = Variant::Gomoku { size: 15, rules: ruleset, opening: gomoku::Opening::Free };
    let mut position = variant.start().unwrap();
    for name in moves.split_whitespace() {
        let cell = position.cell_named(name).unwrap();
        position.play(Ply::Place(cell)).unwrap();
    }
    position
}

fn multi_pv(position: &Position, limits: Limits, threads: usize) -> Vec<RankedMove> {
    let request = Request { threads, ..Request::new(position.clone(), limits) };
    let wanted = position.legal_cells().into_iter().map(RankedMove::unknown).collect();
    let mut engine = Engine::new(HashSize::mebibytes(16));
    engine.search_multi_pv(&request, wanted, &Stop::default(), &mut |_, _| {})
}

fn of<'a>(found: &'a [RankedMove], position: &Position, name: &str) -> &'a RankedMove {
    let cell = position.cell_named(name).unwrap();
    found.iter().find(|found| found.cell == cell).unwrap()
}

#[test]
fn wins_and_losses_are_told_with_their_plies() {
    // Black has an open three; an open four wins, and whatever is slow gives White the time for nothing.
    let position = position(Ruleset::Freestyle, "h8 a1 i8 c1 j8 e1");
    let found = multi_pv(&position, Limits::depth(3), 2);
    assert_eq!(found.len(), position.legal_cells().len());
    for name in ["g8", "k8"] {
        let win = of(&found, &position, name);
        assert_eq!((win.score.forced(), win.exact), (Some(3), true), "{name}");
    }
    assert!(found[0].exact && found[0].score.forced() == Some(3));
}

#[test]
fn a_move_that_leaves_a_five_loses_in_two() {
    let position = position(Ruleset::Freestyle, "h8 a1 i8 c1 j8 g8 k8");
    let found = multi_pv(&position, Limits::depth(2), 1);
    assert_eq!(of(&found, &position, "o15").score.forced(), Some(-2));
    let stop = of(&found, &position, "l8");
    assert_eq!(found[0].cell, stop.cell);
}

#[test]
fn a_five_wins_at_once() {
    let position = position(Ruleset::Standard, "h8 a1 i8 c1 j8 e1 k8 g1");
    let found = multi_pv(&position, Limits::depth(1), 1);
    assert_eq!(of(&found, &position, "g8").score.forced(), Some(1));
    assert_eq!(of(&found, &position, "l8").score.forced(), Some(1));
}

#[test]
fn a_win_by_fours_is_proved_however_shallow_the_rounds() {
    // Two open ends that meet: fours on both lines win.
    let position = position(Ruleset::Freestyle, "h8 g8 i8 a15 j8 o1 k12 k13 k11 c3 k10 m3");
    let found = multi_pv(&position, Limits::depth(1), 1);
    assert!(found[0].exact && found[0].score.forced().unwrap() > 0, "{:?}", found[0]);
}

#[test]
fn forbidden_points_are_not_looked_at() {
    // h8 would make two open threes at once.
    let position = position(Ruleset::Renju, "i8 a1 j8 c1 h9 e1 h10 g1");
    let foul = position.cell_named("h8").unwrap();
    assert!(position.foul(foul).is_some());
    let found = multi_pv(&position, Limits::time(Duration::from_millis(100)), 2);
    assert!(found.iter().all(|found| found.cell != foul && !found.line.starts_with(&[foul])));
}

#[test]
fn every_point_is_looked_at_before_any_is_looked_at_deeply() {
    let position = position(Ruleset::Standard, "h8 i9");
    let wanted: Vec<_> = position.legal_cells().into_iter().map(RankedMove::unknown).collect();
    let request = Request::new(position.clone(), Limits::depth(4));
    let (mut order, stop) = (Vec::new(), Stop::default());
    let mut engine = Engine::new(HashSize::mebibytes(16));
    let count = wanted.len();
    engine.search_multi_pv(&request, wanted, &stop, &mut |found, _| order.push(found.depth));
    assert!(order[..count].iter().all(|&depth| depth == 1), "{order:?}");
    assert!(order[count..2 * count].iter().all(|&depth| depth == 2), "{order:?}");
}
