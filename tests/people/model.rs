//! The model of people: its facts, its file, and what it makes of ratings.

use std::time::Duration;

use heibai::engine::{NewGame, Person, PersonSettings, Player, Time, Turn, decide};
use heibai::game::Variant;
use heibai::game::tree::{GameTree, Start};
use heibai::othello::{Bits, Board, Symmetry};
use heibai::people::{
    FACTS, Insight, LastMoves, Model, ModelError, Network, Openings, PARTS, RATINGS, band, facts,
    glance, insight, losses,
};
use heibai::search::{Engine, HashSize, Stop};
use heibai::training;
use heibai::training::people::losses::{Made, losses as measured, of_model};
use heibai::training::people::ratings::{Game, Ratings};
use heibai::training::people::samples::{Choice, Look, Played, Sample, sample};

fn engine() -> Engine {
    Engine::new(HashSize::mebibytes(2))
}

/// Positions of random games in which there is a choice.
fn positions(count: usize, seed: u64) -> Vec<(Board, LastMoves)> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let (mut board, mut last) = (Board::start(), LastMoves::default());
        let plies = rng.usize(4..50);
        for _ in 0..plies {
            let Some(cell) = rng.choice(Bits::new(board.legal_moves())) else { break };
            board = board.play(cell);
            last = LastMoves { opponents: Some(cell), own: last.opponents };
        }
        if board.legal_moves().count_ones() > 1 {
            found.push((board, last));
        }
    }
    found
}

#[test]
fn facts_are_those_of_the_legal_moves_and_do_not_depend_on_how_the_board_is_turned() {
    let mut engine = engine();
    let stop = Stop::default();
    for (board, last) in positions(20, 1) {
        let found = facts(&mut engine, board, last, &stop).expect("there are moves");
        let cells: Vec<usize> = found.moves.iter().map(|it| it.cell).collect();
        assert_eq!(cells, Bits::new(board.legal_moves()).collect::<Vec<_>>());
        assert!(found.moves.iter().any(|it| it.loss() == 0.0), "the best one loses nothing");
        assert!(found.moves.iter().any(|it| it.deep_loss == 0.0));
        assert!(found.moves.iter().all(|it| (0.0..=128.0).contains(&it.deep_loss)));
        assert!(found.moves.iter().all(|it| (0.0..=24.0).contains(&it.loss())));
        assert!(found.moves.iter().flat_map(|it| it.numbers).all(f32::is_finite));
        for symmetry in Symmetry::ALL {
            let turn = |cell: usize| Bits::new(symmetry.bits(1 << cell)).next().expect("a bit");
            let turned_last =
                LastMoves { opponents: last.opponents.map(turn), own: last.own.map(turn) };
            let turned = facts(&mut engine, symmetry.board(board), turned_last, &stop);
            let turned = turned.expect("there are moves");
            for it in &found.moves {
                let same = turned.moves.iter().find(|other| other.cell == turn(it.cell));
                let same = same.expect("it is legal there");
                assert!((it.deep_loss - same.deep_loss).abs() < 1e-4, "{symmetry:?} {board:?}");
                for (at, (one, other)) in it.numbers.iter().zip(&same.numbers).enumerate() {
                    assert!((one - other).abs() < 1e-4, "{symmetry:?} {board:?} {at}");
                }
            }
        }
    }
}

#[test]
fn nobody_moves_where_there_is_no_move() {
    let full = Board::new(u64::MAX, 0).expect("no square has two discs");
    let mut engine = engine();
    assert_eq!(facts(&mut engine, full, LastMoves::default(), &Stop::default()), None);
}

#[test]
fn what_is_stopped_is_not_measured() {
    let stop = Stop::default();
    stop.request();
    let (board, _) = positions(1, 5)[0];
    let cell = board.legal_moves().trailing_zeros() as usize;
    assert_eq!(measured(&[Made { board, cell, rating: 1400.0, ply: 9 }], &stop, || {}), None);
    assert!(of_model(&Model::shipped(), 1400.0, 1, 1, &stop).is_none());
}

/// A game of random moves in which somebody passes.
fn with_pass() -> Vec<(Board, u8, bool)> {
    let mut rng = fastrand::Rng::with_seed(6);
    loop {
        let (mut board, mut is_black, mut moves) = (Board::start(), true, Vec::new());
        while !board.is_game_over() {
            if board.must_pass() {
                board = board.pass();
            } else {
                let cell = rng.choice(Bits::new(board.legal_moves())).expect("there is a move");
                moves.push((board, cell as u8, is_black));
                board = board.play(cell);
            }
            is_black = !is_black;
        }
        let has_choice = |it: &(Board, u8, bool)| it.0.legal_moves().count_ones() > 1;
        if moves.windows(2).any(|pair| pair[0].2 == pair[1].2 && has_choice(&pair[1])) {
            return moves;
        }
    }
}

#[test]
fn a_sample_has_the_last_moves_that_somebody_who_plays_would_have_a_gap_for_each_pass() {
    let moves = with_pass();
    let game = Game { black: "Ann".to_owned(), white: "Bob".to_owned(), year: 2020, won: 0.5 };
    let played = vec![Played { game, moves: moves.clone() }; 12];
    let results: Vec<Game> = played.iter().map(|it| it.game.clone()).collect();
    let look = Look::Glance;
    let choice = Choice { per_game: 60, seed: 1, is_counted: false, is_even: false, look };
    let (none, stop) = (Openings::default(), Stop::default());
    let samples = sample(&played[..], &Ratings::of(&results), &none, choice, &stop, || {});
    let mut engine = engine();
    let mut passes = 0;
    for pair in moves.windows(2).filter(|pair| pair[0].2 == pair[1].2) {
        let (board, last) = (pair[1].0, LastMoves { opponents: None, own: Some(pair[0].1.into()) });
        let Some(found) = samples.iter().find(|it| it.board == board) else { continue };
        assert_eq!(Some(&found.facts), glance(&mut engine, board, last, &stop).as_ref());
        passes += 1;
    }
    assert!(passes > 0);
}

#[test]
fn chances_add_up_to_one_and_depend_on_the_rating() {
    let model = Model::shipped();
    let mut engine = engine();
    let (mut weak, mut strong) = (0.0, 0.0);
    for (board, last) in positions(60, 2) {
        let found = facts(&mut engine, board, last, &Stop::default()).expect("there are moves");
        let loss = |rating: u16| -> f32 {
            let chances = model.of_facts(&found, board, f32::from(rating));
            let sum: f32 = chances.iter().map(|it| it.chance).sum();
            assert!((sum - 1.0).abs() < 1e-4 && chances.iter().all(|it| it.chance >= 0.0));
            chances.iter().zip(&found.moves).map(|(it, of)| it.chance * of.loss()).sum()
        };
        weak += loss(*RATINGS.start());
        strong += loss(*RATINGS.end());
    }
    assert!(weak > 1.5 * strong, "the weakest lose {weak}, the strongest {strong}");
}

#[test]
fn a_file_gives_back_the_model_and_a_damaged_one_is_refused() {
    let mut openings = Openings::default();
    let start = Board::start();
    for rating in [1300.0, 1500.0, 1900.0] {
        openings.add(start, 19, rating);
    }
    let mut insight = Insight::default();
    insight.weights_mut()[17] = 0.5;
    let model = Model::new(Network::random(7), insight, openings);
    let bytes = model.to_bytes().expect("memory has room");
    assert_eq!(Model::from_bytes(&bytes), Ok(model));
    assert_eq!(Model::from_bytes(b"(;GM[2])"), Err(ModelError::Foreign));
    assert_eq!(Model::from_bytes(&bytes[..bytes.len() - 1]), Err(ModelError::Damaged));
    for at in (8..bytes.len()).step_by(bytes.len() / 50) {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(Model::from_bytes(&changed).is_err(), "byte {at}");
    }
}

#[test]
fn symmetric_openings_are_one_and_the_game_that_is_asked_about_is_left_out() {
    let mut openings = Openings::default();
    let start = Board::start();
    // Black's four first moves are the same.
    let cells: Vec<usize> = Bits::new(start.legal_moves()).collect();
    openings.add(start, cells[0], 1500.0);
    openings.add(start, cells[2], 1500.0);
    assert_eq!(openings.len(), 1);
    assert_eq!(openings.counts(start, &cells, 1500.0, None), Some(vec![0.5; 4]));
    assert_eq!(openings.counts(start, &cells, 1500.0, Some(cells[1])), Some(vec![0.25; 4]));
    // Who is rated much higher plays otherwise.
    let far = openings.counts(start, &cells, 1900.0, None).expect("it is known");
    assert!(far[0] < 0.25);
    openings.keep(3);
    assert!(openings.is_empty());
    assert_eq!([1399.0, 1400.0, 1799.0, 2100.0].map(band), [0, 1, 2, 3]);
}

#[test]
fn the_measured_losses_lie_between_those_of_the_ratings_beside_them() {
    assert!((losses(800.0)[3] - 5.44).abs() < 1e-6);
    let is_same = |one: f32, other: f32| {
        let apart = losses(one).into_iter().zip(losses(other)).map(|(a, b)| (a - b).abs());
        apart.fold(0.0, f32::max) < 1e-6
    };
    assert!(is_same(2200.0, 2900.0));
    assert!(is_same(800.0, 100.0));
    let mean = |rating: f32| losses(rating).iter().sum::<f32>() / PARTS as f32;
    for rating in RATINGS.step_by(100).map(f32::from) {
        let (low, high) = (rating - 100.0, rating + 100.0);
        let between = losses(rating).into_iter().zip(losses(low)).zip(losses(high));
        for ((here, below), above) in between {
            assert!(here >= below.min(above) - 1e-4 || (rating / 200.0).fract() == 0.0);
            assert!((0.0..8.0).contains(&here));
        }
        assert!(mean(rating) > mean(high) || rating >= 2200.0, "{rating}");
    }
    assert!((losses(900.0)[0] - f32::midpoint(losses(800.0)[0], losses(1000.0)[0])).abs() < 1e-6);
}

#[test]
fn insight_that_learnt_nothing_changes_nothing_and_its_slopes_are_those_of_the_scores() {
    let mut engine = engine();
    let (board, last) = positions(1, 9)[0];
    let found = facts(&mut engine, board, last, &Stop::default()).expect("there are moves");
    let none = Insight::default();
    let scores: Vec<f32> = (0..found.moves.len()).map(|it| it as f32 / 3.0).collect();
    let corrected = |insight: &Insight| {
        let mut scores = scores.clone();
        insight.correct(&mut scores, &found, 1730.0);
        scores
    };
    assert_eq!(corrected(&none), scores);
    let terms = insight::terms(scores[1], found.moves[1].deep_loss);
    let mut slopes = vec![0.0; insight::WEIGHTS];
    Insight::backward(&insight::places(1730.0, found.empties), &terms, 1.0, &mut slopes);
    assert!(slopes.iter().any(|it| *it != 0.0));
    for (at, slope) in slopes.iter().enumerate() {
        let mut moved = none.clone();
        moved.weights_mut()[at] = 1.0;
        assert!((corrected(&moved)[1] - scores[1] - slope).abs() < 1e-5, "{at}");
    }
}

#[test]
fn the_strongest_see_what_those_below_see_and_are_held_back_more_by_each_disc_of_loss() {
    let mut engine = engine();
    let (board, last) = positions(1, 11)[0];
    let found = facts(&mut engine, board, last, &Stop::default()).expect("there are moves");
    let mut insight = Insight::default();
    let mut rng = fastrand::Rng::with_seed(2);
    insight.weights_mut().fill_with(|| rng.f32() - 0.5);
    insight.raise_strongest(0.25);
    let corrected = |rating: f32| {
        let mut scores: Vec<f32> = (0..found.moves.len()).map(|it| it as f32).collect();
        insight.correct(&mut scores, &found, rating);
        scores
    };
    let pairs = corrected(1900.0).into_iter().zip(corrected(2200.0));
    for ((below, strongest), of) in pairs.zip(&found.moves) {
        let expected = below - 0.25 * of.deep_loss.min(24.0);
        assert!((strongest - expected).abs() < 1e-4, "{strongest} {expected}");
    }
}

#[test]
fn the_likeliest_insight_loses_as_much_as_those_whose_moves_it_was_fitted_to() {
    let network = Network::random(1);
    let mut engine = engine();
    let mut rng = fastrand::Rng::with_seed(3);
    // People who draw among the two best moves by the deeper look, at one rating.
    let samples: Vec<Sample> = positions(400, 4)
        .into_iter()
        .map(|(board, last)| {
            let facts = facts(&mut engine, board, last, &Stop::default()).expect("it has moves");
            let mut best: Vec<usize> = (0..facts.moves.len()).collect();
            best.sort_by(|&a, &b| facts.moves[a].deep_loss.total_cmp(&facts.moves[b].deep_loss));
            let chosen = best[rng.usize(..2)];
            Sample { facts, chosen, rating: 1600.0, counts: None, board, game: 0 }
        })
        .collect();
    let insight = training::people::insight::fit(&network, &samples, &Stop::default());
    let loss = |insight: Insight| -> f32 {
        let model = Model::new(network.clone(), insight, Openings::default());
        let of = |sample: &Sample| -> f32 {
            let chances = model.of_facts(&sample.facts, sample.board, sample.rating);
            let losses = sample.facts.moves.iter().map(|it| it.deep_loss);
            chances.iter().zip(losses).map(|(it, loss)| it.chance * loss).sum()
        };
        samples.iter().map(of).sum::<f32>() / samples.len() as f32
    };
    let theirs = samples.iter().map(|it| it.facts.moves[it.chosen].deep_loss).sum::<f32>()
        / samples.len() as f32;
    let (before, after) = (loss(Insight::default()), loss(insight.expect("it is not stopped")));
    assert!(before > theirs + 1.0, "{before} {theirs}");
    assert!((after - theirs).abs() < 0.15, "{after} {theirs}");
}

#[test]
fn a_slope_is_how_a_score_changes() {
    let network = Network::random(3);
    let mut rng = fastrand::Rng::with_seed(5);
    let mut inputs = [0.0; FACTS + heibai::people::CONTEXT];
    inputs.fill_with(|| rng.f32() * 2.0 - 0.5);
    let mut slopes = vec![0.0; network.numbers().len()];
    network.backward(&inputs, 1.0, &mut slopes);
    for at in (0..slopes.len()).step_by(97) {
        const STEP: f32 = 1e-3;
        let moved = |by: f32| {
            let mut network = network.clone();
            network.numbers_mut()[at] += by;
            network.score(&inputs)
        };
        let measured = (moved(STEP) - moved(-STEP)) / (2.0 * STEP);
        assert!((measured - slopes[at]).abs() < 0.01, "{at}: {measured} {}", slopes[at]);
    }
}

#[test]
fn a_person_plays_the_same_game_by_the_same_seed_and_another_by_another() {
    let game = |seed: u64, number: u64| {
        let model = Model::shipped();
        let mut person = Person::new(PersonSettings { rating: 1400, model, seed });
        play(&mut person, number)
    };
    let first = game(1, 0);
    assert_eq!(first, game(1, 0));
    assert_ne!(first, game(1, 1));
    assert_ne!(first, game(2, 0));
}

/// The first twenty plies of a game against itself.
fn play(person: &mut Person, number: u64) -> String {
    let variant = Variant::default();
    let stop = Stop::default();
    person.new_game(&NewGame { variant, number }, &stop).expect("it can");
    let mut tree = GameTree::new(Start::of(variant).expect("it has a start"));
    let mut moves = String::new();
    for _ in 0..20 {
        let position = tree.end_position();
        let turn = Turn {
            game: &tree,
            position: &position,
            time: Time::Free,
            patience: Duration::from_secs(60),
            stop: &stop,
        };
        let decision = decide(person, &turn, Duration::ZERO, &mut |_| {}).expect("it moves");
        let ply = decision.ply.expect("it does not resign");
        moves += &position.ply_name(ply);
        let end = tree.main_end();
        tree.play(end, ply).expect("it is legal");
    }
    moves
}
