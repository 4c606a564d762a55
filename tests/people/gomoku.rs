//! Gomoku by somebody of a rating: what is overlooked, and the games that follow.

use std::time::Duration;

use heibai::engine::{NewGame, Person, PersonSettings, Player, Time, Turn, decide};
use heibai::game::tree::{GameTree, Start};
use heibai::game::{self, Ply, Variant};
use heibai::gomoku::{Opening, Point, Position, Ruleset, Stone};
use heibai::people::{LastMoves, Model, RATINGS, Threat, overlooked};
use heibai::search::{Engine, HashSize, Limits, Request, Stop};

fn person(rating: u16, seed: u64) -> Person {
    Person::new(PersonSettings { rating, model: Model::shipped(), seed })
}

/// The first plies of a game of a person against another one.
fn play(mut players: [Person; 2], variant: Variant, number: u64, plies: usize) -> Vec<Ply> {
    let stop = Stop::default();
    for player in &mut players {
        player.new_game(&NewGame { variant, number }, &stop).expect("it can");
    }
    let mut tree = GameTree::new(Start::of(variant).expect("it has a start"));
    for ply in 0..plies {
        let position = tree.end_position();
        if position.is_over() {
            break;
        }
        let turn = Turn {
            game: &tree,
            position: &position,
            time: Time::Free,
            patience: Duration::from_secs(60),
            stop: &stop,
        };
        let decision = decide(&mut players[ply % 2], &turn, Duration::ZERO, &mut |_| {});
        let ply = decision.expect("its move is legal").ply.expect("it does not resign");
        let end = tree.main_end();
        tree.play(end, ply).expect("it is legal");
    }
    tree.plies(tree.main_end())
}

fn gomoku(rules: Ruleset, opening: Opening) -> Variant {
    let size = 15;
    Variant::Gomoku { size, rules, opening }
}

/// Positions of random games with stones near each other, and the last moves.
fn positions(count: usize, seed: u64) -> Vec<(Position, LastMoves)> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let start = Position::start(15, Ruleset::Freestyle, Opening::Free);
        let mut position = start.expect("there is such a board");
        let mut last = LastMoves::default();
        for _ in 0..rng.usize(8..40) {
            let point = Point::new(rng.u8(4..11), rng.u8(4..11)).expect("it is on the board");
            if position.place(point).is_ok() {
                last = LastMoves { opponents: point.index(15), own: last.opponents };
            }
        }
        if !position.is_game_over() {
            found.push((position, last));
        }
    }
    found
}

/// A row of so many black stones in the middle, and as many white ones far apart; Black is to move.
fn row(stones: u8) -> (Position, LastMoves) {
    let point = |column, row| Point::new(column, row).expect("it is on the board");
    let stones = (0..stones).flat_map(|it| {
        let far = point(2 * it, if it % 2 == 0 { 0 } else { 14 });
        [(point(5 + it, 7), Stone::Black), (far, Stone::White)]
    });
    let stones: Vec<(Point, Stone)> = stones.collect();
    let own = stones[stones.len() - 2].0.index(15);
    let opponents = stones[stones.len() - 1].0.index(15);
    let position = Position::from_stones(15, Ruleset::Freestyle, stones, Stone::Black);
    (position.expect("each has its own point"), LastMoves { opponents, own })
}

#[test]
fn a_threat_is_the_more_often_overlooked_the_longer_the_farther_and_the_weaker_the_player() {
    let chance = |stones, distance, rating: u16| {
        Threat { stones, distance }.is_overlooked_by(f64::from(rating))
    };
    for rating in RATINGS.step_by(200) {
        for distance in 2..14 {
            for stones in 1..4 {
                let here = chance(stones, distance, rating);
                assert!((0.0..=1.0).contains(&here));
                assert!(here <= chance(stones + 1, distance, rating));
                assert!(here <= chance(stones, distance + 1, rating));
                assert!(here >= chance(stones, distance, rating + 100));
            }
        }
    }
    assert!(chance(3, 8, 800) > 2.0 * chance(3, 8, 1400));
    assert!(chance(1, 12, 800) > chance(1, 2, 800));
}

#[test]
fn a_stronger_rating_sees_all_that_a_weaker_one_sees_and_more() {
    let mut counts = [0; 8];
    for (seed, (position, last)) in positions(30, 1).into_iter().enumerate() {
        let mut before: Option<Vec<usize>> = None;
        for (at, rating) in RATINGS.step_by(200).enumerate() {
            let missed = overlooked(&position, last, rating.into(), seed as u64);
            assert_eq!(missed, overlooked(&position, last, rating.into(), seed as u64));
            let is_empty = |it: &usize| {
                position.board().is_empty(Point::from_index(*it, 15).expect("it is a point"))
            };
            assert!(missed.iter().all(is_empty));
            if let Some(before) = &before {
                assert!(missed.iter().all(|it| before.contains(it)), "{rating}");
            }
            counts[at] += missed.len();
            before = Some(missed);
        }
    }
    assert!(counts.is_sorted_by(|one, other| one > other), "{counts:?}");
}

#[test]
fn the_strong_never_overlook_their_own_five_nor_an_open_four_beside_the_last_stones() {
    for rating in [1800, 2000, 2200] {
        for (stones, ends) in [(4, [(4, 7), (9, 7)]), (3, [(4, 7), (8, 7)])] {
            let (position, last) = row(stones);
            for seed in 0..2_000 {
                let missed = overlooked(&position, last, f64::from(rating), seed);
                for (column, row) in ends {
                    let end = Point::new(column, row).and_then(|it| it.index(15));
                    assert!(!missed.contains(&end.expect("it is on the board")), "{rating} {seed}");
                }
            }
        }
    }
}

#[test]
fn what_is_not_seen_is_neither_played_nor_feared() {
    let mut engine = Engine::new(HashSize::mebibytes(2));
    let (position, _) = row(4);
    let end = |column| Point::new(column, 7).and_then(|it| it.index(15)).expect("it is a point");
    let mut best = |overlooked: &[usize]| {
        let position = game::Position::Gomoku(Box::new(position.clone()));
        let whole = Request::new(position, Limits::nodes(2_000));
        let request = Request { overlooked: overlooked.to_vec(), ..whole };
        engine.search(&request, &Stop::default(), &mut |_| {}).expect("there are moves")
    };
    assert!([end(4), end(9)].contains(&best(&[]).best));
    assert_eq!(best(&[end(4)]).best, end(9));
    let blind = best(&[end(4), end(9)]);
    assert!(![end(4), end(9)].contains(&blind.best));
    assert_ne!(blind.score.forced(), Some(1));
}

#[test]
fn games_are_legal_under_all_rules() {
    for rules in [Ruleset::Freestyle, Ruleset::Standard, Ruleset::Renju, Ruleset::Caro] {
        for (number, ratings) in [[800, 1500], [1100, 2200]].into_iter().enumerate() {
            let players = ratings.map(|rating| person(rating, 3));
            play(players, gomoku(rules, Opening::Free), number as u64, 40);
        }
    }
    for number in 0..3 {
        let players = [900, 2100].map(|rating| person(rating, 4));
        let made = play(players, gomoku(Ruleset::Freestyle, Opening::Swap2), number, 30);
        assert!(made.iter().any(|ply| matches!(ply, Ply::Choose(_))), "{made:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_one_another() {
    let game = |seed: u64, number: u64| {
        let players = [1400, 1400].map(|rating| person(rating, seed));
        play(players, gomoku(Ruleset::Freestyle, Opening::Free), number, 24)
    };
    let first = game(1, 0);
    assert_eq!(first, game(1, 0));
    assert_ne!(first, game(1, 1));
    assert_ne!(first, game(2, 0));
}
