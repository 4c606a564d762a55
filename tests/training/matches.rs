//! The laws of matches between levels, and what the levels have to score.

use std::process::Output;

use crate::program::heibai;
use heibai::game::{Level, Variant};
use heibai::records::openings;
use heibai::training::matches::statistics::Statistics;
use heibai::training::matches::{Match, OpeningSource, Tally};

fn level(number: u8) -> Level {
    Level::new(number).expect("the number is from 1 to 10")
}

fn pairing(stronger: u8, weaker: u8, openings: u32) -> Match {
    Match {
        level: level(stronger),
        opponent: level(weaker),
        variant: Variant::default(),
        openings,
        source: OpeningSource::Random(10),
        seed: 1,
    }
}

fn results(tally: &Tally) -> (u64, u64, u64, f64) {
    let played = &tally.statistics;
    (played.wins, played.draws, played.losses, played.margin())
}

#[test]
fn every_opening_gives_two_games() {
    let tally = pairing(2, 1, 7).play(1).expect("there are memory and threads");
    assert_eq!(tally.statistics.games(), 14);
    assert_eq!(tally.statistics.pairs.iter().sum::<u64>(), 7);
    assert!(tally.clock.iter().all(|clock| clock.moves > 14));
}

#[test]
fn a_match_ends_the_same_on_any_number_of_threads() {
    let game = pairing(4, 3, 12);
    let alone = game.play(1).expect("there are memory and threads");
    let together = game.play(3).expect("there are memory and threads");
    assert_eq!(results(&alone), results(&together));
    assert_eq!(alone.statistics.score_error(), together.statistics.score_error());
}

#[test]
fn another_seed_gives_other_games() {
    let one = pairing(4, 3, 12);
    let other = Match { seed: 1000, ..one.clone() };
    assert_ne!(
        results(&one.play(1).expect("there are memory and threads")),
        results(&other.play(1).expect("there are memory and threads"))
    );
}

#[test]
fn openings_of_a_list_are_played_in_turn() {
    let variant = Variant::Gomoku {
        size: 5,
        rules: heibai::gomoku::Ruleset::Freestyle,
        opening: heibai::gomoku::Opening::Free,
    };
    // Black wins with its next move in the first game, White with its own in the second.
    let text = "a1b5b1c5c1d5d1a3\na1a5a2b5b3c5e2d5c1\n";
    let games: Result<Vec<_>, _> = openings::read(text, variant).collect();
    let source = OpeningSource::Listed(games.expect("they are openings").into());
    let tally = Match { variant, source, ..pairing(10, 10, 4) }
        .play(1)
        .expect("there are memory and threads");
    assert_eq!(results(&tally), (4, 0, 4, 0.0));
    assert!(tally.clock.iter().all(|clock| clock.moves == 4));
}

#[test]
fn a_draw_is_half_a_point() {
    let mut statistics = Statistics::default();
    (statistics.wins, statistics.draws, statistics.losses) = (3, 2, 5);
    assert!((statistics.score() - 0.4).abs() < 1e-9);
}

#[test]
fn the_standard_error_shrinks_with_the_games() {
    let few = pairing(2, 1, 10).play(1).expect("there are memory and threads");
    let many = pairing(2, 1, 160).play(1).expect("there are memory and threads");
    assert_eq!(
        pairing(2, 1, 1).play(1).expect("there are memory and threads").statistics.score_error(),
        None
    );
    let (few, many) = (few.statistics.score_error(), many.statistics.score_error());
    assert!(few.expect("ten pairs") > many.expect("many pairs"));
}

#[test]
fn each_level_beats_the_one_two_below() {
    // The deep levels are measured by `heibai levels`; their matches take minutes.
    for number in 3..=8 {
        let tally = pairing(number, number - 2, 40).play(2).expect("there are memory and threads");
        assert!(
            tally.statistics.score() >= 0.75,
            "level {number}: {:.3}",
            tally.statistics.score()
        );
    }
}

#[test]
fn stronger_levels_win_on_the_other_sizes_too() {
    for size in [6, 10] {
        let start = Variant::Othello {
            size,
            layout: heibai::othello::StartLayout::Standard,
            first: heibai::game::Side::Black,
        };
        for number in 3..=7 {
            let tally = Match { variant: start, ..pairing(number, number - 2, 20) }
                .play(2)
                .expect("there are memory and threads");
            assert!(
                tally.statistics.score() > 0.6,
                "level {number} on {size}: {:.3}",
                tally.statistics.score()
            );
        }
    }
}

fn levels(arguments: &[&str]) -> Output {
    heibai(&[&["levels"], arguments].concat())
}

#[test]
fn the_command_prints_a_table_row_for_each_pair() {
    let arguments = ["--games", "5", "--size", "6", "--pair", "2", "1", "--pair", "4", "2"];
    let output = levels(&arguments);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("the output is text");
    let rows: Vec<&str> = text.lines().filter(|line| line.contains('%')).collect();
    assert_eq!(rows.len(), 2, "{text}");
    assert!(rows[0].starts_with("| 2 Novice | 1 Beginner |"), "{text}");
    assert!(rows[1].starts_with("| 4 Amateur | 2 Novice |"), "{text}");
    // An odd number of games is rounded up: won, drawn and lost make six.
    let games: u32 = rows[0]
        .split('|')
        .skip(3)
        .take(3)
        .map(|cell| cell.trim().parse::<u32>().unwrap_or(99))
        .sum();
    assert_eq!(games, 6, "{text}");
}

#[test]
fn the_command_refuses_what_it_does_not_know() {
    for wrong in [
        &["--pair", "3"][..],
        &["--pair", "0", "2"],
        &["--pair", "11", "2"],
        &["--size", "7"],
        &["--size", "18"],
        &["--games", "0"],
    ] {
        let output = levels(wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(!output.stderr.is_empty(), "{wrong:?}");
    }
}
