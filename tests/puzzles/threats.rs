//! Wins by threats: what a stone makes, which first moves win, and that every reply loses to them.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use heibai::game::{Game, GameRecord, Ply, Position};
use heibai::gomoku::{self, Point, Ruleset, Stone};
use heibai::puzzles::{Goal, Puzzle, Puzzles, Shape, Step, Theme};
use heibai::search::Stop;
use heibai::search::forced::{ForcedWins, ThreatWins};
use heibai::training::puzzles::check;
use proptest::prelude::*;

const NODES: u64 = 2_000_000;

fn stones(text: &str, stone: Stone) -> Vec<(Point, Stone)> {
    text.split_whitespace().map(|name| (name.parse().unwrap(), stone)).collect()
}

fn position(rules: Ruleset, black: &str, white: &str, to_move: Stone) -> gomoku::Position {
    let all = [stones(black, Stone::Black), stones(white, Stone::White)].concat();
    gomoku::Position::from_stones(15, rules, all, to_move).unwrap()
}

fn shape(rules: Ruleset, black: &str, white: &str, point: &str) -> Shape {
    Shape::of(&position(rules, black, white, Stone::Black), point.parse().unwrap())
}

fn shipped() -> Vec<Puzzle> {
    let puzzles = Puzzles::shipped(Game::Gomoku);
    let all = puzzles.all().iter().filter(|it| it.goal == Goal::Threats);
    all.map(|found| puzzles.of(found).unwrap()).collect()
}

fn gomoku_of(position: &Position) -> &gomoku::Position {
    match position {
        Position::Gomoku(position) => position,
        Position::Othello(_) => panic!("a puzzle of Gomoku"),
    }
}

#[test]
fn a_stone_makes_what_stands_on_the_board() {
    let free = Ruleset::Freestyle;
    assert_eq!(shape(free, "g8 h8", "a1 a3", "i8"), Shape::Three);
    assert_eq!(shape(free, "g8 h8", "f8 a3", "i8"), Shape::Quiet, "it is closed on one side");
    assert_eq!(shape(free, "g8 h8 i9 i10", "a1 a3", "i8"), Shape::Threes);
    assert_eq!(shape(free, "f8 g8 h8", "e8 a3", "i8"), Shape::Four);
    assert_eq!(shape(free, "f8 g8 h8 i9 i10", "e8 a3", "i8"), Shape::FourThree);
    assert_eq!(shape(free, "f8 g8 h8 i8", "e8 a3", "j8"), Shape::Four, "a five is one, too");
    assert_eq!(shape(free, "g8 h8", "a1 a3", "g8"), Shape::Quiet, "it is taken");
}

#[test]
fn a_three_that_needs_a_forbidden_point_is_none() {
    // Each end that would make a straight four of g8, h8 and i8 makes a four in its column as well.
    let black = "g8 h8 f9 f10 f11 j9 j10 j11";
    let white = "f12 j12 a1 a3";
    assert_eq!(shape(Ruleset::Freestyle, black, white, "i8"), Shape::Three);
    assert_eq!(shape(Ruleset::Renju, black, white, "i8"), Shape::Quiet);
}

#[test]
fn a_lone_open_two_wins_nothing_and_two_that_cross_win_in_several_ways() {
    let wins = ForcedWins::new().unwrap();
    let once = NonZeroUsize::new(1).unwrap();
    let of = |position| wins.threat_wins(&position, once, NODES, &Stop::default());
    let alone = position(Ruleset::Freestyle, "g8 h8", "a1 a3", Stone::Black);
    assert_eq!(of(alone), Some(ThreatWins::None));
    let crossing = position(Ruleset::Freestyle, "g8 h8 i9 i10", "a1 a3", Stone::Black);
    let found = of(crossing);
    assert!(!matches!(found, None | Some(ThreatWins::None)), "{found:?}");
}

#[test]
fn too_few_nodes_settle_nothing() {
    let wins = ForcedWins::new().unwrap();
    let crossing = position(Ruleset::Freestyle, "g8 h8 i9 i10", "a1 a3", Stone::Black);
    let once = NonZeroUsize::new(1).unwrap();
    assert_eq!(wins.threat_wins(&crossing, once, 10, &Stop::default()), None);
}

/// Whether the side to move wins by fours now, whatever it is.
fn wins_by_fours(wins: &ForcedWins, position: &gomoku::Position) -> bool {
    wins.wins_by_fours(position, NODES, &Stop::default()).expect("it is settled").is_some()
}

#[test]
fn every_reply_to_a_fork_loses_to_fours() {
    let wins = ForcedWins::new().unwrap();
    let forks: Vec<Puzzle> =
        shipped().into_iter().filter(|it| it.themes.contains(&Theme::Fork)).collect();
    assert!(!forks.is_empty());
    for puzzle in forks.iter().step_by(10) {
        let start = puzzle.record.end();
        assert!(!wins_by_fours(&wins, gomoku_of(&start)), "it is no win by fours: {puzzle}");
        let mut after = start.clone();
        after.play(Ply::Place(puzzle.steps[0].right)).unwrap();
        for reply in after.legal_cells() {
            let mut next = after.clone();
            next.play(Ply::Place(reply)).unwrap();
            assert!(!next.is_over(), "{puzzle}");
            let next = gomoku_of(&next);
            // A four of the other side has to be stopped first, which takes another search.
            let wins = is_forced(next) || wins_by_fours(&wins, next);
            assert!(wins, "{} in {puzzle}", start.cell_name(reply));
        }
    }
}

#[test]
fn each_refutation_leaves_no_win_by_fours_where_it_was_the_last_threat() {
    let wins = ForcedWins::new().unwrap();
    for puzzle in shipped().iter().step_by(5) {
        let step = &puzzle.steps[0];
        for wrong in step.wrong.iter().filter(|_| step.score == 1) {
            let mut next = puzzle.record.end();
            for &cell in std::iter::once(&wrong.cell).chain(&wrong.refutation) {
                next.play(Ply::Place(cell)).unwrap();
            }
            let next = gomoku_of(&next);
            assert!(is_forced(next) || !wins_by_fours(&wins, next), "{puzzle}");
        }
    }
}

#[test]
fn the_themes_stand_on_the_board() {
    for puzzle in shipped() {
        let shape = Shape::of_cell(&puzzle.record.end(), puzzle.steps[0].right);
        let has = |theme| puzzle.themes.contains(&theme);
        assert!(has(Theme::Threats), "{puzzle}");
        assert_eq!(has(Theme::DoubleThree), shape == Shape::Threes, "{puzzle}");
        assert_eq!(has(Theme::Quiet), shape == Shape::Quiet, "{puzzle}");
        assert!(!has(Theme::Fork) || puzzle.steps[0].score == 1, "{puzzle}");
        assert!(puzzle.steps[0].wrong.len() >= 2, "there is something to choose from: {puzzle}");
    }
}

/// Positions in which it is seen how the two searches agree: of games under all rules, cut anywhere.
fn some_positions() -> BTreeMap<Ruleset, Vec<GameRecord>> {
    let puzzles = Puzzles::shipped(Game::Gomoku);
    let mut records: BTreeMap<Ruleset, Vec<GameRecord>> = BTreeMap::new();
    for found in puzzles.all().iter().step_by(20) {
        let record = puzzles.of(found).unwrap().record;
        let rules = record.variant().rules().unwrap();
        records.entry(rules).or_default().push(record);
    }
    records
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn two_searches_that_share_only_the_rules_agree(
        rules in prop::sample::select(Ruleset::ALL.to_vec()),
        which in any::<prop::sample::Index>(),
        back in 0..8_usize,
        other in any::<prop::sample::Index>(),
    ) {
        let records = &some_positions()[&rules];
        let record = &records[which.index(records.len())];
        let plies = record.plies();
        let plies = plies[..plies.len().saturating_sub(back).max(6)].to_vec();
        let record = GameRecord::from_start(record.start().clone(), plies).unwrap();
        let end = record.end();
        let wins = ForcedWins::new().unwrap();
        let once = NonZeroUsize::new(1).unwrap();
        let found = wins.threat_wins(gomoku_of(&end), once, NODES, &Stop::default());
        prop_assume!(found.is_some());
        let claims = |right: usize| {
            let step = Step { right, score: 1, answers: Vec::new(), wrong: Vec::new() };
            let (goal, themes) = (Goal::Threats, Vec::new());
            let record = record.clone();
            check::check(&Puzzle { record, goal, rating: 1500, themes, steps: vec![step] }).is_ok()
        };
        let legal = end.legal_cells();
        let any = legal[other.index(legal.len())];
        let has_fours = wins_by_fours(&wins, gomoku_of(&end));
        match found.unwrap() {
            ThreatWins::One { right, .. } if !has_fours => {
                let right = right.index(15).unwrap();
                prop_assert!(claims(right) || is_forced(gomoku_of(&end)), "{}", end.cell_name(right));
                prop_assert!(any == right || !claims(any), "{}", end.cell_name(any));
            }
            _ => prop_assert!(!claims(any), "{}", end.cell_name(any)),
        }
    }
}

/// Whether the side to move has to stop a five.
fn is_forced(position: &gomoku::Position) -> bool {
    let (board, other) = (position.board(), !position.to_move());
    board.points().any(|at| board.is_empty(at) && position.ruleset().wins(board, at, other))
}
